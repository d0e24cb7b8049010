"""The public names tell what they are, compiled or not: help(), editors and IPython's `?`."""

import ast
import importlib
import inspect
import pydoc
from pathlib import Path

import pytest

import koloda

PUBLIC = [name for name in koloda.__all__ if inspect.getmodule(getattr(koloda, name)) is not None]


def written(name: str) -> dict[str, str]:
    """The docstrings of a public name and its own methods, as they stand in the source."""
    thing = getattr(koloda, name)
    module = importlib.import_module(thing.__module__)
    file = Path(module.__file__ or "")
    source = file.with_name(f"{file.name.partition('.')[0]}.py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    kinds = (ast.ClassDef, ast.FunctionDef)
    (node,) = [each for each in tree.body if isinstance(each, kinds) and each.name == name]
    inside = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    docs = {"": ast.get_docstring(node) or ""}
    docs |= {each.name: ast.get_docstring(each) or "" for each in inside if each.name[0] != "_"}
    return {part: text for part, text in docs.items() if text}


@pytest.mark.parametrize("name", PUBLIC)
def test_help_tells_what_the_source_tells(name: str) -> None:
    thing = getattr(koloda, name)
    for part, text in written(name).items():
        told = inspect.getdoc(getattr(thing, part) if part else thing)
        assert told == text, f"{name}.{part}"


def test_help_shows_the_signature_and_the_sentence() -> None:
    page = pydoc.plain(pydoc.render_doc(koloda.Game))
    assert "new(self, players" in page.replace("/, ", "")
    assert "The first moment of a new game." in page


@pytest.mark.parametrize(
    "name", [name for name in PUBLIC if hasattr(getattr(koloda, name), "_fields")]
)
def test_help_tells_what_each_field_is(name: str) -> None:
    kind = getattr(koloda, name)
    page = pydoc.plain(pydoc.render_doc(kind))
    assert "Alias for field" not in page
    for field in kind._fields:
        assert getattr(kind, field).__doc__.endswith("."), f"{name}.{field}"


def test_help_of_a_view_tells_what_its_fields_are() -> None:
    page = pydoc.plain(pydoc.render_doc(koloda.new("karma", seed=1).view(0)))
    assert "Alias for field" not in page and "How many seats there are." in page


def test_modules_tell_what_they_are() -> None:
    from koloda.games.karma.rules import turn

    assert "What a turn of Karma is" in (turn.__doc__ or "")

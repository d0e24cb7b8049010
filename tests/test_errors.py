"""Every error has a name, its values, and a sentence in every language."""

import ast
import importlib
import pickle
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import koloda
from koloda.engine.values.errors import Fault, KolodaError, NotationError, OptionError, quoted
from koloda.engine.values.faults import NO_GAME, RECORD_LINE
from koloda.engine.values.refusal import IllegalAction
from koloda.games import find_game
from koloda.locales.catalogue import ERRORS, Catalogue
from koloda.locales.fluent_files import LANGUAGES, Texts

SOURCES = Path(koloda.__file__).parent
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of koloda; the model of other people's games speaks for itself."""
    return {
        ".".join(("koloda", *file.relative_to(SOURCES).with_suffix("").parts)): ast.parse(
            file.read_text(encoding="utf-8")
        )
        for file in sorted(SOURCES.rglob("*.py"))
        if "highcard" not in file.parts
    }


@cache
def faults() -> dict[str, Fault]:
    """All faults of all modules, by the name under which the module has them."""
    found: dict[str, Fault] = {}
    for name, tree in trees().items():
        if any(is_call_of(node, {"Fault"}) for node in ast.walk(tree)):
            module = importlib.import_module(name)
            for constant, value in vars(module).items():
                if isinstance(value, Fault):
                    found[f"{name}.{constant}"] = value
    return found


def is_call_of(node: ast.AST, names: set[str]) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in names


def kinds() -> set[str]:
    """The names of all classes of errors that a person may see."""
    found, waiting = {"KolodaError"}, list(KolodaError.__subclasses__())
    while waiting:
        kind = waiting.pop()
        found.add(kind.__name__)
        waiting += kind.__subclasses__()
    return found - {"IllegalAction"}


def fields(fault: Fault) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(fault.text) if name}


def test_every_fault_has_a_name_of_its_own() -> None:
    found = list({id(fault): fault for fault in faults().values()}.values())
    names = [fault.name for fault in found]
    assert len(names) > 100
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_fault_is_said_in_every_language(language: str) -> None:
    texts = Texts(language, ERRORS)
    named = {fault.name: fault for fault in faults().values()}
    assert set(texts.messages) == set(named)
    for name, fault in named.items():
        assert texts.variables(name) == fields(fault), name


def fault_of(tree: ast.Module, node: ast.expr) -> Fault | None:
    """The fault that an expression like `faults.NO_GAME` names in that module."""
    if isinstance(node, ast.Attribute) and getattr(node.value, "id", "").endswith("faults"):
        found = getattr(imported(tree, getattr(node.value, "id", "")), node.attr, None)
        return found if isinstance(found, Fault) else None
    return None


def imported(tree: ast.Module, name: str) -> object:
    """What a module knows by a name; the module itself may need libraries that are not here."""
    for node in (each for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)):
        for alias in node.names:
            if name in (alias.asname, alias.name):
                return importlib.import_module(f"{node.module}.{alias.name}")
    return None


def test_every_error_is_raised_with_a_fault() -> None:
    faults()  # all modules are imported, and so all kinds of errors are known
    wrong = [
        f"{name}:{node.lineno} says a sentence of its own"
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and is_call_of(node, kinds()) and node.args
        if isinstance(node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp)
    ]
    assert wrong == []


def test_every_fault_gets_its_values() -> None:
    checked = 0
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            given = {word.arg for word in node.keywords}
            for fault in filter(None, (fault_of(tree, argument) for argument in node.args)):
                assert given == fields(fault), f"{name}:{node.lineno}"
                checked += 1
    assert checked > 150


def test_an_error_is_its_english_sentence() -> None:
    with pytest.raises(OptionError) as told:
        find_game("karma").setup(99)
    error = told.value
    assert str(error) == "karma is played by 2 to 6 players, not 99"
    assert error.fault.name == "wrong-seats"
    assert error.values == {"game": "karma", "low": 2, "high": 6, "players": 99}
    assert Catalogue("it").error(error) == "a karma si gioca da 2 a 6, non in 99"


def test_an_error_inside_an_error_speaks_the_same_language() -> None:
    with pytest.raises(NotationError) as inner:
        find_game("karma").setup(2).actions.parse("fly")
    outer = NotationError(RECORD_LINE, line=3, error=inner.value)
    assert str(outer).startswith("record line 3: karma has no action 'fly'")
    assert Catalogue("ru").error(outer).startswith("запись, строка 3: в игре karma нет хода 'fly'")


def test_a_refusal_is_said_with_its_clause() -> None:
    state = find_game("karma").new(2)
    with pytest.raises(IllegalAction) as told:
        state.play(0, 0)
    assert Catalogue("en").error(told.value) == str(told.value)
    assert Catalogue("ru").error(told.value).startswith("karma K6: ")
    again = pickle.loads(pickle.dumps(told.value))
    assert str(again) == str(told.value) and again.refusal == told.value.refusal


def test_an_error_comes_back_from_another_process() -> None:
    error = OptionError(NO_GAME, game="a", known="b")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.values) == (OptionError, str(error), error.values)


def test_what_somebody_wrote_is_quoted_in_short() -> None:
    assert quoted("a\x1b[31m") == "'a\\x1b[31m'"
    assert len(quoted("x" * 1000)) == 62

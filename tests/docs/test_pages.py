"""The documentation tells the truth: its code runs, its links lead somewhere, it builds."""

import ast
import doctest
import importlib
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import click
import pytest

import koloda
from koloda.cli import main

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(page for page in DOCS.rglob("*.md") if not page.name.endswith("head.md"))
PLAIN = ("COMPILED", "__version__")
"""Public names that are plain values."""
CODE = re.compile(r"```pycon\n(.*?)```", re.DOTALL)


def only_code(text: str) -> str:
    """A page with everything blanked out that is not code, so that complaints name its lines."""
    spans = [match.span(1) for match in CODE.finditer(text)]
    return "".join(
        letter if letter == "\n" or any(start <= place < end for start, end in spans) else " "
        for place, letter in enumerate(text)
    )


def named(page: Path) -> str:
    return str(page.relative_to(DOCS))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if CODE.search(page.read_text(encoding="utf-8"))], ids=named
)
def test_its_code_does_what_the_page_says(page: Path) -> None:
    code = only_code(page.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 0 and result.failed == 0


TRIED_ELSEWHERE = {
    "README.md": "tests/test_readme.py",
    "docs/notation.md": "tests/docs/test_record_page.py",
    "docs/beside-others.md": "tests/docs/test_beside_others.py",
    "docs/envs/README.md": "tests/envs/test_pages.py",
    "docs/learning.md": "tests/envs/test_dataset.py",
    "docs/tutorial/first-own-game.md": "tests/examples/test_installed_game.py",
}
"""Pages with programs that need more than this environment, and the tests that run them."""
NOT_RUN = {"{toctree}", "{eval-rst}", "{literalinclude}", "position", "record", "text"}
"""Blocks that are no programs, or that show a file with tests of its own."""
TEXTS = [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_is_tried(page: Path) -> None:
    name, text = str(page.relative_to(ROOT)), page.read_text(encoding="utf-8")
    for kind, block in re.findall(r"^```(\S*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        if kind == "python":
            assert page.name in (ROOT / TRIED_ELSEWHERE[name]).read_text(encoding="utf-8")
        elif kind == "sh":
            for line in block.splitlines():
                try_command(shlex.split(line, comments=True))
        elif not kind:  # grammars, drawings, and commands with words behind them
            for line in block.splitlines():
                try_command(shlex.split(line.partition("   ")[0]) if "koloda " in line else [])
        elif kind == "toml":
            tomllib.loads(block)
        else:
            assert kind in NOT_RUN | {"pycon"}, kind


def try_command(words: list[str]) -> None:
    """A command of koloda has to exist with these options; all else is the shell's."""
    if not words or Path(words[0]).name != "koloda":
        return
    # A command remembers the settings of the first context that asks it for its options.
    parent = click.Context(main, **main.context_settings)
    command = main.get_command(parent, words[1])
    assert command is not None, words
    command.make_context(words[1], words[2:], parent=parent)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_its_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text):
        assert (page.parent / link).exists(), f"{link} in {named(page)}"


CLONE = re.compile(
    r"`make |^make |\bcheckout\b|\btools/|(?<!/)\bexamples/|\bbuild/|\bPYTHONPATH=", re.MULTILINE
)
"""What only somebody with a clone of the repository has."""
MADE = (DOCS / "index.md").read_text(encoding="utf-8").partition("How it is made")[2]
FOR_USERS = [page for page in PAGES if f"\n{named(page).removesuffix('.md')}\n" not in MADE]
"""The pages that are not in the last part of the index, which is about koloda's own making."""


@pytest.mark.parametrize("page", FOR_USERS, ids=named)
def test_whoever_has_only_the_package_is_told_where_a_clone_is_needed(page: Path) -> None:
    text = re.sub(
        r"<!--.*?-->|^```\{literalinclude\}.*?$",
        "",
        page.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    for section in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading = section.partition("\n")[0]
        assert " clone" in heading or not CLONE.search(section), f"{named(page)}: {heading}"


def test_it_builds_without_a_warning_and_without_the_network(tmp_path: Path) -> None:
    pytest.importorskip("sphinx")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*command, str(DOCS), str(tmp_path)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    reference = (tmp_path / "reference" / "api.html").read_text(encoding="utf-8")
    for name in koloda.__all__:
        assert name in PLAIN or f'id="koloda.{name}"' in reference, name
        for field in getattr(getattr(koloda, name), "_fields", ()):
            assert f'id="koloda.{name}.{field}"' in reference, f"{name}.{field}"
    assert 'id="koloda.Match.why_not"' in reference and "Alias for field" not in reference
    pages = {page: page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    assert [link for page in pages for link in dead_links(page, pages)] == []


def dead_links(page: Path, pages: dict[Path, str]) -> list[str]:
    """The links of a page, as it was built, that lead to no file or to no place in it."""
    found: list[str] = []
    for link in re.findall(r'href="(?!https?:|data:|mailto:)([^"]+)"', pages[page]):
        file, _, place = unquote(link).partition("#")
        target = (page.parent / file.partition("?")[0]).resolve() if file else page
        if not target.exists() or (place and f'id="{place}"' not in pages.get(target, "")):
            found.append(f"{page.name}: {link}")
    return found


def test_the_reference_lists_every_public_name_once() -> None:
    page, _, _ = (
        (DOCS / "reference" / "api.md").read_text(encoding="utf-8").partition("## For games")
    )
    listed = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| \[?`[^|]*\|", page, re.MULTILINE)))
    assert sorted(listed) == sorted(koloda.__all__)


def test_the_reference_lists_what_a_new_game_imports() -> None:
    page = (DOCS / "reference" / "api.md").read_text(encoding="utf-8").partition("## For games")[2]
    listed = {
        (module, name)
        for module, names in re.findall(r"^\| `(koloda[.\w]+)` \| (.+) \|$", page, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", names)
    }
    for module, name in listed:
        assert hasattr(importlib.import_module(module), name), f"{module}.{name}"
    kit = ROOT / "src" / "koloda" / "kit"
    for file in [kit / "test_highcard.py", *(kit / "highcard").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("koloda.engine"):
                assert {(node.module, name.name) for name in node.names} <= listed, file

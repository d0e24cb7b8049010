"""The documentation tells the truth: its code runs, its links lead somewhere, it builds."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import koloda

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


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_its_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text):
        assert (page.parent / link).exists(), f"{link} in {named(page)}"


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
    assert 'id="koloda.Match.why_not"' in reference
    links = set(re.findall(r'href="#([^"]+)"', reference))
    assert {link for link in links if f'id="{link}"' not in reference} == set()


def test_the_reference_lists_every_public_name_once() -> None:
    page = (DOCS / "reference" / "api.md").read_text(encoding="utf-8")
    listed = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| \[?`[^|]*\|", page, re.MULTILINE)))
    assert sorted(listed) == sorted(koloda.__all__)

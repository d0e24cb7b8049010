"""The code in docs/adding-a-game.md does what the page says."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_work() -> None:
    # What is not code is blanked out, not removed, so that complaints name the page's lines.
    blocks = [match.span(1) for match in re.finditer(r"```pycon\n(.*?)```", TEXT, re.DOTALL)]
    code = "".join(
        letter if letter == "\n" or any(start <= place < end for start, end in blocks) else " "
        for place, letter in enumerate(TEXT)
    )
    test = doctest.DocTestParser().get_doctest(code, {}, PAGE.name, str(PAGE), 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 15 and result.failed == 0


def test_the_files_exist() -> None:
    example = ROOT / "src" / "koloda" / "kit" / "highcard"
    for name in re.findall(r"^\| (`.*?) \|", TEXT, re.MULTILINE):
        for file in re.findall(r"`(\w+\.\w+)`", name):
            assert (example / file).exists(), file
    for path in re.findall(r"\b(?:tests|tools|examples|src)/[\w/]+(?:\.py)?", TEXT):
        assert (ROOT / path).exists(), path

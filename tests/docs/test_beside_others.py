"""docs/beside-others.md shows our rules as they stand in the code."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "beside-others.md").read_text(encoding="utf-8")
SOURCES = [
    file.read_text(encoding="utf-8")
    for file in sorted((ROOT / "src" / "koloda" / "games" / "karma").rglob("*.py"))
]
SHOWN = [
    function
    for block in re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    for function in block.split("\n\n\n")
]


@pytest.mark.parametrize("function", SHOWN, ids=lambda text: text.partition("(")[0])
def test_a_rule_is_shown_as_it_stands(function: str) -> None:
    assert any(function in source for source in SOURCES)


def test_three_rules_are_shown() -> None:
    assert len(SHOWN) == 3

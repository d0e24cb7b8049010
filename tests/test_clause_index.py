"""Every clause and ruling of a game has a test, and no test cites a missing one."""

import ast
from collections.abc import Iterator
from pathlib import Path

from koloda.games import GAMES
from tools import rules_pages

TESTS = Path(__file__).parent


def citations(file: Path) -> Iterator[tuple[int, str]]:
    """Line and name of every clause in the file's `pytest.mark.clause(…)` calls."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            for argument in node.args:
                yield node.lineno, str(ast.literal_eval(argument))


def clauses(game: str) -> list[str]:
    """All clauses of a game, like "karma K7", in the order of its rules."""
    texts = rules_pages.TEXTS / "en" / "rules" / f"{game}.ftl"
    return [f"{game} {rules_pages.clause(name)}" for name in rules_pages.ids(texts)]


def test_every_clause_has_a_test() -> None:
    for game in sorted({game.name for game in GAMES} & set(rules_pages.games())):
        files = (TESTS / "clauses" / game).rglob("*.py")
        cited = {name for file in files for _, name in citations(file)}
        untested = [name for name in clauses(game) if name not in cited]
        assert untested == [], f"{game}: {len(untested)} clauses without a test"


def test_no_test_cites_a_missing_clause() -> None:
    known = {name for game in rules_pages.games() for name in clauses(game)}
    missing = [
        f"{file.relative_to(TESTS)}:{line} {name}"
        for file in sorted(TESTS.rglob("*.py"))
        for line, name in citations(file)
        if name not in known
    ]
    assert missing == []


def test_citations_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    file = tmp_path / "test_sample.py"
    file.write_text(
        'pytestmark = pytest.mark.clause("karma K1")\n'
        '@pytest.mark.clause("karma K2", "karma K3")\n'
        "def test_sample():\n"
        "    pass\n"
    )
    assert list(citations(file)) == [(1, "karma K1"), (2, "karma K2"), (2, "karma K3")]

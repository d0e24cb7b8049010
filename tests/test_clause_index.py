"""Every clause and ruling of a game has a test, and no test cites a missing one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from koloda.cli import main
from koloda.engine.contract.game import Game
from koloda.games import GAMES
from koloda.locales.clauses import citations as code_citations
from koloda.locales.clauses import cited_in
from tools import clause_pages, rules_pages

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_clause_leads_to_its_code(game: Game) -> None:
    """Cited by a function, an option or a refusal, or named by a module that explains it."""
    cited = {f"{game.name} {place.clause}" for place in code_citations(game.name)}
    assert [name for name in clauses(game.name) if name not in cited] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_code_cites_no_missing_clause(game: Game) -> None:
    known, letters = set(clauses(game.name)), {name.split()[1][0] for name in clauses(game.name)}
    missing = [
        str(place)
        for place in code_citations(game.name)
        if place.clause[0] in letters and f"{game.name} {place.clause}" not in known
    ]
    assert missing == []


@pytest.mark.parametrize("file", clause_pages.pages(), ids=lambda file: file.stem)
def test_the_index_of_clauses_is_up_to_date(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == clause_pages.pages()[file], "run `make clauses`"


def test_where_names_the_function_of_a_clause() -> None:
    run = CliRunner().invoke(main, ["rules", "karma", "k28", "--where"])
    assert run.exit_code == 0
    assert "games/karma/rules/karma_cards.py" in run.output and "bottoms_up" in run.output
    assert "karma_cards" not in CliRunner().invoke(main, ["rules", "karma", "K28"]).output


def test_all_ways_to_cite_a_clause_are_read(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text(
        '"""Rules (K1-K3). K9 follows from K1."""\n'
        'LIMIT = 3\n"""Cards (M2.7)."""\n'
        'OPTION = Option("x", "K4")\n'
        "class Table:\n"
        "    def play(self):\n"
        '        """Play (K5)."""\n'
        "        x = 1  # K6, not K60\n"
    )
    found = [(place.clause, place.line, place.name) for place in cited_in(file)]
    assert found == [
        *[(clause, 1, "") for clause in ("K1", "K2", "K3", "K9")],
        ("M2.7", 3, "LIMIT"),
        ("K4", 4, "OPTION"),
        ("K5", 7, "play"),
        ("K6", 8, "play"),
        ("K60", 8, "play"),
    ]


def test_citations_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    file = tmp_path / "test_sample.py"
    file.write_text(
        'pytestmark = pytest.mark.clause("karma K1")\n'
        '@pytest.mark.clause("karma K2", "karma K3")\n'
        "def test_sample():\n"
        "    pass\n"
    )
    assert list(citations(file)) == [(1, "karma K1"), (2, "karma K2"), (2, "karma K3")]

"""At a table the clauses say what was agreed there; the page of the rules tells every variant."""

import functools
import re

import pytest

from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import Value
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES
from koloda.locales.rules import ALL_TABLES, agreed, find_clause, rule_groups

OTHER_TABLES = {
    "en": r"the full game|mini edition|table may (agree|choose)|table agrees|Expert\b",
    "ru": r"большой игр|мини-редакц|условились|[Мм]ожно условиться|Экспертн",
    "it": r"gioco intero|edizion[ei] mini|ci si è accordati|(?<!non )ci si può accordare|Esperto\b",
}
"""Words by which a clause speaks of tables that agreed on something else."""


catalogue = functools.cache(Catalogue)


@functools.cache
def tables() -> list[Setup]:
    """Every edition, level or variant of every game with every number of players."""
    found: list[Setup] = []
    for game in GAMES:
        for preset in game.presets:
            for players in range(game.seats[0], game.seats[1] + 1):
                try:
                    found.append(game.setup(players, preset.values))
                except OptionError:
                    continue
    return found


@functools.cache
def clauses_at(setup: Setup, language: str = "en") -> dict[str, str]:
    """What the rules say at a table."""
    values = agreed(setup.players, setup.options)
    groups = rule_groups(catalogue(language), setup.game.name, values)
    return {number: text for group in groups for number, text in group.clauses.items()}


def at(game: str, players: int, **options: Value) -> dict[str, str]:
    return clauses_at(find_game(game).setup(players, options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_speaks_of_other_tables(language: str) -> None:
    for setup in tables():
        for number, text in clauses_at(setup, language).items():
            place = f"{language} {setup.game.name} {setup.players} {number}: {text}"
            assert not re.search(OTHER_TABLES[language], text, re.IGNORECASE), place
            assert "{" not in text and "  " not in text and " ." not in text, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_rules_has_every_clause(language: str) -> None:
    for game in GAMES:
        texts = catalogue(language).texts(f"rules/{game.name}", language)
        groups = rule_groups(catalogue(language), game.name)
        assert sum(len(group.clauses) for group in groups) == len(texts.messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_depend_on_options_that_exist_and_on_the_same_in_every_language(
    language: str,
) -> None:
    for game in GAMES:
        known = {"players", *(option.name for option in game.options)}
        english = catalogue("en").texts(f"rules/{game.name}", "en")
        texts = catalogue(language).texts(f"rules/{game.name}", language)
        for name in texts.messages:
            assert texts.variables(name) <= known, name
            assert texts.variables(name) == english.variables(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_clauses_are_silent_in_every_language(language: str) -> None:
    for setup in tables():
        assert list(clauses_at(setup, language)) == list(clauses_at(setup)), setup.options


def test_no_option_has_the_word_for_all_tables_as_its_value() -> None:
    for game in GAMES:
        for option in game.options:
            assert ALL_TABLES not in (option.default, *option.allowed)


def test_editions_of_karma() -> None:
    small, english, full = (
        at("karma", 4),
        at("karma", 4, edition="en"),
        at("karma", 4, edition="full"),
    )
    assert "40 cards" in small["K1"] and "60 cards" in full["K1"]
    assert small["K11"].endswith("only then.") and english["K11"].endswith("by choice.")
    assert small["K17"].startswith("When two") and full["K17"].startswith("When three")
    assert "A38" in full and "A38" not in small
    assert "after 600 turns" in full["A30"]


def test_levels_of_unit() -> None:
    basic, expert = at("unit", 2), at("unit", 2, preset="expert")
    assert not {"U7", "U17", "U27", "U28", "U29", "U30", "V44"} & set(basic)
    assert expert["U30"].startswith("♠ set against")
    assert basic["V11"] == "A defender must have the same suit as the attacker."
    assert at("unit", 2, start1=30)["U1"] == "One player begins with 20 points, the other with 30."


def test_kanobu_for_two_and_for_more() -> None:
    assert "R33" not in at("kanobu", 2) and "R33" in at("kanobu", 3)
    assert "one Rock, one Scissors and one Paper" in at("kanobu", 3, chance_mode="set")["N22"]


def test_karmaka_for_two_knows_no_partner_and_no_player_opposite() -> None:
    two, four, teams = at("karmaka", 2), at("karmaka", 4), at("karmaka", 4, mode="teams")
    for number, text in two.items():
        assert not re.search(r"partner|opposite|victim", text) or number in ("G8", "G24"), number
    assert "player opposite" in four["C1"] and "partner" not in four["C1"]
    assert "partner" in teams["C1"] and "player opposite" not in teams["C1"]


def test_a_clause_about_other_tables_can_be_looked_up() -> None:
    setup = find_game("unit").setup(2)
    found = find_clause(catalogue("en"), "unit", "u27", agreed(2, setup.options))
    assert found is not None and found[1].startswith("If the table agrees")

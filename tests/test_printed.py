"""Every card that does something says so in print, in every language, in at most 14 words."""

import re
from pathlib import Path

import pytest

from koloda.games import find_game
from koloda.games.kanobu.cards import SYMBOLS
from koloda.games.karmaka.cards import CARDS
from koloda.locales.fluent_files import LANGUAGES, Texts

LONGEST = 14
KARMA_CARDS = {"gp", "pt", "bu", "fb", "number"}
UNIT_CARDS = {"card", "joker"}
KARMAKA_CARDS = set(find_game("karmaka").setup(2).tokens)
PRINTED = {
    "karma": KARMA_CARDS,
    "kanobu": set(SYMBOLS),
    "unit": UNIT_CARDS,
    "karmaka": KARMAKA_CARDS,
}
PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
COLOURS = ("red", "green", "blue", "mosaic")
COURTS = {"a", "j", "q", "k"}


def family(texts: Texts, prefix: str) -> dict[str, str]:
    """The messages that begin with a prefix, by the rest of their id."""
    return {
        name.removeprefix(prefix): texts.format(name, {}) or ""
        for name in texts.messages
        if name.startswith(prefix)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_every_card_has_a_printed_line_of_at_most_14_words(game: str, language: str) -> None:
    lines = family(Texts(language, game), "text-")
    assert set(lines) == PRINTED[game]
    for card, line in lines.items():
        assert 0 < len(line.split()) <= LONGEST, f"{card}: {line}"
        assert line[0].isupper() and line.endswith("."), f"{card}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_karmaka_cards_have_the_same_line(language: str) -> None:
    lines = list(family(Texts(language, "karmaka"), "text-").values())
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kanobu_symbol_has_a_short_name(language: str) -> None:
    names = family(Texts(language, "kanobu"), "sign-")
    assert set(names) == set(SYMBOLS)
    assert len(set(names.values())) == len(SYMBOLS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_court_cards_differ(language: str) -> None:
    letters = family(Texts(language, "unit"), "rank-")
    assert set(letters) == COURTS
    assert len(set(letters.values())) == len(COURTS)


def test_the_page_has_colour_points_and_copies_of_each_karmaka_card() -> None:
    told = (PAGE / "karmaka" / "cards.ts").read_text(encoding="utf-8")
    line = r"^  (\w+): { colour: '(\w+)', points: (\d), copies: (\d) },$"
    assert [
        (name, colour, int(points), int(copies))
        for name, colour, points, copies in re.findall(line, told, re.MULTILINE)
    ] == [(card.name, COLOURS[card.colour], card.points, card.copies) for card in CARDS]


@pytest.mark.parametrize("game", PRINTED)
def test_what_a_rule_is_about_is_said_of_rules_that_exist(game: str) -> None:
    rules = {name.lower() for name in Texts("en", f"rules/{game}").messages}
    about = set(family(Texts("en", game), "about-"))
    assert about and about <= rules

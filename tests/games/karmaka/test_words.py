"""What the words beside one's places say of the moment, in every language."""

import pytest

from koloda.locales.fluent_files import LANGUAGES, Texts, Values


def words(language: str, message: str, values: Values) -> str:
    """A message of the game, which is there."""
    return Texts(language, "karmaka").format(message, values) or ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_of_the_others_before_a_life_ends_is_told_from_its_beginning(
    language: str,
) -> None:
    two, more, none = (
        words(language, "place-life-is", {"left": left, "players": players})
        for left, players in ((6, 2), (6, 3), (0, 2))
    )
    assert len({two, more, none}) == 3


def test_a_life_ends_after_the_turn_of_the_others() -> None:
    said = words("en", "place-life-is", {"left": 6, "players": 2})
    assert said == "at 0: your rival’s turn, then your rebirth"
    last: Values = {"pass": "last", "enough": "yes", "now": "4 of 4 points", "left": 1}
    assert "ends as your next turn begins" in words("en", "ask-play", last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_life_is_told_as_it_is(language: str) -> None:
    kinds = {deck: words(language, "place-next-is", {"deck": deck}) for deck in range(7)}
    assert len({kinds[0], kinds[3], kinds[6]}) == 3
    assert len({kinds[deck] for deck in range(1, 6)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_few_points_are_told_only_where_they_are_too_few(language: str) -> None:
    for message in ("place-ring-life", "place-ring-when", "place-rings-short"):
        for count in range(3):
            few, enough = (
                words(language, message, {"count": count, "enough": enough})
                for enough in ("no", "yes")
            )
            assert few != enough, message


@pytest.mark.parametrize(
    ("language", "colour"),
    [("en", "best colour"), ("ru", "лучш"), ("it", "colore migliore")],
)
def test_rings_are_said_to_add_to_the_best_colour(language: str, colour: str) -> None:
    for count in (1, 2):
        assert colour in words(language, "place-ring-life", {"count": count, "enough": "no"})
    asked: Values = {"enough": "yes", "points": 3, "asked": 4, "need": 1, "rings": 1}
    assert colour in words(language, "ask-spend-rings", asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_one_cannot_pass_has_its_reason(language: str) -> None:
    values: Values = {"pass": "no", "now": "", "left": 3}
    reasons = {"en": "uses up a card", "ru": "тратит карту", "it": "consuma una carta"}
    assert reasons[language] in words(language, "ask-play", values)


@pytest.mark.parametrize(
    ("language", "alone"), [("en", "only you"), ("ru", "только вы"), ("it", "solo tu")]
)
def test_a_known_card_is_not_said_to_be_known_to_nobody_else(language: str, alone: str) -> None:
    told = Texts(language, "web").format("place-secret", {}) or alone
    assert alone not in told.lower()

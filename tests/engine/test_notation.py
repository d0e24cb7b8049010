"""Fields of positions and every mistake that can be made in them."""

from collections.abc import Callable

import pytest

from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards

TOKENS = ["A", "K", "Q"]


def fields(*parts: str) -> Fields:
    """The fields of a made-up position."""
    return Fields("game", list(parts))


def test_words_under_names() -> None:
    found = fields(" hand: A K ", "pile:", "turn: 3")
    assert found.take("hand") == ["A", "K"]
    assert found.take("pile") == []
    assert found.number("turn", 0, 3) == 3
    assert found.take_or("deck", ["Q"]) == ["Q"]
    found.finish()


def test_cards_and_choices() -> None:
    found = fields("hand: A Q A", "stage: play", "score: -12")
    assert found.cards("hand", TOKENS) == [0, 2, 0]
    assert found.choice("stage", ["deal", "play"]) == 1
    assert found.number("score", -20, 0) == -12


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda: fields("hand A"), "game position: 'hand A' is not 'name: words'"),
        (lambda: fields(""), "game position: '' is not 'name: words'"),
        (lambda: fields("hand: A", "hand: K"), "game position: 'hand' stands there twice"),
        (lambda: fields().take("hand"), "game position: 'hand' is missing"),
        (lambda: fields("n:").number("n", 0, 9), "game position: 'n' needs one number"),
        (lambda: fields("n: 1 2").number("n", 0, 9), "game position: 'n' needs one number"),
        (
            lambda: fields("stage: over").choice("stage", ["deal", "play"]),
            "game position: 'stage' is one of deal, play, not 'over'",
        ),
        (
            lambda: fields("stage: deal play").choice("stage", ["deal", "play"]),
            "game position: 'stage' is one of deal, play, not 'deal play'",
        ),
        (
            lambda: fields("stage:").choice("stage", ["deal", "play"]),
            "game position: 'stage' is one of deal, play, not ''",
        ),
        (
            lambda: fields("hand: A J").cards("hand", TOKENS),
            "game position: 'J' in 'hand' is not a card",
        ),
        (lambda: fields("extra: 1").finish(), "game position: 'extra' is not known"),
        (
            lambda: check_all_cards("game", [0, 0, 1], [0, 1, 2], TOKENS),
            "game position: card A is there 2 times, not 1",
        ),
        (
            lambda: check_all_cards("game", [0, 1], [0, 1, 2], TOKENS),
            "game position: card Q is there 0 times, not 1",
        ),
    ],
)
def test_mistakes(read: Callable[[], object], sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        read()
    assert str(caught.value) == sentence


@pytest.mark.parametrize("word", ["-1", "10", "x", "1.0", "--1", "-", "+1", "²", "٣", "9" * 5000])
def test_words_that_are_no_number_between_the_bounds(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        fields(f"n: {word}").number("n", 0, 9)
    assert str(caught.value) == (
        f"game position: 'n' is a whole number from 0 to 9, not {word[:60]!r}"
    )


def test_all_cards_of_the_deck() -> None:
    check_all_cards("game", [2, 0, 1, 0], [0, 0, 1, 2], TOKENS)


def test_hostile_names_are_cut_short() -> None:
    long = "x" * 10_000
    for read in (
        lambda: fields(long),
        lambda: fields(f"{long}: 1", f"{long}: 2"),
        lambda: fields(f"{long}: 1").finish(),
        lambda: fields(f"hand: {long}").cards("hand", TOKENS),
        lambda: fields(f"stage: {long}").choice("stage", ["play"]),
    ):
        with pytest.raises(NotationError) as caught:
            read()
        assert len(str(caught.value)) < 150

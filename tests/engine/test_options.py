"""Options: what may be given, what it means, and what is said about everything else."""

import pytest

from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import RANDOM, Option, Preset, Value, resolve, show

SWITCH = Option("fast", "switch", False, "X1", "play fast")
NUMBER = Option("cards", "number", 5, "X2", "cards in hand", (), 3, 9)
LISTED = Option("suits", "number", 4, "X3", "suits in the deck", (2, 4))
CHOICE = Option("order", "choice", "left", "X4", "who is next", ("left", "right"))
SEAT = Option("first", "seat", RANDOM, "X5", "who starts")
TEXT = Option("deck", "text", "", "X6", "a prepared deck")
ALL = (SWITCH, NUMBER, LISTED, CHOICE, SEAT, TEXT)
PRESETS = (Preset("small", "few cards", {"cards": 3, "suits": 2}), Preset("plain", "as it is", {}))


def resolved(**given: Value) -> dict[str, Value]:
    """All options of a made-up game."""
    return resolve("game", ALL, PRESETS, "level", given)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SWITCH, True, True),
        (SWITCH, False, False),
        (SWITCH, " Yes ", True),
        (SWITCH, "on", True),
        (SWITCH, 1, True),
        (SWITCH, "FALSE", False),
        (SWITCH, "0", False),
        (NUMBER, 3, 3),
        (NUMBER, "9", 9),
        (NUMBER, "007", 7),
        (LISTED, "2", 2),
        (CHOICE, " right", "right"),
        (SEAT, "random", "random"),
        (SEAT, 0, 0),
        (TEXT, " 1 2 3 ", "1 2 3"),
        (TEXT, 7, "7"),
    ],
)
def test_what_is_meant(option: Option, given: Value, value: Value) -> None:
    read = option.read("game", given)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize("seat", [1, "3", 5])
def test_any_seat_may_be_named(seat: Value) -> None:
    assert SEAT.read("game", seat) == int(seat)


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (SWITCH, "maybe", "game: option fast is yes or no, not 'maybe'"),
        (SWITCH, 2, "game: option fast is yes or no, not 2"),
        (NUMBER, 2, "game: option cards is a whole number from 3 to 9, not 2"),
        (NUMBER, 10, "game: option cards is a whole number from 3 to 9, not 10"),
        (NUMBER, -3, "game: option cards is a whole number from 3 to 9, not -3"),
        (NUMBER, "", "game: option cards is a whole number from 3 to 9, not ''"),
        (NUMBER, "five", "game: option cards is a whole number from 3 to 9, not 'five'"),
        (NUMBER, "٥", "game: option cards is a whole number from 3 to 9, not '٥'"),
        (NUMBER, True, "game: option cards is a whole number from 3 to 9, not True"),
        (LISTED, 3, "game: option suits is one of 2, 4, not 3"),
        (CHOICE, "up", "game: option order is one of left, right, not 'up'"),
        (SEAT, "me", "game: option first is a seat's number or random, not 'me'"),
        (SEAT, -1, "game: option first is a seat's number or random, not -1"),
    ],
)
def test_what_is_refused(option: Option, given: Value, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        option.read("game", given)
    assert str(caught.value) == sentence


def test_hostile_values_are_cut_short() -> None:
    with pytest.raises(OptionError) as caught:
        NUMBER.read("game", "9" * 1_000_000)
    assert len(str(caught.value)) < 150


def test_defaults_then_preset_then_what_is_given() -> None:
    plain: dict[str, Value] = {
        "fast": False, "cards": 5, "suits": 4, "order": "left", "first": RANDOM, "deck": "",
    }  # fmt: skip
    assert resolved() == plain
    assert resolved(level="small") == plain | {"cards": 3, "suits": 2}
    assert resolved(level="small", cards="8", fast="yes") == plain | {
        "cards": 8, "suits": 2, "fast": True,
    }  # fmt: skip


def test_an_unknown_option_is_refused_with_all_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        resolved(speed=3)
    assert str(caught.value) == (
        "game has no option 'speed'; it has level, fast, cards, suits, order, first, deck"
    )


def test_an_unknown_preset_is_refused_with_all_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        resolved(level="huge")
    assert str(caught.value) == "game: level is one of small, plain, not 'huge'"


def test_a_game_without_presets_has_no_option_for_them() -> None:
    with pytest.raises(OptionError, match="game has no option 'other'; it has fast"):
        resolve("game", (SWITCH,), (), "level", {"other": "small"})
    with pytest.raises(OptionError, match="game has no option 'level'; it has fast"):
        resolve("game", (SWITCH,), (), "level", {"level": "small"})
    assert resolve("game", (SWITCH,), (), "level", {}) == {"fast": False}


def test_values_as_people_write_them() -> None:
    assert [show(value) for value in (True, False, 3, "may")] == ["yes", "no", "3", "may"]

"""Positions of Unit as text: what cannot be is refused with a sentence."""

import re

import pytest

from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from tests.helpers import given

UNIT = find_game("unit")
TWO = "hand.0: 9S; hand.1: 9H"
MAY = f"stage: may; active: 0; {TWO}"
WHOLE = " ".join(UNIT.setup(2).tokens[:52])
IN_BAG = "cards lie in the bag before the deal and only then"
BEGINS = "in stage must the turn begins and the player has a card to move"
OVER = "the game is over when points or cards have run out"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"active: 0; {TWO}; deck: rest", "'stage' is missing"),
        (f"stage: war; active: 0; {TWO}; deck: rest", "'stage' is one of first, shuffle, must"),
        (f"stage: may; {TWO}; deck: rest", "'active' is missing"),
        (f"stage: may; active: 2; {TWO}; deck: rest", "'active' is a whole number from 0 to 1"),
        (f"{MAY}; began: 2; deck: rest", "'began' is a whole number from 0 to 1"),
        (f"{MAY}; turns: x; deck: rest", "'turns' is a whole number from 0"),
        (f"{MAY}; mover: 0; deck: rest", "'mover' is not known"),
        (f"{MAY}; ready: 0; deck: rest", "'ready' is not known"),
        (f"{MAY}; passes: 0; deck: rest", "'passes' is not known"),
        (f"{MAY}; ending: cards; deck: rest", "'ending' is not known"),
        (f"{MAY}; quiet: perhaps; deck: rest", "'quiet' is one of no, yes"),
        (f"{MAY}; points: 20; deck: rest", "two numbers, one for each seat"),
        (f"{MAY}; points: 20 21; deck: rest", "'points' is a whole number from 1 to 20, not '21'"),
        (f"{MAY}; points: 0 20; deck: rest", "'points' is a whole number from 1 to 20, not '0'"),
        (f"{MAY}; recovered: 1; deck: rest", "two numbers, one for each seat"),
        (f"{MAY}; recovered: 1 0; deck: rest", "'recovered' is a whole number from 0 to 0"),
        ("stage: may; active: 0; hand.0: 9S!!; deck: rest", "'9S!' in 'hand.0' is not a card"),
        ("stage: may; active: 0; hand.0: *; deck: rest", "'' in 'hand.0' is not a card"),
        ("stage: may; active: 0; hand.2: 9S; deck: rest", "'hand.2' is not known"),
        (f"{MAY}; limit-h.0: 5S; deck: rest", "5S cannot lie in limit-h.0"),
        (f"{MAY}; limit-h.0: XB; deck: rest", "XB cannot lie in limit-h.0"),
        (f"{MAY}; limit-h.0: 5H++; deck: rest", "'5H+' in 'limit-h.0' is not a card"),
        (f"{MAY}; limit-h.0: 5H 5C; deck: rest", "clubs cannot extend the H limit of seat 0"),
        (f"{MAY}; field: QS; deck: rest", "'field' is a whole number from 0 to 1, not 'QS'"),
        (f"{MAY}; field: 2:QS; deck: rest", "'field' is a whole number from 0 to 1, not '2'"),
        (f"{MAY}; field: 0:; deck: rest", "'' in 'field' is not a card"),
        (f"{MAY}; field: 0:QS; deck: rest", "the limit of seat 0 cannot pay for its QS"),
        (f"{MAY}; limit-s.0: KS; field: 0:QS 0:2S; deck: rest", "seat 0 cannot pay for its 2S"),
        (f"{MAY}; limit-s.0: KS; field: 0:QS<7H; deck: rest", "seat 1 cannot pay for its 7H"),
        (
            f"{MAY}; limit-s.0: KS; limit-h.1: KH; field: 0:QS<7H; deck: rest",
            "7H cannot defend in 0:QS<7H",
        ),
        (
            f"{MAY}; limit-s.0: KS; limit-s.1: JS; field: 0:7S<8S+2S; deck: rest",
            "2S cannot defend in 0:7S<8S+2S",
        ),
        (f"{MAY}; limit-s.0: KS; field: 0:QS<2S+3S+4S; deck: rest", "more than two defenders"),
        (f"{MAY}; field: 0:QS@XR; deck: rest", "QS@XR cannot be on the field"),
        (f"{MAY}; field: 0:XB; deck: rest", "XB cannot be on the field"),
        (f"{MAY}; field: 0:QS@XB; deck: rest", "card XB is there 1 times, not 0"),
        (f"{MAY}; deck: rest; discard: rest", "'rest' in 'discard' is not a card"),
        (f"{MAY}; deck: 9S; discard: rest", "card 9S is there 2 times, not 1"),
        (MAY, "card AS is there 0 times, not 1"),
        (f"stage: reply; active: 0; {TWO}; bag: 2S; deck: rest", IN_BAG),
        (f"stage: shuffle; active: 0; deck: {WHOLE}", IN_BAG),
        (f"stage: first; active: 0; deck: AS; bag: {WHOLE[3:]}", IN_BAG),
        (f"stage: shuffle; active: 0; {TWO}; bag: rest", "before the deal nobody has cards"),
        ("stage: must; active: 0; hand.1: 9H; deck: rest", BEGINS),
        (f"stage: must; active: 0; limit-s.0: KS+; {TWO}; deck: rest", BEGINS),
        ("stage: must; active: 0; hand.0: 9S*; deck: rest", BEGINS),
        (f"stage: must; active: 0; limit-s.0: KS; field: 0:QS; {TWO}; deck: rest", BEGINS),
        (f"stage: danger; active: 0; {TWO}; deck: rest", "'mover' is missing"),
        (f"stage: danger; active: 0; mover: 1; {TWO}; deck: rest", "is not in danger"),
        (f"stage: both; active: 0; {TWO}; deck: rest", "there is no stage both"),
        (f"stage: priority; active: 0; mover: 0; {TWO}; deck: rest", "there is no stage priority"),
        (f"stage: over; active: 0; {TWO}; deck: rest", "'ending' is missing"),
        (f"stage: over; active: 0; ending: war; {TWO}; deck: rest", "'ending' is one of points"),
        (f"stage: over; active: 0; ending: points; {TWO}; deck: rest", OVER),
        (
            f"stage: over; active: 0; ending: cards; limit-s.0: KS; field: 0:QS; {TWO}; deck: rest",
            OVER,
        ),
    ],
)
def test_what_cannot_be_is_refused(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=re.escape(sentence)):
        given(f"unit 2 players=2; {fields}")


@pytest.mark.parametrize(
    ("options", "fields", "sentence"),
    [
        ("turn_mode=free", MAY, "there is no stage may"),
        ("responses=no", f"stage: reply; active: 0; {TWO}", "there is no stage reply"),
        ("turn_mode=free priority=yes", f"stage: both; active: 0; {TWO}", "no stage both"),
        ("turn_mode=free", f"stage: priority; active: 0; mover: 1; {TWO}", "no stage priority"),
        ("turn_mode=free", f"stage: both; active: 0; ready: 0 1; {TWO}", "when both are ready"),
        ("turn_mode=free", f"stage: both; active: 0; ready: 2; {TWO}", "'ready' is a whole number"),
        ("ext_clubs=yes", f"{MAY}; limit-h.0: 5C", "clubs cannot extend the H limit of seat 0"),
        ("jokers=yes", f"{MAY}; limit-s.0: XB", "XB cannot lie in limit-s.0"),
        ("jokers=yes", "stage: may; active: 0; hand.0: XB*", "a joker cannot come back"),
        ("jokers=yes", "stage: may; active: 0; hand.0: XR*", "a joker cannot come back"),
        (
            "recovery_who=active",
            "stage: danger; active: 0; mover: 1; points: 20 5; limit-s.0: KS; field: 0:QS",
            "is not in danger",
        ),
        (
            "ext_spades=yes",
            f"{MAY}; limit-c.0: KC; limit-s.1: KS; field: 0:QC<2S+3S",
            "3S cannot defend in 0:QC<2S+3S",
        ),
    ],
)
def test_what_cannot_be_with_these_options_is_refused(
    options: str, fields: str, sentence: str
) -> None:
    with pytest.raises(NotationError, match=re.escape(sentence)):
        given(f"unit 2 players=2 {options}; {fields}; deck: rest")


@pytest.mark.parametrize(
    "position",
    [
        "unit 2 players=2; stage: shuffle; active: 1; deck: AS 2S; bag: rest",
        "unit 2 players=2; stage: first; active: 0; bag: rest",
        f"unit 2 players=2; {MAY}; limit-s.0: KS 3S+; field: 0:QS; discard: rest",
        f"unit 2 players=2; {MAY}; gone: rest",
        "unit 2 players=2; stage: over; active: 0; ending: points; points: -3 4; deck: rest",
        "unit 2 players=2; stage: over; active: 0; ending: cards; hand.0: 9S! 8S; discard: rest",
        "unit 2 players=2 recovery_order=net; stage: may; active: 0; recovered: 5 0; deck: rest",
        "unit 2 players=2 jokers=yes ext_diamonds=yes; stage: rest; active: 1; hand.0: 9S* XR; "
        "limit-s.0: 2S; limit-d.0: 5D; field: 1:QS@XB<4D; deck: rest",
        "unit 2 players=2 turn_mode=free; stage: both; active: 1; ready: 0; deck: rest",
    ],
)
def test_a_position_that_can_be_survives(position: str) -> None:
    state = given(position)
    text = str(state)
    assert str(UNIT.parse(text)) == text
    assert UNIT.parse(text) == state.clone() == state

"""Positions of Karma as text: what cannot be is refused with a sentence."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from tests.helpers import given

KARMA = find_game("karma")
TWO = "hand.0: 3; hand.1: 9; removed: rest"
SIX = "hand.0: 1 2 3 4 5 6; hand.1: 7 8 9 10 11 12"
CHOSEN = "hand.0: 1 2 3; up.0: 4 5 6; hand.1: 7 8 9; up.1: 10 11 12"
WHOLE = " ".join(2 * [*map(str, range(1, 17)), "GP", "PT", "BU", "FB"])

IN_BAG = "cards lie in the bag before the deal and only then"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"turn: 0; {TWO}", "'stage' is missing"),
        (f"stage: war; turn: 0; {TWO}", "'stage' is one of dealer, shuffle, choose, play, follow"),
        (f"stage: play; {TWO}", "'turn' is missing"),
        (f"stage: play; turn: 2; {TWO}", "'turn' is a whole number from 0 to 1, not '2'"),
        (f"stage: play; turn: 0; turns: -1; {TWO}", "'turns' is a whole number from 0 to 500"),
        (f"stage: play; turn: 0; turns: 501; {TWO}", "'turns' is a whole number from 0 to 500"),
        (f"stage: play; turn: 0; turns:; {TWO}", "'turns' is a whole number from 0 to 500, not ''"),
        (f"stage: play; turn: 0; turns: 1 2; {TWO}", "'turns' is a whole number .* not '1 2'"),
        (f"stage: play; turn: 0; hand.2: 5; {TWO}", "'hand.2' is not known"),
        (f"stage: play; turn: 0; from: hand 0; {TWO}", "'from' is not known"),
        (f"stage: play; turn: 0; ending: cards; {TWO}", "'ending' is not known"),
        ("stage: play; turn: 0; hand.0: 17; hand.1: 9; removed: rest", "'17' in 'hand.0' is not"),
        ("stage: play; turn: 0; hand.0: 3!!; hand.1: 9; removed: rest", "'3!' in 'hand.0' is not"),
        ("stage: play; turn: 0; hand.0: !; hand.1: 9; removed: rest", "'' in 'hand.0' is not"),
        (f"stage: play; turn: 0; up.0: -; {TWO}", "'-' in 'up.0' is not a card"),
        (f"stage: play; turn: 0; down.0: x - -; {TWO}", "'x' in 'down.0' is not a card"),
        (f"stage: play; turn: 0; pile: 5!; {TWO}", "'5!' in 'pile' is not a card"),
        (f"stage: play; turn: 0; deck: ?; {TWO}", "'\\?' in 'deck' is not a card"),
        (f"stage: play; turn: 0; bag: z; {TWO}", "'z' in 'bag' is not a card"),
        ("stage: play; turn: 0; hand.0: 3; removed: 1 rest", "'rest' in 'removed' is not a card"),
        (f"stage: play; turn: 0; up.0: 1 2 4 5; {TWO}", "seat 0 has three places on the table"),
        (f"stage: play; turn: 0; down.1: 1 2; {TWO}", "seat 1 has three places on the table"),
        (f"stage: play; turn: 0; down.1: 1 2 4 5; {TWO}", "seat 1 has three places on the table"),
        (f"stage: play; turn: 0; up.0: 3 3; {TWO}", "seat 0 has more copies of a card than there"),
        (f"stage: play; turn: 0; down.0: 3 3 -; {TWO}", "card 3 is there 3 times, not 2"),
        (f"stage: play; turn: 0; deck: 9 9; {TWO}", "card 9 is there 3 times, not 2"),
        ("stage: play; turn: 0; hand.0: 3; hand.1: 9", "card 1 is there 0 times, not 2"),
        (
            f"stage: play; turn: 0; fixed: 2; pile: 5; {TWO}",
            "'fixed' is a whole number from 0 to 1",
        ),
        (f"stage: play; turn: 0; fixed:; {TWO}", "'fixed' is a whole number from 0 to 0, not ''"),
        (f"stage: play; turn: 0; met: 5 x; {TWO}", "'met' is a whole number from 0 to"),
        (f"stage: play; turn: 0; met: {1 << 60}; {TWO}", "'met' is a whole number from 0 to"),
        (f"stage: play; turn: 0; bag: 5; {TWO}", IN_BAG),
        (f"stage: choose; turn: 0; bag: 15; {SIX}; removed: rest", IN_BAG),
        (f"stage: shuffle; turn: 0; {TWO}", IN_BAG),
        (f"stage: dealer; turn: 0; bag: {WHOLE[:-2]}; pile: FB", IN_BAG),
        ("stage: shuffle; turn: 0; removed: rest", IN_BAG),
        (f"stage: shuffle; turn: 0; deck: {WHOLE}", "the deck does not suit stage shuffle"),
        (
            f"stage: dealer; turn: 0; deck: FB; bag: {WHOLE[:-2]}",
            "the deck does not suit stage dealer",
        ),
        (
            "stage: choose; turn: 0; hand.0: 1 2 3 4 5; hand.1: 7 8 9 10 11 12; removed: rest",
            "in stage choose everybody has 6 cards to choose from",
        ),
        (
            f"stage: choose; turn: 0; {CHOSEN}; removed: rest",
            "in stage choose everybody has 6 cards to choose from",
        ),
        ("stage: play; turn: 0; hand.0: 3; removed: rest", "goes on while two players have cards"),
        (
            "stage: follow; from: hand 0; turn: 0; hand.0: 3; pile: PT; removed: rest",
            "goes on while two players have cards",
        ),
        (f"stage: follow; turn: 0; pile: PT; {TWO}", "'from' is missing"),
        (f"stage: follow; turn: 0; pile: PT; from: hand; {TWO}", "'from' is hand, up or down"),
        (f"stage: follow; turn: 0; pile: PT; from: pile 0; {TWO}", "'from' is hand, up or down"),
        (
            f"stage: follow; turn: 0; pile: PT; from: hand 2; {TWO}",
            "'from' is a whole number from 0 to 1, not '2'",
        ),
        (f"stage: follow; turn: 0; from: hand 0; {TWO}", "in stage follow a PT lies on top"),
        (
            f"stage: follow; turn: 0; pile: PT 4; from: up 0; {TWO}",
            "in stage follow a PT lies on top",
        ),
        (f"stage: give; turn: 0; pile: 5; {TWO}", "in stage give a pile goes to one of several"),
        (f"stage: over; turn: 0; {TWO}", "'ending' is missing"),
        (f"stage: over; turn: 0; ending: war; {TWO}", "'ending' is one of cards, repetition, cap"),
        (f"stage: over; turn: 0; ending: cards; {TWO}", "the game has ended, so one player has"),
        (
            "stage: over; turn: 0; ending: cards; removed: rest",
            "has ended, so one player has cards",
        ),
    ],
)
def test_hostile_positions(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence) as caught:
        given(f"karma 2 players=2; {fields}")
    assert str(caught.value).startswith("karma position: ")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            "stage: give; turn: 0; hand.1: 3; hand.2: 4; removed: rest",
            "in stage give a pile goes to",
        ),
        (
            "stage: play; turn: 0; hand.1: 3; hand.2: 4; removed: rest",
            "the seat to play has no cards",
        ),
        (
            "stage: follow; turn: 0; from: up 0; pile: PT; hand.1: 3; hand.2: 4; removed: rest",
            "the seat to play has no cards",
        ),
    ],
)
def test_hostile_positions_of_three(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        given(f"karma 2 players=3; {fields}")


@pytest.mark.parametrize(
    "position",
    [
        f"karma 2 players=2; stage: dealer; turn: 0; bag: {WHOLE}",
        f"karma 2 players=2; stage: shuffle; turn: 1; deck: BU FB; bag: {WHOLE[:-6]}",
        f"karma 2 players=2; stage: choose; turn: 0; {SIX}; removed: rest",
        f"karma 2 players=2; stage: play; turn: 0; {TWO}",
        f"karma 2 players=2; stage: follow; turn: 0; from: down 1; pile: 4 PT; {TWO}",
        "karma 2 players=3; stage: give; turn: 0; pile: 4; hand.2: 5; removed: rest",
        f"karma 2 players=2; stage: over; turn: 0; turns: 500; ending: cap; {TWO}",
        f"karma 2 players=2; stage: over; turn: 0; ending: repetition; met: 3 3 3; {TWO}",
        "karma 2 players=2; stage: over; turn: 0; ending: cards; hand.1: 9; removed: rest",
    ],
)
def test_every_stage_can_be_read_and_written(position: str) -> None:
    state = given(position)
    assert str(given(str(state))) == str(state)


def play_on(state: State, rng: FastRng, most: int) -> None:
    """Play at random for that number of moves or to the end."""
    for _ in range(most):
        if state.is_over():
            return
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            state.apply(seat, state.random_action(seat, rng))


def test_every_moment_of_random_games_can_be_read_back() -> None:
    for seed in range(6):
        rng = FastRng(seed)
        edition = ("ru", "en", "full")[seed % 3]
        state = KARMA.new(2 + seed % 3, {"edition": edition, "moved_card_can_be_doubled": False})
        while not state.is_over():
            twin = KARMA.parse(str(state))
            assert str(twin) == str(state)
            assert twin.to_act() == state.to_act()
            # One move later the two are still the same, all that is remembered included.
            play_on(state, FastRng(seed), 1)
            play_on(twin, FastRng(seed), 1)
            assert str(twin) == str(state)
            play_on(state, rng, 2)


def test_mixed_positions_are_refused_or_played_to_the_end() -> None:
    rng = FastRng(11)
    heads: list[str] = []
    rows: list[dict[str, str]] = []
    for seed in range(12):
        state = KARMA.new(2, {"edition": "en", "cap": 30})
        play_on(state, FastRng(seed), 60 + 5 * seed)
        head, *parts = str(state).split("; ")
        heads.append(head)
        rows.append(dict(part.split(":", 1) for part in parts))
    accepted = 0
    for _ in range(600):
        fields = dict(rows[rng.below(len(rows))])
        for name in fields:
            if rng.below(6) == 0:
                fields[name] = rows[rng.below(len(rows))].get(name, "")
        fields["removed"] = " rest"
        text = "; ".join([heads[0], *(f"{name}:{words}" for name, words in fields.items())])
        try:
            state = KARMA.parse(text)
        except NotationError:
            continue
        accepted += 1
        play_on(state, rng, 500)
        assert state.is_over(), text
    assert 20 < accepted < 600


def test_nobody_has_shown_a_card_before_the_first_turn() -> None:
    with pytest.raises(NotationError, match="before the first turn"):
        KARMA.parse(
            "karma 2 players=2; stage: choose; turn: 0; hand.0: 1! 2! 3 4 5; up.0: 6; "
            "hand.1: 7 8 9 10 11 12; removed: rest"
        )

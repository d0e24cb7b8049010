"""States of Karma: their text, guessed worlds, and random play to the end."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import State
from koloda.engine.search.playout import playout
from koloda.games import find_game
from tests.helpers import given, play

KARMA = find_game("karma")


def dealt(seed: int) -> State:
    """A game of three at the choice of face-up cards."""
    state = KARMA.new(3)
    state.run_chance(FastRng(seed))
    return state


def test_the_position_text_names_everything() -> None:
    state = given(
        "karma 2 players=2; stage: play; turn: 1; hand.0: 3 7!; hand.1: 9; pile: 4; met:; "
        "removed: rest"
    )
    assert str(state) == (
        "karma 2 players=2; stage: play; turn: 1; turns: 0; hand.0: 7! 3; up.0:; down.0: - - -; "
        "hand.1: 9; up.1:; down.1: - - -; pile: 4; deck:; bag:; removed: 1 1 2 2 3 4 5 5 6 6 7 8 8 "
        "9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 GP GP PT PT BU BU FB FB; fixed: 0; met:"
    )


def test_chosen_face_up_cards_stay_secret_in_guessed_worlds() -> None:
    state = dealt(5)
    state.play(1, state.legal_actions(1)[0])
    state.play(1, state.legal_actions(1)[0])
    ups = {" ".join(state.determinize(0, FastRng(n)).fields()["up.1"]) for n in range(30)}
    assert len(ups) > 10
    own = {" ".join(state.determinize(1, FastRng(n)).fields()["up.1"]) for n in range(30)}
    assert own == {" ".join(state.fields()["up.1"])}


def test_guessed_worlds_remember_the_positions_met() -> None:
    text = (
        "karma 2 players=2; stage: play; turn: 0; up.0: 8; down.0: 6 6 7; hand.1: 16 FB; up.1: 14; "
        "down.1: 7 9 9; pile: BU 15; removed: rest"
    )
    moves = ("0 take", "1 play FB", "0 play BU", "1 take", "0 play 15", "1 play BU")
    state = given(text)
    play(state, *moves)
    # Seat 0 does not know the 16; whatever it is instead, the round can be played again.
    for number in range(10):
        world = state.determinize(0, FastRng(number))
        met = world.fields()["met"][-1]
        play(world, *moves)
        assert world.facts()["met"] == "3" and world.is_over()
        assert world.fields()["met"][-1] == met


@pytest.mark.parametrize("edition", ["ru", "en", "full"])
def test_random_play_to_the_end(edition: str) -> None:
    for seed in range(5):
        state = KARMA.new(3, {"edition": edition})
        moves = playout(state, FastRng(seed))
        assert moves > 20 and state.is_over() and state.outcome() is not None
        again = KARMA.new(3, {"edition": edition})
        assert playout(again, FastRng(seed)) == moves and again == state
        assert playout(state, FastRng(seed)) == 0

"""The rule player of Karma."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.games import find_game
from tests.helpers import given

KARMA = find_game("karma")


def choice(cards: str, options: str = "players=2", stage: str = "play") -> str:
    """What the rule player in seat 0 does."""
    state = given(f"karma 2 {options}; stage: {stage}; turn: 0; {cards}; removed: rest")
    return state.setup.actions.text(KARMA.greedy(state.view(0), FastRng(1)))


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("hand.0: 3 7 FB; hand.1: 9; pile: 2", "play 3"),
        ("hand.0: 3 7 7 FB; hand.1: 9; pile: 2", "play 7 7"),
        ("hand.0: 3 16 FB; hand.1: 9; pile: 4", "play 16"),
        ("hand.0: 3 PT BU FB; hand.1: 9; pile: 4", "play FB"),
        ("hand.0: 3 GP FB; hand.1: 9; pile: 4", "play FB"),
        ("hand.0: 3 GP FB; hand.1: 9; pile: 4 5 6 7 8 8 10 10 11 11 12 12 13", "play GP"),
        ("hand.0: 3 5; hand.1: 9; pile: 8", "take"),
        ("down.0: - 3 -; hand.1: 9; pile: 8", "flip 2"),
    ],
)
def test_what_it_plays(cards: str, action: str) -> None:
    assert choice(cards) == action


def test_in_edition_full_three_are_better_than_two() -> None:
    assert choice("hand.0: 3 7 7 7 9 9; hand.1: 9", "players=2 edition=full") == "play 7 7 7"


def test_it_does_not_take_the_pile_at_will() -> None:
    assert choice("hand.0: 3 GP; hand.1: 9; pile: 8", "players=2 edition=en") == "play GP"


def test_it_turns_over_any_face_down_card() -> None:
    state = given(
        "karma 2 players=2; stage: play; turn: 0; down.0: 3 4 5; hand.1: 9; removed: rest"
    )
    picks = {KARMA.greedy(state.view(0), FastRng(seed)) for seed in range(30)}
    assert picks == set(state.legal_actions(0))


def test_it_gives_the_pile_to_who_has_the_fewest_cards() -> None:
    cards = "hand.0: 3; hand.1: 9; up.1: 8; down.1: 7 - 6; hand.2: 1 2 4; pile: 5"
    assert choice(cards, "players=3", "give") == "give 2"
    assert choice(cards, "players=4", "give") == "give 3"


def test_it_finishes_its_games() -> None:
    for seed in range(6):
        rng = FastRng(seed)
        state = KARMA.new(3, {"edition": ("ru", "en", "full")[seed % 3]})
        while not state.is_over():
            seat = state.actor()
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                state.play(seat, KARMA.greedy(state.view(seat), rng))
        outcome = state.outcome()
        assert outcome is not None and outcome.reason in ("cards", "repetition", "cap")

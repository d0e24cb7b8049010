"""What search and drivers ask of a game of Unit besides its rules."""

import pytest

from koloda.engine.rng import FastRng
from koloda.engine.state import CHANCE, State
from koloda.games import find_game
from tests.clauses.unit.positions import table


@pytest.mark.parametrize(
    ("cards", "estimate"),
    [
        ("", 0.0),
        ("points: 20 5", 0.5),
        ("limit-s.0: KS; hand.0: QS; hand.1: AH", 0.2),
        ("limit-s.0: KS; field: 0:JS", 0.475),
        ("hand.1: KH; limit-h.1: QH JH 10H 9H 8H; limit-s.1: KS QS JS 10S 9S 8S", -1.0),
    ],
)
def test_an_estimate_of_the_score(cards: str, estimate: float) -> None:
    assert table("may", cards).estimate() == pytest.approx([estimate, -estimate])


def test_chance_draws_as_the_contract_does() -> None:
    state = find_game("unit").new(2, {"jokers": True})
    for seed in range(56):
        quick, slow = FastRng(seed), FastRng(seed)
        action = state.sample_chance(quick)
        assert action == State.sample_chance(state, slow)
        if state.actor() == CHANCE:
            state.apply(CHANCE, action)
        if state.actor() != CHANCE:
            break
    assert state.prompt() == "must"

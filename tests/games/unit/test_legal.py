"""Actions of Unit are drawn as the contract draws them, only more quickly."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.games import find_game
from tests.clauses.unit.positions import table


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


@pytest.mark.parametrize("options", [{}, {"jokers": True}, {"first": 1}])
@pytest.mark.parametrize("before", [0, 1, 20])
def test_chance_run_at_once_is_chance_step_by_step(
    options: dict[str, bool | int | str], before: int
) -> None:
    state = find_game("unit").new(2, options)
    rng = FastRng(before)
    for _ in range(before):
        state.apply(CHANCE, state.sample_chance(rng))
    slow = state.clone()
    state.run_chance(FastRng(7))
    State.run_chance(slow, FastRng(7))
    assert state == slow
    assert state.prompt() == "must"
    state.run_chance(FastRng(8))
    assert state == slow


@pytest.mark.parametrize(
    ("stage", "cards", "options"),
    [
        ("must", "hand.0: 9S 2H; limit-s.0: KS", ""),
        ("may", "hand.0: 9S 2H XR; limit-s.0: KS 3S", "recovery_when=anytime jokers=yes"),
        ("reply", "hand.1: 9S 3S; limit-s.1: KS; limit-s.0: QS; field: 0:10S 0:2S", ""),
        ("may", "hand.0: 9C 2H; limit-h.0: 3H; limit-d.0: 2D", "ext_clubs=yes"),
        ("danger", "mover: 1; points: 20 5; limit-d.1: 2D 3D; limit-s.0: QS; field: 0:9S", ""),
        ("both", "hand.0: 9S; ready: 0", "turn_mode=free"),
    ],
)
def test_random_actions_are_drawn_from_the_legal_ones(stage: str, cards: str, options: str) -> None:
    state = table(stage, cards, options)
    seat = state.to_act()[0]
    legal = state.legal_actions(seat)
    drawn = [state.random_action(seat, FastRng(seed)) for seed in range(200)]
    assert drawn == [legal[FastRng(seed).below(len(legal))] for seed in range(200)]
    assert set(drawn) == set(legal)
    likely = [state.likely_action(seat, FastRng(seed)) for seed in range(200)]
    assert set(likely) <= set(legal)


def test_in_the_free_order_the_seats_are_asked_in_turn() -> None:
    state = table("both", "hand.0: 9S", "turn_mode=free")
    assert [state.next_to_act(last) for last in (-1, 0, 1)] == [0, 1, 0]

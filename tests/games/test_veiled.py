"""Cards that nobody has seen lie in another order, all along a game, and nobody can tell."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, WATCHER
from koloda.games import GAMES, find_game
from tests.engine.test_contract_toy import Toy

EVERY = 11
"""Whole games have hundreds of moments."""


@pytest.mark.parametrize("game", [*GAMES, Toy()], ids=lambda game: game.name)
def test_every_seat_sees_the_same_in_another_order(game: Game) -> None:
    state, rng, moves = game.new(game.usual_seats), FastRng(1), 0
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        if moves % EVERY == 0:
            other = state.reshuffled(rng)
            assert [sorted(each) for each in other.veiled()] == [
                sorted(each) for each in state.veiled()
            ]
            for looker in [*range(game.usual_seats), WATCHER]:
                assert other.view(looker) == state.view(looker)
        state.apply(seat, state.random_action(seat, rng))
        moves += 1


def test_where_there_is_no_other_order_positions_that_came_up_are_remembered() -> None:
    # Kanobu R43: a loop with an empty deck ends the third time; the account must see it coming.
    state, rng = find_game("kanobu").new(2), FastRng(3)
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        if max(map(len, state.veiled())) <= 1:
            assert str(state.reshuffled(rng)) == str(state)
            return
        state.apply(seat, state.random_action(seat, rng))
    raise AssertionError("the deck was never used up")

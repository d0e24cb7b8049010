"""Playouts (rollouts): random or likely play to the end, for search and benchmarks.

A playout is a model of play: where several seats owe a choice, as in the free order of Unit, the
first of them (`State.actor`) acts until it owes none. Asking them in turn, as drivers do
(`State.next_to_act`), would cost every step of every game a list of seats.
"""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, State


def playout(state: State, rng: Rng) -> i64:
    """Play random legal actions until the game is over; how many choices the seats made."""
    moves: i64 = 0
    while True:
        seat = state.actor()
        if seat >= 0:
            state.apply(seat, state.random_action(seat, rng))
            moves += 1
        elif seat == CHANCE:
            state.run_chance(rng)
        else:
            return moves


def likely_playout(state: State, rng: Rng) -> None:
    """Play likely actions until the game is over or longer than its horizon."""
    left = state.horizon()
    while left > 0:
        seat = state.actor()
        if seat >= 0:
            state.apply(seat, state.likely_action(seat, rng))
            left -= 1
        elif seat == CHANCE:
            state.run_chance(rng)
        else:
            return

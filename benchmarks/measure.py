"""One measurement of koloda in a process of its own; prints one line of JSON.

python -m benchmarks.measure MODE GAME PRESET PLAYERS SECONDS

MODE is `playout` (random games, copies, worlds), `driven` (every step from interpreted Python) or
`memory`; PRESET may be empty.
"""

import json
import random
import sys
import tracemalloc
from collections.abc import Callable

import koloda
from benchmarks.clock import per_second, pin
from koloda.engine.game import Game
from koloda.engine.options import Value
from koloda.engine.playout import playout
from koloda.engine.rng import FastRng
from koloda.engine.state import CHANCE, NOBODY, State
from koloda.games import GAMES

GAMES_AT_ONCE = 20
COPIES_AT_ONCE = 200
MEMORY_GAMES = 40
MEMORY_EVERY = 5


def find(name: str) -> Game:
    """One of our games, or the example."""
    for game in GAMES:
        if game.name == name:
            return game
    from crazy_eights.game import CrazyEights

    return CrazyEights()


def step(state: State, seat: int, rng: FastRng) -> None:
    """One random action."""
    chance = seat == CHANCE
    state.apply(seat, state.sample_chance(rng) if chance else state.random_action(seat, rng))


def middle(start: State) -> State:
    """The moment after half of all choices of a random game."""
    half = playout(start.clone(), FastRng(2)) // 2
    state, rng = start.clone(), FastRng(2)
    while half:
        seat = state.actor()
        step(state, seat, rng)
        half -= seat != CHANCE
    return state


def copies(state: State) -> Callable[[], int]:
    """Copies of one moment, a few hundred at a time."""

    def work() -> int:
        for _ in range(COPIES_AT_ONCE):
            state.clone()
        return COPIES_AT_ONCE

    return work


def measure_playout(start: State, seconds: float) -> dict[str, float]:
    """Random games from the deal to the end; copies of a moment in the middle, and its worlds."""
    rng = FastRng(1)
    half_way = middle(start)
    games = 0

    def play() -> int:
        nonlocal games
        games += GAMES_AT_ONCE
        return sum(playout(start.clone(), rng) for _ in range(GAMES_AT_ONCE))

    def worlds() -> int:
        for _ in range(GAMES_AT_ONCE):
            half_way.determinize(0, rng)
        return GAMES_AT_ONCE

    length = sum(playout(start.clone(), FastRng(seed)) for seed in range(200)) / 200
    moves = per_second(play, seconds)
    return {
        "moves": moves,
        "games": moves / length,
        "clone": per_second(copies(half_way), seconds / 2),
        "determinize": per_second(worlds, seconds / 2),
    }


def measure_driven(start: State, seconds: float) -> dict[str, float]:
    """Random games as people write them: a list of legal actions, a choice, `apply`."""
    rng, choice = FastRng(1), random.Random(1)

    def play() -> int:
        moves = 0
        state = start.clone()
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[int(choice.random() * len(legal))])
                moves += 1
        return moves

    return {
        "moves": per_second(play, seconds),
        "clone": per_second(copies(middle(start)), seconds / 2),
    }


def measure_memory(start: State) -> dict[str, float]:
    """Bytes of a state that shares nothing but its setup, at many moments of several games."""
    texts: list[str] = []
    for seed in range(MEMORY_GAMES):
        state, rng, moves = start.clone(), FastRng(seed), 0
        while (seat := state.actor()) != NOBODY:
            moves += seat != CHANCE
            if moves % MEMORY_EVERY == 1:
                texts.append(str(state))
            step(state, seat, rng)
    sizes: list[int] = []
    tracemalloc.start()
    for text in texts:
        state = start.setup.game.parse(text)
        setup = state.setup
        before = tracemalloc.get_traced_memory()[0]
        del state
        sizes.append(before - tracemalloc.get_traced_memory()[0])
        del setup
    return {"mean": sum(sizes) / len(sizes), "most": max(sizes)}


def main() -> None:
    """Measure what the command line asks for."""
    mode, name, preset, players, seconds = sys.argv[1:]
    pin()
    game = find(name)
    options: dict[str, Value] = {game.preset_word: preset} if preset else {}
    start = game.new(int(players), options)
    if mode == "memory":
        result = measure_memory(start)
    elif mode == "driven":
        result = measure_driven(start, float(seconds))
    else:
        result = measure_playout(start, float(seconds))
    print(json.dumps({"compiled": koloda.COMPILED, **result}))


if __name__ == "__main__":
    main()

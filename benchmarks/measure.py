"""One measurement of koloda: python -m benchmarks.measure MODE GAME PRESET PLAYERS SECONDS.

MODE is `playout` (random games, copies, worlds), `driven` (every step from interpreted Python),
`facade` (`import koloda`, moves as texts), `search` or `memory`; PRESET may be empty.
"""

import itertools
import sys
import tracemalloc
from collections.abc import Callable

import koloda
from benchmarks.clock import answer, per_second, repeated, words
from koloda.bots.search import Search
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.records.driver import Driver
from koloda.engine.search.playout import playout
from koloda.games import GAMES

AT_ONCE = 20
COPIES_AT_ONCE = 200
MOMENTS = 25
ITERATIONS = 100
LONG = 3600.0
MEMORY_GAMES = 20
MEMORY_MOMENTS = 20


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


def middle(setup: Setup, rng: FastRng) -> Driver:
    """A moment with a real choice after about half of the choices of a random game."""
    half = playout(setup.game.start(setup), rng) // 2
    game = Driver(setup, rng)
    game.settle()
    moves = 0
    while not game.state.is_over():
        seat = game.state.actor()
        if moves >= half and len(game.state.legal_actions(seat)) > 1:
            return game
        game.play(seat, game.state.random_action(seat, rng))
        moves += 1
    return middle(setup, rng)


def measure_playout(start: State, seconds: float) -> dict[str, float]:
    """Random games from the deal to the end; copies of a moment in the middle, and its worlds."""
    rng = FastRng(1)
    half_way = middle(start.setup, rng).state

    def play() -> int:
        return sum(playout(start.clone(), rng) for _ in range(AT_ONCE))

    length = sum(playout(start.clone(), FastRng(seed)) for seed in range(100)) / 100
    moves = per_second(play, seconds)
    return {
        "moves": moves,
        "games": moves / length,
        "clone": per_second(repeated(half_way.clone, COPIES_AT_ONCE), seconds / 3),
        "determinize": per_second(
            repeated(lambda: half_way.determinize(0, rng), AT_ONCE), seconds / 3
        ),
    }


def measure_driven(start: State, seconds: float) -> dict[str, float]:
    """Random games as people write them: a list of legal actions, a choice, `apply`."""
    rng = FastRng(1)

    def play() -> int:
        moves = 0
        state = start.clone()
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[rng.below(len(legal))])
                moves += 1
        return moves

    return {"moves": per_second(play, seconds)}


def measure_facade(start: State, seconds: float) -> dict[str, float]:
    """Random games through `import koloda`: new, legal, play, with moves as texts."""
    rng = FastRng(1)
    setup, seeds = start.setup, itertools.count()

    def play() -> int:
        game = koloda.new(setup.game, setup.players, seed=next(seeds))
        moves = 0
        while not game.over:
            legal = game.legal()
            game.play(legal[rng.below(len(legal))])
            moves += 1
        return moves

    return {"moves": per_second(play, seconds)}


def measure_search(start: State, seconds: float) -> dict[str, float]:
    """Iterations of a search from moments in the middle of several games."""
    rng = FastRng(1)
    games = [middle(start.setup, rng) for _ in range(MOMENTS)]

    def run() -> int:
        for game in games:
            search = Search(game.state, game.state.actor(), game.evidence, rng)
            search.run(ITERATIONS, LONG)
        return MOMENTS * ITERATIONS

    return {"iterations": per_second(run, seconds)}


def measure_memory(start: State, _: float) -> dict[str, float]:
    """Bytes of a state that shares nothing but its setup, and those that one more copy of it adds.

    Taken at moments all over several games.
    """
    sizes: list[int] = []
    copies: list[int] = []
    tracemalloc.start()
    for text in [text for seed in range(MEMORY_GAMES) for text in moments(start, seed)]:
        state = start.setup.game.parse(text)
        setup = state.setup
        before = tracemalloc.get_traced_memory()[0]
        copy = state.clone()
        copies.append(tracemalloc.get_traced_memory()[0] - before)
        del copy
        before = tracemalloc.get_traced_memory()[0]
        del state
        sizes.append(before - tracemalloc.get_traced_memory()[0])
        del setup
    mean = sum(sizes) / len(sizes)
    return {"mean": mean, "most": max(sizes), "copy": max(copies)}


def moments(start: State, seed: int) -> list[str]:
    """Positions of a random game, some choices apart from each other."""
    apart = playout(start.clone(), FastRng(seed)) // MEMORY_MOMENTS + 1
    state, rng, moves = start.clone(), FastRng(seed), 0
    texts: list[str] = []
    while (seat := state.actor()) != NOBODY:
        if seat != CHANCE:
            if moves % apart == 0:
                texts.append(str(state))
            moves += 1
        step(state, seat, rng)
    return texts


MODES: dict[str, Callable[[State, float], dict[str, float]]] = {
    "playout": measure_playout,
    "driven": measure_driven,
    "facade": measure_facade,
    "search": measure_search,
    "memory": measure_memory,
}


def main() -> None:
    """Measure what the command line asks for."""
    mode, name, preset, players, seconds = words("MODE GAME PRESET PLAYERS SECONDS")
    if mode not in MODES:
        sys.exit(f"there is no mode {mode!r}; there is {', '.join(MODES)}")
    game = find(name)
    start = game.new(int(players), {game.preset_word: preset} if preset else {})
    answer(lambda: {"compiled": koloda.COMPILED, **MODES[mode](start, float(seconds))})


if __name__ == "__main__":
    main()

"""Slices of work that older versions of koloda can do, too: benchmarks/before.py talks to it.

python -m benchmarks.any_version WAY GAME PRESET PLAYERS SECONDS, in the peers' environment.

WAY is `play` (random games), `batch` (many games at once, with observations and masks) or `search`
(from the positions that stand on standard input, up to an empty line). Every further line asks for
a slice of that many seconds; the answer is a line of JSON: what was done, and its CPU time. The
first answer says whether koloda is compiled; there is none where this version lacks the preset.
"""

import importlib
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from benchmarks.clock import pin, words

GAMES_AT_ONCE = 256
PLAYED_AT_ONCE = 20
ITERATIONS = 100
LONG = 3600.0
FORMER: dict[tuple[str, int], dict[str, str]] = {
    ("karmaka", 1): {"deeds": "works"},
    ("unit", 1): {"began": ""},
}
"""The names of a position's fields in earlier versions of a game's rules; empty: there was none."""

Done = Counter[str]
"""How much of what has been done: choices, games, iterations."""


def look_up(name: str, *modules: str) -> Any:
    """Something of koloda, in the first of the modules that this version has."""
    for module in modules:
        try:
            return getattr(importlib.import_module(module), name)
        except ModuleNotFoundError as error:
            if not module.startswith(str(error.name)):
                raise
    raise SystemExit(f"this version of koloda has no {name} in {' or '.join(modules)}")


GAMES = look_up("GAMES", "koloda.games")
RNG = look_up("FastRng", "koloda.engine.chance.rng", "koloda.engine.rng")


def play(game: Any, players: int, options: dict[str, str]) -> Callable[[], Done]:
    """Random games from the deal to the end."""
    playout = look_up("playout", "koloda.engine.search.playout", "koloda.engine.playout")
    start, rng = game.new(players, options), RNG(1)

    def games() -> Done:
        choices = sum(playout(start.clone(), rng) for _ in range(PLAYED_AT_ONCE))
        return Done(choices=choices, games=PLAYED_AT_ONCE)

    return games


def batch(game: Any, players: int, options: dict[str, str]) -> Callable[[], Done]:
    """Random choices in all games at once, each with what a learner sees and may do."""
    environment = look_up("VectorEnv", "koloda.envs.vector")(
        game.name, GAMES_AT_ONCE, players, seed=1, copy=False, **options
    )

    def step() -> Done:
        ended = environment.step(environment.sample())[3]
        return Done(choices=GAMES_AT_ONCE, games=int(ended.sum()))

    return step


def search(game: Any, _: int, __: dict[str, str]) -> Callable[[], Done]:
    """A search from each of the given positions, without anything that was seen before."""
    kind = look_up("Search", "koloda.bots.search")
    texts = iter(lambda: sys.stdin.readline().strip(), "")
    states = [game.parse(of_this_version(game, text)) for text in texts]
    rng = RNG(1)

    def run() -> Done:
        for state in states:
            has_evidence = hasattr(game, "evidence")
            evidence = (game.evidence(state.setup),) if has_evidence else ()
            kind(state, state.actor(), *evidence, rng).run(ITERATIONS, LONG)
        return Done(iterations=len(states) * ITERATIONS)

    return run


def of_this_version(game: Any, position: str) -> str:
    """A position with the number of this version's rules and its names of fields."""
    name, _, rest = position.split(" ", 2)
    former = FORMER.get((name, game.rules_version), {})
    fields: list[str] = []
    for field in rest.split("; "):
        word = field.partition(":")[0].partition(".")[0]
        if former.get(word, word):
            fields.append(former.get(word, word) + field.removeprefix(word))
    return f"{name} {game.rules_version} {'; '.join(fields)}"


WAYS = {"play": play, "batch": batch, "search": search}


def a_slice(work: Callable[[], Done], seconds: float) -> dict[str, float]:
    """Work for at least that much CPU time: what was done, and how long it took."""
    done = Done()
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return {**done, "spent": spent}


def main() -> None:
    """Get ready, warm up, then work whenever a line asks for it."""
    way, name, preset, players, seconds = words("WAY GAME PRESET PLAYERS SECONDS")
    pin()
    game = {each.name: each for each in GAMES}.get(name)
    if game is None or preset not in [each.name for each in game.presets]:
        return
    work = WAYS[way](game, int(players), {game.preset_word: preset})
    a_slice(work, float(seconds))
    print(json.dumps({"compiled": importlib.import_module("koloda").COMPILED}), flush=True)
    for line in sys.stdin:
        print(json.dumps(a_slice(work, float(line))), flush=True)


if __name__ == "__main__":
    main()

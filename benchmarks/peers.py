"""One measurement of another engine, in the peers' environment; prints one line of JSON.

python -m benchmarks.peers openspiel|rlcard SECONDS

Both are driven from Python in the quickest way we know, with uniform random choices.
"""

import importlib
import json
import random
import sys
from importlib.metadata import version

from benchmarks.clock import per_second, pin

GAMES_AT_ONCE = 5
COPIES_AT_ONCE = 200


def measure_openspiel(seconds: float) -> dict[str, float | str]:
    """Crazy eights with four players; moves of chance are played but not counted."""
    game = importlib.import_module("pyspiel").load_game("crazy_eights(players=4)")
    choice = random.Random(1)

    def play() -> int:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(choice.random() * len(legal))])
        return moves

    half_way = game.new_initial_state()
    moves = 40
    while moves:
        moves -= not half_way.is_chance_node()
        half_way.apply_action(choice.choice(half_way.legal_actions()))

    def copy() -> int:
        for _ in range(COPIES_AT_ONCE):
            half_way.clone()
        return COPIES_AT_ONCE

    return {
        "moves": per_second(play, seconds),
        "clone": per_second(copy, seconds / 2),
        "version": version("open_spiel"),
    }


def measure_rlcard(seconds: float) -> dict[str, float | str]:
    """UNO through `env.step`; this environment has two players and no option for more."""
    environment = importlib.import_module("rlcard").make("uno", config={"seed": 1})
    choice = random.Random(1)

    def play() -> int:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            state, _ = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[int(choice.random() * len(legal))])
                moves += 1
        return moves

    return {"moves": per_second(play, seconds), "version": version("rlcard")}


def main() -> None:
    """Measure the engine that the command line names."""
    name, seconds = sys.argv[1:]
    pin()
    measure = measure_openspiel if name == "openspiel" else measure_rlcard
    print(json.dumps(measure(float(seconds))))


if __name__ == "__main__":
    main()

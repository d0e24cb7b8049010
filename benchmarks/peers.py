"""One measurement of another engine: python -m benchmarks.peers PEER SECONDS.

Runs in the peers' environment. All are driven from Python in the quickest way we know, with
uniform random choices by the generator that drives our games. Moves of chance are played but not
counted.
"""

import importlib
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from benchmarks.clock import Work, answer, per_second, repeated, words
from koloda.engine.chance.rng import FastRng

EIGHTS = "crazy_eights(players=4)"
GAMES_AT_ONCE = 5
COPIES_AT_ONCE = 200
HALF = 40
ITERATIONS = 50
EXPLORE = 0.7


def eights() -> Any:
    """OpenSpiel's crazy eights with four players."""
    return importlib.import_module("pyspiel").load_game(EIGHTS)


def middle(game: Any, rng: FastRng) -> Any:
    """A moment with a real choice after about half of the choices of a random game."""
    state = game.new_initial_state()
    moves = 0
    while state.is_chance_node() or moves < HALF or len(state.legal_actions()) < 2:
        moves += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        if state.is_terminal():
            return middle(game, rng)
    return state


def openspiel(seconds: float) -> dict[str, float | str]:
    """Random games, and copies of a state in the middle of one."""
    game, rng = eights(), FastRng(1)

    def play() -> int:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
        return moves

    copies = repeated(middle(game, rng).clone, COPIES_AT_ONCE)
    return {
        "moves": per_second(play, seconds),
        "clone": per_second(copies, seconds / 3),
        "version": "OpenSpiel " + version("open_spiel"),
    }


def tensors(seconds: float) -> dict[str, float | str]:
    """Random games with the observation tensor of whoever has to choose."""
    game, rng = eights(), FastRng(1)

    def play() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor()
                moves += 1
            state.apply_action(legal[rng.below(len(legal))])
        return moves

    return {"moves": per_second(play, seconds)}


def ismcts(seconds: float) -> dict[str, float | str]:
    """The search bot of Python; the game cannot redeal hidden cards, so it gets plain copies."""
    module = importlib.import_module("open_spiel.python.algorithms.ismcts")
    rollout = importlib.import_module("open_spiel.python.algorithms.mcts")
    game = eights()
    bot = module.ISMCTSBot(
        game,
        rollout.RandomRolloutEvaluator(n_rollouts=1),
        EXPLORE,
        ITERATIONS,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, _: state.clone())
    state = middle(game, FastRng(1))

    def search() -> int:
        bot.run_search(state)
        return ITERATIONS

    return {"iterations": per_second(search, seconds)}


def rlcard(seconds: float) -> dict[str, float | str]:
    """UNO through `env.step`; this environment has two players and no option for more."""
    environment = importlib.import_module("rlcard").make("uno", config={"seed": 1})
    rng = FastRng(1)

    def play() -> int:
        moves = 0
        for _ in range(GAMES_AT_ONCE):
            state, _ = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[rng.below(len(legal))])
                moves += 1
        return moves

    return {"moves": per_second(play, seconds), "version": "RLCard " + version("rlcard")}


def hanabi(seconds: float) -> dict[str, float | str]:
    """PettingZoo's own card game, two players."""
    environment = importlib.import_module("pettingzoo.classic.hanabi_v5").env()
    rate = per_second(zoo(environment), seconds)
    return {"moves": rate, "version": "PettingZoo " + version("pettingzoo")}


def zoo(environment: Any) -> Work:
    """Random games through PettingZoo's `last` and `step`."""
    rng = FastRng(1)

    def play() -> int:
        environment.reset(seed=rng.below(1 << 30))
        moves = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                environment.step(int(legal[rng.below(len(legal))]))
                moves += 1
        return moves

    return play


PEERS: dict[str, Callable[[float], dict[str, float | str]]] = {
    "openspiel": openspiel,
    "tensors": tensors,
    "ismcts": ismcts,
    "rlcard": rlcard,
    "hanabi": hanabi,
}


def main() -> None:
    """Measure the peer that the command line names."""
    name, seconds = words("PEER SECONDS")
    if name not in PEERS:
        sys.exit(f"there is no peer {name!r}; there is {', '.join(PEERS)}")
    answer(lambda: PEERS[name](float(seconds)))


if __name__ == "__main__":
    main()

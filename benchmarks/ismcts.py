"""Our search against OpenSpiel's IS-MCTS bot, in the peers' environment; prints one line of JSON.

python -m benchmarks.ismcts GAME DEALS SECONDS

Two seats, every deal twice with seats exchanged. The bot is OpenSpiel's Python one with random
rollouts; it plays our games through `koloda.envs.openspiel` and thinks as long for a move as ours.
"""

import importlib
import json
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.clock import pin, words
from koloda.arena.stats import mean_of
from koloda.bots.ladder import find_player
from koloda.bots.player import decide
from koloda.engine.chance.rng import FastRng, SeedStream, seed_from_number
from koloda.engine.contract.state import CHANCE

EXPLORE = 1.4


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a budget of seconds for each move instead of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(
            game, rollouts, EXPLORE, 1, random_state=chance, use_observation_string=True
        )
        self.seconds = seconds
        self.simulations = 0

    def choose(self, state: Any) -> int:
        """The most visited action when the time is up."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        self._root_node = self.create_new_node(state)
        until = time.monotonic() + self.seconds
        while time.monotonic() < until or self._root_node.total_visits <= 0:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        children = self._root_node.child_info
        return int(max(children, key=lambda action: children[action].visits))


def play(game: Any, seed: bytes, rng: FastRng, own: int, seconds: float) -> float:
    """Our share of the points, 0 to 1, on one seat of a game."""
    state = game.new_initial_state()
    ours = find_player(f"expert@{seconds}")
    evidence = state.moment.setup.game.evidence(state.moment.setup)
    theirs = Timed(game, seconds, rng.below(1 << 30))
    stream = SeedStream(seed)
    first = state.moment.setup.actions.players_end
    while not state.is_terminal():
        before, seat = state.moment.clone(), state.moment.actor()
        if seat == CHANCE:
            action = state.moment.sample_chance(stream) - first
        elif seat == own:
            action = decide(ours, state.moment, seat, evidence, rng)
        else:
            action = theirs.choose(state)
        state.apply_action(action)
        evidence.note(before, seat, action + first * (seat == CHANCE), state.moment)
    return float(state.returns()[own] + 1) / 2


def match(name: str, deals: int, seconds: float) -> dict[str, object]:
    """Every deal twice, with seats exchanged."""
    importlib.import_module("koloda.envs.openspiel")
    game = pyspiel.load_game(f"koloda_{name}(players=2)")
    shares: list[float] = []
    for deal in range(deals):
        seed, rng = seed_from_number(deal), FastRng(deal)
        shares.append(sum(play(game, seed, rng, own, seconds) for own in (0, 1)) / 2)
    return {"game": name, "deals": deals, "seconds": seconds, "ours": mean_of(shares)._asdict()}


def main() -> None:
    """Play the match that the command line asks for."""
    pin()
    name, deals, seconds = words("GAME DEALS SECONDS")
    print(json.dumps(match(name, int(deals), float(seconds))))


if __name__ == "__main__":
    main()

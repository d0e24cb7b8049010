"""Our search against OpenSpiel's IS-MCTS bot, in the peers' environment; prints one line of JSON.

python -m benchmarks.ismcts speed SECONDS            iterations per second on crazy eights, Kanobu
python -m benchmarks.ismcts match GAME DEALS SECONDS our games at equal time per move, two seats

The bot is OpenSpiel's Python one with random rollouts. In a match it plays our games through
`koloda.envs.openspiel`, and thinks as long for a move as ours does.
"""

import importlib
import json
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.clock import per_second, pin
from benchmarks.measure import find, middle
from koloda.arena.stats import mean_of
from koloda.bots.ladder import find_player
from koloda.bots.player import decide
from koloda.bots.search import Search
from koloda.engine.rng import FastRng, SeedStream, seed_from_number
from koloda.engine.state import CHANCE

EXPLORE = 1.4
AT_ONCE = 200
FOREVER = 1e9


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
    theirs = Timed(game, seconds, rng.below(1 << 30))
    stream = SeedStream(seed)
    first = state.moment.setup.actions.players_end
    while not state.is_terminal():
        seat = state.moment.actor()
        if seat == CHANCE:
            state.apply_action(state.moment.sample_chance(stream) - first)
        elif seat == own:
            state.apply_action(decide(ours, state.moment, seat, rng))
        else:
            state.apply_action(theirs.choose(state))
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


def speed(seconds: float) -> dict[str, float]:
    """Iterations per second in the middle of a game for four."""
    found: dict[str, float] = {}
    for name in ("kanobu", "crazy_eights"):
        state = middle(find(name).new(4), FastRng(1))
        search = Search(state, int(state.actor()), FastRng(1))

        def ours(search: Search = search) -> int:
            search.run(AT_ONCE, FOREVER)
            return AT_ONCE

        found[name] = per_second(ours, seconds)
    game = pyspiel.load_game("crazy_eights(players=4)")
    state = game.new_initial_state()
    choice = np.random.RandomState(1)
    moves = 40
    while moves or state.is_chance_node() or len(state.legal_actions()) < 2:
        moves -= moves > 0 and not state.is_chance_node()
        state.apply_action(int(choice.choice(state.legal_actions())))
    bot = Timed(game, seconds, 1)
    # Their crazy eights cannot draw a world; a copy of the true one is the cheapest stand-in.
    bot.set_resampler(lambda truth, _: truth.clone())
    before = time.process_time()
    bot.choose(state)
    found["openspiel"] = bot.simulations / (time.process_time() - before)
    return found


def main() -> None:
    """Measure what the command line asks for."""
    pin()
    if sys.argv[1] == "speed":
        print(json.dumps(speed(float(sys.argv[2]))))
    else:
        print(json.dumps(match(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))))


if __name__ == "__main__":
    main()

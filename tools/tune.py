"""Looks for better numbers for a game's rule player by matches on duplicate deals.

python tools/tune.py GAME [--minutes 5] [--deals 40] [--players 2] [--seed 1]

Again and again one number of the player's `TASTE` is changed and the changed player meets the best
one so far; a change that wins a first match is kept only if it also wins a longer one on other
deals. Prints every change that was kept and the numbers in the end, to be copied into the source.
"""

import argparse
import importlib
import time

from koloda.arena.deals import play_rotation
from koloda.arena.stats import Mean, mean_of
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.games import find_game

Taste = dict[str, int]
LONGER = 4
"""The second match has this many times the deals of the first."""


class TastePlayer(Player):
    """The rule player with other numbers."""

    def __init__(self, shared: Taste, own: Taste) -> None:
        super().__init__("taste")
        self.shared = shared
        self.own = own

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """What the game recommends by these numbers."""
        del evidence
        self.shared.update(self.own)
        return world.setup.game.greedy(world.view(seat), rng)


def changed(taste: Taste, rng: FastRng) -> Taste:
    """One number a little or a lot larger or smaller."""
    name = sorted(taste)[rng.below(len(taste))]
    reach = max(2, abs(taste[name]) // 2)
    step = 1 + rng.below(reach)
    return {**taste, name: taste[name] + (step if rng.below(2) else -step)}


def match(setup: Setup, shared: Taste, new: Taste, old: Taste, seed: int, deals: int) -> Mean:
    """The share of the points that the new numbers get from the old ones."""
    players: list[Player] = [TastePlayer(shared, new)]
    players += [TastePlayer(shared, old) for _ in range(setup.players - 1)]
    shares: list[float] = []
    for deal in range(deals):
        played = [play_rotation(setup, players, seed, deal, turn) for turn in range(setup.players)]
        shares.append(sum((game.scores[0] + 1) / 2 for game in played) / len(played))
    return mean_of(shares)


def main() -> None:
    """Read the command line and look for better numbers until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup = find_game(asked.game).setup(asked.players)
    shared: Taste = importlib.import_module(f"koloda.games.{asked.game}.bots.greedy").TASTE
    first = dict(shared)
    best, rng, seed = dict(shared), FastRng(asked.seed), asked.seed
    until = time.monotonic() + 60 * asked.minutes
    tried = 0
    while time.monotonic() < until:
        new = changed(best, rng)
        seed += 2
        tried += 1
        if match(setup, shared, new, best, seed, asked.deals).value <= 0.5:
            continue
        result = match(setup, shared, new, best, seed + 1, LONGER * asked.deals)
        if result.value - 0.5 > (result.value - result.low) / 2:  # one standard error
            change = {name: new[name] for name in new if new[name] != best[name]}
            print(f"kept {change}: {result}", flush=True)
            best = new
    result = match(setup, shared, best, first, seed + 2, LONGER * asked.deals)
    print(f"{asked.game}: {tried} changes tried; against the first numbers {result}\n{best}")


if __name__ == "__main__":
    main()

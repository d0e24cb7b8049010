"""What knowing everything would be worth: a search that cheats and the honest one, same opponent.

python -m benchmarks.ceiling GAME [--iterations 1000] [--deals 50] [--seed 1]

On the same deals with seats rotated both meet the rule player. The cheater searches the true world,
others' hands and the order of the deck included; it exists only here. `share` is how much of the
cheater's lead over 50 % the honest search has.
"""

import argparse
import json

from koloda.arena.stats import Mean, mean_of
from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.search import Search
from koloda.bots.worlds import Worlds
from koloda.engine.chance.rng import FastRng, Rng, seed_from_number
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.records.match import Match
from koloda.games import find_game

FOREVER = 1e9


class Truth(Worlds):
    """The only world there is."""

    def draw(self, rng: Rng) -> State:
        """A copy of it; there is nothing to draw."""
        del rng
        return self.world.clone()


def think(match: Match, seat: int, rng: Rng, iterations: int, cheats: bool) -> int:
    """The most visited action of a search in the true world or in possible ones."""
    search = Search(match.state.determinize(seat, rng), seat, match.evidence, rng)
    if cheats:
        search.worlds = Truth(match.state, seat, match.evidence)
    search.run(iterations, FOREVER)
    return search.choices()[0].action


def game(setup: Setup, seed: bytes, rng: FastRng, own: int, iterations: int, cheats: bool) -> float:
    """The share of the points, 0 to 1, of a searcher on one seat among rule players."""
    match = Match(setup, seed)
    rule = find_player("normal")
    host = Host(match, [None if seat == own else rule for seat in range(setup.players)], rng)
    match.settle()
    host.advance()
    while (outcome := match.state.outcome()) is None:
        legal = match.state.legal_actions(own)
        forced = len(legal) == 1
        host.play(own, legal[0] if forced else think(match, own, rng, iterations, cheats))
        host.advance()
    return (outcome.scores[own] + 1) / 2


def contest(setup: Setup, deals: int, seed: int, iterations: int, cheats: bool) -> Mean:
    """The searcher's share of the points over all deals and seats."""
    shares: list[float] = []
    for deal in range(seed * 1_000_003, seed * 1_000_003 + deals):
        found = [
            game(setup, seed_from_number(deal), FastRng(deal * 64 + own), own, iterations, cheats)
            for own in range(setup.players)
        ]
        shares.append(sum(found) / len(found))
    return mean_of(shares)


def main() -> None:
    """Play both matches; one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup = find_game(asked.game).setup(asked.players)
    honest, cheater = (
        contest(setup, asked.deals, asked.seed, asked.iterations, cheats)
        for cheats in (False, True)
    )
    share = (honest.value - 0.5) / (cheater.value - 0.5) if cheater.value > 0.5 else None
    figures = {"honest": honest._asdict(), "cheater": cheater._asdict(), "share": share}
    print(json.dumps({**vars(asked), **figures}))


if __name__ == "__main__":
    main()

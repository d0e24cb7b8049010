"""What knowing more would be worth: searches that cheat and the honest one, same opponent.

python -m benchmarks.ceiling GAME [--iterations 1000] [--deals 50] [--seed 1]

On the same deals with seats rotated all meet the rule player. The cheater searches the true world,
others' hands and the order of the deck included; `hands` knows what any seat has seen, so all
hands, and draws the cards that nobody has seen. Both exist only here. `share` is how much of the
cheater's lead over 50 % the honest search has, `share_of_hands` how much of that of `hands`.
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


class Hands(Worlds):
    """All worlds in which every seat has seen what it has."""

    def draw(self, rng: Rng) -> State:
        """A copy of the true one, in which the cards that no seat has seen are shuffled."""
        world = self.world.clone()
        groups = world.veiled()
        for group in groups:
            rng.shuffle(group)
        world.reveil(groups)
        return world


KNOWN = {"honest": Worlds, "hands": Hands, "cheater": Truth}


def think(match: Match, seat: int, rng: Rng, iterations: int, knows: str) -> int:
    """The most visited action of a search in the worlds of one who knows that much."""
    search = Search(match.state.determinize(seat, rng), seat, match.evidence, rng)
    if knows != "honest":
        search.worlds = KNOWN[knows](match.state, seat, match.evidence)
    search.run(iterations, FOREVER)
    return search.choices()[0].action


def game(setup: Setup, seed: bytes, rng: FastRng, own: int, iterations: int, knows: str) -> float:
    """The share of the points, 0 to 1, of a searcher on one seat among rule players."""
    match = Match(setup, seed)
    rule = find_player("normal")
    host = Host(match, [None if seat == own else rule for seat in range(setup.players)], rng)
    match.settle()
    host.advance()
    while (outcome := match.state.outcome()) is None:
        legal = match.state.legal_actions(own)
        forced = len(legal) == 1
        host.play(own, legal[0] if forced else think(match, own, rng, iterations, knows))
        host.advance()
    return (outcome.scores[own] + 1) / 2


def contest(setup: Setup, deals: int, seed: int, iterations: int, knows: str) -> Mean:
    """The searcher's share of the points over all deals and seats."""
    shares: list[float] = []
    for deal in range(seed * 1_000_003, seed * 1_000_003 + deals):
        found = [
            game(setup, seed_from_number(deal), FastRng(deal * 64 + own), own, iterations, knows)
            for own in range(setup.players)
        ]
        shares.append(sum(found) / len(found))
    return mean_of(shares)


def main() -> None:
    """Play all matches; one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup = find_game(asked.game).setup(asked.players)
    found = {
        knows: contest(setup, asked.deals, asked.seed, asked.iterations, knows) for knows in KNOWN
    }
    shares = {
        "share": part(found["honest"], found["cheater"]),
        "share_of_hands": part(found["honest"], found["hands"]),
    }
    figures = {knows: mean._asdict() for knows, mean in found.items()}
    print(json.dumps({**vars(asked), **figures, **shares}))


def part(honest: Mean, other: Mean) -> float | None:
    """How much of the other's lead over 50 % the honest search has."""
    return (honest.value - 0.5) / (other.value - 0.5) if other.value > 0.5 else None


if __name__ == "__main__":
    main()

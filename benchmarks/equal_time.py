"""How long two players think about the same positions, so that a contest can give them equal time.

python -m benchmarks.equal_time GAME PLAYER PLAYER [--positions 40] [--rounds 6] [--seed 1]

The positions come from games of the rule player at a table for two, where a choice is to be made.
Both players choose in all of them, in alternating rounds; a line tells the milliseconds of
processor time a move, the median over rounds, and `ratio` the first one's part of the second one's.
"""

import argparse
import json
import statistics
import time
from typing import NamedTuple

from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.records.match import Match
from koloda.games import find_game


class Position(NamedTuple):
    """A world that a seat may take for the true one, with a choice to be made."""

    world: State
    seat: int
    evidence: Evidence


def positions(name: str, number: int, seed: int) -> list[Position]:
    """Positions of games between rule players, one from each game."""
    setup = find_game(name).setup(2)
    rng = FastRng(seed)
    rule = find_player("normal")
    found: list[Position] = []
    deal = seed * 1_000_003
    while len(found) < number:
        deal += 1
        match = Match(setup, seed_from_number(deal))
        host = Host(match, [None, rule], rng)
        match.settle()
        host.advance()
        choices = 0
        last = 1 + rng.below(20)
        while match.state.outcome() is None:
            legal = match.state.legal_actions(0)
            choices += len(legal) > 1
            if len(legal) > 1 and choices == last:
                world = match.state.determinize(0, rng)
                found.append(Position(world, 0, match.evidence))
                break
            host.play(0, rule.choose(match.state.determinize(0, rng), 0, match.evidence, rng))
            host.advance()
    return found


def milliseconds(player: Player, asked: list[Position], rng: FastRng) -> float:
    """Processor time a move."""
    began = time.process_time()
    for position in asked:
        player.choose(position.world.clone(), position.seat, position.evidence, rng)
    return (time.process_time() - began) * 1000 / len(asked)


def main() -> None:
    """Read the command line and print one line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("players", nargs=2)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    players = [find_player(name) for name in asked.players]
    places = positions(asked.game, asked.positions, asked.seed)
    rng = FastRng(asked.seed)
    for player in players:  # the first move also reads the network
        player.choose(places[0].world.clone(), places[0].seat, places[0].evidence, rng)
    rounds = [
        [milliseconds(player, places, rng) for player in players] for _ in range(asked.rounds)
    ]
    first, second = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratios = sorted(one / other for one, other in rounds)
    found = {
        "ms": [round(first, 2), round(second, 2)],
        "ratio": round(statistics.median(ratios), 3),
    }
    found["from"], found["to"] = round(ratios[0], 3), round(ratios[-1], 3)
    print(json.dumps({"game": asked.game, "players": asked.players} | found))


if __name__ == "__main__":
    main()

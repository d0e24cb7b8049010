"""The bots of a daily deal: equal choices of people meet equal answers, whatever else they ask."""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.daily.deal import PERSON, Daily
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.containers.ints import i64
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record


class Chance(NamedTuple):
    """What a bot's answer depends on besides its position."""

    world: Rng
    """Draws the world that the bot is shown."""
    seed: int
    """Where the bot's own random numbers begin."""


class Keyed(Player):
    """A player with random numbers that were fixed beforehand."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__(player.name)
        self.player = player
        self.seed = seed

    def choose(self, world: State, seat: int, evidence: Evidence, _: Rng) -> int:
        """What the player chooses with its own numbers."""
        return self.player.choose(world, seat, evidence, FastRng(self.seed))


class DailyHost(Host):
    """Gives a bot random numbers that follow from the deal and from what was played, only."""

    def __init__(self, match: Match, players: list[Player | None]) -> None:
        super().__init__(match, players, FastRng(0))
        self.match = match

    def to_act(self) -> i64:
        """The person first where several owe a choice: nobody's haste changes a bot's answer."""
        return PERSON if PERSON in self.match.state.to_act() else super().to_act()

    def ask(self, player: Player, seat: i64) -> i64:
        """The bot's choice, the same for everybody who has come to the same moment the same way."""
        self.rng, seed = chance_of(self.match)
        return super().ask(Keyed(player, seed), seat)


def chance_of(match: Match) -> Chance:
    """The chance of a bot that follows from the seed and all actions so far."""
    digest = hashlib.sha256(match.seed)
    for seat, action in match.actions:
        digest.update(f" {seat} {action}".encode())
    word = digest.digest()
    return Chance(FastRng(int.from_bytes(word[:8], "big")), int.from_bytes(word[8:15], "big"))


def played_by(match: Match, expert: str, rival: str, moved: Callable[[], None]) -> Record:
    """A deal with one level on the person's seat and another on all others; `moved` each time."""
    names = [expert if seat == PERSON else rival for seat in range(match.setup.players)]
    players = [find_player(name) for name in names]
    host = DailyHost(match, [None] * len(names))
    match.settle()
    while not match.state.is_over():
        seat = host.to_act()
        host.play(seat, host.ask(players[seat], seat))
        moved()
    return match.record(names)


def expert_plays(deal: Daily) -> Record:
    """The same deal against the same bots, with the expert on the person's seat."""
    return played_by(deal.match(), deal.expert(), deal.rival(), nobody_waits)


def nobody_waits() -> None:
    """What happens after a move where nobody is told."""


def points_of(record: Record) -> float:
    """The person's points of a finished deal: 100 for a win, 0 for a loss."""
    assert record.outcome is not None
    return 50 + 50 * record.outcome.scores[PERSON]


def standing(points: int, moves: int) -> tuple[int, int]:
    """What a result is ranked by, the best first: more points, a quicker win, a longer defence."""
    return -points, moves if points > 50 else -moves

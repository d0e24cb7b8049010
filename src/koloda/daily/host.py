"""The bots of a daily deal: equal choices of people meet equal answers, whatever else they ask."""

import hashlib

from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.daily.deal import EXPERT, PERSON, Daily
from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.ints import i64
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record


class DailyHost(Host):
    """Gives a bot random numbers that follow from the deal and from what was played, only."""

    def __init__(self, match: Match, players: list[Player | None]) -> None:
        super().__init__(match, players, FastRng(0))
        self.match = match

    def ask(self, player: Player, seat: i64) -> i64:
        """The bot's choice, the same for everybody who has come to the same moment the same way."""
        self.rng = rng_of(self.match)
        return super().ask(player, seat)


def rng_of(match: Match) -> FastRng:
    """Random numbers by the seed and all actions so far."""
    digest = hashlib.sha256(match.seed)
    for seat, action in match.actions:
        digest.update(f" {seat} {action}".encode())
    return FastRng(int.from_bytes(digest.digest()[:8], "big"))


def expert_plays(deal: Daily) -> Record:
    """The same deal against the same bots, with the expert on the person's seat."""
    match = deal.match()
    players: list[Player | None] = [find_player(EXPERT) for _ in range(match.setup.players)]
    for seat, bot in deal.rivals().items():
        players[seat] = bot
    host = DailyHost(match, players)
    host.last = PERSON
    match.settle()
    host.advance()
    return match.record([player.name for player in players if player is not None])


def points_of(record: Record) -> float:
    """The person's points of a finished deal: 100 for a win, 0 for a loss."""
    assert record.outcome is not None
    return 50 + 50 * record.outcome.scores[PERSON]

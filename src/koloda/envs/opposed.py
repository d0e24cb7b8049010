"""Many games side by side in which one seat of each waits for the caller and bots have the rest."""

from typing import Any, Final

from mypy_extensions import i64

from koloda.bots.host import Host
from koloda.bots.player import Player
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import NOBODY, State
from koloda.engine.records.driver import Driver
from koloda.envs.batch import Batch

IN_TURN: Final = -1
"""As a seat: the caller moves on by one seat with every game."""


class Opposed(Batch):
    """Games of one caller's seat each; the bots answer before the caller is asked again."""

    def __init__(
        self,
        setup: Setup,
        games: int,
        seed: int,
        limit: int,
        bots: list[Player],
        seat: int,
    ) -> None:
        super().__init__(setup, games, seed, limit)
        self.bots = bots
        """The other players, in the order of the seats behind the caller's."""
        self.seat: i64 = seat
        self.tells_bots = any(bot.uses_evidence for bot in bots)
        """Whether a bot uses evidence, though observations have none of it."""
        self.dealt = [0] * games
        """How many games each row has begun."""
        self.hosts: list[Host] = []

    def deal(self) -> None:
        """Begin all games."""
        self.hosts = [self.next_host(game) for game in range(self.games)]
        super().deal()

    def next_host(self, game: i64) -> Host:
        """A game that has not begun, with the bots around the caller's seat."""
        seat = self.seat
        if seat == IN_TURN:
            seat = (game + self.dealt[game]) % self.players
        self.dealt[game] += 1
        players: list[Player | None] = [None] * self.players
        for step, bot in enumerate(self.bots):
            players[(seat + 1 + step) % self.players] = bot
        driver = Driver(self.setup, self.rngs[game])
        if not self.tells_bots and not self.gathers:
            driver.evidence = Evidence()
        return Host(driver, players, self.rngs[game])

    def fresh(self, game: i64) -> State:
        """The first moment of a new game in which the caller is asked."""
        while True:
            host = self.next_host(game)
            host.begin()
            host.advance()
            # A game that the bots have ended among themselves has no choice for the caller.
            if host.to_act() != NOBODY:
                self.hosts[game] = host
                return host.game.state

    def act(self, game: i64, action: i64) -> None:
        """Carry out the caller's action, then let the bots act."""
        host = self.hosts[game]
        host.play(self.seats[game], action)
        host.advance()
        self.to_next_choice(game, self.states[game], host.to_act())

    def evidence(self, game: i64) -> Evidence:
        """What the moves of that game have told."""
        return self.hosts[game].game.evidence

    def whose(self, game: i64) -> i64:
        """The caller's seat, or NOBODY when the game is over."""
        return self.hosts[game].to_act()

    def __reduce__(self) -> tuple[object, ...]:
        given = (self.setup, self.games, 0, self.limit, self.bots, self.seat)
        return Opposed, given, self.__getstate__()

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "hosts": self.hosts, "dealt": self.dealt}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.hosts = kept["hosts"]
        self.dealt = kept["dealt"]
        super().__setstate__(kept)

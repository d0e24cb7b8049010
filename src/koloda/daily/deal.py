"""Which cards a day has: they follow from date, game and a key that is committed to beforehand."""

import datetime
import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.bots.steady import steady
from koloda.engine.chance.rng import commitment
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.records.match import Match

PUBLIC_KEY: Final = b"koloda"
"""The key of the terminal: known to everybody, so that everybody gets the same cards unasked."""
MARK: Final = 8
SEATS: Final = 2
PERSON: Final = 0
"""The person's seat."""
RIVAL: Final = "hard"
"""The level that everybody plays against, by iterations, so that it is the same everywhere."""
EXPERT: Final = "expert"
"""The level that plays the same deal for comparison, by iterations as well."""


@dataclass(frozen=True)
class Daily:
    """One game's deal of one day."""

    game: Game
    day: datetime.date
    key: bytes

    @property
    def seed(self) -> bytes:
        """The seed of the cards."""
        return seed_for(self.day, self.game, self.key)

    def mark(self) -> str:
        """A word that tells keys apart and betrays none; nothing for the public one."""
        return "" if self.key == PUBLIC_KEY else commitment(self.key)[:MARK]

    def setup(self) -> Setup:
        """The table: the game's usual rules for two, or for as few as it allows."""
        return self.game.setup(max(SEATS, self.game.seats[0]))

    def match(self) -> Match:
        """The deal, with nothing played."""
        return Match(self.setup(), self.seed)

    def rival(self) -> str:
        """The bot that everybody plays against."""
        return steady(RIVAL, self.setup())

    def expert(self) -> str:
        """The bot that plays for comparison."""
        return steady(EXPERT, self.setup())

    def rivals(self) -> dict[int, Player]:
        """The bots, seat by seat."""
        seats = range(self.setup().players)
        return {seat: find_player(self.rival()) for seat in seats if seat != PERSON}


def seed_for(day: datetime.date, game: Game, key: bytes) -> bytes:
    """The seed of a day's deal; whoever has no key cannot tell it from the days before."""
    words = ["koloda deal of the day", day.isoformat(), game.name, str(game.rules_version)]
    return hmac.new(key, "\n".join(words).encode(), hashlib.sha256).digest()


def commitment_for(day: datetime.date, game: Game, key: bytes) -> str:
    """What may be published before the day, and proves after it that the deal was not changed."""
    return commitment(seed_for(day, game, key))


def daily(day: datetime.date, game: Game, key: bytes = PUBLIC_KEY) -> Daily:
    """The deal of a day."""
    return Daily(game, day, key)


def today() -> datetime.date:
    """The day by UTC, which is the same everywhere."""
    return datetime.datetime.now(datetime.UTC).date()

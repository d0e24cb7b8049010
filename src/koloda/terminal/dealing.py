"""Deals at the terminal's table: promised as a server promises its own, or the same once more."""

import hashlib
import secrets
from collections.abc import Callable
from itertools import count

from koloda.engine.chance.promise import NOTHING, Promise
from koloda.engine.chance.rng import seed_from_number
from koloda.engine.contract.setup import Setup
from koloda.engine.records.match import Match


class Dealer:
    """Deals one game after another to the same person."""

    def __init__(self, seat: int, seed: int | None, add: Callable[[str], str] | None) -> None:
        self.seat = seat
        self.numbers = None if seed is None else count(seed)
        """Seeds that the person has chosen: nothing about such a deal can be promised."""
        self.add = add
        """Asks the person, who is shown the commitment, for words to add to the deal."""

    def deal(self, setup: Setup) -> Match:
        """The next game."""
        if self.numbers is not None:
            return Match(setup, seed_from_number(next(self.numbers)))
        secret, game = secrets.token_bytes(32), setup.game
        terms = f"{secrets.token_hex(8)} {game.name} {game.rules_version} {setup}"
        promise = Promise(terms, secret, [NOTHING] * setup.players)
        if self.add is not None:
            words = self.add(promise.commitment())
            promise.contributions[self.seat] = hashlib.sha256(words.encode()).hexdigest()
        return Match(setup, promise.seed(), promise=promise)

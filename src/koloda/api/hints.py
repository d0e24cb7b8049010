"""Advice as people read it."""

from typing import Final, NamedTuple

from koloda.api.fields import describe

REASONS: Final = {
    "only": "the only move there is",
    "clear": "clearly best",
    "best": "best by a little",
    "close": "nearly as good",
    "worse": "worse",
}


class Hint(NamedTuple):
    """A move, the chance to win with it from 0 to 1, and the name of the reason."""

    move: str
    """The move as text."""
    win: float
    """The chance to win with it, from 0 to 1."""
    reason: str
    """`only`, `clear`, `best`, `close` or `worse`; `str(hint)` says it in words."""

    def __str__(self) -> str:
        return f"{self.move}: {self.win:.0%}, {REASONS.get(self.reason, self.reason)}"


describe(Hint)

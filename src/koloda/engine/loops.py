"""Positions met before, for the rules that end a game that turns in circles."""

from typing import Final

from koloda.engine.ints import i64

HIGHEST: Final = 1 << 60
NONE: Final = -1


class Met:
    """A position's key and the one met before it; never changed, so copies share it."""

    def __init__(self, key: i64, before: "Met | None") -> None:
        self.key = key
        self.before = before


class Loops:
    """Keys, from 0 up, of the positions since something happened that can never be undone."""

    def __init__(self) -> None:
        self.newest: i64 = NONE
        self.before: Met | None = None
        self.marks: i64 = 0
        """One bit for the keys of each remainder by 60: no bit, no such key yet."""

    def visit(self, key: i64) -> i64:
        """Note a position; how often it has been met, now included."""
        mark: i64 = HIGHEST >> (key % 60)
        if self.newest >= 0:
            self.before = Met(self.newest, self.before)
        self.newest = key
        if self.marks & mark:
            return self.met()
        self.marks |= mark
        return 1

    def met(self) -> i64:
        """How often the newest position has been met."""
        times: i64 = 1
        place = self.before
        while place is not None:
            if place.key == self.newest:
                times += 1
            place = place.before
        return times

    def forget(self) -> None:
        """Something irreversible happened: no earlier position can come back."""
        self.newest = NONE
        self.marks = 0
        if self.before is not None:
            self.before = None

    def keys(self) -> list[int]:
        """All keys, the oldest first."""
        keys: list[int] = []
        if self.newest >= 0:
            keys.append(self.newest)
        place = self.before
        while place is not None:
            keys.append(place.key)
            place = place.before
        keys.reverse()
        return keys

    def replace(self, keys: list[int]) -> None:
        """Remember exactly these keys."""
        self.forget()
        for key in keys:
            self.visit(key)

    def clone(self) -> "Loops":
        """An independent copy."""
        copy = Loops()
        copy.newest = self.newest
        copy.before = self.before
        copy.marks = self.marks
        return copy

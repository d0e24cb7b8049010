"""Positions met before, for the rules that end a game that turns in circles."""

from typing import Final

from koloda.engine.ints import i64, mypyc_attr

NONE: Final = -1
HIGHEST: Final = 1 << 31
FEW: Final = 8
"""So many keys are looked through one by one; more are spread over slots."""
SLOTS: Final = 64


def mark(key: i64) -> i64:
    """One of 32 bits, by other digits of the key than those that name its slot."""
    return HIGHEST >> ((key >> 16) & 31)


@mypyc_attr(acyclic=True)
class Met:
    """A position's key and the one met before it in its slot; never changed, so copies share it."""

    def __init__(self, key: i64, number: i64, before: "Met | None") -> None:
        self.key = key
        self.number = number
        self.before = before
        self.marks: i64 = mark(key)
        """One bit or more for this and all earlier keys of the slot: no bit, no such key."""
        if before is not None:
            self.marks |= before.marks


class Loops:
    """Keys, from 0 up, of the positions since something happened that can never be undone."""

    def __init__(self) -> None:
        self.newest: i64 = NONE
        self.size: i64 = 0
        """How many keys there are besides the newest."""
        self.slots: list[Met | None] = [None]
        """The latest of them by their lowest bits, so that looking for a key stays quick."""

    def visit(self, key: i64) -> i64:
        """Note a position; how often it has been met, now included."""
        if self.newest >= 0:
            self.store(self.newest)
        self.newest = key
        return self.met()

    def store(self, key: i64) -> None:
        """Put a key into its slot."""
        if self.size == FEW:
            keys = self.stored()
            self.slots = [None] * SLOTS
            self.size = 0
            for other in keys:
                self.put(other)
        self.put(key)

    def put(self, key: i64) -> None:
        """Make a key the latest of its slot."""
        slot = key & (len(self.slots) - 1)
        self.slots[slot] = Met(key, self.size, self.slots[slot])
        self.size += 1

    def stored(self) -> list[int]:
        """All keys besides the newest, the oldest first."""
        keys = [0] * self.size
        for latest in self.slots:
            place = latest
            while place is not None:
                keys[place.number] = place.key
                place = place.before
        return keys

    def met(self) -> i64:
        """How often the newest position has been met."""
        times: i64 = 1
        if self.size:
            place = self.slots[self.newest & (len(self.slots) - 1)]
            if place is not None and place.marks & mark(self.newest) == 0:
                return 1
            while place is not None:
                if place.key == self.newest:
                    times += 1
                place = place.before
        return times

    def forget(self) -> None:
        """Something irreversible happened: no earlier position can come back."""
        self.newest = NONE
        if self.size:
            self.size = 0
            self.slots = [None]

    def keys(self) -> list[int]:
        """All keys, the oldest first."""
        keys = self.stored()
        if self.newest >= 0:
            keys.append(self.newest)
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
        if self.size:
            copy.size = self.size
            copy.slots = self.slots[:]
        return copy

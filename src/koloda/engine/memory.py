"""Positions met before in games that undo little: found at once among hundreds."""

from typing import Final

from koloda.engine.ints import append, i64, u8, vec

NO_KEY: Final = -1
FEW: Final = 24
"""So many keys are looked through one by one; with more, marks tell which may be there."""
MARKS: Final = 2048
"""Bytes of marks, eight in each; a key's bits from the lowest and from the 24th on name two."""


class Memory:
    """The keys of all positions, from 0 up, in the order they were met.

    A copy reads the keys of its original and takes them over when it notes one of its own.
    """

    def __init__(self) -> None:
        self.row = vec[i64]()
        """The first `size` of them count: the original may have gone on."""
        self.size: i64 = 0
        self.marks = vec[u8]()
        """Two marks for each key once there are more than a few."""
        self.borrowed = False
        self.newest: i64 = NO_KEY
        self.times: i64 = 1

    def visit(self, key: i64) -> i64:
        """Note a position; how often it has been met, now included."""
        if self.borrowed:
            self.row = self.row[: self.size]
            self.marks = self.marks[:]
            self.borrowed = False
        self.times = 1
        if self.size <= FEW or self.mark(key):
            self.times += self.count(key)
        self.row = append(self.row, key)
        self.size += 1
        self.newest = key
        if self.size == FEW + 1:
            self.marks = vec[u8]([0] * MARKS)
            for place in range(self.size):
                self.mark(self.row[place])
        return self.times

    def mark(self, key: i64) -> bool:
        """Set both marks of a key; whether both were set, as few others that were not met have."""
        marks = self.marks
        cell, other = (key >> 3) & (MARKS - 1), (key >> 27) & (MARKS - 1)
        bit: i64 = 128 >> (key & 7)
        other_bit: i64 = 128 >> ((key >> 24) & 7)
        both = i64(marks[cell]) & bit != 0 and i64(marks[other]) & other_bit != 0
        marks[cell] = u8(i64(marks[cell]) | bit)
        marks[other] = u8(i64(marks[other]) | other_bit)
        return both

    def count(self, key: i64) -> i64:
        """How often a key was noted."""
        row = self.row
        found: i64 = 0
        for place in range(self.size):
            if row[place] == key:
                found += 1
        return found

    def met(self) -> i64:
        """How often the newest position has been met."""
        return self.times

    def forget(self) -> None:
        """Something irreversible happened: no earlier position can come back."""
        self.row = vec[i64]()
        self.size = 0
        self.marks = vec[u8]()
        self.borrowed = False
        self.newest = NO_KEY
        self.times = 1

    def keys(self) -> list[int]:
        """All keys in the order they were met."""
        return [self.row[place] for place in range(self.size)]

    def replace(self, keys: list[int]) -> None:
        """Remember exactly these keys."""
        self.forget()
        for key in keys:
            self.visit(key)
        self.row = self.row[: self.size]  # without the room for more

    def keep_newest(self, key: i64) -> None:
        """Forget every position but the newest, which has this key from now on."""
        times = self.times
        self.forget()
        while times:
            self.visit(key)
            times -= 1

    def clone(self) -> "Memory":
        """An independent copy."""
        copy = Memory()
        copy.row = self.row
        copy.size = self.size
        copy.marks = self.marks
        copy.borrowed = True
        copy.newest = self.newest
        copy.times = self.times
        return copy

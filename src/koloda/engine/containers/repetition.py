"""A repetition table: the positions met before, for the rules that end a game in circles."""

from typing import Final

from koloda.engine.containers.ints import append, i64, u8, vec

NO_KEY: Final = -1
FEW: Final = 32
"""Up to this many keys the Bloom filter is one machine integer; with more, a row of bytes."""
MARKS: Final = 512
"""Bytes of the Bloom filter to begin with."""
HIGHEST: Final = 1 << 60
PLACES: Final = 60
LOW_16_BITS: Final = (1 << 16) - 1
TOP_OF_BYTE: Final = 128
NEAR: Final = 63


class RepetitionTable:
    """The keys (0 and up) of all positions since the last irreversible move, oldest first.

    Copies are copy-on-write: both read the same keys until one of them notes another. A Bloom
    filter tells most new keys from those met before without looking through all of them.
    """

    def __init__(self, fewest_marks: i64 = MARKS) -> None:
        self.fewest_marks = fewest_marks
        """Bytes, a power of two: more for games that remember many positions."""
        self.row = vec[i64]()
        """Only the first `size` entries are in use."""
        self.size: i64 = 0
        self.few: i64 = 0
        """The Bloom filter of the first few keys, one bit each."""
        self.marks = vec[u8]()
        """The Bloom filter once there are more, two bits a key: at least a byte for every key."""
        self.shared = False
        self.newest: i64 = NO_KEY
        self.times: i64 = 1

    def visit(self, key: i64) -> i64:
        """Note a position; how often it has been met, now included."""
        if self.shared:
            self.row = self.row[: self.size]
            self.marks = self.marks[:]
            self.shared = False
        self.times = 1
        if self.mark(key):
            self.times += self.count(key)
        if self.size < len(self.row):
            self.row[self.size] = key
        else:
            self.row = append(self.row, key)
        self.size += 1
        self.newest = key
        if self.size >= FEW and self.size >= len(self.marks):
            self.mark_all()
        return self.times

    def mark(self, key: i64) -> bool:
        """Enter a key into the Bloom filter; whether it may have been there before."""
        if self.size < FEW:
            bit: i64 = HIGHEST >> (((key >> 20) & LOW_16_BITS) * PLACES >> 16)
            met = self.few & bit != 0
            self.few |= bit
            return met
        marks = self.marks
        last: i64 = len(marks) - 1
        cell = (key >> 3) & last
        other = cell ^ ((key >> 27) & NEAR)  # in the same line of the processor's cache
        low: i64 = TOP_OF_BYTE >> (key & 7)
        high: i64 = TOP_OF_BYTE >> ((key >> 24) & 7)
        both = i64(marks[cell]) & low != 0 and i64(marks[other]) & high != 0
        marks[cell] = u8(i64(marks[cell]) | low)
        marks[other] = u8(i64(marks[other]) | high)
        return both

    def mark_all(self) -> None:
        """Build a Bloom filter with room for at least four times as many keys."""
        self.marks = vec[u8]([0] * max(self.fewest_marks, 4 * self.size))
        for place in range(self.size):
            self.mark(self.row[place])

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
        if self.size == 0:
            return
        if self.shared:
            self.row = vec[i64]()
            self.shared = False
        if self.size >= FEW:
            self.marks = vec[u8]()
        self.size = 0
        self.few = 0
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

    def clone(self) -> "RepetitionTable":
        """An independent copy."""
        copy = RepetitionTable(self.fewest_marks)
        copy.row = self.row
        copy.size = self.size
        copy.few = self.few
        copy.marks = self.marks
        copy.shared = self.shared = True
        copy.newest = self.newest
        copy.times = self.times
        return copy

"""A row of small numbers that an observation is written on."""

from typing import Final

from koloda.engine.containers.bits import WORD, lowest
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.wide_bits import WideBits

MOST: Final = 255
"""A larger number is written as this one."""


class Sheet:
    """Cells that hold 0 to 255, all of them 0 at first.

    They lie in `memory` from `start` on, where a game that is in a hurry writes at once.
    """

    def __init__(self, size: int) -> None:
        self.memory = vec[u8]([0] * size)
        self.start: i64 = 0

    def put(self, cell: i64, value: i64) -> None:
        """Write a number that is not negative into a cell."""
        write(self.memory, self.start + cell, value)

    def seen_by(self, seat: i64) -> i64:
        """Mark the seat that looks, if it is one; the seat from which the others are counted."""
        if seat < 0:
            return 0
        self.memory[self.start + seat] = 1
        return seat

    def packed(self) -> bytes:
        """The whole memory, a byte for each cell."""
        return bytes(self.memory)

    @property
    def cells(self) -> list[int]:
        """The whole memory as a list."""
        return list(bytes(self.memory))


def write(memory: vec[u8], place: i64, number: i64) -> None:
    """A number that is not negative, at most 255."""
    memory[place] = u8(min(number, MOST))


def count(memory: vec[u8], place: i64) -> None:
    """One more in a cell, of which there are not more than 255."""
    memory[place] = u8(i64(memory[place]) + 1)


def mark_set(memory: vec[u8], place: i64, kinds: i64) -> None:
    """1 for each kind of a set that has one bit for each, the lowest at that place."""
    while kinds:
        memory[place + lowest(kinds)] = 1
        kinds &= kinds - 1


def copy_numbers(kinds: WideBits, source: vec[u8], first: i64, memory: vec[u8], place: i64) -> None:
    """The numbers of some kinds, of which kind 0 has its number at `first` and goes to `place`."""
    low, high = kinds
    while low:
        kind = lowest(low)
        memory[place + kind] = source[first + kind]
        low &= low - 1
    while high:
        kind = WORD + lowest(high)
        memory[place + kind] = source[first + kind]
        high &= high - 1

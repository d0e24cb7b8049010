"""Sets of numbers below 120 as the bits of two machine integers.

Compiled code passes and returns such a pair in registers: no object is made.
"""

from typing import TypeAlias

from koloda.engine.containers.bits import WORD, bit, lowest, popcount
from koloda.engine.containers.bits import nth as nth_bit
from koloda.engine.containers.ints import i64, vec

WideBits: TypeAlias = tuple[i64, i64]
"""The numbers 0 to 59, then the numbers 60 to 119."""


def wide_bits(numbers: list[int]) -> WideBits:
    """The set that holds these numbers."""
    found = no_bits()
    for number in numbers:
        found = with_number(found, number)
    return found


def no_bits() -> WideBits:
    """The empty set."""
    return 0, 0


def some(bits: WideBits) -> bool:
    """Whether a set is not empty."""
    low, high = bits
    return low | high != 0


def has_number(bits: WideBits, number: i64) -> bool:
    """Whether a set holds a number."""
    low, high = bits
    if number < WORD:
        return (low >> number) & 1 == 1
    return (high >> (number - WORD)) & 1 == 1


def with_number(bits: WideBits, number: i64) -> WideBits:
    """A set with one number more, unless it was there."""
    low, high = bits
    if number < WORD:
        return low | bit(number), high
    return low, high | bit(number - WORD)


def without_number(bits: WideBits, number: i64) -> WideBits:
    """A set without one number."""
    low, high = bits
    if number < WORD:
        return low & ~bit(number), high
    return low, high & ~bit(number - WORD)


def union(bits: WideBits, other: WideBits) -> WideBits:
    """The numbers that are in either set."""
    return bits[0] | other[0], bits[1] | other[1]


def intersection(bits: WideBits, other: WideBits) -> WideBits:
    """The numbers that are in both sets."""
    return bits[0] & other[0], bits[1] & other[1]


def difference(bits: WideBits, other: WideBits) -> WideBits:
    """The numbers of the first set that are not in the second."""
    return bits[0] & ~other[0], bits[1] & ~other[1]


def size(bits: WideBits) -> i64:
    """How many numbers a set holds (popcount)."""
    low, high = bits
    if high == 0:
        return popcount(low)
    return popcount(low) + popcount(high)


def first(bits: WideBits) -> i64:
    """The lowest number of a non-empty set."""
    low, high = bits
    if low:
        return lowest(low)
    return WORD + lowest(high)


def rest(bits: WideBits) -> WideBits:
    """A non-empty set without its lowest number."""
    low, high = bits
    if low:
        return low & (low - 1), high
    return low, high & (high - 1)


def nth(bits: WideBits, place: i64) -> i64:
    """The number of a set that has `place` smaller ones before it (select)."""
    low, high = bits
    while place and low:
        low &= low - 1
        place -= 1
    if low:
        return lowest(low)
    return WORD + nth_bit(high, place)


def numbers(bits: WideBits) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    while some(bits):
        found.append(first(bits))
        bits = rest(bits)
    return found


class WideBitsTable:
    """A table of sets, looked up by number."""

    def __init__(self, sets: list[list[int]]) -> None:
        words = [wide_bits(numbers) for numbers in sets]
        self.low = vec[i64]([low for low, _ in words])
        self.high = vec[i64]([high for _, high in words])

    def at(self, place: i64) -> WideBits:
        """The set at that place."""
        return self.low[place], self.high[place]

    def common(self, place: i64, bits: WideBits) -> WideBits:
        """The numbers of a set that are in the set at that place, too."""
        low, high = bits
        if high:
            return low & self.low[place], high & self.high[place]
        return low & self.low[place], 0

    def holds(self, place: i64, number: i64) -> bool:
        """Whether the set at that place holds a number."""
        if number < WORD:
            return (self.low[place] >> number) & 1 == 1
        return (self.high[place] >> (number - WORD)) & 1 == 1

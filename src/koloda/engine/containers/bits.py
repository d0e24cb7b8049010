"""Sets of small numbers as the bits of one machine integer below 2**60."""

from typing import Final

from koloda.engine.containers.ints import i64

WORD: Final = 60
"""A set holds the numbers 0 to 59, so that every intermediate value stays a small integer."""
HIGHEST_BIT: Final = 1 << (WORD - 1)

# Masks of the popcount in parallel: every second bit, two of every four, four of every eight.
PAIRS: Final = 0x555555555555555
FOURS: Final = 0x333333333333333
EIGHTS: Final = 0xF0F0F0F0F0F0F0F


def bit(number: i64) -> i64:
    """The set that holds this one number."""
    # mypyc compiles a literal shifted left by a variable as a 32-bit shift; right is safe.
    return HIGHEST_BIT >> (WORD - 1 - number)


def below(number: i64) -> i64:
    """The set of all numbers that are smaller."""
    return bit(number) - 1


def has(bits: i64, number: i64) -> bool:
    """Whether a set holds a number."""
    return (bits >> number) & 1 == 1


def popcount(bits: i64) -> i64:
    """The size of a set."""
    bits -= (bits >> 1) & PAIRS
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits + (bits >> 4)) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def several(bits: i64) -> bool:
    """Whether a set holds more than one number."""
    return bits & (bits - 1) != 0


def lowest(bits: i64) -> i64:
    """The lowest number of a non-empty set (count trailing zeros)."""
    # The popcount of the bits below the lowest one: branches would mostly be mispredicted.
    return popcount((bits & -bits) - 1)


def nth(bits: i64, place: i64) -> i64:
    """The number of a set that has `place` smaller ones before it (select)."""
    while place:
        bits &= bits - 1
        place -= 1
    return lowest(bits)

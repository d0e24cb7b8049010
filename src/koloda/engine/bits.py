"""Sets of small numbers that are single bits of one number below 2**60."""

from typing import Final

from koloda.engine.ints import i64

# Every second bit, two of every four, four of every eight of 60 bits.
PAIRS: Final = 0x555555555555555
FOURS: Final = 0x333333333333333
EIGHTS: Final = 0xF0F0F0F0F0F0F0F


def size_of(bits: i64) -> i64:
    """How many numbers a set has."""
    bits -= (bits >> 1) & PAIRS
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits + (bits >> 4)) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def lowest(bits: i64) -> i64:
    """The lowest number of a set that is not empty."""
    # As many bits as lie below the lowest one: branches would mostly be guessed wrong.
    return size_of((bits & -bits) - 1)


def nth(bits: i64, place: i64) -> i64:
    """The number of a set that has so many smaller ones before it."""
    while place:
        bits &= bits - 1
        place -= 1
    return lowest(bits)

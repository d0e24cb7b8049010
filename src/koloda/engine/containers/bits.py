"""Sets of small numbers as the bits of one machine integer below 2**60."""

from typing import Final

from koloda.engine.containers.ints import i64, u8, vec

WORD: Final = 60
"""A set holds the numbers 0 to 59, so that every intermediate value stays a small integer."""
HIGHEST_BIT: Final = 1 << (WORD - 1)

# Masks of the popcount in parallel: every second bit, two of every four, four of every eight.
PAIRS: Final = 0x555555555555555
FOURS: Final = 0x333333333333333
EIGHTS: Final = 0xF0F0F0F0F0F0F0F
# Products with the next two wrap round when compiled; what is read of them is the same.
EACH_BYTE: Final = 0x101010101010101
"""As a factor it adds up all bytes in the eighth one."""

DE_BRUIJN: Final = 0x3F79D71B4CB0A89
"""Any six bits of it in a row are another number: a de Bruijn sequence."""
TOP_SIX: Final = 58
SIX_BITS: Final = 63


def shifts() -> list[int]:
    """By how much the sequence was shifted, by the six bits that then stand on top."""
    found = [0] * 64
    for shift in range(64):
        found[DE_BRUIJN << shift >> TOP_SIX & SIX_BITS] = shift
    return found


SHIFTS: Final = vec[u8](shifts())


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
    return (bits * EACH_BYTE >> 56) & 127


def several(bits: i64) -> bool:
    """Whether a set holds more than one number."""
    return bits & (bits - 1) != 0


def lowest(bits: i64) -> i64:
    """The lowest number of a non-empty set (count trailing zeros)."""
    # The lowest bit alone, as a factor, shifts the sequence by its number.
    return i64(SHIFTS[((bits & -bits) * DE_BRUIJN >> TOP_SIX) & SIX_BITS])


def nth(bits: i64, place: i64) -> i64:
    """The number of a set that has `place` smaller ones before it (select)."""
    while place:
        bits &= bits - 1
        place -= 1
    return lowest(bits)

"""A multiset of up to 20 kinds in one machine integer: a two-bit counter, 0 to 3, for each kind.

Adding and removing cards is plain addition and subtraction, and a mask picks kinds. Use `Multiset`
for more kinds or more copies.
"""

from typing import Final

from koloda.engine.containers.bits import bit, nth
from koloda.engine.containers.ints import i64, vec

EACH: Final = 0x5555555555
"""One card of every kind: the low bit of every counter."""
FULL: Final = 0xFFFFFFFFFF
"""Three cards of every kind: all bits of all counters."""
EVERY_THIRD: Final = 0x30C30C30C3
"""The counters of every third kind, from the first on."""
FOUR_KINDS: Final = 0xFF
"""The counters of the four lowest kinds."""
SIZES: Final = vec[i64]([sum(cards >> shift & 3 for shift in (0, 2, 4, 6)) for cards in range(256)])
"""The number of cards in each multiset of the four lowest kinds."""


def one(kind: i64) -> i64:
    """The multiset of one card."""
    return bit(2 * kind)


def first_kinds(number: i64) -> i64:
    """One card of each of the first `number` kinds."""
    return EACH & (one(number) - 1)


def kinds_from(kind: i64) -> i64:
    """Every copy of every kind from this one on: a mask."""
    return FULL + 1 - one(kind)


def count(cards: i64, kind: i64) -> i64:
    """The number of cards of a kind."""
    return (cards >> (2 * kind)) & 3


def size(cards: i64) -> i64:
    """The number of cards."""
    # Sums of three counters are digits to the base of 64; the sum of all digits is the remainder
    # modulo 63 (at most 60 cards).
    digits = (cards & EVERY_THIRD) + ((cards >> 2) & EVERY_THIRD) + ((cards >> 4) & EVERY_THIRD)
    return digits % 63


def cards(packed: i64) -> list[int]:
    """The cards, ascending."""
    found: list[int] = []
    kind: i64 = 0
    while packed:
        copies = packed & 3
        while copies:
            found.append(kind)
            copies -= 1
        packed >>= 2
        kind += 1
    return found


def multiset(found: list[int]) -> i64:
    """The multiset of these cards."""
    cards: i64 = 0
    for kind in found:
        cards += one(kind)
    return cards


def without(cards: i64, kind: i64, copies: i64) -> i64:
    """The multiset less that number of cards of a kind, or less all of them if there are fewer."""
    there = count(cards, kind)
    return cards - (copies if copies < there else there) * one(kind)


def at_least(cards: i64, copies: i64) -> i64:
    """One card of each kind that is there 1, 2 or 3 times or more."""
    if copies == 1:
        return (cards | (cards >> 1)) & EACH
    if copies == 2:
        return (cards >> 1) & EACH
    return cards & (cards >> 1) & EACH


def nth_kind(each: i64, place: i64) -> i64:
    """The kind with `place` smaller ones before it, where no kind is there twice."""
    return nth(each, place) >> 1


def nth_card(cards: i64, place: i64) -> i64:
    """The kind of the card at that place, counted from 0 in ascending order."""
    kind: i64 = 0
    while place >= SIZES[cards & FOUR_KINDS]:
        place -= SIZES[cards & FOUR_KINDS]
        cards >>= 8
        kind += 4
    while place >= cards & 3:
        place -= cards & 3
        cards >>= 2
        kind += 1
    return kind

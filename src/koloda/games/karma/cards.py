"""The cards of Karma and sets of them (K1).

A set of cards is one number with two bits for each kind: how often the kind is in it, 0 to 3.
"""

from typing import Final

from koloda.engine.containers.bits import nth
from koloda.engine.containers.ints import i64, vec

NUMBERS: Final = 16
GP: Final = 16
PT: Final = 17
BU: Final = 18
FB: Final = 19
KINDS: Final = 20
BLOCK: Final = KINDS + 1
"""Cells of an observation: one for each kind and one for face-down cards."""

TOKENS: Final = [str(number) for number in range(1, NUMBERS + 1)] + ["GP", "PT", "BU", "FB"]

HIGHEST_BIT: Final = 1 << 60
FOUR_KINDS: Final = 0xFF
"""Every copy of the four lowest kinds."""
SIZES: Final = vec[i64]([sum(cards >> shift & 3 for shift in (0, 2, 4, 6)) for cards in range(256)])
"""How many cards are in each set of the four lowest kinds."""
EACH: Final = 0x5555555555
"""One card of every kind."""
THIRDS: Final = 0x30C30C30C3
"""Every copy of every third kind, from the first on."""
EVERY_NUMBER: Final = 0xFFFFFFFF
"""Every copy of every number."""
EVERY_CARD: Final = 0xFFFFFFFFFF
"""Every copy of every card."""
FIVE_OR_KARMA: Final = 0xFF000003FF
"""Every copy of the numbers up to 5 and of the karma cards (K30)."""


def one(kind: i64) -> i64:
    """The set of one card of that kind."""
    # A literal shifted left by a variable is compiled as a 32-bit shift; this is not.
    return HIGHEST_BIT >> (60 - 2 * kind)


def count(cards: i64, kind: i64) -> i64:
    """How many cards of that kind are in the set."""
    return (cards >> (2 * kind)) & 3


def kinds(cards: i64) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    kind: i64 = 0
    while cards:
        copies = cards & 3
        while copies:
            found.append(kind)
            copies -= 1
        cards >>= 2
        kind += 1
    return found


def cards_of(found: list[int]) -> i64:
    """The set that holds these cards."""
    cards: i64 = 0
    for kind in found:
        cards += one(kind)
    return cards


def full_deck(copies: i64) -> i64:
    """The set of the whole deck (K1; three copies of each in edition `full`)."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards += copies * one(kind)
    return cards


def without(cards: i64, kind: i64, times: i64) -> i64:
    """The set after that many cards of the kind have left it, as far as it has them."""
    copies = count(cards, kind)
    return cards - (times if times < copies else copies) * one(kind)


def present(cards: i64, times: i64) -> i64:
    """One card of each kind that is in the set at least so many times, 1 to 3."""
    if times == 1:
        return (cards | (cards >> 1)) & EACH
    if times == 2:
        return (cards >> 1) & EACH
    return cards & (cards >> 1) & EACH


def how_many(cards: i64) -> i64:
    """How many cards are in a set."""
    # Digits to the base of 64, each for the cards of three kinds: their sum is the rest by 63.
    digits = (cards & THIRDS) + ((cards >> 2) & THIRDS) + ((cards >> 4) & THIRDS)
    return digits % 63


def nth_kind(each: i64, number: i64) -> i64:
    """The kind with so many kinds below it in a set that has no kind twice."""
    return nth(each, number) >> 1

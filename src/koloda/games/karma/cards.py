"""The cards of Karma (K1), and sets of them as packed multisets of kinds.

Two cards are identical when they are of one kind: the same number or the same karma card (D6).
Four identical cards never meet, three only where the deck has three copies (A16).
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import EACH, multiset

NUMBERS: Final = 16
GP: Final = 16
PT: Final = 17
BU: Final = 18
FB: Final = 19
KINDS: Final = 20

TOKENS: Final = [str(number) for number in range(1, NUMBERS + 1)] + ["GP", "PT", "BU", "FB"]

EVERY_NUMBER: Final = (1 << (2 * NUMBERS)) - 1
"""Every copy of every number."""
EVERY_CARD: Final = (1 << (2 * KINDS)) - 1
"""Every copy of every card."""
UP_TO_FIVE: Final = (1 << (2 * 5)) - 1
"""Every copy of the numbers 1 to 5."""
FIVE_OR_KARMA: Final = UP_TO_FIVE + EVERY_CARD - EVERY_NUMBER
"""Every copy of the numbers 1 to 5 and of the karma cards (K30)."""


def is_number(kind: i64) -> bool:
    """Whether this is a number card."""
    return kind < NUMBERS


def is_karma(kind: i64) -> bool:
    """Whether this is a karma card."""
    return kind >= NUMBERS


def full_deck(copies: i64) -> i64:
    """The whole deck: two copies of each card, three in edition `full` (K1)."""
    return copies * EACH


def tiny_deck() -> i64:
    """The seven cards of edition `tiny`: 2, 5 and 9 twice, Five or Below once (A48)."""
    return multiset([1, 1, 4, 4, 8, 8, FB])


def names(found: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[kind] for kind in found)

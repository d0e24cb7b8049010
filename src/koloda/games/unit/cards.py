"""The cards of Unit and sets of them (U8, U17).

Every card is there once, so a set of cards is one number with a bit for each kind.
"""

from typing import Final

from koloda.engine.containers.bits import lowest
from koloda.engine.containers.ints import i64

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
RANKS: Final = 13

CARDS: Final = 52
BLACK_JOKER: Final = 52
RED_JOKER: Final = 53
KINDS: Final = 54
BLOCK: Final = KINDS + 1
"""Cells of an observation: one for each kind and one for face-down cards."""

RANK_TOKENS: Final = ["A", *(str(number) for number in range(2, 11)), "J", "Q", "K"]
TOKENS: Final = [rank + suit for suit in SUITS for rank in RANK_TOKENS] + ["XB", "XR"]

HIGHEST_BIT: Final = 1 << 60
ONE_SUIT: Final = (1 << 13) - 1
"""All cards of the first suit."""
ALL_CLUBS: Final = ((1 << 13) - 1) << 39
ALL_SUITS: Final = (1 << 52) - 1
"""All cards but the jokers."""


def suit(kind: i64) -> i64:
    """The suit of a card that is no joker."""
    return kind // RANKS


def value(kind: i64) -> i64:
    """A=1, 2 to 10, J=11, Q=12, K=13 (U8); a joker has none (U17)."""
    if kind >= CARDS:
        return 0
    return kind % RANKS + 1


def joker_for(kind: i64) -> i64:
    """The joker of the card's colour (U17)."""
    if kind < 13 or kind >= 39:
        return BLACK_JOKER
    return RED_JOKER


def one(kind: i64) -> i64:
    """The set of one card."""
    # A literal shifted left by a variable is compiled as a 32-bit shift; this is not.
    return HIGHEST_BIT >> (60 - kind)


def of_suit(cards: i64, which: i64) -> i64:
    """The cards of one suit in a set, as a set of ranks: bit 0 is the ace."""
    return (cards >> (RANKS * which)) & ONE_SUIT


def whole_suit(which: i64) -> i64:
    """All cards of a suit."""
    # As above: a small literal in a variable is no better than the literal.
    return ALL_CLUBS >> (RANKS * (CLUBS - which))


def has(cards: i64, kind: i64) -> bool:
    """Whether a card is in the set."""
    return (cards >> kind) & 1 == 1


def kinds(cards: i64) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def cards_of(found: list[int]) -> i64:
    """The set that holds these cards."""
    cards: i64 = 0
    for kind in found:
        cards |= one(kind)
    return cards


def full_deck(jokers: bool) -> i64:
    """The set of the whole deck: 52 cards, with jokers 54 (V27)."""
    return one(KINDS) - 1 if jokers else ALL_SUITS


def total(cards: i64) -> i64:
    """The values of a set added up."""
    found: i64 = 0
    while cards:
        found += value(lowest(cards))
        cards &= cards - 1
    return found


def names(found: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple([TOKENS[kind] for kind in found])

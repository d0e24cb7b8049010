"""The cards of Unit and sets of them (U8, U17).

Every card is there once, so a set of cards is one number with a bit for each kind.
"""

from typing import Final

from koloda.engine.containers.bits import bit, has, lowest
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
PILE: Final = 2 * RANKS + 1
"""Cells of a pile of ♠, ♥ or ♦: its own suit, the clubs that extend it, no face-down cards."""

RANK_TOKENS: Final = ["A", *(str(number) for number in range(2, 11)), "J", "Q", "K"]
TOKENS: Final = [rank + suit for suit in SUITS for rank in RANK_TOKENS] + ["XB", "XR"]

TINY_RANKS: Final = 4

FIRST_CLUB: Final = CLUBS * RANKS

# Sets as literals, which mypyc folds into the code.
ONE_SUIT: Final = (1 << 13) - 1
"""All cards of the first suit, or all ranks."""
ALL_HEARTS: Final = ((1 << 13) - 1) << 13
ALL_CLUBS: Final = ((1 << 13) - 1) << 39
ALL_SUITS: Final = (1 << 52) - 1
"""All cards but the jokers."""
ALL_RED: Final = ((1 << 26) - 1) << 13
ALL_BLACK: Final = ALL_SUITS - ALL_RED


def suit(kind: i64) -> i64:
    """The suit of a card that is not a joker."""
    return kind // RANKS


def value(kind: i64) -> i64:
    """A=1, 2 to 10, J=11, Q=12, K=13 (U8); a joker has none (U17)."""
    if kind >= CARDS:
        return 0
    return kind % RANKS + 1


def joker_for(kind: i64) -> i64:
    """The joker of the card's colour (U17)."""
    if has(ALL_RED, kind):
        return RED_JOKER
    return BLACK_JOKER


def brought_by(jokers: i64) -> i64:
    """All cards that these jokers can bring: those of their colours (U17)."""
    found: i64 = 0
    if has(jokers, BLACK_JOKER):
        found |= ALL_BLACK
    if has(jokers, RED_JOKER):
        found |= ALL_RED
    return found


def of_suit(cards: i64, which: i64) -> i64:
    """The cards of one suit in a set, as a set of ranks: bit 0 is the ace."""
    return (cards >> (RANKS * which)) & ONE_SUIT


def in_suit(ranks: i64, which: i64) -> i64:
    """The cards of one suit that have these ranks."""
    return ranks << (RANKS * which)


def whole_suit(which: i64) -> i64:
    """All cards of a suit."""
    # Shifted right for the same reason as in `bit`.
    return ALL_CLUBS >> (RANKS * (CLUBS - which))


def up_to(most: i64) -> i64:
    """The ranks whose value is at most this."""
    ranks: i64 = ONE_SUIT
    if most < RANKS:
        ranks >>= RANKS - most
    return ranks


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
        cards |= bit(kind)
    return cards


def full_deck(jokers: bool) -> i64:
    """The set of the whole deck: 52 cards, with jokers 54 (V27)."""
    return bit(KINDS) - 1 if jokers else ALL_SUITS


def tiny_deck(jokers: bool) -> i64:
    """The deck of preset `tiny`: ace to 4 of spades, and jokers if they are wanted (V51)."""
    ranks = up_to(TINY_RANKS)
    return ranks | bit(BLACK_JOKER) | bit(RED_JOKER) if jokers else ranks


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

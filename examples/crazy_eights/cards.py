"""The cards of crazy eights: 13 ranks in four suits (C1)."""

from typing import Final

from koloda.engine.containers.ints import i64

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
TOKENS: Final = [suit + rank for rank in RANKS for suit in SUITS]
"""Four cards of each rank together, so that rank and suit are parts of the number."""

KINDS: Final = 52
TWO: Final = 0
EIGHT: Final = 6
JACK: Final = 9
QUEEN: Final = 10
ACE: Final = 12

SPADES: Final = sum(1 << card for card in range(KINDS) if card % 4 == 3)
ACES: Final = sum(1 << card for card in range(KINDS) if card // 4 == ACE)


def rank_of(card: i64) -> i64:
    """The rank of a card."""
    return card >> 2


def suit_of(card: i64) -> i64:
    """The suit of a card."""
    return card & 3


def of_suit(suit: i64) -> i64:
    """The set of all cards of a suit."""
    return SPADES >> (3 - suit)


def of_rank(rank: i64) -> i64:
    """The set of all cards of a rank."""
    return ACES >> (4 * (ACE - rank))


def full_deck(decks: i64) -> list[int]:
    """All cards of the game, ascending (C1)."""
    return [card for card in range(KINDS) for _ in range(decks)]


def names(cards: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[card] for card in cards)

"""French cards: the signs of the suits, and what a card counts."""

from typing import Final

SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
COURT: Final = {"A": 1, "J": 11, "Q": 12, "K": 13}


def value(card: str) -> int:
    """The ace counts 1, the court cards 11 to 13, a joker nothing."""
    rank = card[:-1]
    return COURT.get(rank, int(rank) if rank.isdigit() else 0)

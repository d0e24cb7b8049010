"""The cards of tiny poker: jack, queen and king (P1)."""

from typing import Final

from koloda.engine.containers.ints import i64

TOKENS: Final = ["J", "Q", "K"]
KINDS: Final = 3
QUEEN: Final = 1


def full_deck(copies: i64) -> list[int]:
    """All cards of the game, ascending (P1)."""
    return [card for card in range(KINDS) for _ in range(copies)]


def names(cards: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[card] for card in cards)

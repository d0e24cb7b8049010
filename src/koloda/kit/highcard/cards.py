"""The cards of High Card (H1)."""

from typing import Final

KINDS: Final = 20
TOKENS: Final = [str(number) for number in range(1, KINDS + 1)]


def names(cards: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[card] for card in cards)

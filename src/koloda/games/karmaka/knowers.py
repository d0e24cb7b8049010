"""Hidden cards and who knows them (G18, G36).

A hidden card is one number: its kind, and above it a bit for each seat that knows the card; one
more bit says that it is public, known to all seats and to watchers. In an ordered pile the bits
stay with the card.
"""

from typing import Final

from koloda.engine.containers import bits
from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import Pile

KIND_BITS: Final = 5
KIND: Final = 31
"""The bits of a card's kind."""
KNOWER: Final = 32
"""The first bit above the kind."""
PUBLIC: Final = 1
"""Everybody knows the card, watchers too."""

ANYBODY: Final = (1 << 10) - 1
"""An observer who knows what any seat knows."""


def knower(seat: i64) -> i64:
    """The bit of a seat; a watcher (a seat below 0) knows only what is public."""
    if seat < 0:
        return PUBLIC
    return bits.bit(seat + 1)


def everyone(seats: i64) -> i64:
    """The bits of a card that everybody knows."""
    return bits.bit(seats + 1) - 1


def audience(knowers: i64) -> i64:
    """The seats among these knowers, as events have them."""
    return knowers >> 1


def card_of(kind: i64, knowers: i64) -> i64:
    """A hidden card of that kind, known to these."""
    return kind + KNOWER * knowers


def kind_of(card: i64) -> i64:
    """The kind of a hidden card."""
    return card & KIND


def knowers_of(card: i64) -> i64:
    """The bits of all who know a hidden card."""
    return card >> KIND_BITS


def kinds_of(cards: list[int]) -> list[int]:
    """The kinds of hidden cards."""
    return [card & KIND for card in cards]


def add_unknown(pile: Pile, observer: i64, found: list[int]) -> None:
    """Append the kinds of the cards in a pile that an observer does not know."""
    for place in range(pile.size):
        card = pile.at(place)
        if knowers_of(card) & observer == 0:
            found.append(kind_of(card))


def refill_pile(pile: Pile, observer: i64, kinds: list[int], taken: int) -> int:
    """Put kinds, taken in order, where an observer does not know the cards; the number taken."""
    for place in range(pile.size):
        card = pile.at(place)
        if knowers_of(card) & observer == 0:
            pile.put(place, (card & ~KIND) | kinds[taken])
            taken += 1
    return taken

"""Shuffle by chance: one card after the other, each an action of the seat CHANCE.

A record names every card that chance has picked, and `verify` draws the same cards from the seed.
So all drivers sample in one order: a number below the total weight, counted through the actions in
ascending order. `draw` is the quick way to the answer that `State.sample_chance` gives for
`card_weights`.
"""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import bit, lowest, nth, popcount
from koloda.engine.containers.ints import i64, pop, u8, vec
from koloda.engine.containers.multiset import Multiset
from koloda.engine.containers.packed_multiset import nth_card, one, size
from koloda.engine.containers.ring import RingBuffer


def seat_weights(first: int, seats: int) -> list[tuple[int, int]]:
    """The actions `first`, `first + 1`, …, one for each seat, all equally likely."""
    return [(first + seat, 1) for seat in range(seats)]


def card_weights(first: int, cards: Multiset) -> list[tuple[int, int]]:
    """The actions that pick one of these cards: `first` + kind, weighted by its copies."""
    found: list[tuple[int, int]] = []
    kinds = cards.mask
    while kinds:
        kind = lowest(kinds)
        found.append((first + kind, cards.count(kind)))
        kinds &= kinds - 1
    return found


def draw(cards: Multiset, rng: Rng) -> i64:
    """The kind of one of these cards, all equally likely; it is not removed."""
    return cards.at(rng.below(cards.size))


def shuffled(cards: vec[u8], rng: Rng) -> vec[u8]:
    """Ascending cards as chance draws them, one after the other; the row given is used up."""
    drawn = cards[:]
    left: i64 = len(cards)
    for place in range(len(drawn)):
        cards, card = pop(cards, rng.below(left))
        drawn[place] = card
        left -= 1
    return drawn


def shuffle_onto(deck: RingBuffer, cards: vec[u8], rng: Rng) -> None:
    """Lay ascending cards from the top of a deck down, as chance draws them one after the other."""
    left: i64 = len(cards)
    while left:
        cards, card = pop(cards, rng.below(left))
        left -= 1
        deck.put(left, i64(card))


def shuffle_set(deck: list[int], cards: i64, rng: Rng) -> None:
    """Put the cards of a bit set onto a deck as chance draws them, one after the other."""
    left = popcount(cards)
    while left:
        card = nth(cards, rng.below(left))
        deck.append(card)
        cards -= bit(card)
        left -= 1


def shuffle_packed(deck: list[int], cards: i64, rng: Rng) -> None:
    """Put the cards of a packed multiset onto a deck as chance draws them, one after the other."""
    left = size(cards)
    while left:
        card = nth_card(cards, rng.below(left))
        deck.append(card)
        cards -= one(card)
        left -= 1

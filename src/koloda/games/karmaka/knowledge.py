"""Cards that lie face down, and who knows them (G18, G36).

A hidden card is one number: its kind, and a bit for each seat that knows it; one more bit says that
everybody does, onlookers included. In an ordered pile the bits stay with the card.

A Hand is a list of such numbers, ascending by kind. It has no order, so the bits do not belong to
single cards: a seat is sure of so many cards of a kind, and holds the bits of the first of them.
"""

from typing import Final

from koloda.engine.ints import i64

KIND: Final = 31
"""The bits of a card's kind."""
KNOWER: Final = 32
"""The first bit above the kind."""
PUBLIC: Final = 1
"""Everybody knows the card, onlookers too."""


def bit(seat: i64) -> i64:
    """The bit of a seat; an onlooker (a seat below 0) knows only what is public."""
    # A literal shifted left by a variable is compiled as a 32-bit shift; this is not.
    if seat < 0:
        return PUBLIC
    return 32 >> (4 - seat)


def all_bits(seats: i64) -> i64:
    """The bits of a card that everybody knows."""
    return (64 >> (5 - seats)) - 1


def put(hand: list[int], kind: i64, knowers: i64) -> None:
    """Add a card to a Hand: whoever knows it is sure of one more of its kind."""
    place: i64 = 0
    size: i64 = len(hand)
    while place < size:
        card: i64 = hand[place]
        if card & KIND > kind:
            break
        if card & KIND == kind:
            hand[place] = card | (KNOWER * knowers)
            knowers &= card >> 5
        place += 1
    hand.insert(place, kind + KNOWER * knowers)


def take(hand: list[int], kind: i64, seen: i64) -> i64:
    """Remove a card from a Hand, seen by some seats; the bits of all who know it now.

    To the others it may have been any card, so they are sure of one less of every kind; unless they
    knew the whole Hand and it was all one kind.
    """
    size: i64 = len(hand) - 1
    first: i64 = hand[0]
    last: i64 = hand[size]
    if first & KIND == last & KIND:
        seen |= last >> 5
    place: i64 = 0
    while first & KIND != kind:
        place += 1
        first = hand[place]
    hand.pop(place)
    if seen & PUBLIC:
        return seen
    place = 0
    while place < size:
        card: i64 = hand[place]
        if card >= KNOWER and card & KIND != kind:
            behind: i64 = 0
            if place + 1 < size:
                after: i64 = hand[place + 1]
                if after & KIND == card & KIND:
                    behind = after >> 5
            hand[place] = (card & KIND) + KNOWER * (((card >> 5) & seen) | (behind & ~seen))
        place += 1
    return seen


def show_all(hand: list[int], knower: i64) -> None:
    """A seat sees the whole Hand."""
    for place in range(len(hand)):
        hand[place] = hand[place] | (KNOWER * knower)


def show_some(hand: list[int], kind: i64, number: i64, knower: i64) -> None:
    """A seat has seen so many cards of a kind at once."""
    for place in range(len(hand)):
        if number > 0 and hand[place] & KIND == kind:
            hand[place] = hand[place] | (KNOWER * knower)
            number -= 1


def kinds_of(cards: list[int]) -> list[int]:
    """The kinds alone."""
    return [card & KIND for card in cards]


def unknown(cards: list[int], knower: i64) -> list[int]:
    """The kinds of the cards that a seat does not know."""
    return [card & KIND for card in cards if (card >> 5) & knower == 0]


def refill_pile(cards: list[int], knower: i64, kinds: list[int], taken: int) -> int:
    """Put kinds, taken in order, where a seat does not know the cards; how many are taken then."""
    for place in range(len(cards)):
        if (cards[place] >> 5) & knower == 0:
            cards[place] = (cards[place] & ~KIND) | kinds[taken]
            taken += 1
    return taken


def refill_hand(hand: list[int], knower: i64, kinds: list[int], taken: int) -> list[int]:
    """A Hand with other kinds where a seat does not know it; its owner has the bits of nobody, 0.

    How many cards each other seat is sure of stays; which ones they are is not told.
    """
    fresh: list[int] = []
    numbers = [0, 0, 0, 0]
    for card in hand:
        bits = card >> 5
        kind = card & KIND
        if knower and bits & knower == 0:
            kind = kinds[taken]
            taken += 1
        put(fresh, kind, bits & (knower | PUBLIC))
        for seat in range(4):
            if bits & bit(seat) & ~knower:
                numbers[seat] += 1
    for seat in range(4):
        if numbers[seat]:
            spread(fresh, bit(seat), numbers[seat])
    return fresh


def spread(hand: list[int], knower: i64, number: int) -> None:
    """Make a seat sure of so many cards: those that everybody knows, then the first others."""
    for public in (True, False):
        for place in range(len(hand)):
            if number and (hand[place] & (KNOWER * PUBLIC) > 0) == public:
                hand[place] = hand[place] | (KNOWER * knower)
                number -= 1

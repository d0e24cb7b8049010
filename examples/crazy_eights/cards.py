"""The cards of crazy eights and heaps of them (C1)."""

from typing import Final

from koloda.engine.containers.bits import lowest, nth
from koloda.engine.containers.ints import i64

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
TOKENS: Final = [suit + rank for rank in RANKS for suit in SUITS]
"""Four cards of each rank together, so `card >> 2` is the rank and `card & 3` the suit."""

KINDS: Final = 52
TWO: Final = 0
EIGHT: Final = 6
JACK: Final = 9
QUEEN: Final = 10
ACE: Final = 12

# A literal shifted left by a variable is compiled as a 32-bit shift; one shifted right is not.
HIGHEST_BIT: Final = 1 << 60
SPADES: Final = 0x8888888888888
ACES: Final = 0xF000000000000


def one(card: i64) -> i64:
    """The bit of a card."""
    return HIGHEST_BIT >> (60 - card)


def of_suit(suit: i64) -> i64:
    """The bits of all cards of a suit."""
    return SPADES >> (3 - suit)


def of_rank(rank: i64) -> i64:
    """The bits of all cards of a rank."""
    return ACES >> (4 * (ACE - rank))


def ascending(bits: i64) -> list[int]:
    """The cards whose bits are set."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


class Heap:
    """Cards without an order: a hand, the deck, the pile; one bit for each kind."""

    def __init__(self) -> None:
        self.once: i64 = 0
        """The kinds that are in it."""
        self.twice: i64 = 0
        """The kinds of which both copies are in it; always 0 with one deck."""
        self.size: i64 = 0

    def clone(self) -> "Heap":
        """An independent copy."""
        copy = Heap()
        copy.once = self.once
        copy.twice = self.twice
        copy.size = self.size
        return copy

    def add(self, card: i64) -> None:
        """One more card."""
        bit = one(card)
        if self.once & bit:
            self.twice |= bit
        else:
            self.once |= bit
        self.size += 1

    def remove(self, card: i64) -> None:
        """One card less."""
        bit = one(card)
        if self.twice & bit:
            self.twice -= bit
        else:
            self.once -= bit
        self.size -= 1

    def count(self, card: i64) -> i64:
        """How many cards of that kind are in it."""
        return ((self.once >> card) & 1) + ((self.twice >> card) & 1)

    def pick(self, place: i64) -> i64:
        """The card at that place, counted from 0 through the ascending cards."""
        if self.twice == 0:
            return nth(self.once, place)
        card: i64 = 0
        while True:
            place -= self.count(card)
            if place < 0:
                return card
            card += 1

    def cards(self) -> list[int]:
        """All cards, ascending."""
        if self.twice == 0:
            return ascending(self.once)
        return sorted(ascending(self.once) + ascending(self.twice))

    def fill(self, cards: list[int]) -> None:
        """Hold these cards and no others."""
        self.once = 0
        self.twice = 0
        self.size = 0
        for card in cards:
            self.add(card)

    def penalty(self) -> i64:
        """What the cards cost at the end (C16)."""
        total: i64 = 0
        for card in self.cards():
            rank = card >> 2
            if rank == EIGHT:
                total += 50
            elif rank >= JACK:
                total += 10
            else:
                total += card + 2
        return total


def names(cards: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[card] for card in cards)

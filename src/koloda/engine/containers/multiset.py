"""A multiset of card kinds: a hand, a deck or a pile whose order does not matter."""

from typing import Final

from koloda.engine.containers.bits import bit, lowest, nth
from koloda.engine.containers.ints import i64

MOST_COPIES: Final = 31
"""The most copies of one kind it can count."""


class Multiset:
    """Cards of the kinds 0 to 59, counted by bit-sliced counters: one integer per binary digit.

    A copy allocates nothing but itself, and `mask` is ready for set operations.
    """

    def __init__(self) -> None:
        self.mask: i64 = 0
        """The set of the kinds that are there."""
        self.size: i64 = 0
        """The number of cards."""
        self.ones: i64 = 0
        """The kinds whose count has the binary digit 1; the other digits follow."""
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.sixteens: i64 = 0

    def clone(self) -> "Multiset":
        """An independent copy."""
        copy = Multiset()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: "Multiset") -> None:
        """Make another multiset equal to this one."""
        copy.mask = self.mask
        copy.size = self.size
        copy.ones = self.ones
        copy.twos = self.twos
        copy.fours = self.fours
        copy.eights = self.eights
        copy.sixteens = self.sixteens

    def add(self, kind: i64) -> None:
        """Add one card."""
        carry = bit(kind)
        self.size += 1
        self.mask |= carry
        self.ones ^= carry
        if self.ones & carry == 0:
            self.twos ^= carry
            if self.twos & carry == 0:
                self.fours ^= carry
                if self.fours & carry == 0:
                    self.eights ^= carry
                    if self.eights & carry == 0:
                        self.sixteens ^= carry

    def remove(self, kind: i64) -> None:
        """Remove one card; there is one."""
        borrow = bit(kind)
        self.size -= 1
        self.ones ^= borrow
        if self.ones & borrow:
            self.twos ^= borrow
            if self.twos & borrow:
                self.fours ^= borrow
                if self.fours & borrow:
                    self.eights ^= borrow
                    if self.eights & borrow:
                        self.sixteens ^= borrow
        elif (self.twos | self.fours | self.eights | self.sixteens) & borrow == 0:
            self.mask ^= borrow

    def has(self, kind: i64) -> bool:
        """Whether a card of that kind is there."""
        return self.mask & bit(kind) != 0

    def count(self, kind: i64) -> i64:
        """The number of cards of that kind."""
        low = ((self.ones >> kind) & 1) + 2 * ((self.twos >> kind) & 1)
        if (self.fours | self.eights | self.sixteens) == 0:
            return low
        high = ((self.fours >> kind) & 1) + 2 * ((self.eights >> kind) & 1)
        return low + 4 * high + 16 * ((self.sixteens >> kind) & 1)

    def at(self, place: i64) -> i64:
        """The kind of the card at that place, counted from 0 in ascending order."""
        kinds = self.mask
        if self.ones == kinds and (self.twos | self.fours | self.eights | self.sixteens) == 0:
            return nth(kinds, place)
        while True:
            kind = lowest(kinds)
            place -= self.count(kind)
            if place < 0:
                return kind
            kinds &= kinds - 1

    def cards(self) -> list[int]:
        """All cards, ascending."""
        found: list[int] = []
        self.append_to(found)
        return found

    def append_to(self, found: list[int]) -> None:
        """Append all cards, ascending, to a list."""
        kinds = self.mask
        while kinds:
            kind = lowest(kinds)
            for _ in range(self.count(kind)):
                found.append(kind)
            kinds &= kinds - 1

    def fill(self, cards: list[int]) -> None:
        """Hold exactly these cards."""
        self.clear()
        for kind in cards:
            self.add(kind)

    def clear(self) -> None:
        """Hold no card."""
        self.mask = 0
        self.size = 0
        self.ones = 0
        self.twos = 0
        self.fours = 0
        self.eights = 0
        self.sixteens = 0


def cards_of(multisets: list[Multiset]) -> list[int]:
    """All cards of several multisets, one after the other, each in ascending order."""
    found: list[int] = []
    for each in multisets:
        each.append_to(found)
    return found


def fill_all(multisets: list[Multiset], cards: list[int]) -> None:
    """Put other cards into multisets, in the order of `cards_of`; each keeps its size."""
    taken: i64 = 0
    for each in multisets:
        size = each.size
        each.fill(cards[taken : taken + size])
        taken += size

"""One seat's hand: a bit for each kind in it, further copies beside, and what others know of it."""

from typing import Final

from koloda.engine.ints import i64
from koloda.games.kanobu.cards import WORD, one_bit
from koloda.games.kanobu.keys import HAND_KEYS, KEY_BITS, KINDS_APART

# Every second bit, two of every four, four of every eight of 60 bits.
PAIRS: Final = 0x555555555555555
FOURS: Final = 0x333333333333333
EIGHTS: Final = 0xF0F0F0F0F0F0F0F


class Hand:
    """A multiset of card kinds."""

    def __init__(self, first_key: i64, more: list[int], known: list[int], fresh: list[int]) -> None:
        self.first_key = first_key
        self.size: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.more = more
        """Copies beyond the first of a kind."""
        self.key: i64 = 0
        self.known = known
        """Cards that everybody saw go there (R29)."""
        self.fresh = fresh
        """Cards drawn unseen since the deck was renewed, as long as they can be told apart."""
        self.lacks_low: i64 = 0
        self.lacks_high: i64 = 0
        """Kinds that the seat has not played when it could have: hardly among its unseen cards."""

    def clone(self) -> "Hand":
        """An independent copy."""
        copy = Hand(self.first_key, self.more[:], self.known[:], self.fresh[:])
        copy.size = self.size
        copy.low = self.low
        copy.high = self.high
        copy.key = self.key
        copy.lacks_low = self.lacks_low
        copy.lacks_high = self.lacks_high
        return copy

    def add(self, kind: i64) -> None:
        """A card comes."""
        if kind < WORD:
            bit = one_bit(kind)
            if self.low & bit:
                self.more.append(kind)
            else:
                self.low |= bit
        else:
            bit = one_bit(kind - WORD)
            if self.high & bit:
                self.more.append(kind)
            else:
                self.high |= bit
        self.size += 1
        self.key = (self.key + HAND_KEYS[self.first_key + kind]) & KEY_BITS

    def remove(self, kind: i64) -> None:
        """A card goes."""
        self.size -= 1
        if not self.more or not take_out(self.more, kind):
            if kind < WORD:
                self.low ^= one_bit(kind)
            else:
                self.high ^= one_bit(kind - WORD)
        self.key = (self.key - HAND_KEYS[self.first_key + kind]) & KEY_BITS

    def has(self, kind: i64) -> bool:
        """Whether a kind is there."""
        if kind < WORD:
            return (self.low >> kind) & 1 == 1
        return (self.high >> (kind - WORD)) & 1 == 1

    def has_old(self, kind: i64) -> bool:
        """Whether a copy of a kind is there that is neither known nor fresh."""
        if not self.has(kind):
            return False
        copies = 1 + count(self.more, kind)
        return copies > count(self.known, kind) + count(self.fresh, kind)

    def cards(self) -> list[int]:
        """All cards, ascending."""
        found = self.more[:]
        add_kinds(self.low, 0, found)
        add_kinds(self.high, WORD, found)
        found.sort()
        return found

    def unseen(self) -> list[int]:
        """The cards that only the seat itself knows."""
        return without(self.cards(), self.known)

    def doubtful(self) -> i64:
        """How many of these are of kinds that the seat would have played."""
        found: i64 = 0
        for kind in self.unseen():
            if kind < WORD:
                found += (self.lacks_low >> kind) & 1
            else:
                found += (self.lacks_high >> (kind - WORD)) & 1
        return found

    def old(self) -> list[int]:
        """The cards that only the seat itself knows and that are not fresh."""
        return without(self.unseen(), self.fresh)

    def fill(self, cards: list[int]) -> None:
        """Hold these cards and no others."""
        self.size = 0
        self.low = 0
        self.high = 0
        self.more = []
        self.key = 0
        for kind in cards:
            self.add(kind)


def empty_hand(seat: i64) -> Hand:
    """A hand without cards."""
    return Hand(seat * KINDS_APART, [], [], [])


def add_kinds(bits: i64, kind: i64, found: list[int]) -> None:
    """Append the kinds of a set, the first of which stands for its lowest bit, ascending."""
    while bits:
        found.append(kind + lowest_kind(bits))
        bits &= bits - 1


def sort_kinds(cards: list[int], kinds: i64) -> None:
    """Put cards into ascending order; there are so many kinds."""
    copies = [0] * kinds
    for card in cards:
        copies[card] += 1
    place: i64 = 0
    for kind in range(kinds):
        left: i64 = copies[kind]
        while left:
            cards[place] = kind
            place += 1
            left -= 1


def count(cards: list[int], kind: i64) -> i64:
    """How many cards of a kind there are."""
    copies: i64 = 0
    for card in cards:
        if card == kind:
            copies += 1
    return copies


def take_out(cards: list[int], kind: i64) -> bool:
    """Take one card of a kind out of a short list; whether it was there."""
    for place in range(len(cards)):
        if cards[place] == kind:
            cards[place] = cards[-1]
            cards.pop()
            return True
    return False


def size_of(bits: i64) -> i64:
    """How many kinds a set has."""
    bits -= (bits >> 1) & PAIRS
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits + (bits >> 4)) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def nth_kind(low: i64, high: i64, place: i64) -> i64:
    """The kind at that place of a set in two words, counted from 0."""
    kind: i64 = 0
    bits = low
    while place and bits:
        bits &= bits - 1
        place -= 1
    if bits == 0:
        kind = WORD
        bits = high
        while place:
            bits &= bits - 1
            place -= 1
    return kind + lowest_kind(bits)


def lowest_kind(bits: i64) -> i64:
    """The first kind of a set that is not empty."""
    kind: i64 = 0
    if bits & 0xFFFFFFFF == 0:
        bits >>= 32
        kind += 32
    if bits & 0xFFFF == 0:
        bits >>= 16
        kind += 16
    if bits & 0xFF == 0:
        bits >>= 8
        kind += 8
    if bits & 0xF == 0:
        bits >>= 4
        kind += 4
    if bits & 3 == 0:
        bits >>= 2
        kind += 2
    if bits & 1 == 0:
        kind += 1
    return kind


def without(cards: list[int], others: list[int]) -> list[int]:
    """The cards that remain after the others have been taken out."""
    rest = cards[:]
    for kind in others:
        rest.remove(kind)
    return rest

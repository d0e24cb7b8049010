"""One seat's hand: a bit for each kind in it, further copies beside, and what others know of it."""

from koloda.engine.ints import i64
from koloda.games.kanobu.cards import WORD, one_bit
from koloda.games.kanobu.keys import HAND_KEYS, KEY_BITS, KINDS_APART


class Hand:
    """A multiset of card kinds."""

    def __init__(self, seat: i64) -> None:
        self.first_key: i64 = seat * KINDS_APART
        self.size: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.more: list[int] = []
        """Copies beyond the first of a kind."""
        self.key: i64 = 0
        self.known: list[int] = []
        """Cards that everybody saw go there (R29)."""
        self.fresh: list[int] = []
        """Cards drawn unseen since the deck was renewed, as long as they can be told apart."""

    def clone(self) -> "Hand":
        """An independent copy."""
        copy = Hand(0)
        copy.first_key = self.first_key
        copy.size = self.size
        copy.low = self.low
        copy.high = self.high
        if self.more:
            copy.more = self.more[:]
        copy.key = self.key
        if self.known:
            copy.known = self.known[:]
        if self.fresh:
            copy.fresh = self.fresh[:]
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
        if self.more and kind in self.more:
            self.more.remove(kind)
        elif kind < WORD:
            self.low ^= one_bit(kind)
        else:
            self.high ^= one_bit(kind - WORD)
        self.size -= 1
        self.key = (self.key - HAND_KEYS[self.first_key + kind]) & KEY_BITS

    def count(self, kind: i64) -> i64:
        """How many copies of a kind are there."""
        copies: i64 = self.more.count(kind)
        if kind < WORD:
            return copies + ((self.low >> kind) & 1)
        return copies + ((self.high >> (kind - WORD)) & 1)

    def cards(self) -> list[int]:
        """All cards, ascending."""
        found = self.more[:]
        add_kinds(self.low, 0, found)
        add_kinds(self.high, WORD, found)
        found.sort()
        return found

    def old(self) -> list[int]:
        """The cards that only the seat itself knows and that are not fresh."""
        return without(without(self.cards(), self.known), self.fresh)

    def fill(self, cards: list[int]) -> None:
        """Hold these cards and no others."""
        self.size = 0
        self.low = 0
        self.high = 0
        self.more = []
        self.key = 0
        for kind in cards:
            self.add(kind)


def add_kinds(bits: i64, kind: i64, found: list[int]) -> None:
    """Append the kinds of a set, the first of which stands for its lowest bit, ascending."""
    while bits:
        while bits & 255 == 0:
            bits >>= 8
            kind += 8
        if bits & 1:
            found.append(kind)
        bits >>= 1
        kind += 1


def without(cards: list[int], others: list[int]) -> list[int]:
    """The cards that remain after the others have been taken out."""
    rest = cards[:]
    for kind in others:
        rest.remove(kind)
    return rest

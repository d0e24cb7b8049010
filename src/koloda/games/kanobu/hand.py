"""One seat's hand: how many cards of each kind are in it, and what others know of them."""

from koloda.engine.containers.bits import lowest, nth, popcount
from koloda.engine.containers.ints import i64, u8, vec
from koloda.games.kanobu.cards import WORD, one_bit
from koloda.games.kanobu.keys import card_key


class Hand:
    """A multiset of card kinds."""

    def __init__(self, kinds: i64, copies: vec[u8]) -> None:
        self.kinds = kinds
        self.copies = copies
        """How many of each kind are there; then how many of those are known; then, fresh."""
        self.low: i64 = 0
        self.high: i64 = 0
        """A bit for each kind that is there."""
        self.size: i64 = 0
        self.known_size: i64 = 0
        """Cards that everybody saw go there (R29)."""
        self.fresh_size: i64 = 0
        """Cards drawn unseen since the deck was renewed, as long as they can be told apart."""
        self.lacks_low: i64 = 0
        self.lacks_high: i64 = 0
        """Kinds that the seat has not played when it could have: hardly among its unseen cards."""

    def clone(self) -> "Hand":
        """An independent copy."""
        copy = Hand(self.kinds, self.copies[:])
        copy.low = self.low
        copy.high = self.high
        copy.size = self.size
        copy.known_size = self.known_size
        copy.fresh_size = self.fresh_size
        copy.lacks_low = self.lacks_low
        copy.lacks_high = self.lacks_high
        return copy

    # How cards come and go -------------------------------------------------------------------

    def add(self, kind: i64) -> None:
        """A card comes."""
        if self.change(kind, 1) == 1:
            if kind < WORD:
                self.low |= one_bit(kind)
            else:
                self.high |= one_bit(kind - WORD)
        self.size += 1

    def remove(self, kind: i64) -> None:
        """A card goes."""
        if self.change(kind, -1) == 0:
            if kind < WORD:
                self.low ^= one_bit(kind)
            else:
                self.high ^= one_bit(kind - WORD)
        self.size -= 1

    def change(self, cell: i64, amount: i64) -> i64:
        """One more or one less in a cell of `copies`; how many there are now."""
        copies = i64(self.copies[cell]) + amount
        self.copies[cell] = u8(copies)
        return copies

    def add_known(self, kind: i64) -> None:
        """A card comes that everybody has seen."""
        self.add(kind)
        self.change(self.kinds + kind, 1)
        self.known_size += 1

    def add_fresh(self, kind: i64) -> None:
        """A card of the renewed deck comes unseen."""
        self.add(kind)
        self.change(2 * self.kinds + kind, 1)
        self.fresh_size += 1

    def lose_known(self, kind: i64) -> bool:
        """One card of a kind is not counted as known any more; whether there was one."""
        if self.known_size == 0 or self.known(kind) == 0:
            return False
        self.change(self.kinds + kind, -1)
        self.known_size -= 1
        return True

    def lose_fresh(self, kind: i64) -> None:
        """One card of a kind is not counted as fresh any more."""
        self.change(2 * self.kinds + kind, -1)
        self.fresh_size -= 1

    def mix(self) -> None:
        """No card counts as fresh any more."""
        if self.fresh_size:
            copies = self.copies
            for cell in range(2 * self.kinds, 3 * self.kinds):
                copies[cell] = 0
            self.fresh_size = 0

    def keep_known(self) -> None:
        """All cards go but those that everybody knows."""
        self.mix()
        self.drop_unseen(self.low, 0)
        self.drop_unseen(self.high, WORD)

    def drop_unseen(self, bits: i64, first: i64) -> None:
        """The cards of these kinds go that only the seat itself knows."""
        while bits:
            kind = first + lowest(bits)
            bits &= bits - 1
            unseen = self.held(kind) - self.known(kind)
            while unseen:
                self.remove(kind)
                unseen -= 1

    # What is there ---------------------------------------------------------------------------

    def has(self, kind: i64) -> bool:
        """Whether a kind is there."""
        return self.copies[kind] > 0

    def held(self, kind: i64) -> i64:
        """How many cards of a kind are there."""
        return i64(self.copies[kind])

    def known(self, kind: i64) -> i64:
        """How many of them everybody knows."""
        return i64(self.copies[self.kinds + kind])

    def fresh(self, kind: i64) -> i64:
        """How many of them are fresh."""
        return i64(self.copies[2 * self.kinds + kind])

    def old(self, kind: i64) -> i64:
        """How many of them are neither known nor fresh."""
        return self.held(kind) - self.known(kind) - self.fresh(kind)

    def old_size(self) -> i64:
        """How many cards are neither known nor fresh."""
        return self.size - self.known_size - self.fresh_size

    def doubtful(self) -> i64:
        """How many cards that only the seat itself knows are of kinds it would have played."""
        return self.unseen(self.low & self.lacks_low, 0) + self.unseen(
            self.high & self.lacks_high, WORD
        )

    def unseen(self, bits: i64, first: i64) -> i64:
        """How many cards of these kinds only the seat itself knows."""
        found: i64 = 0
        while bits:
            kind = first + lowest(bits)
            bits &= bits - 1
            found += self.held(kind) - self.known(kind)
        return found

    def count_unseen(self, old: vec[u8], fresh: vec[u8]) -> None:
        """Add to each kind's number in these rows how many cards of it are old or fresh."""
        self.count_some(self.low, 0, old, fresh)
        self.count_some(self.high, WORD, old, fresh)

    def count_some(self, bits: i64, first: i64, old: vec[u8], fresh: vec[u8]) -> None:
        """The same for a set of kinds."""
        while bits:
            kind = first + lowest(bits)
            bits &= bits - 1
            old[kind] = u8(i64(old[kind]) + self.old(kind))
            fresh[kind] = u8(i64(fresh[kind]) + self.fresh(kind))

    def key(self, seat: i64) -> i64:
        """What the cards add to the key of all hands if the hand is that seat's."""
        return self.key_of(seat, self.low, 0) + self.key_of(seat, self.high, WORD)

    def key_of(self, seat: i64, bits: i64, first: i64) -> i64:
        """The same for a set of kinds."""
        key: i64 = 0
        while bits:
            kind = first + lowest(bits)
            bits &= bits - 1
            key += self.held(kind) * card_key(seat, kind)
        return key

    def different(self) -> list[int]:
        """The kinds that are there, ascending."""
        found: list[int] = []
        add_kinds(self.low, 0, found)
        add_kinds(self.high, WORD, found)
        return found

    def cards(self) -> list[int]:
        """All cards, ascending."""
        return [kind for kind in self.different() for _ in range(self.held(kind))]

    def known_cards(self) -> list[int]:
        """The cards that everybody knows, ascending."""
        return [kind for kind in self.different() for _ in range(self.known(kind))]

    def fresh_cards(self) -> list[int]:
        """The fresh cards, ascending."""
        return [kind for kind in self.different() for _ in range(self.fresh(kind))]

    def old_cards(self) -> list[int]:
        """The cards that are neither known nor fresh, ascending."""
        return [kind for kind in self.different() for _ in range(self.old(kind))]


def empty_hand(kinds: i64) -> Hand:
    """A hand without cards."""
    return Hand(kinds, vec[u8]([0] * (3 * kinds)))


def add_kinds(bits: i64, kind: i64, found: list[int]) -> None:
    """Append the kinds of a set, the first of which stands for its lowest bit, ascending."""
    while bits:
        found.append(kind + lowest(bits))
        bits &= bits - 1


def count_one(counts: vec[u8], kind: i64) -> None:
    """One more card of a kind."""
    counts[kind] = u8(i64(counts[kind]) + 1)


def spread(counts: vec[u8], cards: vec[u8], place: i64) -> i64:
    """Write as many cards of each kind as are counted from that place on; the next free place."""
    for kind in range(len(counts)):
        copies = i64(counts[kind])
        while copies:
            cards[place] = u8(kind)
            place += 1
            copies -= 1
    return place


def set_size(low: i64, high: i64) -> i64:
    """How many kinds a set in two words has."""
    if high == 0:
        return popcount(low)
    return popcount(low) + popcount(high)


def nth_kind(low: i64, high: i64, place: i64) -> i64:
    """The kind at that place of a set in two words, counted from 0."""
    bits = low
    while place and bits:
        bits &= bits - 1
        place -= 1
    if bits == 0:
        return WORD + nth(high, place)
    return lowest(bits)

"""One seat's hand: how many cards of each kind are in it, and what others know of them."""

from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.wide_bits import (
    first,
    no_bits,
    numbers,
    rest,
    some,
    with_number,
    without_number,
)
from koloda.games.kanobu.keys import card_key


class Hand:
    """A multiset of up to 120 card kinds, each card old, known to everybody, or fresh (R29).

    A known card is one that everybody saw go there, a fresh one was drawn unseen since the deck
    was renewed, an old one is neither.
    """

    def __init__(self, kinds: i64, copies: vec[u8]) -> None:
        self.kinds = kinds
        self.copies = copies
        """How many of each kind are there; then how many of those are known; then, fresh."""
        self.present = no_bits()
        """The set of the kinds that are there."""
        self.known_kinds = no_bits()
        """The set of the kinds of which everybody knows a card."""
        self.size: i64 = 0
        self.known_size: i64 = 0
        self.fresh_size: i64 = 0

    def clone(self) -> "Hand":
        """An independent copy."""
        copy = Hand(self.kinds, self.copies[:])
        copy.present = self.present
        copy.known_kinds = self.known_kinds
        copy.size = self.size
        copy.known_size = self.known_size
        copy.fresh_size = self.fresh_size
        return copy

    # How cards come and go -------------------------------------------------------------------

    def add(self, kind: i64) -> None:
        """A card comes."""
        copies = self.copies[kind]
        if copies == 0:
            self.present = with_number(self.present, kind)
        self.copies[kind] = copies + 1
        self.size += 1

    def remove(self, kind: i64) -> None:
        """A card goes."""
        copies = self.copies[kind] - 1
        if copies == 0:
            self.present = without_number(self.present, kind)
        self.copies[kind] = copies
        self.size -= 1

    def add_known(self, kind: i64) -> None:
        """A card comes that everybody has seen."""
        self.add(kind)
        self.copies[self.kinds + kind] += 1
        self.known_kinds = with_number(self.known_kinds, kind)
        self.known_size += 1

    def add_fresh(self, kind: i64) -> None:
        """A card of the renewed deck comes unseen."""
        self.add(kind)
        self.copies[2 * self.kinds + kind] += 1
        self.fresh_size += 1

    def lose_known(self, kind: i64) -> bool:
        """One card of a kind is not counted as known any more; returns True if there was one."""
        if self.known_size == 0 or self.known(kind) == 0:
            return False
        left = self.copies[self.kinds + kind] - 1
        if left == 0:
            self.known_kinds = without_number(self.known_kinds, kind)
        self.copies[self.kinds + kind] = left
        self.known_size -= 1
        return True

    def lose_fresh(self, kind: i64) -> None:
        """One card of a kind is not counted as fresh any more."""
        self.copies[2 * self.kinds + kind] -= 1
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
        kept = no_copies(self.kinds)
        kinds = self.present = self.known_kinds
        while some(kinds):
            kind = first(kinds)
            kinds = rest(kinds)
            kept[kind] = kept[self.kinds + kind] = self.copies[self.kinds + kind]
        self.copies = kept
        self.size = self.known_size
        self.fresh_size = 0

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

    def unseen(self, kind: i64) -> i64:
        """How many of them only the seat itself knows."""
        return self.held(kind) - self.known(kind)

    def old(self, kind: i64) -> i64:
        """How many of them are neither known nor fresh."""
        return self.held(kind) - self.known(kind) - self.fresh(kind)

    def unseen_size(self) -> i64:
        """How many cards only the seat itself knows."""
        return self.size - self.known_size

    def old_size(self) -> i64:
        """How many cards are neither known nor fresh."""
        return self.size - self.known_size - self.fresh_size

    def count_unseen(self, old: vec[u8], fresh: vec[u8]) -> None:
        """Add to each kind's number in these rows how many cards of it are old or fresh."""
        kinds = self.present
        while some(kinds):
            kind = first(kinds)
            kinds = rest(kinds)
            old[kind] += u8(self.old(kind))
            if self.fresh_size:
                fresh[kind] += u8(self.fresh(kind))

    def key(self, seat: i64) -> i64:
        """What the cards add to the key of all hands if the hand is that seat's."""
        key: i64 = 0
        kinds = self.present
        while some(kinds):
            kind = first(kinds)
            kinds = rest(kinds)
            key += self.held(kind) * card_key(seat, kind)
        return key

    def cards(self) -> list[int]:
        """All cards, ascending."""
        return [kind for kind in numbers(self.present) for _ in range(self.held(kind))]

    def known_cards(self) -> list[int]:
        """The cards that everybody knows, ascending."""
        return [kind for kind in numbers(self.known_kinds) for _ in range(self.known(kind))]

    def fresh_cards(self) -> list[int]:
        """The fresh cards, ascending."""
        return [kind for kind in numbers(self.present) for _ in range(self.fresh(kind))]

    def old_cards(self) -> list[int]:
        """The cards that are neither known nor fresh, ascending."""
        return [kind for kind in numbers(self.present) for _ in range(self.old(kind))]


def empty_hand(kinds: i64) -> Hand:
    """A hand without cards."""
    return Hand(kinds, no_copies(kinds))


def no_copies(kinds: i64) -> vec[u8]:
    """The row of a hand without cards."""
    return vec[u8]([0] * (3 * kinds))


def count_one(counts: vec[u8], kind: i64) -> None:
    """One more card of a kind."""
    counts[kind] += 1


def spread(counts: vec[u8], cards: vec[u8], place: i64) -> i64:
    """Write as many cards of each kind as are counted from that place on; the next free place."""
    for kind in range(len(counts)):
        copies = i64(counts[kind])
        while copies:
            cards[place] = u8(kind)
            place += 1
            copies -= 1
    return place

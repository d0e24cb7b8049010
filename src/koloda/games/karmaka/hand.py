"""A Hand: cards without order, and what others know of them (M2.1, G18, G36).

The bits of who knows do not belong to single cards: a seat is sure of a number of cards of a kind,
and its bits are on the first of them.
"""

from koloda.engine.containers.bits import lowest, several
from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.engine.containers.pile import Pile
from koloda.games.karmaka.actions import MOST_SEATS
from koloda.games.karmaka.knowers import PUBLIC, card_of, kind_of, knower, knowers_of


class Hand(Multiset):
    """A Hand, or cards looked at: what its owner has, and what others know of it."""

    def __init__(self, known: Pile) -> None:
        super().__init__()
        self.known = known
        """The cards that anybody else is sure of, with their bits, ascending by kind."""

    def clone(self) -> "Hand":
        """An independent copy."""
        copy = Hand(self.known.clone())
        self.copy_to(copy)
        return copy

    def receive(self, kind: i64, knowers: i64) -> None:
        """A card comes: whoever knows it is sure of one more of its kind."""
        self.add(kind)
        if knowers == 0:
            return
        place: i64 = 0
        while place < self.known.size:
            card = self.known.at(place)
            if kind_of(card) > kind:
                break
            if kind_of(card) == kind:
                self.known.put(place, card | card_of(0, knowers))
                knowers &= knowers_of(card)
            place += 1
        if knowers:
            self.known.insert(place, card_of(kind, knowers))

    def release(self, kind: i64, seen: i64) -> i64:
        """A card goes, seen by some seats; the bits of all who know it now.

        To the others it may have been any card, so they are sure of one fewer of every kind; unless
        they knew the whole Hand and it was all one kind.
        """
        if self.known.size:
            if self.count(kind) == self.size and self.known.size == self.size:
                seen |= knowers_of(self.known.top())
            self.forget_one(kind)
            if seen & PUBLIC == 0:
                self.blur(kind, seen)
        self.remove(kind)
        return seen

    def forget_one(self, kind: i64) -> None:
        """Nobody is sure any more of the best known card of a kind."""
        for place in range(self.known.size):
            if kind_of(self.known.at(place)) == kind:
                self.known.take(place)
                return

    def blur(self, kind: i64, seen: i64) -> None:
        """Whoever has not seen which card went is sure of one fewer of every other kind, too."""
        left: i64 = 0
        for place in range(self.known.size):
            card = self.known.at(place)
            knowers = knowers_of(card)
            if kind_of(card) != kind:
                behind: i64 = 0
                if place + 1 < self.known.size:
                    after = self.known.at(place + 1)
                    if kind_of(after) == kind_of(card):
                        behind = knowers_of(after)
                knowers = (knowers & seen) | (behind & ~seen)
            if knowers:
                self.known.put(left, card_of(kind_of(card), knowers))
                left += 1
        self.known.size = left

    def show_all(self, observer: i64) -> None:
        """A seat sees the whole Hand (C16)."""
        kinds = self.mask
        while kinds:
            kind = lowest(kinds)
            self.show_some(kind, self.count(kind), observer)
            kinds &= kinds - 1

    def show_some(self, kind: i64, number: i64, observer: i64) -> None:
        """A seat has seen this number of cards of a kind at once."""
        place: i64 = 0
        while place < self.known.size and kind_of(self.known.at(place)) < kind:
            place += 1
        while number:
            if place < self.known.size and kind_of(self.known.at(place)) == kind:
                self.known.put(place, self.known.at(place) | card_of(0, observer))
            else:
                self.known.insert(place, card_of(kind, observer))
            place += 1
            number -= 1

    # What is known ----------------------------------------------------------------------------

    def sure(self, observer: i64) -> list[int]:
        """The kinds of the cards that an observer is sure of."""
        return [kind_of(card) for card in self.known.cards() if knowers_of(card) & observer]

    def is_publicly_of_one_kind(self) -> bool:
        """Whether everybody, watchers included, knows that all cards are of one kind."""
        if self.known.size != self.size or several(self.mask):
            return False
        return knowers_of(self.known.top()) & PUBLIC != 0  # the least known card is the last

    def add_unknown(self, observer: i64, found: list[int]) -> None:
        """Append the kinds of the cards that an observer is not sure of."""
        if self.known.size == 0:
            self.append_to(found)
            return
        rest = Multiset()
        self.copy_to(rest)
        for place in range(self.known.size):
            card = self.known.at(place)
            if knowers_of(card) & observer:
                rest.remove(kind_of(card))
        rest.append_to(found)

    def with_knowers(self) -> list[int]:
        """All cards with their bits, ascending by kind."""
        found: list[int] = []
        kinds = self.mask
        while kinds:
            kind = lowest(kinds)
            known = [card for card in self.known.cards() if kind_of(card) == kind]
            found += known + [kind] * (self.count(kind) - len(known))
            kinds &= kinds - 1
        return found

    def refill(self, observer: i64, kinds: list[int]) -> None:
        """Put other kinds where an observer is not sure of the cards.

        How many cards each other seat is sure of stays; which ones they are is not told: those that
        everybody knows, then the first others.
        """
        if self.known.size == 0:
            self.fill(kinds)
            return
        sure, public = self.sure(observer), self.sure(PUBLIC)
        left = [len(self.sure(knower(seat))) - len(public) for seat in range(MOST_SEATS)]
        self.fill(sure + kinds)
        self.known.clear()
        copy: i64 = 0
        last: i64 = -1
        for kind in self.cards():
            copy = copy + 1 if kind == last else 0
            last = kind
            knowers: i64 = 0
            if copy < sure.count(kind):
                knowers = observer
            open_to_all = copy < public.count(kind)
            if open_to_all:
                knowers |= PUBLIC
            for seat in range(MOST_SEATS):
                other = knower(seat)
                if other != observer and left[seat] >= 0 and (open_to_all or left[seat] > 0):
                    knowers |= other
                    left[seat] -= 0 if open_to_all else 1
            if knowers:
                self.known.push(card_of(kind, knowers))

"""Cards without order, cards that lie face down, and who knows them (G18, G36).

A hidden card is one number: its kind, and a bit for each seat that knows it; one more bit says that
everybody does, onlookers included. In an ordered pile the bits stay with the card.

A Hand has no order, so the bits do not belong to single cards: a seat is sure of so many cards of a
kind, and its bits are on the first of them.
"""

from typing import Final

from koloda.engine.containers.bits import lowest, nth, popcount
from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import Pile

KIND: Final = 31
"""The bits of a card's kind."""
KNOWER: Final = 32
"""The first bit above the kind."""
PUBLIC: Final = 1
"""Everybody knows the card, onlookers too."""

MOST_COPIES: Final = 31
"""As many cards of one kind can be counted."""
HALF: Final = 12
"""Kinds below this one are counted in the first number, the others in the second."""
HIGHEST: Final = 1 << 60


def bit(seat: i64) -> i64:
    """The bit of a seat; an onlooker (a seat below 0) knows only what is public."""
    # A literal shifted left by a variable is compiled as a 32-bit shift; this is not.
    if seat < 0:
        return PUBLIC
    return 32 >> (4 - seat)


def all_bits(seats: i64) -> i64:
    """The bits of a card that everybody knows."""
    return (64 >> (5 - seats)) - 1


class Bag:
    """A number of cards of each kind, five bits each, and one bit for every kind that is there."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.mask: i64 = 0
        self.size: i64 = 0

    def add(self, kind: i64) -> None:
        """One more card of that kind."""
        if kind < HALF:
            self.low += HIGHEST >> (60 - 5 * kind)
        else:
            self.high += HIGHEST >> (120 - 5 * kind)
        self.mask |= HIGHEST >> (60 - kind)
        self.size += 1

    def remove(self, kind: i64) -> None:
        """One card less of that kind."""
        self.uncount(kind)
        if self.count(kind) == 0:
            self.mask ^= HIGHEST >> (60 - kind)
        self.size -= 1

    def uncount(self, kind: i64) -> None:
        """Count one card less of that kind."""
        if kind < HALF:
            self.low -= HIGHEST >> (60 - 5 * kind)
        else:
            self.high -= HIGHEST >> (120 - 5 * kind)

    def count(self, kind: i64) -> i64:
        """How many cards of that kind there are."""
        if kind < HALF:
            return (self.low >> (5 * kind)) & 31
        return (self.high >> (5 * (kind - HALF))) & 31

    def different(self) -> i64:
        """How many kinds there are."""
        return popcount(self.mask)

    def kind_at(self, number: i64) -> i64:
        """The kind that has so many others before it."""
        return nth(self.mask, number)

    def at(self, number: i64) -> i64:
        """The kind of the card that has so many others before it."""
        kind: i64 = 0
        rest = self.low
        while True:
            if kind == HALF:
                rest = self.high
            number -= rest & 31
            if number < 0:
                return kind
            rest >>= 5
            kind += 1

    def kinds(self) -> list[int]:
        """All cards, ascending."""
        found: list[int] = []
        self.add_kinds(found)
        return found

    def add_kinds(self, found: list[int]) -> None:
        """All cards, ascending, behind others."""
        rest = self.mask
        while rest:
            kind = lowest(rest)
            left = self.count(kind)
            while left:
                found.append(kind)
                left -= 1
            rest &= rest - 1

    def fill(self, kinds: list[int]) -> None:
        """Hold exactly these cards."""
        self.low = 0
        self.high = 0
        self.mask = 0
        self.size = 0
        for kind in kinds:
            self.add(kind)

    def copy_to(self, copy: "Bag") -> None:
        """Make the other one equal to this one."""
        copy.low = self.low
        copy.high = self.high
        copy.mask = self.mask
        copy.size = self.size


class Hand(Bag):
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
            if card & KIND > kind:
                break
            if card & KIND == kind:
                self.known.put(place, card | (KNOWER * knowers))
                knowers &= card >> 5
            place += 1
        if knowers:
            self.known.insert(place, kind + KNOWER * knowers)

    def release(self, kind: i64, seen: i64) -> i64:
        """A card goes, seen by some seats; the bits of all who know it now.

        To the others it may have been any card, so they are sure of one less of every kind; unless
        they knew the whole Hand and it was all one kind.
        """
        if self.known.size:
            if self.count(kind) == self.size and self.known.size == self.size:
                seen |= self.known.top() >> 5
            self.forget_one(kind)
            if seen & PUBLIC == 0:
                self.blur(kind, seen)
        self.remove(kind)
        return seen

    def forget_one(self, kind: i64) -> None:
        """Nobody is sure any more of the best known card of a kind."""
        for place in range(self.known.size):
            if self.known.at(place) & KIND == kind:
                self.known.take(place)
                return

    def blur(self, kind: i64, seen: i64) -> None:
        """Whoever has not seen which card went is sure of one less of every other kind, too."""
        left: i64 = 0
        for place in range(self.known.size):
            card = self.known.at(place)
            bits = card >> 5
            if card & KIND != kind:
                behind: i64 = 0
                if place + 1 < self.known.size:
                    after = self.known.at(place + 1)
                    if after & KIND == card & KIND:
                        behind = after >> 5
                bits = (bits & seen) | (behind & ~seen)
            if bits:
                self.known.put(left, (card & KIND) + KNOWER * bits)
                left += 1
        self.known.size = left

    def show_all(self, knower: i64) -> None:
        """A seat sees the whole Hand."""
        rest = self.mask
        while rest:
            kind = lowest(rest)
            self.show_some(kind, self.count(kind), knower)
            rest &= rest - 1

    def show_some(self, kind: i64, number: i64, knower: i64) -> None:
        """A seat has seen so many cards of a kind at once."""
        place: i64 = 0
        while place < self.known.size and self.known.at(place) & KIND < kind:
            place += 1
        while number:
            if place < self.known.size and self.known.at(place) & KIND == kind:
                self.known.put(place, self.known.at(place) | (KNOWER * knower))
            else:
                self.known.insert(place, kind + KNOWER * knower)
            place += 1
            number -= 1

    # What is known ----------------------------------------------------------------------------

    def sure(self, knower: i64) -> list[int]:
        """The cards that a seat is sure of."""
        return [card & KIND for card in self.known.cards() if (card >> 5) & knower]

    def add_unknown(self, knower: i64, found: list[int]) -> None:
        """The kinds of the cards that a seat is not sure of."""
        rest = Bag()
        self.copy_to(rest)
        for place in range(self.known.size):
            card = self.known.at(place)
            if (card >> 5) & knower:
                rest.uncount(card & KIND)
        rest.add_kinds(found)

    def cards(self) -> list[int]:
        """All cards with their bits."""
        found: list[int] = []
        rest = self.mask
        while rest:
            kind = lowest(rest)
            known = [card for card in self.known.cards() if card & KIND == kind]
            found += known + [kind] * (self.count(kind) - len(known))
            rest &= rest - 1
        return found

    def refill(self, knower: i64, kinds: list[int]) -> None:
        """Put other kinds where a seat is not sure of the cards.

        How many cards each other seat is sure of stays; which ones they are is not told: those that
        everybody knows, then the first others.
        """
        if self.known.size == 0:
            self.fill(kinds)
            return
        sure, public = self.sure(knower), self.sure(PUBLIC)
        left = [len(self.sure(bit(seat))) - len(public) for seat in range(4)]
        self.fill(sure + kinds)
        self.known.lay([])
        copy: i64 = 0
        last: i64 = -1
        for kind in self.kinds():
            copy = copy + 1 if kind == last else 0
            last = kind
            bits: i64 = 0
            if copy < sure.count(kind):
                bits = knower
            open_to_all = copy < public.count(kind)
            if open_to_all:
                bits |= PUBLIC
            for seat in range(4):
                other = bit(seat)
                if other != knower and left[seat] >= 0 and (open_to_all or left[seat] > 0):
                    bits |= other
                    left[seat] -= 0 if open_to_all else 1
            if bits:
                self.known.push(kind + KNOWER * bits)


# Piles ----------------------------------------------------------------------------------------


def kinds_of(pile: list[int]) -> list[int]:
    """The kinds alone."""
    return [card & KIND for card in pile]


def add_unknown(pile: Pile, knower: i64, found: list[int]) -> None:
    """The kinds of the cards in a pile that a seat does not know."""
    for place in range(pile.size):
        card = pile.at(place)
        if (card >> 5) & knower == 0:
            found.append(card & KIND)


def refill_pile(pile: Pile, knower: i64, kinds: list[int], taken: int) -> int:
    """Put kinds, taken in order, where a seat does not know the cards; how many are taken then."""
    for place in range(pile.size):
        card = pile.at(place)
        if (card >> 5) & knower == 0:
            pile.put(place, (card & ~KIND) | kinds[taken])
            taken += 1
    return taken

"""One player's cards and points, and the attacks on the field."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.games.unit.cards import CLUBS, ONE_SUIT, RANKS, kinds, of_suit, one, suit, value

PILE_BITS: Final = 16
"""Four sums, one for each suit's pile, share one number."""
PILE_MASK: Final = 0xFFFF
FIRST_CLUB: Final = CLUBS * RANKS


class Side:
    """What one player has: points, hand and limit."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points
        self.recovered: i64 = 0
        """Values collected this turn, to be booked with the losses (V40)."""
        self.hand: i64 = 0
        self.known: i64 = 0
        """The part of the hand that everybody saw go there (V45)."""
        self.locked: i64 = 0
        """The part of the hand that was taken back from the limit this turn (U20, V16)."""
        self.limit: i64 = 0
        self.placed: i64 = 0
        """The part of the limit that was put there this turn (U22)."""
        self.attached: i64 = 0
        """The ranks of the clubs that extend each other suit, as if they were cards of it (U28)."""
        self.room: i64 = 0
        """What each pile can still pay for (V7)."""
        self.used: i64 = 0
        """What each pile pays for on the field (V7)."""
        self.ready = False

    def clone(self) -> "Side":
        """An independent copy."""
        copy = Side(self.points)
        copy.recovered = self.recovered
        copy.hand = self.hand
        copy.known = self.known
        copy.locked = self.locked
        copy.limit = self.limit
        copy.placed = self.placed
        copy.attached = self.attached
        copy.room = self.room
        copy.used = self.used
        copy.ready = self.ready
        return copy

    def fact(self, name: str) -> str:
        """Something that everybody may know of a player."""
        if name == "ready":
            return "yes" if self.ready else "no"
        return str(self.points if name == "points" else self.recovered)

    # The hand --------------------------------------------------------------------------------

    def usable(self) -> i64:
        """The hand without what was taken back this turn (U20)."""
        return self.hand & ~self.locked

    def leave_hand(self, kind: i64) -> None:
        """A card leaves the hand; wherever it goes, everybody sees it."""
        card = one(kind)
        self.hand &= ~card
        self.known &= ~card

    # The limit -------------------------------------------------------------------------------

    def free(self, pile: i64) -> i64:
        """What a pile can still pay for."""
        return (self.room >> (PILE_BITS * pile)) & PILE_MASK

    def whole(self, pile: i64) -> i64:
        """What a pile is worth, free or occupied."""
        return self.free(pile) + ((self.used >> (PILE_BITS * pile)) & PILE_MASK)

    def payable(self, cards: i64) -> i64:
        """Those of the cards that are worth no more than the pile of their suit has free."""
        found: i64 = 0
        if self.room:
            for pile in range(4):
                found |= cards & (up_to(self.free(pile)) << (RANKS * pile))
        return found

    def extending(self) -> i64:
        """The clubs that extend other suits."""
        ranks = self.attached | self.attached >> RANKS | self.attached >> 2 * RANKS
        return (ranks & ONE_SUIT) << FIRST_CLUB

    def natives(self, pile: i64) -> i64:
        """The cards of a pile's own suit in it, as a set of ranks."""
        return of_suit(self.limit & ~self.extending(), pile)

    def removable(self) -> i64:
        """The limit cards that no field card needs and no clubs rest on (U21, V29)."""
        if self.attached == 0:
            return self.payable(self.limit)
        found = self.payable(self.limit & ~self.extending())
        for pile in range(CLUBS):
            clubs = of_suit(self.attached, pile)
            if clubs:
                own = of_suit(self.limit, pile)
                if own & (own - 1) == 0:  # V46: only the last card of the suit is bound
                    found &= ~(own << (RANKS * pile))
                found |= (clubs & up_to(self.free(pile))) << FIRST_CLUB
        return found

    def pile_of(self, kind: i64) -> i64:
        """The pile a limit card lies in: its suit's, or the one that a club extends."""
        if kind >= FIRST_CLUB and self.attached:
            for pile in range(CLUBS):
                if self.attached & one(RANKS * pile + kind - FIRST_CLUB):
                    return pile
        return suit(kind)

    def to_limit(self, kind: i64, pile: i64) -> None:
        """A card goes from the hand into a pile of the limit and counts there at once (U19)."""
        self.leave_hand(kind)
        self.limit |= one(kind)
        self.placed |= one(kind)
        self.room += value(kind) << (PILE_BITS * pile)
        if pile != suit(kind):
            self.attached |= one(RANKS * pile + kind - FIRST_CLUB)

    def from_limit(self, kind: i64) -> i64:
        """A card leaves the limit; the pile it lay in."""
        pile = self.pile_of(kind)
        self.limit &= ~one(kind)
        self.placed &= ~one(kind)
        self.room -= value(kind) << (PILE_BITS * pile)
        if pile != suit(kind):
            self.attached &= ~one(RANKS * pile + kind - FIRST_CLUB)
        return pile

    def pay(self, kind: i64) -> None:
        """A card on the field occupies its value in the pile of its suit (U9, V30, V31)."""
        share = value(kind) << (PILE_BITS * suit(kind))
        self.room -= share
        self.used += share

    def end_turn(self) -> None:
        """The limit is free again, locks end (V8, V16)."""
        self.room += self.used
        self.used = 0
        self.locked = 0

    def pile(self, pile: i64) -> list[int]:
        """The cards of a pile: first its own suit's, then the clubs that extend it."""
        own = [RANKS * pile + rank for rank in kinds(self.natives(pile))]
        return own + [FIRST_CLUB + rank for rank in kinds(of_suit(self.attached, pile))]


def up_to(most: i64) -> i64:
    """The ranks that are worth at most so much."""
    ranks: i64 = ONE_SUIT
    if most < RANKS:
        ranks >>= RANKS - most
    return ranks


class Attack:
    """A card that attacks and up to two that defend against it; -1 is no card (U13)."""

    def __init__(self, owner: i64, card: i64) -> None:
        self.owner: i64 = owner
        self.card: i64 = card
        self.first: i64 = -1
        self.second: i64 = -1

    def clone(self) -> "Attack":
        """An independent copy."""
        copy = Attack(self.owner, self.card)
        copy.first = self.first
        copy.second = self.second
        return copy

    def cards(self) -> list[int]:
        """The attacker, then its defenders."""
        found: list[int] = [self.card]
        if self.first >= 0:
            found.append(self.first)
        if self.second >= 0:
            found.append(self.second)
        return found

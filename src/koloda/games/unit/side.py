"""What one player has: points, hand and limit."""

from typing import Final

from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.games.unit.cards import (
    CLUBS,
    FIRST_CLUB,
    ONE_SUIT,
    RANKS,
    in_suit,
    kinds,
    of_suit,
    suit,
    value,
)

PILE_BITS: Final = 16
"""Four sums, one for each suit's pile, are packed into one machine word."""
PILE_MASK: Final = 0xFFFF


class Side:
    """One player's points and cards; every set of cards is a bit set of kinds."""

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
        """What each pile can still pay for, as one packed sum for each suit (V7)."""
        self.used: i64 = 0
        """What each pile pays for on the field, packed likewise (V7)."""
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

    # The hand --------------------------------------------------------------------------------

    def usable(self) -> i64:
        """The hand without the cards that are locked."""
        return self.hand & ~self.locked

    def leave_hand(self, kind: i64) -> None:
        """A card leaves the hand; wherever it goes, everybody sees it."""
        card = bit(kind)
        self.hand &= ~card
        self.known &= ~card

    # The limit -------------------------------------------------------------------------------

    def free(self, pile: i64) -> i64:
        """What a pile can still pay for."""
        return (self.room >> (PILE_BITS * pile)) & PILE_MASK

    def whole(self, pile: i64) -> i64:
        """What a pile is worth, free or occupied."""
        return self.free(pile) + ((self.used >> (PILE_BITS * pile)) & PILE_MASK)

    def extending(self) -> i64:
        """The clubs that extend other suits."""
        ranks = self.attached | self.attached >> RANKS | self.attached >> 2 * RANKS
        return in_suit(ranks & ONE_SUIT, CLUBS)

    def natives(self, pile: i64) -> i64:
        """The cards of a pile's own suit in it, as a set of ranks."""
        return of_suit(self.limit & ~self.extending(), pile)

    def pile_of(self, kind: i64) -> i64:
        """The pile a limit card lies in: its suit's, or the one that a club extends."""
        if kind >= FIRST_CLUB and self.attached:
            for pile in range(CLUBS):
                if self.attached & bit(RANKS * pile + kind - FIRST_CLUB):
                    return pile
        return suit(kind)

    def pile(self, pile: i64) -> list[int]:
        """The cards of a pile: first its own suit's, then the clubs that extend it."""
        own = [RANKS * pile + rank for rank in kinds(self.natives(pile))]
        return own + [FIRST_CLUB + rank for rank in kinds(of_suit(self.attached, pile))]

    def put_into(self, pile: i64, kind: i64) -> None:
        """A card comes into a pile of the limit."""
        self.limit |= bit(kind)
        self.placed |= bit(kind)
        self.room += value(kind) << (PILE_BITS * pile)
        if pile != suit(kind):
            self.attached |= bit(RANKS * pile + kind - FIRST_CLUB)

    def leave_limit(self, kind: i64) -> i64:
        """A card leaves the limit; the pile it lay in."""
        pile = self.pile_of(kind)
        self.limit &= ~bit(kind)
        self.placed &= ~bit(kind)
        self.room -= value(kind) << (PILE_BITS * pile)
        if pile != suit(kind):
            self.attached &= ~bit(RANKS * pile + kind - FIRST_CLUB)
        return pile

    def occupy(self, kind: i64) -> None:
        """The pile of a card's suit pays for the card."""
        share = value(kind) << (PILE_BITS * suit(kind))
        self.room -= share
        self.used += share

    def release(self) -> None:
        """All piles are free again."""
        self.room += self.used
        self.used = 0

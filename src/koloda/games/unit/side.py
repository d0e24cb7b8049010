"""One player's cards and points, and the attacks on the field."""

from koloda.engine.ints import i64
from koloda.games.unit.cards import CLUBS, RANKS, kinds, of_suit, one, suit, value


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
        self.attached = [0, 0, 0, 0]
        """For each suit's pile the clubs that extend it, as a set of ranks (U28)."""
        self.sums = [0, 0, 0, 0]
        """The values in each pile of the limit added up (V7)."""
        self.used = [0, 0, 0, 0]
        """The values of the field cards each pile has to pay for (V7)."""
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
        copy.attached = self.attached[:]
        copy.sums = self.sums[:]
        copy.used = self.used[:]
        copy.ready = self.ready
        return copy

    # The hand --------------------------------------------------------------------------------

    def leave_hand(self, kind: i64) -> None:
        """A card leaves the hand; wherever it goes, everybody sees it."""
        card = one(kind)
        self.hand &= ~card
        self.known &= ~card

    # The limit -------------------------------------------------------------------------------

    def pile_of(self, kind: i64) -> i64:
        """The pile a limit card lies in: its suit's, or the one that a club extends."""
        own = suit(kind)
        if own == CLUBS:
            for pile in range(CLUBS):
                if (self.attached[pile] >> (kind - CLUBS * RANKS)) & 1:
                    return pile
        return own

    def natives(self, pile: i64) -> i64:
        """The cards of a pile's own suit in it, as a set of ranks."""
        found = of_suit(self.limit, pile)
        if pile == CLUBS:
            return found & ~(self.attached[0] | self.attached[1] | self.attached[2])
        return found

    def free(self, pile: i64) -> i64:
        """What a pile can still pay for."""
        return self.sums[pile] - self.used[pile]

    def to_limit(self, kind: i64, pile: i64) -> None:
        """A card goes from the hand into a pile of the limit and counts there at once (U19)."""
        self.leave_hand(kind)
        self.limit |= one(kind)
        self.placed |= one(kind)
        self.sums[pile] += value(kind)
        if pile != suit(kind):
            self.attached[pile] |= one(kind - CLUBS * RANKS)

    def from_limit(self, kind: i64) -> i64:
        """A card leaves the limit; the pile it lay in."""
        pile = self.pile_of(kind)
        self.limit &= ~one(kind)
        self.placed &= ~one(kind)
        self.sums[pile] -= value(kind)
        if pile != suit(kind):
            self.attached[pile] &= ~one(kind - CLUBS * RANKS)
        return pile

    def is_occupied(self, kind: i64) -> bool:
        """Whether a field card needs this limit card (U21, V7)."""
        pile = self.pile_of(kind)
        return self.free(pile) < value(kind)

    def holds_clubs(self, kind: i64) -> bool:
        """Whether this is the last card of its suit in a pile that clubs extend (V29, V46)."""
        pile = suit(kind)
        if self.attached[pile] == 0:
            return False
        own = self.natives(pile)
        return own & (own - 1) == 0

    def may_leave(self, kind: i64) -> bool:
        """Whether a limit card may be taken out."""
        return not self.is_occupied(kind) and not self.holds_clubs(kind)

    def pile(self, pile: i64) -> list[int]:
        """The cards of a pile: first its own suit's, then the clubs that extend it."""
        own = [pile * RANKS + rank for rank in kinds(self.natives(pile))]
        return own + [CLUBS * RANKS + rank for rank in kinds(self.attached[pile])]


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

"""One seat's place at the table: hand, face-up and face-down table cards."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import cards
from koloda.engine.containers.packed_slots import emptied, filled, in_slot, slots_of
from koloda.games.karma.keys import HIGH_FACTORS, LOW_FACTORS

HAND: Final = 0
UP: Final = 1
DOWN: Final = 2
LOCATIONS: Final = ["hand", "up", "down"]


class Place:
    """The cards of one seat; hand and face-up row are packed multisets."""

    def __init__(self, seat: i64) -> None:
        self.low_factor: i64 = LOW_FACTORS[seat]
        self.high_factor: i64 = HIGH_FACTORS[seat]
        self.hand: i64 = 0
        self.hand_size: i64 = 0
        self.known: i64 = 0
        """The part of the hand that everybody saw go there (A29)."""
        self.up: i64 = 0
        """A multiset: which face-up card lies on which face-down card does not matter (A25)."""
        self.up_size: i64 = 0
        self.down: i64 = 0
        """Three packed slots of face-down cards."""

    def clone(self, seat: i64) -> "Place":
        """An independent copy."""
        copy = Place(seat)
        copy.hand = self.hand
        copy.hand_size = self.hand_size
        copy.known = self.known
        copy.up = self.up
        copy.up_size = self.up_size
        copy.down = self.down
        return copy

    def has_cards(self) -> bool:
        """Whether any card is left in any location."""
        return self.hand_size > 0 or self.up_size > 0 or self.down > 0

    def size(self) -> i64:
        """All cards of the seat (A34)."""
        return self.hand_size + self.up_size + filled(self.down)

    def unknown(self) -> list[int]:
        """The hand cards that only the seat itself knows (A29)."""
        return cards(self.hand - self.known)

    # The face-down slots ---------------------------------------------------------------------

    def lay_down(self, slots: list[int]) -> None:
        """Fill the face-down slots; EMPTY leaves one empty."""
        self.down = slots_of(slots)

    def under(self, slot: i64) -> i64:
        """The kind in a face-down slot, or EMPTY."""
        return in_slot(self.down, slot)

    def turn_over(self, slot: i64) -> i64:
        """The kind of the card in a face-down slot, which leaves it."""
        kind = in_slot(self.down, slot)
        self.down = emptied(self.down, slot)
        return kind

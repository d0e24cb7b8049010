"""How a turn of Karma ends: drawing, going out, the next seat, and the end of the game."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.karma import events
from koloda.games.karma.cards import one
from koloda.games.karma.choices import KarmaChoices
from koloda.games.karma.table import KEY_BITS, OVER, PLAYING, Place

FEWEST: Final = 3
"""Cards a hand is filled up to while the deck lasts (K14)."""

TURN_FACTOR: Final = 0x132BE59BD9B4E01
"""Sets the positions of different seats to move apart."""


class KarmaEnds(KarmaChoices):
    """What happens when a turn is over."""

    def draw(self, seat: i64, place: Place) -> None:
        """Fill the hand up to three while the deck lasts (K14, K15)."""
        while place.hand_size < FEWEST and self.deck:
            kind = self.deck.pop()
            place.hand += one(kind)
            self.hands_key = (self.hands_key + place.key(one(kind))) & KEY_BITS
            place.hand_size += 1
            place.lacks = 0  # nobody knows what the new card is
            self.memory.forget()
            self.tell(events.DREW, seat, kind, seat_only(seat))

    def end_turn(self, seat: i64, place: Place) -> None:
        """Draw, see whether the game is over, pass the turn to the left (K14, K31, A21, A22)."""
        if self.deck:
            self.draw(seat, place)
        self.turns += 1
        if place.hand_size == 0 and not place.has_cards():
            self.tell(events.OUT, seat)
            if self.one_holder(seat):
                return
        self.stage = PLAYING
        self.turn = self.next_holder(seat)
        self.note_position()
        if self.turns >= self.rules.cap and self.stage != OVER:  # A34
            self.tell(events.ENDED_CAP, seat, -1, EVERYONE, self.turns)
            self.finish("cap")

    def next_holder(self, seat: i64) -> i64:
        """The next seat to the left that has cards (A21)."""
        seats = self.rules.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            place = self.places[seat]
            if place.hand_size or place.has_cards():
                return seat

    def one_holder(self, seat: i64) -> bool:
        """When only one player has cards after this seat went out, he loses (K31)."""
        last = self.next_holder(seat)
        if self.next_holder(last) != last:
            return False
        self.tell(events.ENDED, last)
        self.finish("cards")
        return True

    def note_position(self) -> None:
        """The same position for the third time ends the game (A30, A33)."""
        if self.rules.repeat == 0:
            return
        # Hands, pile order and seat to move: nothing else has changed since the oldest key.
        pile = self.pile_key & KEY_BITS
        met = self.memory.visit((self.hands_key + pile + self.turn * TURN_FACTOR) & KEY_BITS)
        if met == 1:
            return
        if met >= self.rules.repeat:
            self.tell(events.ENDED_LOOP, self.turn)
            self.finish("repetition")
        elif met == self.rules.repeat - 1:
            self.tell(events.REPEATED, self.turn, -1, EVERYONE, met)  # A42

    def finish(self, ending: str) -> None:
        """The game is over."""
        self.stage = OVER
        self.ending = ending

    def outcome(self) -> Outcome | None:
        """Who holds cards loses (K31, A30); at the cap, who holds most (A34)."""
        if self.stage != OVER:
            return None
        sizes = [place.size() for place in self.places]
        most = max(sizes) if self.ending == "cap" else 1
        return Outcome(tuple(2 if size >= most else 1 for size in sizes), self.ending)


def seat_only(seat: i64) -> i64:
    """The audience of one seat."""
    return 64 >> (6 - seat)

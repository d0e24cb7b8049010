"""The rules of Karma: dealing, playing cards, karma cards, clearing the pile."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.refusal import Refusal
from koloda.games.karma import actions, events
from koloda.games.karma.cards import (
    BU,
    EACH,
    FOUR_KINDS,
    GP,
    KINDS,
    PT,
    SIZES,
    count,
    full_deck,
    one,
    without,
)
from koloda.games.karma.ends import KarmaEnds, seat_only
from koloda.games.karma.observation import observe
from koloda.games.karma.options import KarmaSetup
from koloda.games.karma.refusals import why_not
from koloda.games.karma.table import (
    CHOOSE,
    DEALER_STAGE,
    DOWN,
    FOLLOW,
    GIVING,
    HAND,
    KEY_BITS,
    PLAYING,
    SHUFFLE,
    Place,
)


class KarmaState(KarmaEnds):
    """One moment of a game of Karma."""

    def clone(self) -> "KarmaState":
        """An independent copy."""
        places = [place.clone(seat) for seat, place in enumerate(self.places)]
        copy = KarmaState(self.rules, places, self.deck[:], self.memory.clone())
        self.copy_to(copy)
        return copy

    # Chance and dealing ----------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[int, int]]:
        """The dealer's seat, then card after card of the deck from its top."""
        if self.stage == DEALER_STAGE:
            return [(actions.DEALER + seat, 1) for seat in range(self.rules.seats)]
        return [
            (actions.DEAL + kind, count(self.bag, kind))
            for kind in range(KINDS)
            if count(self.bag, kind)
        ]

    def sample_chance(self, rng: Rng) -> i64:
        """As the contract has it, without building the list of weights."""
        if self.stage == DEALER_STAGE:
            return actions.DEALER + rng.below(self.rules.seats)
        rest = rng.below(KINDS * self.rules.copies - len(self.deck))
        kind: i64 = 0
        bag = self.bag
        while rest >= SIZES[bag & FOUR_KINDS]:
            rest -= SIZES[bag & FOUR_KINDS]
            bag >>= 8
            kind += 4
        while rest >= bag & 3:
            rest -= bag & 3
            bag >>= 2
            kind += 1
        return actions.DEAL + kind

    def name_dealer(self, seat: i64) -> None:
        """The seat to the dealer's left starts (K6); now the deck is shuffled."""
        self.turn = (seat + 1) % self.rules.seats
        self.stage = SHUFFLE
        self.tell(events.DEALER, seat)

    def place_in_deck(self, kind: i64) -> None:
        """The shuffle puts this card next; after the last one everybody is dealt cards."""
        self.deck.append(kind)
        self.bag -= one(kind)
        if self.bag == 0:
            self.deck.reverse()
            self.deal()

    def deal(self) -> None:
        """Three cards face down, then six in hand, for each from the starting seat on (K2-K5)."""
        players: i64 = self.rules.seats
        for step in range(players):
            slots = [self.deck.pop(), self.deck.pop(), self.deck.pop()]
            self.places[(self.turn + step) % players].lay_down(slots)
        for step in range(players):
            place = self.places[(self.turn + step) % players]
            for _ in range(6):
                place.hand += one(self.deck.pop())
            place.hand_size = 6
        self.stage = CHOOSE
        self.tell(events.DEALT, self.turn)

    def choose_face_up(self, seat: i64, kind: i64) -> None:
        """One of the three face-up cards, secret until everybody has chosen (K3, A24)."""
        place = self.places[seat]
        place.hand -= one(kind)
        place.hand_size -= 1
        place.up += one(kind)
        place.up_size += 1
        self.tell(events.CHOSE, seat, kind, seat_only(seat))
        for other in self.places:
            if other.up_size < 3:
                return
        self.stage = PLAYING
        self.count_keys()
        self.show_face_up()
        self.note_position()

    def show_face_up(self) -> None:
        """All face-up cards are shown together."""
        if self.log is not None:
            for seat, place in enumerate(self.places):
                for kind in range(KINDS):
                    if count(place.up, kind):
                        copies = count(place.up, kind)
                        self.tell(events.SHOWN, seat, kind, EVERYONE, copies)
            self.tell(events.STARTS, self.turn)

    # A turn ----------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        if action < actions.FLIP:
            times: i64 = 1
            while action >= KINDS:
                action -= KINDS
                times += 1
            self.play_cards(seat, action, times)
        elif action < actions.TAKE:
            self.flip(seat, action - actions.FLIP)
        elif action == actions.TAKE:
            place = self.places[seat]
            if place.hand_size:
                place.lacks |= EACH & self.accepted
            self.take_pile(seat)
        elif action == actions.FINISH:
            self.tell(events.FINISHED, seat)
            self.end_turn(seat, self.places[seat])
        elif action < actions.FACE_UP:
            self.give_pile(seat, action - actions.GIVE)
        elif action < actions.DEALER:
            self.choose_face_up(seat, action - actions.FACE_UP)
        elif action < actions.DEAL:
            self.name_dealer(action - actions.DEALER)
        else:
            self.place_in_deck(action - actions.DEAL)

    def play_cards(self, seat: i64, kind: i64, times: i64) -> None:
        """Cards leave the hand or the face-up row and land on the pile."""
        place = self.places[seat]
        zone = self.playing_zone(place)
        cards = times * one(kind)
        if zone == HAND:
            place.hand -= cards
            self.hands_key = (self.hands_key - place.key(cards)) & KEY_BITS
            if place.known:
                place.known = without(place.known, kind, times)
            place.hand_size -= times
        else:
            place.up -= cards
            place.up_size -= times
            self.memory.forget()
        if self.log is not None:
            event = events.PLAYED if zone == HAND else events.PLAYED_UP
            self.tell(event, seat, kind, EVERYONE, times)
        self.land(seat, place, kind, times, zone)

    def flip(self, seat: i64, slot: i64) -> None:
        """A face-down card is turned over: it is played, or taken with the pile (K9, K10)."""
        place = self.places[seat]
        kind = place.under(slot)
        place.down -= (kind + 1) * (1024 >> (5 * (2 - slot)))
        self.memory.forget()
        self.tell(events.FLIPPED, seat, kind)
        if self.fits(kind):
            self.land(seat, place, kind, 1, DOWN)
        else:
            self.tell(events.FAILED, seat, kind)
            self.put_on_pile(kind, 1)
            self.take_pile(seat)

    def take_pile(self, seat: i64) -> None:
        """The whole pile goes into the hand, everybody knows it, the turn is over (K11-K13)."""
        place = self.places[seat]
        if self.log is not None:
            self.tell_cards(events.TOOK, seat, self.pile)
        self.pile_to_hand(place)
        self.end_turn(seat, place)

    def pile_to_hand(self, place: Place) -> None:
        """The whole pile goes into a hand."""
        place.hand += self.pile_cards
        self.hands_key = (self.hands_key + place.key(self.pile_cards)) & KEY_BITS
        place.known += self.pile_cards
        place.hand_size += self.pile_size
        self.empty_pile()

    def land(self, seat: i64, place: Place, kind: i64, times: i64, zone: i64) -> None:
        """Identical cards land on the pile: they clear it, have their effect, or just lie there."""
        if self.clears(kind, times, zone):
            self.clear(seat, place, kind, times)
        elif kind == GP:
            self.play_gp(seat, place, times)
        else:
            self.put_on_pile(kind, times)
            if kind == BU:
                self.bottoms_up(seat)
            if kind == PT and place.has_cards():  # A32: otherwise there is nothing to follow with
                self.await_follow_up(zone, self.pile_size - times)
            else:
                self.end_turn(seat, place)

    def clears(self, kind: i64, times: i64, zone: i64) -> bool:
        """Whether these and the identical cards on top are enough in a row (K17, A38)."""
        if kind >= GP and not self.rules.karma_doubles:
            return False
        if kind == self.top:
            times += self.row_on_top(kind, zone)
        return times >= self.rules.clear

    def row_on_top(self, kind: i64, zone: i64) -> i64:
        """How many cards on top of the pile are in a row with a card that comes from there (A5)."""
        stop = self.fixed
        if self.stage == FOLLOW and kind == PT:
            # One's own Play a Table Card from another location never makes a double (K18, A6).
            if zone != self.pt_zone:
                return 0
            stop = max(stop, self.pt_stop)
        rest = self.stack
        row: i64 = 0
        while row < self.pile_size - stop and rest & 31 == kind + 1:
            rest >>= 5
            row += 1
        return row

    def await_follow_up(self, zone: i64, below: i64) -> None:
        """Play a Table Card lies on so many other cards of the pile; a card may follow (K24)."""
        if self.stage != FOLLOW:
            self.pt_stop = 0
        elif zone != self.pt_zone:
            self.pt_stop = below
        self.stage = FOLLOW
        self.pt_zone = zone

    def clear(self, seat: i64, place: Place, kind: i64, times: i64) -> None:
        """The pile leaves the game without any effect; whoever cleared it plays again (K17)."""
        self.removed += self.pile_cards + times * one(kind)
        self.empty_pile()
        self.memory.forget()
        self.tell(events.CLEARED, seat)
        if not place.has_cards() and not self.deck:
            self.end_turn(seat, place)  # A17: nothing left to play again with
            return
        self.stage = PLAYING
        if place.hand_size == 0 or self.rules.draw_before_replay:  # A12, A35
            self.draw(seat, place)

    def play_gp(self, seat: i64, place: Place, times: i64) -> None:
        """Give the Pile leaves the game; the pile, if there is one, goes to another (K21, A4)."""
        self.removed += times * one(GP)
        self.memory.forget()
        self.tell(events.LEFT_GAME, seat, GP, EVERYONE, times)
        if self.pile_size == 0:
            self.end_turn(seat, place)
        elif self.rules.seats == 2:
            self.give_pile(seat, 1 - seat)  # A40
        else:
            self.stage = GIVING

    def give_pile(self, seat: i64, other: i64) -> None:
        """The pile goes to another player, who is back in the game if he was out (K21-K23)."""
        receiver = self.places[other]
        revived = not receiver.has_cards()
        if self.log is not None:
            self.tell_cards(events.GAVE, seat, self.pile, EVERYONE, other)
        self.pile_to_hand(receiver)
        if revived:
            self.tell(events.BACK, seat, -1, EVERYONE, 1, other)
        self.end_turn(seat, self.places[seat])

    def bottoms_up(self, seat: i64) -> None:
        """The bottom card goes on top; that is no play: no effect, no double (K28, A3, A7)."""
        if self.pile_size > 1:
            pile = self.pile
            bottom = pile.pop(0)
            self.lay_pile([*pile, bottom])
            if not self.rules.moved_counts:
                self.fixed = self.pile_size
            self.tell(events.MOVED_UP, seat, bottom)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """As the contract has it, without a view."""
        observe(self, seat, sheet)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)


def first_state(setup: KarmaSetup) -> KarmaState:
    """The first moment: all cards are still to be shuffled."""
    places = [Place(seat) for seat in range(setup.players)]
    state = KarmaState(setup, places, [], RepetitionTable())
    state.bag = full_deck(setup.copies)
    if setup.dealer >= 0:
        state.name_dealer(setup.dealer)
    return state

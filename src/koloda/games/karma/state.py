"""The rules of Karma: dealing, turns, karma cards, clearing the pile, the end."""

from typing import Final

from koloda.engine.event import EVERYONE
from koloda.engine.ints import i64
from koloda.engine.loops import Loops
from koloda.engine.outcome import Outcome
from koloda.engine.refusal import Refusal
from koloda.engine.rng import Rng
from koloda.engine.sheet import Sheet
from koloda.engine.state import CHANCE, NOBODY
from koloda.games.karma import actions, events
from koloda.games.karma.cards import (
    BU,
    EACH,
    EVERY_NUMBER,
    FOUR_KINDS,
    GP,
    KINDS,
    PT,
    SIZES,
    count,
    full_deck,
    how_many,
    nth_kind,
    one,
    present,
    without,
)
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
    OVER,
    PLAYING,
    SHUFFLE,
    UP,
    KarmaTable,
    Place,
)

FEWEST: Final = 3
"""Cards a hand is filled up to while the deck lasts (K14)."""

UNLIKELY: Final = 0.25
"""How often somebody takes the pile though a card fits, where the rules allow it."""

TURN_FACTOR: Final = 0x132BE59BD9B4E01
"""Sets the positions of different seats to move apart."""


class KarmaState(KarmaTable):
    """One moment of a game of Karma."""

    def clone(self) -> "KarmaState":
        """An independent copy."""
        places = [place.clone(seat) for seat, place in enumerate(self.places)]
        copy = KarmaState(self.rules, places, self.deck[:], self.loops.clone())
        self.copy_to(copy)
        return copy

    # Whose choice it is ----------------------------------------------------------------------

    def actor(self) -> i64:
        """The seat whose turn it is; in the secret choice the first that has not finished it."""
        if self.stage == OVER:
            return NOBODY
        if self.stage >= PLAYING:
            return self.turn
        if self.stage == CHOOSE:
            seat: i64 = 0
            while self.places[seat].up_size == 3:
                seat += 1
            return seat
        return CHANCE

    def to_act(self) -> list[int]:
        """In the secret choice of face-up cards everybody who has not laid out three (A24)."""
        if self.stage == CHOOSE:
            return [seat for seat, place in enumerate(self.places) if place.up_size < 3]
        return super().to_act()

    def legal_actions(self, seat: i64) -> list[int]:
        """The actions that seat may take now."""
        found: list[int] = []
        place = self.places[seat]
        if self.stage == CHOOSE:
            add_kinds(found, present(place.hand, 1), actions.FACE_UP)
        elif self.stage == GIVING:
            for other in range(self.rules.seats):
                if other != seat:
                    found.append(actions.GIVE + other)
        else:
            zone = self.playing_zone(place)
            if zone == DOWN:
                add_flips(found, place)
            else:
                cards = (place.hand if zone == HAND else place.up) & self.accepted
                together = self.playable_together(cards)
                add_kinds(found, present(cards, 1), actions.PLAY)
                add_kinds(found, present(together, 2), actions.PLAY_TWO)
                add_kinds(found, present(together, 3), actions.PLAY_THREE)
            other_choice = self.other_choice(len(found) > 0)
            if other_choice >= 0:
                found.append(other_choice)
        return found

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely, without listing them all."""
        place = self.places[seat]
        if self.stage == CHOOSE:
            ones = present(place.hand, 1)
            return actions.FACE_UP + nth_kind(ones, rng.below(how_many(ones)))
        if self.stage == GIVING:
            other = rng.below(self.rules.seats - 1)
            return actions.GIVE + other + (other >= seat)
        zone = self.playing_zone(place)
        if zone == DOWN:
            return self.random_flip(place, rng)
        cards = (place.hand if zone == HAND else place.up) & self.accepted
        ones = present(cards, 1)
        singles = how_many(ones)
        together: i64 = 0
        several: i64 = 0
        if present(cards, 2):
            together = self.playable_together(cards)
            several = how_many(present(together, 2)) + how_many(present(together, 3))
        other_choice = self.other_choice(cards != 0)
        pick = rng.below(singles + several + (other_choice >= 0))
        if pick < singles:
            return actions.PLAY + nth_kind(ones, pick)
        pick -= singles
        if pick >= several:
            return other_choice
        twos = present(together, 2)
        if pick < how_many(twos):
            return actions.PLAY_TWO + nth_kind(twos, pick)
        return actions.PLAY_THREE + nth_kind(present(together, 3), pick - how_many(twos))

    def random_flip(self, place: Place, rng: Rng) -> i64:
        """`random_action` when only face-down cards can be played."""
        other_choice = self.other_choice(True)
        pick = rng.below(place.down_size() + (other_choice >= 0))
        for slot in range(3):
            if place.under(slot) >= 0:
                if pick == 0:
                    return actions.FLIP + slot
                pick -= 1
        return other_choice

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """Mostly several at once or the lowest number that fits; the cheap half of `greedy`."""
        place = self.places[seat]
        if self.stage != PLAYING or rng.below(8) == 0:
            return self.random_action(seat, rng)
        cards = (place.hand if place.hand_size else place.up) & self.accepted
        together = present(self.playable_together(cards), self.rules.clear)
        if together:
            return (self.rules.clear - 1) * KINDS + nth_kind(together, 0)
        numbers = present(cards, 1) & EVERY_NUMBER
        if numbers:
            return actions.PLAY + nth_kind(numbers, 0)
        return self.random_action(seat, rng)

    def credence(self, seat: i64) -> float:
        """Low if somebody holds a card that would have fitted when the pile was taken instead."""
        for owner in range(self.rules.seats):
            place = self.places[owner]
            if owner != seat and place.lacks & present(place.hand - place.known, 1):
                return UNLIKELY if self.rules.voluntary_pickup else 0.0
        return 1.0

    def other_choice(self, can_play: bool) -> i64:
        """Taking the pile, or leaving Play a Table Card without a follow-up; -1 if not allowed."""
        if self.stage == FOLLOW:
            if self.rules.must_follow:
                return -1
            return actions.FINISH
        if self.pile_size and (not can_play or self.rules.voluntary_pickup):
            return actions.TAKE
        return -1

    def playing_zone(self, place: Place) -> i64:
        """Where the card to be played now comes from."""
        if self.stage == FOLLOW:
            return self.follow_zone(place)
        if place.hand_size:  # hand, then face-up, then face-down cards (K8)
            return HAND
        if place.up_size:
            return UP
        return DOWN

    def follow_zone(self, place: Place) -> i64:
        """Where the card after Play a Table Card comes from (K24, K25)."""
        if place.up_size:
            return UP
        if place.down:
            return DOWN
        return HAND

    def playable_together(self, cards: i64) -> i64:
        """Those of the cards that may be played more than one at a time (K16, A15, D9, A36)."""
        if self.stage == FOLLOW and not self.rules.pt_pair:
            return 0
        return cards if self.rules.karma_doubles else cards & EVERY_NUMBER

    def fits(self, kind: i64) -> bool:
        """Whether a card may lie on the pile."""
        return one(kind) & self.accepted != 0

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
            self.loops.forget()
        if self.log is not None:
            event = events.PLAYED if zone == HAND else events.PLAYED_UP
            self.tell(event, seat, kind, EVERYONE, times)
        self.land(seat, place, kind, times, zone)

    def flip(self, seat: i64, slot: i64) -> None:
        """A face-down card is turned over: it is played, or taken with the pile (K9, K10)."""
        place = self.places[seat]
        kind = place.under(slot)
        place.down -= (kind + 1) * (1024 >> (5 * (2 - slot)))
        self.loops.forget()
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
        self.loops.forget()
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
        self.loops.forget()
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

    def draw(self, seat: i64, place: Place) -> None:
        """Fill the hand up to three while the deck lasts (K14, K15)."""
        while place.hand_size < FEWEST and self.deck:
            kind = self.deck.pop()
            place.hand += one(kind)
            self.hands_key = (self.hands_key + place.key(one(kind))) & KEY_BITS
            place.hand_size += 1
            place.lacks = 0  # nobody knows what the new card is
            self.loops.forget()
            self.tell(events.DREW, seat, kind, seat_only(seat))

    # The end ---------------------------------------------------------------------------------

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
        met = self.loops.visit((self.hands_key + pile + self.turn * TURN_FACTOR) & KEY_BITS)
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

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """As the contract has it, without a view."""
        observe(self, seat, sheet)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)


def first_state(setup: KarmaSetup) -> KarmaState:
    """The first moment: all cards are still to be shuffled."""
    places = [Place(seat) for seat in range(setup.players)]
    state = KarmaState(setup, places, [], Loops())
    state.bag = full_deck(setup.copies)
    if setup.dealer >= 0:
        state.name_dealer(setup.dealer)
    return state


def seat_only(seat: i64) -> i64:
    """The audience of one seat."""
    return 64 >> (6 - seat)


def add_kinds(found: list[int], each: i64, first: i64) -> None:
    """List an action for every kind of a set; `first` is the action of the lowest kind."""
    while each:
        if each & 1:
            found.append(first)
        each >>= 2
        first += 1


def add_flips(found: list[int], place: Place) -> None:
    """Any face-down card may be turned over (A26)."""
    for slot in range(3):
        if place.under(slot) >= 0:
            found.append(actions.FLIP + slot)

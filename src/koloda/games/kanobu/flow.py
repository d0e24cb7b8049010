"""How a game of Kanobu goes on: dealing, drawing, renewing the deck, turns, the end."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import append, i64, pop, u8, vec
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import NO_SYMBOL
from koloda.games.kanobu.hand import count_one, spread
from koloda.games.kanobu.keys import order_key
from koloda.games.kanobu.knowledge import KanobuKnowledge
from koloda.games.kanobu.options import CARDS_EACH
from koloda.games.kanobu.table import (
    ACCEPT,
    ANSWER,
    CHOOSE,
    DEAL,
    DRAW,
    DRAWN,
    OPEN,
    OVER,
    SHUFFLE,
    TURN,
)

ENDINGS: Final = ["cards", "stalemate", "repetition", "cap"]
STAYS: Final = 2
"""Cards on top of the pile that stay there when the deck is renewed (N16)."""


class KanobuFlow(KanobuKnowledge):
    """What happens between the players' choices."""

    # Dealing ---------------------------------------------------------------------------------

    def name_first(self, seat: i64) -> None:
        """That seat begins (R6); now the deck is shuffled."""
        self.turn = seat
        self.deck.size = len(self.bag)
        self.stage = SHUFFLE
        self.tell(events.FIRST, seat)

    def place_in_deck(self, kind: i64) -> None:
        """The shuffle puts this card next; after the last one the game goes on."""
        place = self.sampled
        if place >= len(self.bag) or i64(self.bag[place]) != kind:
            place = 0
            while i64(self.bag[place]) != kind:
                place += 1
        self.bag, card = pop(self.bag, place)
        self.deck.put(len(self.bag), i64(card))
        if len(self.bag) == 0:
            self.shuffled()

    def shuffle(self, rng: Rng) -> None:
        """Place all cards that the shuffle has not placed yet."""
        bag = self.bag
        deck = self.deck
        left: i64 = len(bag)
        while left:
            bag, card = pop(bag, rng.below(left))
            left -= 1
            deck.put(left, i64(card))
        self.bag = bag
        self.shuffled()

    def shuffled(self) -> None:
        """The deck is in order: it is dealt, or whoever draws goes on (R25)."""
        if self.task == DEAL:
            self.deal()
        else:
            self.deck_key = order_key(self.deck)
            self.go_on()

    def deal(self) -> None:
        """Six cards for each from the first player on, then one that starts the pile (N3, N4)."""
        seat = self.turn
        left = CARDS_EACH * self.seats
        while left:
            self.hands[seat].add(self.deck.pop())
            left -= 1
            if left % CARDS_EACH == 0:
                seat += 1
                if seat == self.seats:
                    seat = 0
        self.count_hands()
        start = self.deck.pop()
        self.deck_key = order_key(self.deck)
        self.tell(events.DEALT, self.turn)
        self.tell(events.TURNED_UP, self.turn, start)
        self.cover(self.pack.idle_faces[start])  # R5, R33
        self.stage = TURN
        self.note_position()

    # Drawing ---------------------------------------------------------------------------------

    def owe(self, task: i64, seat: i64, cards: i64) -> None:
        """That seat is to draw or open so many cards."""
        self.task = task
        self.drawer = seat
        self.owed = cards
        self.go_on()

    def go_on(self) -> None:
        """Draw or open what is owed, as far as there are cards (R25, R26), then act on it."""
        while True:
            while self.owed:
                if self.deck.size:
                    self.take_owed()
                elif self.pile.size > STAYS:
                    self.renew_deck()
                    return
                else:
                    self.owed = 0
            if self.task == DRAW:
                self.stage = DRAWN
                return
            if self.task == ACCEPT:
                self.end_turn(self.turn)
                return
            if self.task == OPEN:
                self.choose_opened()
                return
            self.drawer = self.after(self.drawer)
            if self.drawer == self.source:
                self.amount = 0
                self.stage = TURN  # R17
                return
            self.owed = self.amount  # R41

    def take_owed(self) -> None:
        """As many cards as the deck has are opened or drawn."""
        if self.task == OPEN:
            while self.owed and self.deck.size:
                self.owed -= 1
                kind = self.take_top()
                self.opened = append(self.opened, u8(kind))
                if self.log is not None:
                    self.tell(events.OPENED, self.turn, kind)
            return
        if self.log is not None:
            self.tell_draws()
        while self.owed and self.deck.size:
            self.owed -= 1
            self.draw_to_hand(self.drawer)

    def tell_draws(self) -> None:
        """Log what will be drawn: first the cards that only the drawer sees, in no order."""
        drawn = self.deck.cards()[::-1][: self.owed]
        unseen: i64 = min(len(drawn), self.deck.size - self.seen)
        if unseen:
            own = 128 >> (7 - self.drawer)
            self.tell_cards(events.DREW, self.drawer, sorted(drawn[:unseen]), own)
        if unseen < len(drawn):
            self.tell_cards(events.DREW, self.drawer, drawn[unseen:])

    def renew_deck(self) -> None:
        """The pile except its two top cards is shuffled into a new deck (N16, R25)."""
        top = self.pile.pop()
        below = self.pile.pop()
        counts = vec[u8]([0] * self.pack.kinds)
        for place in range(self.pile.size):
            count_one(counts, self.pack.face_kinds[self.pile.at(place)])
        self.deck.size = self.pile.size
        self.bag = vec[u8]([0] * self.pile.size)
        spread(counts, self.bag, 0)
        self.pile.size = 0
        self.pile_key = 0
        self.cover(below)
        self.cover(top)
        self.part()
        self.stage = SHUFFLE
        self.tell(events.RENEWED, self.turn, -1, EVERYONE, len(self.bag))

    def choose_opened(self) -> None:
        """The player chooses among the opened cards, if there are any (N23, R11)."""
        if len(self.opened):
            self.stage = CHOOSE
            return
        self.tell(events.NOTHING_OPENED, self.turn)
        if self.hands[self.turn].size == 0:
            self.go_out(self.turn)  # R39
        else:
            self.end_turn(self.turn)

    # Turns -----------------------------------------------------------------------------------

    def end_turn(self, seat: i64) -> None:
        """A turn is complete: an idle round, the turn limit, or the next player (R27, R38)."""
        self.turns += 1
        if self.idle and self.idle == self.seats - len(self.out):
            self.tell(events.ENDED_IDLE, seat)
            self.finish("stalemate")
        elif self.turns >= self.rules.cap:
            self.tell(events.ENDED_CAP, seat, -1, EVERYONE, self.turns)
            self.finish("cap")
        else:
            self.turn = self.after(seat)
            if self.pending == NO_SYMBOL:
                self.stage = TURN
            else:
                self.stage = ANSWER
            self.note_position()

    def note_position(self) -> None:
        """The same situation for the third time ends the game (R43)."""
        if self.rules.repeat == 0:
            return
        met = self.memory.visit(self.position_key())
        if met >= self.rules.repeat:
            self.tell(events.ENDED_LOOP, self.turn)
            self.finish("repetition")
        elif met > 1:
            self.tell(events.REPEATED, self.turn, -1, EVERYONE, met)

    # The end ---------------------------------------------------------------------------------

    def go_out(self, seat: i64) -> None:
        """The seat has no cards left: it wins, or takes the next place (N2, R22, R37)."""
        self.pending = NO_SYMBOL
        self.amount = 0
        self.out = (*self.out, seat)
        if not self.rules.play_for_places:
            self.tell(events.ENDED, seat)
            self.finish("cards")
            return
        self.tell(events.OUT, seat, -1, EVERYONE, len(self.out))
        if len(self.out) == self.seats - 1:
            self.tell(events.ENDED_PLACES, self.after(seat))
            self.finish("cards")
        else:
            self.memory.forget()
            self.end_turn(seat)

    def finish(self, ending: str) -> None:
        """The game is over."""
        self.stage = OVER
        self.ending = ending

    def outcome(self) -> Outcome | None:
        """Who has finished is ahead, in that order; otherwise the fewest cards win (R27, R37)."""
        if self.stage != OVER:
            return None
        if self.ending == "cards" and not self.rules.play_for_places:
            return Outcome(
                tuple(1 if seat in self.out else 2 for seat in range(self.seats)), self.ending
            )
        behind = [
            self.out.index(seat) if seat in self.out else self.seats + hand.size
            for seat, hand in enumerate(self.hands)
        ]
        ranks = tuple(1 + sum(other < own for other in behind) for own in behind)
        return Outcome(ranks, self.ending)

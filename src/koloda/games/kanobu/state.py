"""The rules of Kanobu: what everything that players do leads to."""

from koloda.engine.containers.ints import i64, remove, u8, vec
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.refusal import Refusal
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import (
    AMOUNTS,
    CANCEL,
    CHANCE_CARD,
    NO_SYMBOL,
    ONE,
    PAPER,
    REVERSE,
    SKIP,
    STAR,
    THREE,
    TWO,
)
from koloda.games.kanobu.choices import KanobuChoices
from koloda.games.kanobu.hand import empty_hand
from koloda.games.kanobu.keys import card_key
from koloda.games.kanobu.observation import observe
from koloda.games.kanobu.options import KanobuSetup
from koloda.games.kanobu.refusals import why_not
from koloda.games.kanobu.table import ACCEPT, ALL, CHOOSE, DRAW, LAY, MARKS, NAME_COLOUR, OPEN, TURN


class KanobuState(KanobuChoices):
    """One moment of a game of Kanobu."""

    def clone(self) -> "KanobuState":
        """An independent copy."""
        hands = [hand.clone() for hand in self.hands]
        copy = KanobuState(
            self.rules,
            hands,
            self.deck.clone(),
            self.bag[:],
            self.pile.clone(),
            self.memory.clone(),
        )
        self.copy_to(copy)
        return copy

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """As the contract has it, without a view."""
        observe(self, seat, sheet)

    # What the players do ---------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        numbers = self.rules.numbers
        if action < numbers.draw:
            self.leave_hand(seat, action)
            if self.log is not None:
                self.tell(events.PLAYED, seat, action)
            self.land(seat, action)
        elif action >= numbers.deal:
            self.place_in_deck(action - numbers.deal)
        elif action == numbers.draw:
            self.refuse_top(seat)
            self.owe(DRAW, seat, 1)
        elif action == numbers.end:
            self.end_unplayed(seat)
        elif action == numbers.accept:
            self.accept(seat)
        elif action < numbers.colour:
            self.lay(seat, action - numbers.lay)
        elif action < numbers.use:
            self.name_colour(seat, action - numbers.colour)
        elif action < numbers.keep:
            self.use(seat, action - numbers.use)
        elif action < numbers.first:
            self.keep(seat, action - numbers.keep)
        else:
            self.name_first(action - numbers.first)

    def end_unplayed(self, seat: i64) -> None:
        """The turn ends without a card; if nothing could be drawn either, it was idle (R32)."""
        kind = events.ENDED_TURN
        if self.stage == TURN:
            self.idle += 1
            kind = events.PASSED
        else:
            self.refuse_drawn(seat)
        if self.log is not None:
            self.tell(kind, seat)
        self.end_turn(seat)

    def land(self, seat: i64, kind: i64) -> None:
        """A card from the hand or the Star reaches the pile and has its effect (N17-N25)."""
        self.idle = 0
        symbol = self.pack.symbols[kind]
        if self.hands[seat].size == 0 and not self.resolves(symbol):
            self.cover(self.pack.idle_faces[kind])
            self.go_out(seat)  # R20, R36
        elif symbol <= PAPER:
            self.cover(kind)
            self.end_turn(seat)
        elif symbol <= CHANCE_CARD:
            self.cover(kind)
            self.demand(seat, symbol)
        elif symbol == CANCEL:
            self.cancel(seat, kind)
        else:
            self.cover(kind)
            if symbol == REVERSE:
                self.direction = -self.direction
                self.tell(events.TURNED, seat)
                self.end_turn(seat)
            elif symbol == STAR:
                self.owe(OPEN, seat, 3)
            else:
                self.stage = NAME_COLOUR

    def resolves(self, symbol: i64) -> bool:
        """Whether a last card is a Star from the hand that is carried out (R21, R39)."""
        return symbol == STAR and self.rules.resolve_last_star and self.stage != CHOOSE

    def demand(self, seat: i64, symbol: i64) -> None:
        """The next player must answer; the same symbol adds to the cards to draw (R16)."""
        if self.pending == symbol and THREE <= symbol <= TWO:
            self.amount += AMOUNTS[symbol]
        else:
            self.amount = AMOUNTS[symbol]
        self.pending = symbol
        self.source = seat
        if self.log is not None:
            kind = events.OWED_CARDS
            if symbol == SKIP:
                kind = events.OWED_SKIP
            elif symbol == CHANCE_CARD:
                kind = events.OWED_CHANCE
            elif symbol != THREE:
                kind = events.OWED_ALL
            self.tell(kind, seat, -1, -1, self.amount, self.after(seat))
        self.end_turn(seat)

    def cancel(self, seat: i64, kind: i64) -> None:
        """The latest card and its effect go, and lie under the deck with Cancel (N24, R9, R10)."""
        self.pending = NO_SYMBOL
        self.amount = 0
        if self.pile.size:
            face = self.uncover()
            below = self.pack.face_kinds[face]
            if face < self.pack.kinds and self.pack.symbols[below] == REVERSE:
                self.direction = -self.direction  # R33
                self.tell(events.TURNED, seat)
            self.put_under_deck(below)
            if self.log is not None:
                self.tell(events.CANCELLED, seat, below)
        self.put_under_deck(kind)
        if self.log is not None:
            self.tell(events.CANCELLED, seat, kind)
        self.end_turn(seat)

    def accept(self, seat: i64) -> None:
        """The effect happens (N17, N18, N20-N22)."""
        symbol = self.pending
        cards = self.amount
        self.pending = NO_SYMBOL
        if self.log is not None:
            self.tell(events.ACCEPTED, seat)
            if not ONE <= symbol <= TWO:
                self.tell(events.SKIPPED, seat)
        if symbol == SKIP:
            self.refuse_skip(seat)
            self.amount = 0
            self.end_turn(seat)
        elif ONE <= symbol <= TWO:
            self.owe(ALL, seat, cards)
        else:
            self.amount = 0
            self.owe(ACCEPT, seat, cards)

    def lay(self, seat: i64, kind: i64) -> None:
        """One of the three cards for Chance; the third ends the turn (N22, R14, R42)."""
        self.idle = 0
        self.pending = NO_SYMBOL
        self.amount = 0
        self.leave_hand(seat, kind)
        self.cover(kind)
        self.laid += 1
        if self.log is not None:
            self.tell(events.LAID, seat, kind)
        if self.laid < 3:
            self.stage = LAY
            return
        self.laid = 0
        if self.hands[seat].size == 0:
            self.go_out(seat)
        else:
            self.end_turn(seat)

    def name_colour(self, seat: i64, colour: i64) -> None:
        """The Colour change on top has this colour from now on (N25)."""
        self.uncover()
        self.cover(self.pack.named + colour)
        if self.log is not None:
            self.tell(events.NAMED[colour], seat)
        self.end_turn(seat)

    def use(self, seat: i64, kind: i64) -> None:
        """An opened card is played on the Star (N23, R35)."""
        self.tell(events.USED, seat, kind)
        self.put_back(seat, kind)
        self.land(seat, kind)

    def keep(self, seat: i64, kind: i64) -> None:
        """An opened card is taken; everybody knows it (N23, R29)."""
        self.tell(events.KEPT, seat, kind)
        self.put_back(seat, kind)
        self.hands[seat].add_known(kind)
        self.hands_key += card_key(seat, kind)
        self.end_turn(seat)

    def put_back(self, seat: i64, chosen: i64) -> None:
        """The opened cards not chosen go under the deck, first opened first (R35)."""
        self.opened = remove(self.opened, u8(chosen))
        for place in range(len(self.opened)):
            self.put_under_deck(i64(self.opened[place]))
        if self.log is not None and len(self.opened):
            self.tell_cards(events.LEFT_OPEN, seat, self.open_cards())
        self.opened = vec[u8]()

    def horizon(self) -> i64:
        """A few turns: measured no worse than whole games, and much quicker."""
        return 12

    def estimate(self) -> list[float]:
        """A quick guess: few cards in the own hand and many in the others' are good."""
        sizes: list[int] = [hand.size for hand in self.hands]
        cards = 0
        for size in sizes:
            cards += size
        mean = cards / len(sizes)
        return [(mean - size) / (mean + size + 1) for size in sizes]

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)


def first_state(setup: KanobuSetup) -> KanobuState:
    """The first moment: nothing is dealt; who begins is open unless an option says it (R46)."""
    hands = [empty_hand(setup.pack.kinds) for _ in range(setup.players)]
    bag = vec[u8](setup.pack.cards)
    state = KanobuState(setup, hands, setup.row(), bag, setup.row(), RepetitionTable(MARKS))
    if setup.first >= 0:
        state.name_first(setup.first)
    return state

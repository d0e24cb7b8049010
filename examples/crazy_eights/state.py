"""The rules of crazy eights: dealing, turns, special cards, the end."""

from crazy_eights import actions, events
from crazy_eights.cards import ACE, EIGHT, QUEEN, TWO, ascending, of_rank, of_suit
from crazy_eights.refusals import why_not
from crazy_eights.table import (
    DEALER_STAGE,
    DEALING,
    DRAWING,
    NAMING,
    OVER,
    PLAYING,
    SETTLING,
    TURN_UP,
    EightsTable,
)
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import nth, popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.engine.values.event import NO_ONE
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal


class EightsState(EightsTable):
    """One moment of a game of crazy eights."""

    def clone(self) -> "EightsState":
        """An independent copy."""
        copy = EightsState(self.rules)
        self.copy_to(copy)
        return copy

    # Whose choice it is ----------------------------------------------------------------------

    def actor(self) -> i64:
        """The seat whose turn it is; chance while cards are dealt or drawn."""
        if self.stage < PLAYING:
            return CHANCE
        if self.stage == OVER:
            return NOBODY
        return self.turn

    def legal_actions(self, seat: i64) -> list[int]:
        """The cards that fit, draw, pass; after an eight the four suits (C5-C8, C11)."""
        if self.stage == NAMING:
            return [actions.NAME, actions.NAME + 1, actions.NAME + 2, actions.NAME + 3]
        found = ascending(self.hands[seat].once & self.fitting())
        if self.may_draw():
            found.append(actions.DRAW)
        else:
            found.append(actions.PASS)
        return found

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely, without listing them all."""
        if self.stage == NAMING:
            return actions.NAME + rng.below(4)
        cards = self.hands[seat].once & self.fitting()
        size = popcount(cards)
        place = rng.below(size + 1)
        if place < size:
            return nth(cards, place)
        return actions.DRAW if self.may_draw() else actions.PASS

    def fitting(self) -> i64:
        """The cards that may be played: the suit, the rank, eights (C5, C6), or a two (C11)."""
        if self.owed:
            return of_rank(TWO)
        return of_suit(self.suit) | of_rank(self.top >> 2) | of_rank(EIGHT)

    def may_draw(self) -> bool:
        """Whether one may draw; whoever may not, may pass (C7, C8)."""
        return self.deck.size > 0 and self.drawn < self.rules.max_draw_cards

    # Chance ----------------------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[int, int]]:
        """The dealer's seat, later any card of the deck."""
        if self.stage == DEALER_STAGE:
            return [(actions.DEALER + seat, 1) for seat in range(self.rules.players)]
        cards = ascending(self.deck.once)
        return [(actions.DEAL + card, self.deck.count(card)) for card in cards]

    def sample_chance(self, rng: Rng) -> i64:
        """As the contract has it, without building the list of weights."""
        if self.stage == DEALER_STAGE:
            return actions.DEALER + rng.below(self.rules.seats)
        return actions.DEAL + self.deck.pick(rng.below(self.deck.size))

    def name_dealer(self, seat: i64) -> None:
        """The next seat gets the first card (C2)."""
        self.tell(events.DEALER, seat)
        self.turn = self.after(seat)
        self.stage = DEALING

    def deal(self, card: i64) -> None:
        """One card in turn for everybody, the dealer last (C2)."""
        self.to_hand(self.turn, card)
        self.tell(events.DEALT, self.turn, card, seat_only(self.turn))
        following = self.after(self.turn)
        if self.hands[following].size == self.rules.cards_each:
            self.stage = TURN_UP
        else:
            self.turn = following

    def turn_up(self, card: i64) -> None:
        """The first card of the pile; an eight goes back, unseen (C3)."""
        if card >> 2 == EIGHT:
            self.tell(events.PUT_BACK, self.turn, card, NO_ONE)
            return
        self.deck.remove(card)
        self.tell(events.TURNED_UP, self.turn, card)
        self.lay(card)
        self.stage = PLAYING
        self.effect(self.turn, card)  # C4, C14: as if the dealer had played it

    def to_hand(self, seat: i64, card: i64) -> None:
        """A card goes from the deck into a hand."""
        self.deck.remove(card)
        self.hands[seat].add(card)

    # A turn ----------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        if action < actions.DRAW:
            self.play_card(seat, action)
        elif action == actions.DRAW:
            self.passes = 0
            if self.owed:
                self.stage = SETTLING
            else:
                self.stage = DRAWING
        elif action == actions.PASS:
            self.pass_turn(seat)
        elif action < actions.DEALER:
            self.name_suit(seat, action - actions.NAME)
        elif action < actions.DEAL:
            self.name_dealer(action - actions.DEALER)
        elif self.stage == DEALING:
            self.deal(action - actions.DEAL)
        elif self.stage == TURN_UP:
            self.turn_up(action - actions.DEAL)
        else:
            self.draw(self.turn, action - actions.DEAL)

    def play_card(self, seat: i64, card: i64) -> None:
        """A card goes from the hand onto the pile (C5); the last one ends the game (C15)."""
        self.passes = 0
        hand = self.hands[seat]
        hand.remove(card)
        self.pile.add(self.top)
        self.lay(card)
        self.tell(events.PLAYED, seat, card)
        if hand.size == 0 or self.pile.size >= self.rules.max_turns:
            self.finish(seat)
        elif card >> 2 == EIGHT:
            self.drawn = 0
            self.stage = NAMING  # C6
        else:
            self.effect(seat, card)

    def lay(self, card: i64) -> None:
        """This card is to be followed now."""
        self.top = card
        self.suit = card & 3

    def effect(self, seat: i64, card: i64) -> None:
        """What a special card does, where they are used; then the next turn begins (C9-C14)."""
        rank = card >> 2
        if self.rules.special:
            if rank == QUEEN:
                seat = self.after(seat)
                self.tell(events.SKIPPED, seat)
            elif rank == ACE:
                self.direction = -self.direction
                self.tell(events.REVERSED, seat)
            elif rank == TWO and self.deck.size > 0:  # C13
                self.owed += 2
                self.tell(events.OWES, self.after(seat), -1, amount=self.owed)
        self.end_turn(seat)

    def name_suit(self, seat: i64, suit: i64) -> None:
        """Whoever played an eight says which suit is to be followed (C6)."""
        self.suit = suit
        self.stage = PLAYING
        self.tell(events.NAMED[suit], seat)
        self.end_turn(seat)

    def draw(self, seat: i64, card: i64) -> None:
        """A card from the deck; after one that is not owed the turn goes on (C7, C11)."""
        self.to_hand(seat, card)
        self.tell(events.DREW, seat, card, seat_only(seat))
        if self.stage == SETTLING:
            self.settle(seat)
        else:
            self.drawn += 1
            self.stage = PLAYING

    def settle(self, seat: i64) -> None:
        """One owed card has been drawn; with the last one the turn is over (C11, C12)."""
        self.owed -= 1
        if self.deck.size == 0:
            if self.owed:
                self.owed = 0
                self.tell(events.FORGIVEN, seat)
            else:
                self.passes = 1
        if self.owed == 0:
            self.stage = PLAYING
            self.end_turn(seat)

    def pass_turn(self, seat: i64) -> None:
        """Nothing is played; when it goes on for more than a round the game is over (C8, C15)."""
        self.tell(events.PASSED, seat)
        if self.deck.size == 0:
            self.passes += 1
        if self.passes > self.rules.seats:
            self.finish(seat)
        else:
            self.end_turn(seat)

    def after(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        seats = self.rules.seats
        return (seat + self.direction + seats) % seats

    def end_turn(self, seat: i64) -> None:
        """The turn passes on."""
        self.drawn = 0
        self.turn = self.after(seat)

    # The end ---------------------------------------------------------------------------------

    def finish(self, seat: i64) -> None:
        """The game is over."""
        self.stage = OVER
        self.tell(events.ENDED, seat)

    def outcome(self) -> Outcome | None:
        """The lower the penalty, the better the rank (C16)."""
        if self.stage != OVER:
            return None
        penalties = self.penalties()
        ranks = tuple(1 + sum(other < mine for other in penalties) for mine in penalties)
        return Outcome(ranks, self.ending())

    def ending(self) -> str:
        """The word for why the game is over (C15)."""
        if self.passes > self.rules.seats:
            return "passes"
        return "out" if any(hand.size == 0 for hand in self.hands) else "turns"

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)


def seat_only(seat: i64) -> i64:
    """The audience of one seat."""
    return 32768 >> (15 - seat)

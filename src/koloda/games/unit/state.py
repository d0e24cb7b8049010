"""The order of a game of Unit: dealing, whose choice it is, danger, the end."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import nth
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal
from koloda.games.unit import actions, events
from koloda.games.unit.cards import cards_of, kinds, one
from koloda.games.unit.field import UnitField
from koloda.games.unit.likely import likely_action
from koloda.games.unit.observation import observe
from koloda.games.unit.options import UnitSetup
from koloda.games.unit.refusals import why_not
from koloda.games.unit.table import (
    BOTH,
    DANGER,
    FIRST_STAGE,
    MAY,
    MUST,
    OVER,
    PRIORITY,
    REPLY,
    REST,
    SHUFFLE,
)

FIRST_DEAL: Final = 6
LATER_DEAL: Final = 2


class UnitState(UnitField):
    """One moment of a game of Unit."""

    def __init__(self, setup: UnitSetup) -> None:
        super().__init__(setup)
        if setup.first >= 0:
            self.name_first(setup.first)

    def clone(self) -> "UnitState":
        """An independent copy."""
        copy = UnitState(self.rules)
        self.copy_to(copy)
        return copy

    # Whose choice it is ----------------------------------------------------------------------

    def actor(self) -> i64:
        """The seat to choose; in the free order one that is not ready."""
        if self.stage <= SHUFFLE:
            return CHANCE
        if self.stage == OVER:
            return NOBODY
        if self.stage == BOTH and self.sides[self.active].ready:
            return 1 - self.active
        return self.mover

    def to_act(self) -> list[int]:
        """In the free order both seats may act (U7)."""
        if self.stage == BOTH:
            return [0, 1]
        return super().to_act()

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """As the contract has it, without a view."""
        observe(self, seat, sheet)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        if action >= actions.DEAL:
            self.place_in_deck(action - actions.DEAL)
        elif action >= actions.FIRST:
            self.name_first(action - actions.FIRST)
        elif actions.PASS <= action < actions.ATTACH:
            self.say(seat, action)
        elif actions.RECOVER <= action < actions.PASS:
            self.recover(seat, action - actions.RECOVER)
        else:
            self.move_card(seat, action)
            self.card_was_moved(seat)

    # Chance and dealing ----------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[int, int]]:
        """Who begins, then card after card of the deck from its top."""
        if self.stage == FIRST_STAGE:
            return [(actions.FIRST + seat, 1) for seat in range(2)]
        return [(actions.DEAL + kind, 1) for kind in kinds(self.bag)]

    def sample_chance(self, rng: Rng) -> i64:
        """As the contract has it, without building the list of weights."""
        if self.stage == FIRST_STAGE:
            return actions.FIRST + rng.below(2)
        return actions.DEAL + nth(self.bag, rng.below(self.rules.size - len(self.deck)))

    def name_first(self, seat: i64) -> None:
        """That seat begins (V3); now the deck is shuffled."""
        self.began = seat
        self.active = seat
        self.stage = SHUFFLE
        self.tell(events.BEGINS, seat)

    def place_in_deck(self, kind: i64) -> None:
        """The shuffle puts this card next; after the last one everybody gets six (U2)."""
        self.deck.append(kind)
        self.bag -= one(kind)
        if self.bag == 0:
            self.deck.reverse()
            self.deal(self.active, FIRST_DEAL)
            self.deal(1 - self.active, FIRST_DEAL)
            self.begin_turn()

    def deal(self, seat: i64, amount: i64) -> None:
        """Cards from the deck, fewer when it ends."""
        dealt: list[int] = []
        while amount and self.deck:
            dealt.append(self.deck.pop())
            amount -= 1
        if dealt:
            self.sides[seat].hand |= cards_of(dealt)
            seen = EVERYONE if self.rules.open_hands else one(seat)
            self.tell_cards(events.DEALT, seat, dealt, seen)

    # The order of a turn ---------------------------------------------------------------------

    def begin_turn(self) -> None:
        """The active player must move a card if there is one (U4, U26, V24, V43)."""
        self.tell(events.TURN, self.active)
        self.mover = self.active
        if self.can_move_card(self.active):
            self.stage = MUST
        elif not self.deck:
            self.finish_by_cards()
        else:
            # Everybody sees that the cards in hand cannot be moved, so they are the jokers.
            side = self.sides[self.active]
            side.known = side.hand
            self.tell_cards(events.NO_MOVE, self.active, kinds(side.hand))
            if self.rules.free_order:
                self.open_free_order()
            else:
                self.stage = REST
                self.mover = 1 - self.active

    def open_free_order(self) -> None:
        """From now on both act, as they come or by turns with the other one first (U7, V44)."""
        if self.rules.priority:
            self.stage = PRIORITY
            self.mover = 1 - self.active
        else:
            self.stage = BOTH

    def card_was_moved(self, seat: i64) -> None:
        """Who may act after an action with a card."""
        if self.stage in (MUST, MAY):
            if self.rules.free_order:
                self.open_free_order()
            elif self.rules.responses:
                self.stage = REPLY
                self.mover = 1 - self.active
            else:
                self.stage = MAY
        elif self.stage == REPLY:
            self.stage = MAY
            self.mover = self.active
        elif self.stage == BOTH:
            self.nobody_is_ready()
        elif self.stage == PRIORITY:
            self.passes = 0
            self.mover = 1 - seat

    def say(self, seat: i64, word: i64) -> None:
        """A word instead of a card."""
        if word == actions.PASS:
            self.tell(events.PASSED, seat)
            if self.stage == REPLY:
                self.stage = MAY
                self.mover = self.active
            else:
                self.pass_priority(seat)
        elif word == actions.END:
            self.tell(events.ENDED_TURN, seat, -1, EVERYONE, 1, 1 - seat)
            self.stage = REST
            self.mover = 1 - seat
        elif word == actions.DONE:
            self.tell(events.DONE, seat)
            if self.stage == REST:
                self.look_for_danger(self.active)
            else:
                self.after_danger(seat)
        elif word == actions.READY:
            self.tell(events.READY, seat)
            self.sides[seat].ready = True
            if self.sides[1 - seat].ready:
                self.nobody_is_ready()
                self.look_for_danger(self.active)
        else:
            self.tell(events.UNREADY, seat)
            self.sides[seat].ready = False

    def pass_priority(self, seat: i64) -> None:
        """The other one is next; two passes in a row end the turn (V44)."""
        self.passes += 1
        self.mover = 1 - seat
        if self.passes == 2:
            self.passes = 0
            self.look_for_danger(self.active)

    def nobody_is_ready(self) -> None:
        """Whoever was ready has to say so again."""
        self.sides[0].ready = False
        self.sides[1].ready = False

    # Danger and recovery ----------------------------------------------------------------------

    def look_for_danger(self, seat: i64) -> None:
        """Ask a seat in danger, the active one first, then book the losses (V38)."""
        if self.is_recoverer(seat) and self.is_in_danger(seat):
            self.stage = DANGER
            self.mover = seat
            if self.log is not None:
                self.tell(events.DANGER, seat, -1, EVERYONE, self.damage(seat))
        else:
            self.after_danger(seat)

    def after_danger(self, seat: i64) -> None:
        """The active seat's danger is dealt with before the other's."""
        if seat == self.active:
            self.look_for_danger(1 - seat)
        else:
            self.resolve()

    def recover(self, seat: i64, kind: i64) -> None:
        """A card of the limit, or a heart of the hand, becomes points (U22, U27)."""
        self.turn_into_points(seat, kind)
        if self.stage != DANGER:
            self.card_was_moved(seat)
        elif not self.is_in_danger(seat):
            self.after_danger(seat)

    # The end ---------------------------------------------------------------------------------

    def resolve(self) -> None:
        """Both lose at once, the field is cleared, locks end (V9, V10); then the next turn."""
        quiet = not self.field
        losses = [self.damage(0), self.damage(1)]
        for seat in range(2):
            self.book(seat, losses[seat])
        self.clear_field()
        self.turns += 1
        if self.sides[0].points <= 0 or self.sides[1].points <= 0:
            self.stage = OVER
            self.ending = "points"
            self.tell(events.ENDED_POINTS, self.active)
        elif quiet and self.quiet and not self.deck:  # V25, V42
            self.finish_by_cards()
        else:
            self.quiet = quiet
            self.sides[0].placed = 0
            self.sides[1].placed = 0
            self.active = 1 - self.active
            self.deal(self.active, LATER_DEAL)
            if self.rules.deal_to_both:
                self.deal(1 - self.active, LATER_DEAL)
            self.begin_turn()

    def finish_by_cards(self) -> None:
        """Hands are shown, points and cards are added up (U26, V45)."""
        self.stage = OVER
        self.ending = "cards"
        self.tell(events.ENDED_CARDS, self.active)
        for seat in range(2):
            self.tell_cards(events.SHOWN, seat, kinds(self.sides[seat].hand))
            self.tell(events.COUNTED, seat, -1, EVERYONE, self.score(seat))

    def outcome(self) -> Outcome | None:
        """More points win; equal points are a draw (U25, U26, V23)."""
        if self.stage != OVER:
            return None
        first, second = self.score(0), self.score(1)
        return Outcome((1 if first >= second else 2, 1 if second >= first else 2), self.ending)

    def begins_next(self) -> int:
        """The seat that begins the next game: the loser, or who did not begin this one (V50)."""
        first, second = self.score(0), self.score(1)
        if first == second:
            return 1 - self.began
        return 0 if first < second else 1

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """What a sensible player might do."""
        return likely_action(self, seat, rng)

    def horizon(self) -> i64:
        """A few turns: measured better than whole games."""
        return 40

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)

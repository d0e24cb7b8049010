"""The rules of Karmaka: step after step, turn after turn, and the karmic cost."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import empty_pile
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.contract.state import NOBODY
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.event import Event
from koloda.engine.values.refusal import Refusal
from koloda.games.karmaka import actions, events, steps
from koloda.games.karmaka.cards import ABILITIES, COLOURS, MOSAIC
from koloda.games.karmaka.hands import KIND, KNOWER, Hand, bit
from koloda.games.karmaka.likely import estimate, likely_action, wanted
from koloda.games.karmaka.lives import WOLF, KarmakaLives
from koloda.games.karmaka.observation import observe
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.places import Place
from koloda.games.karmaka.refusals import why_not

UNLIKELY: Final = 0.5
"""How often somebody declines a card of the colour they collect."""


class KarmakaState(KarmakaLives):
    """One moment of a game of Karmaka."""

    def begin(self) -> None:
        """The whole deck is about to be shuffled; nothing is dealt (G19, G34)."""
        self.loose.fill(self.rules.deck)
        self.stack = steps.stacked([steps.SHUFFLE, steps.DEAL_OUT])
        if self.rules.mode == "wolf":
            self.places[self.rules.wolf].rung = WOLF
        if self.rules.first >= 0:
            self.turn = self.rules.first
        else:
            self.push(steps.FIRST)
        self.run()

    def clone(self) -> "KarmakaState":
        """An independent copy."""
        copy = KarmakaState(
            self.rules,
            [place.clone() for place in self.places],
            self.well.clone(),
            self.ruins.clone(),
            self.lifted.clone(),
            self.memory.clone(),
        )
        self.copy_to(copy)
        return copy

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """As the contract has it, without a view."""
        observe(self, seat, sheet)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal, and all that follows without a question."""
        if action < actions.PASS:
            self.play_card(seat, action)
        elif action >= actions.DEAL:
            self.befall(action)
        elif action < actions.TARGET:
            self.answer(seat, action)
        elif action < actions.COPY:
            self.aim(action - actions.TARGET)
        elif action < actions.FETCH:
            self.copy_rivals_deed(action - actions.COPY)
        elif action < actions.RUIN:
            self.fetch(action - actions.FETCH)
        elif action < actions.SOW:
            self.ruin_from_hand(seat, action - actions.RUIN)
        elif action < actions.TAKE:
            self.move_card(action)
        elif action < actions.WORK:
            self.take_from_future(action - actions.TAKE)
        elif action < actions.RINGS:
            self.choose_deed(seat, action - actions.WORK)
        elif action < actions.FIRST:
            self.pop()
            self.settle(action - actions.RINGS)
        else:
            self.pop()
            self.turn = action - actions.FIRST
            self.tell(events.FIRST, self.turn)
        if self.loose.size == 0:
            self.run()

    def befall(self, action: i64) -> None:
        """Chance: the next card of a shuffle, or one of a Hand."""
        if action < actions.PICK:
            self.place_in_well(action - actions.DEAL)
        else:
            self.pick(action - actions.PICK)

    def move_card(self, action: i64) -> None:
        """Sowing, Jubilee, Destiny, Swindle: the card the player on turn has chosen."""
        if action < actions.SCORE:
            self.pop()
            self.hand_to_future(action - actions.SOW)
        elif action < actions.PLACE:
            self.pop()
            self.hand_to_deeds(action - actions.SCORE, events.SCORED)
        elif action < actions.RETURN:
            self.place_lifted(action - actions.PLACE)
        elif action < actions.STEAL:
            self.return_lifted(action - actions.RETURN)
        else:
            self.steal(action - actions.STEAL)

    def answer(self, seat: i64, action: i64) -> None:
        """Pass, skip, accept, decline, draw, done."""
        if action == actions.ACCEPT:
            self.accept(seat)
        elif action == actions.DECLINE:
            self.decline(seat)
        elif action == actions.DONE:
            self.stop()
        else:
            self.pop()
            if action == actions.DRAW:
                self.push(steps.DRAW)
            elif action == actions.PASS:
                self.tell(events.PASSED, seat)
            else:
                self.tell(events.SKIPPED, seat)

    def run(self) -> None:
        """Do step after step until one waits for an answer; without steps the turn is over."""
        while True:
            step = self.stack & steps.TOP
            if step == steps.PLAY:
                self.asked = self.turn
                return
            if step == steps.OFFER:
                if self.offered < 0:
                    self.offered = self.first_asked()
                self.asked = self.offered
                return
            if step == steps.NONE:
                if self.ending:
                    self.asked = NOBODY
                    return
                self.end_turn()
            elif step < steps.FIRST_ACT:
                if self.is_open(step):
                    self.asked = self.whom(step)
                    return
                self.pop()
            elif step == steps.FILL_DECK:
                self.fill_deck()
            elif step == steps.DEAL_OUT:
                self.pop()
                self.deal_out()
                self.begin_turn()
            else:
                self.act(step)

    # A turn -----------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The next player, clockwise."""
        self.turns += 1
        self.turn = self.following(self.turn)
        self.begin_turn()

    def following(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.rules.seats:
            return 0
        return seat

    def begin_turn(self) -> None:
        """Without Hand and Deck one dies; else one draws from the Deck and plays a card (M2.7)."""
        self.extra = 0
        if self.has_come_to_an_end():
            return
        place = self.places[self.turn]
        if place.deck.size:
            card = place.pop_deck()
            mine = bit(self.turn)
            place.receive(card & KIND, (card >> 5) & ~mine)
            self.tell(events.DREW_OWN, self.turn, card & KIND, mine >> 1)
        if place.hand.size:
            self.push(steps.PLAY)
        else:
            self.die()

    def play_card(self, seat: i64, action: i64) -> None:
        """Play a card for points, for its ability or onto a Future Life (M2.7)."""
        if self.pop() == steps.PLAY_AGAIN:
            self.extra += 1
        if action < actions.ABILITY:
            self.hand_to_deeds(action, events.POINTS)
        elif action < actions.FUTURE:
            self.play_for_ability(seat, action - actions.ABILITY)
        elif action < actions.PARTNER:
            self.hand_to_future(action - actions.FUTURE)
        else:
            self.play_for_partner(seat, action - actions.PARTNER)

    def play_for_ability(self, seat: i64, kind: i64) -> None:
        """The card lies in the middle, its ability resolves, then it is offered (M2.2)."""
        self.places[seat].release(kind, self.rules.everyone)
        self.in_play = kind
        self.target = -1
        self.used = 0
        self.stack = ABILITIES[kind]
        self.offered = -1
        self.tell(events.ABILITY, seat, kind)

    def play_for_partner(self, seat: i64, kind: i64) -> None:
        """A card for the partner's Future Life; only the two of them see it (M2.7)."""
        partner: i64 = self.rules.partner_plays[seat]
        both = bit(seat) | bit(partner)
        knowers = self.places[seat].release(kind, both)
        self.places[partner].push_future(kind + KNOWER * (knowers & ~bit(partner)))
        if self.log is not None:
            self.log.append(Event(events.PARTNER, seat, (kind,), both >> 1, 1, partner))

    # The karmic cost --------------------------------------------------------------------------

    def first_asked(self) -> i64:
        """The victim alone; without one, the rivals from the left on (M2.4)."""
        if self.rules.rival_bits[self.turn] & bit(self.target):
            return self.target
        return self.rules.rivals[self.turn][0]

    def accept(self, seat: i64) -> None:
        """The card goes onto the taker's Future Life; all have seen it (M2.4)."""
        knowers = self.rules.everyone & ~bit(seat)
        self.places[seat].push_future(self.in_play + KNOWER * knowers)
        self.tell(events.ACCEPTED, seat, self.in_play)
        self.end_offer()

    def decline(self, seat: i64) -> None:
        """Without a victim the next rival is asked; in the end the card is ruined (M2.4, G3)."""
        self.tell(events.DECLINED, seat, self.in_play)
        if COLOURS[self.in_play] != MOSAIC:
            self.places[seat].spurned |= 4 >> (2 - COLOURS[self.in_play])
        rivals = self.rules.rival_bits[self.turn]
        if rivals & bit(self.target) == 0:
            following = self.following(seat)
            while following != self.turn and rivals & bit(following) == 0:
                following = self.following(following)
            if following != self.turn:
                self.offered = following
                return
        self.ruin(self.in_play, events.UNWANTED, self.turn)
        self.end_offer()

    def end_offer(self) -> None:
        """Nothing is in play any more."""
        self.pop()
        self.in_play = -1
        self.target = -1
        self.copied = -1
        self.taken = 0
        self.offered = -1

    def credence(self, seat: i64) -> float:
        """Low if somebody collects a colour that they declined as a gift."""
        found = 1.0
        for owner in range(self.rules.seats):
            place = self.places[owner]
            if owner != seat and place.spurned and (place.spurned >> wanted(place)) & 1:
                found *= UNLIKELY
        return found

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """What a sensible player might do."""
        return likely_action(self, seat, rng)

    def horizon(self) -> i64:
        """About half a life of everybody: measured better than whole games."""
        return 30

    def estimate(self) -> list[float]:
        """Who seems ahead."""
        return estimate(self)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)


def empty_table(setup: KarmakaSetup) -> KarmakaState:
    """A table without a card on it."""
    places = [
        Place(Hand(empty_pile()), empty_pile(), empty_pile(), empty_pile())
        for _ in range(setup.players)
    ]
    return KarmakaState(
        setup, places, empty_pile(), empty_pile(), Hand(empty_pile()), RepetitionTable()
    )

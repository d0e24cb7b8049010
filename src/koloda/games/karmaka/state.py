"""The rules of Karmaka: turns, the karmic cost, death and rebirth, the end."""

from typing import Final

from koloda.engine.event import EVERYONE, Event
from koloda.engine.ints import i64
from koloda.engine.outcome import Outcome
from koloda.engine.refusal import Refusal
from koloda.engine.state import NOBODY
from koloda.games.karmaka import actions, events, steps
from koloda.games.karmaka.abilities import KarmakaAbilities
from koloda.games.karmaka.cards import ABILITIES, KINDS, best_colour
from koloda.games.karmaka.knowledge import KIND, KNOWER, bit, kinds_of, put, take
from koloda.games.karmaka.refusals import why_not

FULL_LIFE: Final = 6
"""Cards of Hand and Deck together that a life starts with, if the Future Life has no more (M2.8)."""
FIRST_HAND: Final = 4
FIRST_DECK: Final = 2
LOWEST_THRESHOLD: Final = 4
"""Points that lift a Dung Beetle; one more on each further rung (M2.8)."""
WOLF: Final = 2
TRANSCENDENCE: Final = 4

MIX: Final = 2131995753
LOW_WORD: Final = 0xFFFFFFFF


class KarmakaState(KarmakaAbilities):
    """One moment of a game of Karmaka."""

    def begin(self) -> None:
        """The whole deck is about to be shuffled; nothing is dealt (G19, G34)."""
        self.loose = self.rules.deck[:]
        self.steps = [steps.DEAL_OUT, steps.SHUFFLE]
        if self.rules.mode == "wolf":
            self.places[self.rules.wolf].rung = WOLF
        if self.rules.first >= 0:
            self.turn = self.rules.first
        else:
            self.steps.append(steps.FIRST)
        self.run()

    def clone(self) -> "KarmakaState":
        """An independent copy."""
        copy = KarmakaState(self.rules)
        self.copy_to(copy)
        return copy

    # Step by step -----------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal, and all that follows without a question."""
        if action < actions.PASS:
            self.play_card(seat, action)
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
            self.steps.pop()
            self.settle(action - actions.RINGS)
        elif action < actions.DEAL:
            self.steps.pop()
            self.turn = action - actions.FIRST
            self.tell(events.FIRST, self.turn)
        elif action < actions.PICK:
            self.place_in_well(action - actions.DEAL)
        else:
            self.pick(action - actions.PICK)
        self.run()

    def move_card(self, action: i64) -> None:
        """Sowing, Jubilee, Destiny, Swindle: the card the player on turn has chosen."""
        if action < actions.SCORE:
            self.steps.pop()
            self.hand_to_future(action - actions.SOW)
        elif action < actions.PLACE:
            self.steps.pop()
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
            self.steps.pop()
            if action == actions.DRAW:
                self.steps.append(steps.DRAW)
            elif action == actions.PASS:
                self.tell(events.PASSED, seat)
            else:
                self.tell(events.SKIPPED, seat)

    def run(self) -> None:
        """Do step after step until one waits for an answer; without steps the turn is over."""
        while True:
            if not self.steps:
                if self.ending:
                    self.asked = NOBODY
                    return
                self.end_turn()
            else:
                step: i64 = self.steps[-1]
                if step >= steps.DEAL_OUT:
                    self.deal(step)
                elif step >= steps.FIRST_ACT:
                    self.act(step)
                elif self.is_open(step):
                    if step == steps.OFFER and self.offered < 0:
                        self.offered = self.first_asked()
                    self.asked = self.whom(step)
                    return
                else:
                    self.steps.pop()

    def deal(self, step: i64) -> None:
        """The first deal, or the new Deck of a reborn player."""
        if step == steps.DEAL_OUT:
            self.steps.pop()
            self.deal_out()
            self.begin_turn()
        else:
            self.fill_deck()

    def deal_out(self) -> None:
        """One card at a time from the first player on: four rounds for Hands, two for Decks (G34)."""
        seats = self.rules.seats
        for number in range(seats * (FIRST_HAND + FIRST_DECK)):
            if self.well:
                card: i64 = self.well.pop()
                seat = (self.turn + number) % seats
                if number < seats * FIRST_HAND:
                    put(self.places[seat].hand, card & KIND, (card >> 5) & ~bit(seat))
                else:
                    self.places[seat].deck.append(card)
        self.tell(events.DEALT, self.turn)

    # A turn -----------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The next player, clockwise."""
        self.turns += 1
        self.turn = (self.turn + 1) % self.rules.seats
        self.begin_turn()

    def begin_turn(self) -> None:
        """Without Hand and Deck one dies; else one draws from the Deck and plays a card (M2.7)."""
        self.extra = 0
        if self.has_come_to_an_end():
            return
        place = self.places[self.turn]
        if place.deck:
            card: i64 = place.deck.pop()
            mine = bit(self.turn)
            put(place.hand, card & KIND, (card >> 5) & ~mine)
            self.tell(events.DREW_OWN, self.turn, card & KIND, mine >> 1)
        if place.hand:
            self.steps.append(steps.PLAY)
        else:
            self.die()

    def play_card(self, seat: i64, action: i64) -> None:
        """Play a card for points, for its ability or onto a Future Life (M2.7)."""
        if self.steps.pop() == steps.PLAY_AGAIN:
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
        take(self.places[seat].hand, kind, self.rules.everyone)
        self.in_play = kind
        self.target = -1
        self.used = 0
        self.steps.append(steps.OFFER)
        self.steps.extend(ABILITIES[kind])
        self.offered = -1
        self.tell(events.ABILITY, seat, kind)

    def play_for_partner(self, seat: i64, kind: i64) -> None:
        """A card for the partner's Future Life; only the two of them see it (M2.7)."""
        partner: i64 = self.rules.partner_plays[seat]
        both = bit(seat) | bit(partner)
        knowers = take(self.places[seat].hand, kind, both)
        self.places[partner].future.append(kind + KNOWER * (knowers & ~bit(partner)))
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
        self.places[seat].future.append(self.in_play + KNOWER * knowers)
        self.tell(events.ACCEPTED, seat, self.in_play)
        self.end_offer()

    def decline(self, seat: i64) -> None:
        """The next rival is asked if there was no victim; in the end the card is ruined (M2.4, G3)."""
        self.tell(events.DECLINED, seat, self.in_play)
        rivals = self.rules.rivals[self.turn]
        if seat != rivals[-1] and self.rules.rival_bits[self.turn] & bit(self.target) == 0:
            self.offered = rivals[rivals.index(seat) + 1]
            return
        self.ruin(self.in_play, events.UNWANTED, self.turn)
        self.end_offer()

    def end_offer(self) -> None:
        """Nothing is in play any more."""
        self.steps.pop()
        self.in_play = -1
        self.target = -1
        self.offered = -1

    # Death and rebirth ------------------------------------------------------------------------

    def die(self) -> None:
        """The life is over: Rings may be spent, then the points are counted (M2.8)."""
        place = self.places[self.turn]
        self.tell(events.DIED, self.turn, -1, EVERYONE, best_colour(place.works))
        if place.rings:
            self.steps.append(steps.SPEND_RINGS)
        else:
            self.settle(0)

    def settle(self, rings: i64) -> None:
        """Climb or get a Ring; whoever has not transcended is reborn (M2.8, G25, G33)."""
        place = self.places[self.turn]
        place.rings -= rings
        if rings:
            self.tell(events.SPENT, self.turn, -1, EVERYONE, rings)
        if best_colour(place.works) + rings >= LOWEST_THRESHOLD + place.rung:
            place.rung += 1
            self.loops.forget()
            if place.rung == TRANSCENDENCE:
                self.tell(events.TRANSCENDED, self.turn)
                self.ending = "transcendence"
                return
            self.tell(events.CLIMBED, self.turn, -1, EVERYONE, place.rung)
        else:
            place.rings += 1
            self.tell(events.STAYED, self.turn, -1, EVERYONE, place.rings)
        self.be_reborn()

    def be_reborn(self) -> None:
        """The Deeds go to the Ruins as a block, the Future Life becomes the Hand (M2.8)."""
        place = self.places[self.turn]
        self.tell_cards(events.BURIED, self.turn, place.works)
        self.ruins.extend(place.works)
        place.works = []
        for card in place.future:
            put(place.hand, card & KIND, card >> 5)
        place.future = []
        seen = bit(self.turn) >> 1
        self.tell_cards(events.REBORN, self.turn, kinds_of(place.hand), seen)
        self.steps.append(steps.FILL_DECK)

    def fill_deck(self) -> None:
        """Cards of the Well make the Deck, until Hand and Deck together are six (M2.8)."""
        place = self.places[self.turn]
        while len(place.hand) + len(place.deck) < FULL_LIFE:
            if not self.well_is_ready():
                return
            if not self.well:
                break
            place.deck.append(self.well.pop())
        self.steps.pop()
        self.tell(events.NEW_DECK, self.turn, -1, EVERYONE, len(place.deck))

    # The end ----------------------------------------------------------------------------------

    def has_come_to_an_end(self) -> bool:
        """The same position for the third time, or the last turn was played (G30)."""
        if self.rules.repeat:
            met = self.loops.visit(self.position_key())
            if met >= self.rules.repeat:
                self.tell(events.ENDED_LOOP, self.turn)
                self.ending = "repetition"
            elif met > 1 and met == self.rules.repeat - 1:
                self.tell(events.REPEATED, self.turn, -1, EVERYONE, met)
        if not self.ending and self.turns >= self.rules.cap:
            self.tell(events.ENDED_CAP, self.turn, -1, EVERYONE, self.turns)
            self.ending = "cap"
        return self.ending != ""

    def position_key(self) -> i64:
        """Every card's place, rungs, Rings and the seat to play, in one number above 0."""
        key: i64 = self.turn + 1
        for place in self.places:
            key = mixed(mixed(mixed(mixed(key, place.hand), place.deck), place.future), place.works)
            key = MIX * ((key ^ (8 * place.rings + place.rung)) & LOW_WORD) + (key >> 32)
        return mixed(mixed(key, self.well), self.ruins) | 1

    def outcome(self) -> Outcome | None:
        """Whoever transcends wins, with the partner; else rung, Rings and points decide (G30)."""
        if not self.ending:
            return None
        merits = [(place.rung, place.rings, best_colour(place.works)) for place in self.places]
        if self.ending == "transcendence":
            merits = [(place.rung // TRANSCENDENCE, 0, 0) for place in self.places]
        for seat, partner in enumerate(self.rules.partners):
            if partner >= 0:
                merits[seat] = max(merits[seat], merits[partner])
        order = sorted(set(merits), reverse=True)
        return Outcome(tuple(order.index(merit) + 1 for merit in merits), self.ending)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)


def mixed(key: i64, cards: list[int]) -> i64:
    """A key with a list of cards mixed in."""
    for card in cards:
        key = MIX * ((key ^ (card & KIND)) & LOW_WORD) + (key >> 32)
    return MIX * ((key ^ KIND) & LOW_WORD) + (key >> 32)

"""Lives in Karmaka: the first deal, death, the ladder, rebirth, and how the game ends."""

from typing import Final

from koloda.engine.event import EVERYONE
from koloda.engine.ints import i64
from koloda.engine.outcome import Outcome
from koloda.games.karmaka import events, steps
from koloda.games.karmaka.abilities import KarmakaAbilities
from koloda.games.karmaka.cards import best_colour
from koloda.games.karmaka.knowledge import KIND, bit, kinds_of, put

FULL_LIFE: Final = 6
"""Cards in Hand and Deck that a life starts with, unless the Future Life had more (M2.8)."""
FIRST_HAND: Final = 4
FIRST_DECK: Final = 2
LOWEST_THRESHOLD: Final = 4
"""Points that lift a Dung Beetle; one more on each further rung (M2.8)."""
WOLF: Final = 2
TRANSCENDENCE: Final = 4

MIX: Final = 2131995753
LOW_WORD: Final = 0xFFFFFFFF
SIX_CARDS: Final = 1 << 30
"""Less than six cards packed into one number, with a 1 before them, are less than this."""


class KarmakaLives(KarmakaAbilities):
    """How lives begin and end."""

    def deal_out(self) -> None:
        """Card by card from the first player on: four for each Hand, two for each Deck (G34)."""
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

    # Death and rebirth ------------------------------------------------------------------------

    def die(self) -> None:
        """The life is over: Rings may be spent, then the points are counted (M2.8)."""
        place = self.places[self.turn]
        self.tell(events.DIED, self.turn, -1, EVERYONE, best_colour(place.works))
        if place.rings:
            self.push(steps.SPEND_RINGS)
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
        self.push(steps.FILL_DECK)

    def fill_deck(self) -> None:
        """Cards of the Well make the Deck, until Hand and Deck together are six (M2.8)."""
        place = self.places[self.turn]
        while len(place.hand) + len(place.deck) < FULL_LIFE:
            if not self.well_is_ready():
                return
            if not self.well:
                break
            place.deck.append(self.well.pop())
        self.pop()
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
            key = mixed_in(key, 8 * place.rings + place.rung)
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


def mixed(key: i64, cards: list[int]) -> i64:
    """A key with a list of cards mixed in, six cards at a time."""
    packed: i64 = 1
    for card in cards:
        packed = (packed << 5) | (card & KIND)
        if packed >= SIX_CARDS:
            key = mixed_in(key, packed)
            packed = 1
    return mixed_in(key, packed)


def mixed_in(key: i64, value: i64) -> i64:
    """A key with a number below 2**32 mixed in."""
    return MIX * ((key ^ value) & LOW_WORD) + (key >> 32)

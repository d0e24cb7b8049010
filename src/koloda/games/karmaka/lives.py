"""Lives in Karmaka: the first deal, death, the ladder, rebirth, and how the game ends."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.karmaka import events, steps
from koloda.games.karmaka.abilities import KarmakaAbilities
from koloda.games.karmaka.cards import best_colour, colour_points
from koloda.games.karmaka.hands import KIND, bit
from koloda.games.karmaka.places import KEY_BITS

FULL_LIFE: Final = 6
"""Cards in Hand and Deck that a life starts with, unless the Future Life had more (M2.8)."""
FIRST_HAND: Final = 4
FIRST_DECK: Final = 2
LOWEST_THRESHOLD: Final = 4
"""Points that lift a Dung Beetle; one more on each further rung (M2.8)."""
WOLF: Final = 2
TRANSCENDENCE: Final = 4

SEAT: Final = 0x632BE59BD9B4E
LADDER: Final = 0xD1B54A32D1
LOW_47_BITS: Final = (1 << 47) - 1
LOW_13_BITS: Final = (1 << 13) - 1


class KarmakaLives(KarmakaAbilities):
    """How lives begin and end."""

    def deal_out(self) -> None:
        """Card by card from the first player on: four for each Hand, two for each Deck (G34)."""
        seats = self.rules.seats
        for number in range(seats * (FIRST_HAND + FIRST_DECK)):
            if self.well.size:
                card = self.pop_well()
                seat = (self.turn + number) % seats
                if number < seats * FIRST_HAND:
                    self.places[seat].receive(card & KIND, (card >> 5) & ~bit(seat))
                else:
                    self.places[seat].push_deck(card)
        if self.log is not None:
            for owner, place in enumerate(self.places):
                self.tell_cards(events.DEALT, owner, place.hand.kinds(), bit(owner) >> 1)

    # Death and rebirth ------------------------------------------------------------------------

    def die(self) -> None:
        """The life is over: Rings may be spent, then the points are counted (M2.8)."""
        place = self.places[self.turn]
        if self.log is not None:
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
            self.memory.forget()
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
        if self.log is not None:
            self.tell_cards(events.BURIED, self.turn, place.works.cards())
        for below in range(place.works.size):
            self.push_ruin(place.works.at(below))
        saved = place.future.size
        place.bury()
        for below in range(saved):
            card = place.future.at(below)
            place.receive(card & KIND, card >> 5)
        if self.log is not None:
            seen = bit(self.turn) >> 1
            self.tell_cards(events.REBORN, self.turn, place.hand.kinds(), seen)
        self.push(steps.FILL_DECK)

    def fill_deck(self) -> None:
        """Cards of the Well make the Deck, until Hand and Deck together are six (M2.8)."""
        place = self.places[self.turn]
        while place.hand.size + place.deck.size < FULL_LIFE:
            if not self.well_is_ready():
                return
            if self.well.size == 0:
                break
            place.push_deck(self.pop_well())
        self.pop()
        self.tell(events.NEW_DECK, self.turn, -1, EVERYONE, place.deck.size)

    def figures(self) -> dict[str, str]:
        """The points that each rung asks for, and each seat's by colour (M2.8)."""
        asked = [str(LOWEST_THRESHOLD + rung) for rung in range(TRANSCENDENCE)]
        found = {"asked": " ".join(asked)}
        for seat, place in enumerate(self.places):
            found[f"points.{seat}"] = " ".join(map(str, colour_points(place.works.cards())))
        return found

    # The end ----------------------------------------------------------------------------------

    def has_come_to_an_end(self) -> bool:
        """The same position for the third time, or the last turn was played (G30)."""
        if self.rules.repeat:
            met = self.memory.visit(self.position_key())
            if met >= self.rules.repeat:
                self.tell(events.ENDED_LOOP, self.turn)
                self.ending = "repetition"
                return True
            if met > 1:
                self.tell(events.REPEATED, self.turn, -1, EVERYONE, met)
        if self.turns >= self.rules.cap:
            self.tell(events.ENDED_CAP, self.turn, -1, EVERYONE, self.turns)
            self.ending = "cap"
            return True
        return False

    def position_key(self) -> i64:
        """Every card's place, rungs, Rings and the seat to play, in one number."""
        key = self.well_key + self.ruins_key + self.turn * SEAT
        for place in self.places:
            # Turned by 13 bits for each seat, so that seats cannot be exchanged.
            key = ((key & LOW_47_BITS) << 13) | (key >> 47 & LOW_13_BITS)
            key += place.key + (8 * place.rings + place.rung) * LADDER
        return key & KEY_BITS

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

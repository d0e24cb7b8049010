"""What the players of Kanobu may do, and what chance may do."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.kanobu.cards import CHANCE_CARD, COLOURS, WORD
from koloda.games.kanobu.flow import KanobuFlow
from koloda.games.kanobu.hand import nth_kind, set_size
from koloda.games.kanobu.table import (
    ANSWER,
    DRAWN,
    LAY,
    NAME_COLOUR,
    NAME_FIRST,
    OVER,
    SHUFFLE,
    TURN,
)

CHANCE_NEEDS: Final = 3
"""Cards the next player must hold before Chance may be played (N22)."""
SHORT_HAND: Final = 2
SENSIBLE: Final = 15
"""Of 16 times so many a likely player plays a card if there is one to play."""


class KanobuChoices(KanobuFlow):
    """Everybody's choices at one moment of a game."""

    # Whose choice it is ----------------------------------------------------------------------

    def actor(self) -> i64:
        """The seat whose turn it is; chance while somebody begins or cards are shuffled."""
        if self.stage >= TURN:
            if self.stage == OVER:
                return NOBODY
            return self.turn
        return CHANCE

    def legal_actions(self, seat: i64) -> list[int]:
        """The actions that seat may take now."""
        found = ActionList()
        self.list_legal(seat, found)
        return found.listed()

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """The same without a list."""
        numbers = self.rules.numbers
        if self.stage == TURN:
            hand = self.hands[seat]  # N6
            low, high = self.fitting(seat, hand.low, hand.high)
            found.append_set(0, low)
            found.append_set(WORD, high)
            if self.may_draw(low | high):
                found.append(numbers.draw)
            elif found.size == 0:
                found.append(numbers.end)  # R31
        elif self.stage == DRAWN:
            if self.playable(seat, self.drawn):
                found.append(self.drawn)
            found.append(numbers.end)  # R44
        elif self.stage == ANSWER:
            low, high = self.answers(seat)
            found.append_set(0, low)
            found.append_set(WORD, high)
            found.append(numbers.accept)
            if self.pending == CHANCE_CARD and self.can_lay(seat):
                found.append_set(numbers.lay, self.lay_bits(seat))
        elif self.stage == LAY:
            found.append_set(numbers.lay, self.lay_bits(seat))
        elif self.stage == NAME_COLOUR:
            for colour in range(len(COLOURS)):
                found.append(numbers.colour + colour)
        else:
            low, high = self.fitting(seat, self.open_low(), self.open_high())
            found.append_set(numbers.use, low)
            found.append_set(numbers.use + WORD, high)
            found.append_set(numbers.keep, self.open_low())
            found.append_set(numbers.keep + WORD, self.open_high())

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """As the contract has it, on most turns without building the list."""
        numbers = self.rules.numbers
        if self.stage == TURN:
            hand = self.hands[seat]  # N6
            low, high = self.fitting(seat, hand.low, hand.high)
            plays = set_size(low, high)
            if self.may_draw(plays):
                pick = rng.below(plays + 1)
                if pick == plays:
                    return numbers.draw
            elif plays:
                pick = rng.below(plays)
            else:
                rng.below(1)
                return numbers.end
            return nth_kind(low, high, pick)
        if self.stage == DRAWN:
            if self.playable(seat, self.drawn):
                if rng.below(2) == 0:
                    return self.drawn
            else:
                rng.below(1)
            return numbers.end
        if self.stage == ANSWER:
            low, high = self.answers(seat)
            plays = set_size(low, high)
            lays: i64 = 0
            if self.pending == CHANCE_CARD and self.can_lay(seat):
                lays = self.lay_bits(seat)
            pick = rng.below(plays + 1 + popcount(lays))
            if pick < plays:
                return nth_kind(low, high, pick)
            if pick == plays:
                return numbers.accept
            return numbers.lay + nth_kind(lays, 0, pick - plays - 1)
        if self.stage == LAY:
            lays = self.lay_bits(seat)
            return numbers.lay + nth_kind(lays, 0, rng.below(popcount(lays)))
        if self.stage == NAME_COLOUR:
            return numbers.colour + rng.below(len(COLOURS))
        return self.random_opened(seat, rng)

    def random_opened(self, seat: i64, rng: Rng) -> i64:
        """One of the opened cards, to play it at once or to take it (N23)."""
        low, high = self.open_low(), self.open_high()
        use_low, use_high = self.fitting(seat, low, high)
        uses = set_size(use_low, use_high)
        pick = rng.below(uses + set_size(low, high))
        if pick < uses:
            return self.rules.numbers.use + nth_kind(use_low, use_high, pick)
        return self.rules.numbers.keep + nth_kind(low, high, pick - uses)

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """Mostly a card if one can be played or answers, and then a sensible one."""
        if self.stage <= ANSWER and rng.below(SENSIBLE + 1) < SENSIBLE:
            low: i64 = 0
            high: i64 = 0
            if self.stage == DRAWN:
                if self.playable(seat, self.drawn):
                    return self.drawn
            elif self.stage == TURN:
                hand = self.hands[seat]
                low, high = self.fitting(seat, hand.low, hand.high)
            else:
                low, high = self.answers(seat)
            if low | high:
                low, high = self.sensible(seat, low, high)
                return nth_kind(low, high, rng.below(set_size(low, high)))
        return self.random_action(seat, rng)

    def sensible(self, seat: i64, low: i64, high: i64) -> tuple[i64, i64]:
        """Of these kinds attacks on a short hand, else coloured cards; Cancel only in need."""
        pack = self.pack
        if self.hands[self.after(seat)].size <= SHORT_HAND:
            some_low, some_high = low & pack.attack_low, high & pack.attack_high
            if some_low | some_high:
                return some_low, some_high
        some_low, some_high = low & pack.coloured_low, high & pack.coloured_high
        if some_low | some_high:
            return some_low, some_high
        some_low, some_high = low & ~pack.cancel_low, high & ~pack.cancel_high
        if some_low | some_high:
            return some_low, some_high
        return low, high

    def fitting(self, seat: i64, low: i64, high: i64) -> tuple[i64, i64]:
        """Of these kinds those that fit on the pile; Chance only if it may be played (N22)."""
        pack = self.pack
        low &= pack.fit_low[self.top]
        if high:
            high &= pack.fit_high[self.top]
        if low & pack.chance_low | high & pack.chance_high and not self.chance_allowed(seat):
            low &= ~pack.chance_low
            high &= ~pack.chance_high
        return low, high

    def may_draw(self, plays: i64) -> bool:
        """Whether a card may be drawn, given what may be played, if anything (N10, R7)."""
        return self.can_draw() and (plays == 0 or self.rules.voluntary_draw)

    def answers(self, seat: i64) -> tuple[i64, i64]:
        """Kinds in the hand that answer the effect: the same symbol and Cancel (N17-N22, R16)."""
        hand = self.hands[seat]
        low = hand.low & self.pack.answer_low[self.pending]
        high = hand.high & self.pack.answer_high[self.pending]
        if self.pending == CHANCE_CARD and not self.chance_allowed(seat):
            low &= ~self.pack.chance_low
            high &= ~self.pack.chance_high
        return low, high

    def playable(self, seat: i64, kind: i64) -> bool:
        """Whether a card fits on the pile and, if it is a Chance, may be played (N22, R15, R45)."""
        fits: i64 = 0
        if kind < WORD:
            fits = self.pack.fit_low[self.top] >> kind
        else:
            fits = self.pack.fit_high[self.top] >> (kind - WORD)
        if fits & 1 == 0:
            return False
        return self.pack.symbols[kind] != CHANCE_CARD or self.chance_allowed(seat)

    def chance_allowed(self, seat: i64) -> bool:
        """Whether the next player has the three cards that Chance needs (N22, R15)."""
        return self.hands[self.after(seat)].size >= CHANCE_NEEDS

    # Chance ----------------------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[int, int]]:
        """Who begins, then card after card of the deck from its top."""
        if self.stage == NAME_FIRST:
            return [(self.rules.numbers.first + seat, 1) for seat in range(self.seats)]
        deal = self.rules.numbers.deal
        cards = [int(kind) for kind in self.bag]
        return [(deal + kind, cards.count(kind)) for kind in sorted(set(cards))]

    def sample_chance(self, rng: Rng) -> i64:
        """As the contract has it, without building the list of weights."""
        if self.stage == NAME_FIRST:
            return self.rules.numbers.first + rng.below(self.seats)
        self.sampled = rng.below(len(self.bag))
        return self.rules.numbers.deal + i64(self.bag[self.sampled])

    def run_chance(self, rng: Rng) -> None:
        """As the contract has it, a whole shuffle at once."""
        if self.stage == NAME_FIRST:
            self.name_first(rng.below(self.seats))
        if self.stage == SHUFFLE:
            self.shuffle(rng)

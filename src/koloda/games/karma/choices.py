"""What a seat of Karma may do: where its card comes from, what fits, and a choice at random."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import lowest
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.karma import actions
from koloda.games.karma.cards import EVERY_NUMBER, KINDS, how_many, nth_kind, one, present
from koloda.games.karma.table import (
    CHOOSE,
    DOWN,
    FOLLOW,
    GIVING,
    HAND,
    OVER,
    PLAYING,
    UP,
    KarmaTable,
    Place,
)

UNLIKELY: Final = 0.25
"""How often somebody takes the pile though a card fits, where the rules allow it."""


class KarmaChoices(KarmaTable):
    """Whose choice it is, and what there is to choose."""

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
        found = ActionList()
        self.list_legal(seat, found)
        return found.listed()

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """The same without a list."""
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
            other_choice = self.other_choice(found.size > 0)
            if other_choice >= 0:
                found.append(other_choice)

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


def add_kinds(found: ActionList, each: i64, first: i64) -> None:
    """List an action for every kind of a set; `first` is the action of the lowest kind."""
    while each:
        found.append(first + (lowest(each) >> 1))
        each &= each - 1


def add_flips(found: ActionList, place: Place) -> None:
    """Any face-down card may be turned over (A26)."""
    for slot in range(3):
        if place.under(slot) >= 0:
            found.append(actions.FLIP + slot)

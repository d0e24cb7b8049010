"""Which questions of Karmaka are open, whom they are put to, and the answers there are."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE
from koloda.games.karmaka import actions, steps
from koloda.games.karmaka.cards import KINDS
from koloda.games.karmaka.hands import Bag, bit
from koloda.games.karmaka.table import KarmakaTable

KEPT_RUINS: Final = 3
"""The Ruins that stay when the others become the new Well (M2.3)."""

EMBODY_USED: Final = 1
MIMIC_USED: Final = 2


class KarmakaChoices(KarmakaTable):
    """The questions that steps put, and their legal answers."""

    def is_open(self, step: i64) -> bool:
        """Whether there is anything to ask; if not, the step is left out (G28)."""
        if step in (steps.CHOOSE_RIVAL, steps.CHOOSE_ANY_PLAYER):
            return True
        place = self.places[self.turn]
        if step == steps.PLAY_AGAIN:
            return place.hand.size > 0 and self.extra < self.rules.extra_plays
        if step == steps.MAY_DRAW:
            return self.well.size > 0 or self.ruins.size > KEPT_RUINS
        if step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
            return self.ruins.size > 0
        if step in (steps.SOW, steps.RUIN_AND_COPY):
            return place.hand.size > 0
        if step == steps.TAKE_FROM_FUTURE:
            return place.future.size > 0
        if step == steps.RETURN_THE_REST:
            return self.lifted.size > 0
        if step == steps.STEAL_ONE:
            return self.shown.size > 0
        if step == steps.COPY_OWN_DEED:
            return self.used & EMBODY_USED == 0 and place.works.size > 0
        if step == steps.COPY_RIVALS_DEED:
            return self.used & MIMIC_USED == 0 and self.rivals_have_deeds()
        if step in (steps.RUIN_AT_RANDOM, steps.THEY_RUIN_A_CARD):
            return self.places[self.target].hand.size > 0
        if step == steps.SHOW_AT_RANDOM:
            return self.places[self.target].hand.size > self.shown.size
        if step == steps.THEY_RUIN_A_DEED:
            return self.places[self.target].works.size > 0
        return True

    def rivals_have_deeds(self) -> bool:
        """Whether there is anything for Mimic to copy (G8)."""
        return any(self.places[rival].works.size for rival in self.rules.rivals[self.turn])

    def whom(self, step: i64) -> i64:
        """Whose answer a step waits for."""
        if step < steps.FIRST_QUESTION:
            return CHANCE
        if step == steps.OFFER:
            return self.offered
        if step in (steps.THEY_RUIN_A_CARD, steps.THEY_RUIN_A_DEED):
            return self.target
        return self.turn

    def actor(self) -> i64:
        """Who must answer now."""
        return self.asked

    def legal_actions(self, seat: i64) -> list[int]:
        """The answers that seat may give now."""
        found = ActionList()
        self.list_legal(seat, found)
        return found.listed()

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """The same without a list."""
        step: i64 = self.stack & steps.TOP
        place = self.places[seat]
        if step <= steps.PLAY_AGAIN:
            self.add_plays(seat, step, found)
        elif step == steps.OFFER:
            found.append(actions.ACCEPT)
            found.append(actions.DECLINE)
        elif step == steps.CHOOSE_RIVAL:
            for rival in self.rules.foes[seat]:
                found.append(actions.TARGET + rival)
        elif step == steps.CHOOSE_ANY_PLAYER:
            for player in self.rules.anyone[seat]:
                found.append(actions.TARGET + player)
        elif step == steps.SOW:
            found.append_set(actions.SOW, place.hand.mask)
        elif step in (steps.RUIN_AND_COPY, steps.THEY_RUIN_A_CARD):
            found.append_set(actions.RUIN, place.hand.mask)
        elif step == steps.MAY_RUIN:
            found.append(actions.DONE)
            found.append_set(actions.RUIN, place.hand.mask)
        elif step == steps.MAY_DRAW:
            found.append(actions.DRAW)
            found.append(actions.DONE)
        elif step == steps.MAY_SCORE:
            found.append(actions.DONE)
            found.append_set(actions.SCORE, place.hand.mask)
        elif step == steps.MAY_PLACE:
            found.append(actions.DONE)
            found.append_set(actions.PLACE, self.lifted.mask)
        elif step == steps.RETURN_THE_REST:
            found.append_set(actions.RETURN, self.lifted.mask)
        elif step == steps.STEAL_ONE:
            found.append_set(actions.STEAL, self.shown.mask)
        elif step == steps.COPY_RIVALS_DEED:
            for rival in range(self.rules.seats):
                if self.rules.rival_bits[seat] & bit(rival) and self.places[rival].works.size:
                    found.append(actions.COPY + rival)
        elif step == steps.TAKE_FROM_FUTURE:
            add_numbers(actions.TAKE, place.future.size, found)
        elif step == steps.SPEND_RINGS:
            add_numbers(actions.RINGS, min(place.rings, actions.MOST_RINGS) + 1, found)
        elif step in (steps.COPY_OWN_DEED, steps.THEY_RUIN_A_DEED):
            add_numbers(actions.WORK, place.works.size, found)
        else:
            add_numbers(actions.FETCH, min(self.ruins.size, KEPT_RUINS), found)

    def add_plays(self, seat: i64, step: i64, found: ActionList) -> None:
        """The ways to play a card (M2.7), and to play none (G13, G21)."""
        place = self.places[seat]
        found.append_set(actions.POINTS, place.hand.mask)
        found.append_set(actions.ABILITY, place.hand.mask)
        found.append_set(actions.FUTURE, place.hand.mask)
        if self.rules.partner_plays[seat] >= 0:
            found.append_set(actions.PARTNER, place.hand.mask)
        if step == steps.PLAY_AGAIN:
            found.append(actions.SKIP)
        elif place.deck.size:
            found.append(actions.PASS)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """As the contract has it, without building a list."""
        step = self.stack & steps.TOP
        place = self.places[seat]
        if step <= steps.PLAY_AGAIN:
            return self.random_play(seat, step, rng)
        if step == steps.OFFER:
            return actions.ACCEPT + rng.below(2)
        if step == steps.CHOOSE_RIVAL:
            return actions.TARGET + one_of(self.rules.foes[seat], rng)
        if step == steps.CHOOSE_ANY_PLAYER:
            return actions.TARGET + one_of(self.rules.anyone[seat], rng)
        if step == steps.SPEND_RINGS:
            return actions.RINGS + rng.below(min(place.rings, actions.MOST_RINGS) + 1)
        if step == steps.SOW:
            return actions.SOW + random_kind(place.hand, rng)
        if step in (steps.THEY_RUIN_A_CARD, steps.RUIN_AND_COPY):
            return actions.RUIN + random_kind(place.hand, rng)
        if step == steps.RETURN_THE_REST:
            return actions.RETURN + random_kind(self.lifted, rng)
        if step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
            return actions.FETCH + rng.below(min(self.ruins.size, KEPT_RUINS))
        if step in (steps.COPY_OWN_DEED, steps.THEY_RUIN_A_DEED):
            return actions.WORK + rng.below(place.works.size)
        return super().random_action(seat, rng)

    def random_play(self, seat: i64, step: i64, rng: Rng) -> i64:
        """One of the ways to play a card, or none."""
        place = self.places[seat]
        different = place.hand.different()
        plays = 3 * different
        if self.rules.partner_plays[seat] >= 0:
            plays += different
        choices = plays
        if step == steps.PLAY_AGAIN or place.deck.size:
            choices += 1
        choice = rng.below(choices)
        if choice < plays:
            verb: i64 = actions.POINTS
            while choice >= different:
                choice -= different
                verb += KINDS
            return verb + place.hand.kind_at(choice)
        if step == steps.PLAY_AGAIN:
            return actions.SKIP
        return actions.PASS

    # Chance ----------------------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[int, int]]:
        """Who starts; the next card of a shuffle; a random card of a Hand."""
        if self.stack & steps.TOP == steps.FIRST:
            return [(actions.FIRST + seat, 1) for seat in range(self.rules.players)]
        pool = self.random_pool()
        verb = actions.DEAL if self.stack & steps.TOP == steps.SHUFFLE else actions.PICK
        return [(verb + kind, pool.count(kind)) for kind in range(KINDS) if kind in pool]

    def sample_chance(self, rng: Rng) -> i64:
        """As the contract has it, without building the list of weights."""
        step: i64 = self.stack & steps.TOP
        if step == steps.SHUFFLE:
            return actions.DEAL + self.loose.at(rng.below(self.loose.size))
        if step == steps.FIRST:
            return actions.FIRST + rng.below(self.rules.seats)
        pool = self.random_pool()
        picked: i64 = pool[rng.below(len(pool))]
        return actions.PICK + picked

    def random_pool(self) -> list[int]:
        """The kinds, ascending, among which chance picks one."""
        if self.stack & steps.TOP == steps.SHUFFLE:
            return self.loose.kinds()
        pool = self.places[self.target].hand.kinds()
        for kind in self.shown.kinds():
            pool.remove(kind)
        return pool


def random_kind(bag: Bag, rng: Rng) -> i64:
    """Any of the different cards."""
    return bag.kind_at(rng.below(bag.different()))


def one_of(seats: list[int], rng: Rng) -> i64:
    """Any of these seats."""
    return seats[rng.below(len(seats))]


def add_numbers(verb: i64, number: i64, found: ActionList) -> None:
    """So many actions in a row."""
    for step in range(number):
        found.append(verb + step)

"""Whose choice it is in Karma, and what may be done."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import at_least, first_kinds, one, size
from koloda.engine.containers.packed_slots import EMPTY
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.karma import actions
from koloda.games.karma.place import DOWN, HAND, Place
from koloda.games.karma.rules.clearing import playable_together
from koloda.games.karma.rules.locations import playing_location
from koloda.games.karma.table import CHOOSE, FOLLOW, GIVING, OVER, PLAYING, KarmaTable

NOT_ALLOWED: Final = -1

Choices = tuple[i64, i64, i64, i64]
"""The action of kind 0, and the kinds, seats or slots to choose from; the cards of which several
may be played; what may be done instead of all that, or NOT_ALLOWED."""


def actor(table: KarmaTable) -> i64:
    """The seat whose turn it is; in the secret choice the first that has not finished it (A24)."""
    if table.stage in (PLAYING, FOLLOW, GIVING):
        return table.turn
    if table.stage == OVER:
        return NOBODY
    if table.stage == CHOOSE:
        seat: i64 = 0
        while not must_choose(table, seat):
            seat += 1
        return seat
    return CHANCE


def to_act(table: KarmaTable) -> list[int]:
    """All seats that owe a choice; everybody chooses face-up cards at the same time (A24)."""
    if table.stage == CHOOSE:
        return [seat for seat in range(table.options.seats) if must_choose(table, seat)]
    seat = actor(table)
    return [] if seat == NOBODY else [seat]


def must_choose(table: KarmaTable, seat: i64) -> bool:
    """Whether that seat has not laid three cards face up yet (K3)."""
    return table.places[seat].up_size < 3


def choices(table: KarmaTable, seat: i64) -> Choices:
    """What that seat may do now; the only walk through it."""
    place = table.places[seat]
    if table.stage == CHOOSE:
        return actions.FACE_UP, place.hand, 0, NOT_ALLOWED
    if table.stage == GIVING:
        return actions.GIVE, receivers(table, seat), 0, NOT_ALLOWED
    location = playing_location(table, place)
    if location == DOWN:
        return actions.FLIP, full_slots(place), 0, instead_of_playing(table, True)
    cards = (place.hand if location == HAND else place.up) & table.accepted
    instead = instead_of_playing(table, cards != 0)
    return actions.PLAY, cards, playable_together(table, cards), instead


def receivers(table: KarmaTable, seat: i64) -> i64:
    """The pile may go to any other seat, even one that is out (K22, A19, A20)."""
    return first_kinds(table.options.seats) - one(seat)


def full_slots(place: Place) -> i64:
    """Any face-down card may be turned over, one at a time (A15, A26)."""
    slots: i64 = 0
    for slot in range(actions.SLOTS):
        if place.under(slot) != EMPTY:
            slots += one(slot)
    return slots


def instead_of_playing(table: KarmaTable, can_play: bool) -> i64:
    """Taking the pile (K11) or finishing after Play a Table Card (A2), or NOT_ALLOWED."""
    if table.stage == FOLLOW:
        return NOT_ALLOWED if table.options.must_follow else actions.FINISH
    if table.pile_size == 0:
        return NOT_ALLOWED  # A13
    if can_play and not table.options.voluntary_pickup:
        return NOT_ALLOWED  # D1, A14, A39
    return actions.TAKE


def list_legal(table: KarmaTable, seat: i64, found: ActionList) -> None:
    """Append the actions that seat may take now, ascending.

    On the first turn as on all others several identical cards may be played (D15).
    """
    first, cards, together, instead = choices(table, seat)
    actions.add_each(found, first, at_least(cards, 1))
    actions.add_each(found, actions.PLAY_TWO, at_least(together, 2))
    actions.add_each(found, actions.PLAY_THREE, at_least(together, 3))
    if instead != NOT_ALLOWED:
        found.append(instead)


def random_action(table: KarmaTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely; they are counted, not listed."""
    first, cards, together, instead = choices(table, seat)
    each = at_least(cards, 1)
    singles = size(each)
    twos = at_least(together, 2)
    threes = at_least(together, 3)
    several: i64 = size(twos) + size(threes) if twos else 0
    pick = rng.below(singles + several + (instead != NOT_ALLOWED))
    if pick < singles:
        return actions.one_of(first, each, pick)
    pick -= singles
    if pick >= several:
        return instead
    if pick < size(twos):
        return actions.one_of(actions.PLAY_TWO, twos, pick)
    return actions.one_of(actions.PLAY_THREE, threes, pick - size(twos))

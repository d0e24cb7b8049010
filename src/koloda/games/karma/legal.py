"""Whose choice it is in Karma, and what may be done."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import at_least, nth_kind, size
from koloda.engine.containers.packed_slots import EMPTY, filled
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.karma import actions
from koloda.games.karma.place import DOWN, HAND, Place
from koloda.games.karma.rules.clearing import playable_together
from koloda.games.karma.rules.locations import playing_location
from koloda.games.karma.table import CHOOSE, FOLLOW, GIVING, OVER, PLAYING, KarmaTable

NOT_ALLOWED: Final = -1


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


def list_legal(table: KarmaTable, seat: i64, found: ActionList) -> None:
    """The actions that seat may take now, ascending.

    On the first turn as on all others several identical cards may be played (D15).
    """
    place = table.places[seat]
    if table.stage == CHOOSE:
        actions.add_each(found, actions.FACE_UP, at_least(place.hand, 1))
        return
    if table.stage == GIVING:
        list_receivers(table, seat, found)
        return
    location = playing_location(table, place)
    if location == DOWN:
        list_flips(place, found)
    else:
        cards = (place.hand if location == HAND else place.up) & table.accepted
        together = playable_together(table, cards)
        actions.add_each(found, actions.PLAY, at_least(cards, 1))
        actions.add_each(found, actions.PLAY_TWO, at_least(together, 2))
        actions.add_each(found, actions.PLAY_THREE, at_least(together, 3))
    instead = instead_of_playing(table, found.size > 0)
    if instead != NOT_ALLOWED:
        found.append(instead)


def list_receivers(table: KarmaTable, seat: i64, found: ActionList) -> None:
    """The pile may go to any other seat, even one that is out (K22, A19, A20)."""
    for other in range(table.options.seats):
        if other != seat:
            found.append(actions.give(other))


def list_flips(place: Place, found: ActionList) -> None:
    """Any face-down card may be turned over, one at a time (A15, A26)."""
    for slot in range(actions.SLOTS):
        if place.under(slot) != EMPTY:
            found.append(actions.flip(slot))


def instead_of_playing(table: KarmaTable, can_play: bool) -> i64:
    """Taking the pile (K11) or finishing after Play a Table Card (A2), or NOT_ALLOWED."""
    if table.stage == FOLLOW:
        return NOT_ALLOWED if table.options.must_follow else actions.FINISH
    if table.pile_size == 0:
        return NOT_ALLOWED  # A13
    if can_play and not table.options.voluntary_pickup:
        return NOT_ALLOWED  # D1, A14, A39
    return actions.TAKE


def random_action(table: KarmaTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely, by counting them instead of listing them.

    It pays in random play, where half of the time would go into the list.
    """
    place = table.places[seat]
    if table.stage == CHOOSE:
        each = at_least(place.hand, 1)
        return actions.face_up(nth_kind(each, rng.below(size(each))))
    if table.stage == GIVING:
        other = rng.below(table.options.seats - 1)
        return actions.give(other + (other >= seat))
    location = playing_location(table, place)
    if location == DOWN:
        return random_flip(table, place, rng)
    return random_play(table, (place.hand if location == HAND else place.up), rng)


def random_play(table: KarmaTable, held: i64, rng: Rng) -> i64:
    """A random play of these cards, or what may be done instead."""
    cards = held & table.accepted
    each = at_least(cards, 1)
    singles = size(each)
    together: i64 = 0
    several: i64 = 0
    if at_least(cards, 2):
        together = playable_together(table, cards)
        several = size(at_least(together, 2)) + size(at_least(together, 3))
    instead = instead_of_playing(table, cards != 0)
    pick = rng.below(singles + several + (instead != NOT_ALLOWED))
    if pick < singles:
        return actions.play(nth_kind(each, pick), 1)
    pick -= singles
    if pick >= several:
        return instead
    twos = at_least(together, 2)
    if pick < size(twos):
        return actions.play(nth_kind(twos, pick), 2)
    return actions.play(nth_kind(at_least(together, 3), pick - size(twos)), 3)


def random_flip(table: KarmaTable, place: Place, rng: Rng) -> i64:
    """A random face-down card, or what may be done instead."""
    instead = instead_of_playing(table, True)
    pick = rng.below(filled(place.down) + (instead != NOT_ALLOWED))
    for slot in range(actions.SLOTS):
        if place.under(slot) != EMPTY:
            if pick == 0:
                return actions.flip(slot)
            pick -= 1
    return instead

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
    """Whether that seat has not laid all its cards face up yet (K3, A48)."""
    return table.places[seat].up_size < table.options.row


def list_legal(table: KarmaTable, seat: i64, found: ActionList) -> None:
    """Append the actions that seat may take now, ascending.

    On the first turn as on all others several identical cards may be played (D15).
    """
    place = table.places[seat]
    if table.stage == CHOOSE:
        actions.add_each(found, actions.FACE_UP, at_least(place.hand, 1))
        return
    if table.stage == GIVING:
        actions.add_each(found, actions.GIVE, receivers(table, seat))
        return
    location = playing_location(table, place)
    if location == DOWN:
        actions.add_each(found, actions.FLIP, full_slots(place))
    else:
        cards = cards_to_play(table, place, location)
        together = playable_together(table, cards)
        actions.add_each(found, actions.PLAY, at_least(cards, 1))
        actions.add_each(found, actions.PLAY_TWO, at_least(together, 2))
        actions.add_each(found, actions.PLAY_THREE, at_least(together, 3))
    instead = instead_of_playing(table, found.size > 0)
    if instead != NOT_ALLOWED:
        found.append(instead)


def random_action(table: KarmaTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely.

    It counts them instead of listing them: random play does little else.
    """
    place = table.places[seat]
    if table.stage == CHOOSE:
        return pick_one(actions.FACE_UP, place.hand, NOT_ALLOWED, rng)
    if table.stage == GIVING:
        return pick_one(actions.GIVE, receivers(table, seat), NOT_ALLOWED, rng)
    location = playing_location(table, place)
    if location == DOWN:
        return pick_one(actions.FLIP, full_slots(place), instead_of_playing(table, True), rng)
    cards = cards_to_play(table, place, location)
    instead = instead_of_playing(table, cards != 0)
    if at_least(cards, 2):
        return pick_some(cards, playable_together(table, cards), instead, rng)
    return pick_one(actions.PLAY, cards, instead, rng)


def pick_one(first: i64, numbers: i64, instead: i64, rng: Rng) -> i64:
    """A random action: one of these kinds, seats or slots (a packed multiset), or `instead`."""
    each = at_least(numbers, 1)
    singles = size(each)
    number = rng.below(singles if instead == NOT_ALLOWED else singles + 1)
    return actions.one_of(first, each, number) if number < singles else instead


def pick_some(cards: i64, together: i64, instead: i64, rng: Rng) -> i64:
    """A random action: play one of these cards or several of a kind, or `instead`."""
    each, twos, threes = at_least(cards, 1), at_least(together, 2), at_least(together, 3)
    singles, doubles, triples = size(each), size(twos), size(threes)
    ways = singles + doubles + triples
    number = rng.below(ways if instead == NOT_ALLOWED else ways + 1)
    if number < singles:
        return actions.one_of(actions.PLAY, each, number)
    if number < singles + doubles:
        return actions.one_of(actions.PLAY_TWO, twos, number - singles)
    if number < ways:
        return actions.one_of(actions.PLAY_THREE, threes, number - singles - doubles)
    return instead


def cards_to_play(table: KarmaTable, place: Place, location: i64) -> i64:
    """The cards of the hand or the face-up row that may lie on the pile (K7, K19)."""
    return (place.hand if location == HAND else place.up) & table.accepted


def receivers(table: KarmaTable, seat: i64) -> i64:
    """The seats that may get the pile: any other, even one that is out (K22, A19, A20)."""
    return first_kinds(table.options.seats) - one(seat)


def full_slots(place: Place) -> i64:
    """The slots with a face-down card, any of which may be turned over (A15, A26)."""
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

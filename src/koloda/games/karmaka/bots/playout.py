"""The playout policy of Karmaka: a quick guess at what a sensible player does."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import lowest
from koloda.engine.containers.ints import i64
from koloda.games.karmaka import actions, legal
from koloda.games.karmaka.actions import encode
from koloda.games.karmaka.cards import (
    BLUE,
    COLOURS,
    GREEN,
    KINDS_OF_COLOUR,
    MOSAIC,
    POINTS,
    RED,
    best_colour,
)
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.place import Place
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.lives import LOWEST_THRESHOLD
from koloda.games.karmaka.table import KarmakaTable

SLIPS: Final = 8
"""One likely action in this number is any legal one."""
LONGEVITY: Final = 10
RUNG: Final = 10
"""What a rung is worth beside Rings, Deeds and saved cards."""
LARGE_LEAD: Final = 30.0
HORIZON: Final = 30
"""Choices in a playout, about half a life of everybody: measured better than whole games."""


def likely_action(table: KarmakaTable, seat: i64, rng: Rng) -> i64:
    """Mostly Deeds of the best colour; the rest for ability or Future Life; gifts are taken."""
    step = table.next_step()
    if rng.below(SLIPS) == 0:
        return legal.random_action(table, seat, rng)
    place = table.places[seat]
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        return likely_play(place, rng)
    if step == steps.OFFER:
        return actions.ACCEPT
    if step == steps.SPEND_RINGS:
        needed = missing(place)
        return encode(actions.RINGS, needed if 0 < needed <= place.rings else 0)
    if step == steps.CHOOSE_ANY_PLAYER:
        own = LONGEVITY in (table.in_play, table.copied)
        return encode(actions.TARGET, seat if own else table.options.reach[seat][0])
    if step == steps.MAY_DRAW:
        return actions.DRAW
    if step == steps.MAY_RUIN:
        return actions.DONE
    return legal.random_action(table, seat, rng)


def likely_play(place: Place, rng: Rng) -> i64:
    """Any card of the Hand, used for what it is good for."""
    kind = legal.random_kind(place.hand, rng)
    colour: i64 = COLOURS[kind]
    if colour == MOSAIC or colour == wanted(place):
        if missing(place) > 0:
            return encode(actions.POINTS, kind)
        return encode(actions.FUTURE, kind)
    if rng.below(3) < POINTS[kind]:
        return encode(actions.FUTURE, kind)
    return encode(actions.ABILITY, kind)


def missing(place: Place) -> i64:
    """The points without which this life ends where it began (M2.8)."""
    return LOWEST_THRESHOLD + place.rung - best_colour(place.deeds)


def wanted(place: Place) -> i64:
    """The colour in which Deeds and Hand have most points."""
    red = colour_points(place, RED)
    green = colour_points(place, GREEN)
    blue = colour_points(place, BLUE)
    if red >= green and red >= blue:
        return RED
    return GREEN if green >= blue else BLUE


def colour_points(place: Place, colour: i64) -> i64:
    """The points of one colour among Deeds and Hand."""
    found: i64 = 0
    for below in range(place.deeds.size):
        kind = place.deeds.at(below)
        if COLOURS[kind] == colour:
            found += POINTS[kind]
    return found + hand_points(place.hand, colour)


def hand_points(hand: Hand, colour: i64) -> i64:
    """The points of one colour in a Hand."""
    found: i64 = 0
    rest = hand.mask & KINDS_OF_COLOUR[colour]
    while rest:
        kind = lowest(rest)
        found += POINTS[kind] * hand.count(kind)
        rest &= rest - 1
    return found


def worth(place: Place) -> i64:
    """What a seat has reached: rungs, then the Deeds of this life, Rings and saved cards."""
    threshold = LOWEST_THRESHOLD + place.rung
    reached = min(best_colour(place.deeds), threshold)
    return RUNG * place.rung + 5 * reached // threshold + place.rings + place.future.size


def estimate(table: KarmakaTable) -> list[float]:
    """Everybody's lead over the best rival."""
    worths: list[int] = [worth(place) for place in table.places]
    for seat, partner in enumerate(table.options.partners):
        if partner >= 0:
            worths[seat] = max(worths[seat], worth(table.places[partner]))
    found: list[float] = []
    for seat in range(len(worths)):
        best = max([worths[rival] for rival in table.options.rivals[seat]])
        found.append(max(-1.0, min(1.0, (worths[seat] - best) / LARGE_LEAD)))
    return found

"""Where the card to be played comes from: hand, face-up row or face-down slots (K8, K24, K25)."""

from koloda.engine.containers.ints import i64
from koloda.games.karma.place import DOWN, HAND, UP, Place
from koloda.games.karma.table import FOLLOW, KarmaTable


def playing_location(table: KarmaTable, place: Place) -> i64:
    """Where the seat must play from now: the hand first, then face-up, then face-down cards (K8).

    In edition `full` table cards also wait for the end of the deck: they always do, because a hand
    is filled before it could be empty (K14, A12).
    """
    if table.stage == FOLLOW:
        return follow_location(place)
    if place.hand_size:
        return HAND
    if place.up_size:
        return UP
    return DOWN


def follow_location(place: Place) -> i64:
    """Where the card after Play a Table Card comes from: the table, else the hand (K24, K25)."""
    if place.up_size:
        return UP
    if place.down:
        return DOWN
    return HAND

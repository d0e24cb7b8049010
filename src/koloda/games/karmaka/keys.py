"""Hash keys of positions, so that one met before is recognised (G30): sums, like Zobrist's.

The key of a pile is a sum over its cards of a number for kind, depth and zone, so that a card that
comes or goes changes it by one term; in a Hand depth does not count.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import Pile
from koloda.games.karmaka.actions import MOST_CARDS
from koloda.games.karmaka.knowers import kind_of

KEY_BITS: Final = (1 << 60) - 1

DECK: Final = 1
FUTURE: Final = DECK + MOST_CARDS
DEEDS: Final = FUTURE + MOST_CARDS
WELL: Final = DEEDS + MOST_CARDS
RUINS: Final = WELL + MOST_CARDS
HAND: Final = RUINS + MOST_CARDS

PLACE: Final = 0x9E3779B97F
FACE: Final = 0xB5AD4ECEDB
LOW_30_BITS: Final = (1 << 30) - 1

SEAT: Final = 0x632BE59BD9B4E
LADDER: Final = 0xD1B54A32D1
LOW_47_BITS: Final = (1 << 47) - 1
LOW_13_BITS: Final = (1 << 13) - 1


def card_key(kind: i64, depth: i64, zone: i64) -> i64:
    """What one card adds to the key of its pile: two scattered numbers, multiplied."""
    place = (zone + depth) * PLACE
    face = (kind + 1) * FACE
    place = (place ^ (place >> 15)) & LOW_30_BITS
    face = (face ^ (face >> 17)) & LOW_30_BITS
    return place * face


def pile_key(pile: Pile, zone: i64, first: i64 = 0) -> i64:
    """The key of a pile, or of its cards from one place on."""
    key: i64 = 0
    for depth in range(first, pile.size):
        key = (key + card_key(kind_of(pile.at(depth)), depth, zone)) & KEY_BITS
    return key


def seat_key(key: i64, cards: i64, rung: i64, rings: i64) -> i64:
    """The key of the seats so far with one more seat: its cards, its rung and its Rings."""
    # Rotated by 13 bits for each seat, so that seats cannot be exchanged.
    key = ((key & LOW_47_BITS) << 13) | (key >> 47 & LOW_13_BITS)
    return key + cards + (8 * rings + rung) * LADDER

"""Hash keys of positions, so that one met before is recognised (A33): sums, like Zobrist's.

A key tells apart what can change between two irreversible moves: the hands, the pile in its order
and the seat to move. A face-up or face-down card that is played, a drawn card and a card that
leaves the game never come back, so they clear the repetition table instead of changing the key.
Two positions may collide in the 60 bits of a key; that is so rare that it is accepted.
"""

from typing import Final

from koloda.engine.containers.ints import i64

KEY_BITS: Final = (1 << 60) - 1

HALF: Final = 20
LOW_HALF: Final = (1 << HALF) - 1
LOW_FACTORS: Final = [
    0x9E3779B97F, 0xC2B2AE3D27, 0x8F1BBCDCBF, 0xB5AD4ECEDB, 0xA54FF53A5F, 0xD1B54A32D1,
]  # fmt: skip
"""One for each seat and the lower half of a packed multiset."""
HIGH_FACTORS: Final = [
    0xF1357AEA2F, 0x94D049BB13, 0xCA62C1D6A7, 0xE7037ED1A1, 0xBF58476D1D, 0x8CB92BA72F,
]  # fmt: skip
"""One for each seat and the upper half."""

MIX: Final = 2131995753
LOW_WORD: Final = 0xFFFFFFFF

TURN_FACTOR: Final = 0x132BE59BD9B4E01
"""Sets the positions of different seats to move apart."""


def hand_key(cards: i64, low_factor: i64, high_factor: i64) -> i64:
    """The share of these cards in a hand's key: keys of hands can be added and subtracted."""
    return (cards & LOW_HALF) * low_factor + (cards >> HALF) * high_factor


def pile_key(below: i64, kind: i64) -> i64:
    """The key of a pile whose cards below the top one have this key (multiply with carry)."""
    return MIX * ((below ^ (kind + 1)) & LOW_WORD) + (below >> 32)


def position_key(hands: i64, pile: i64, turn: i64) -> i64:
    """The key of a whole position."""
    return (hands + (pile & KEY_BITS) + turn * TURN_FACTOR) & KEY_BITS

"""Hash keys of positions, so that one met before is recognised (R43).

Hands have a Zobrist hash: a sum of random numbers, one for each seat and kind. Deck and pile, whose
order matters, have a rolling hash: a polynomial over their cards modulo 2**60. Every card that
comes or goes changes either in one step.
"""

from typing import Final

from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.ints import i64, vec
from koloda.engine.containers.ring import RingBuffer
from koloda.games.kanobu.deckfile import MOST_CARDS

KEY_BITS: Final = (1 << 60) - 1
KINDS_APART: Final = 128
KEY_DIGITS: Final = 15
DIGITS: Final = "0123456789abcdef"

BASE: Final = 0x9E3779B97F4A7C5
INVERSE: Final = 0xFFE11F830C23F0D
"""Their product is 1 modulo 2**60. Machine words drop what is above, which changes nothing."""

DECK_FACTOR: Final = 0x1B873593
PILE_FACTOR: Final = 0x165667B1
REST_FACTOR: Final = 0x1C6EF373


def hand_keys() -> list[int]:
    """A number below 2**60 for every seat and kind."""
    rng = FastRng(60)
    half = 1 << 30
    return [rng.below(half) * half + rng.below(half) for _ in range(8 * KINDS_APART)]


def powers() -> list[int]:
    """The base to the power of every size a deck may have."""
    found = [1]
    for _ in range(MOST_CARDS):
        found.append(found[-1] * BASE & KEY_BITS)
    return found


HAND_KEYS: Final = vec[i64](hand_keys())
POWERS: Final = vec[i64](powers())


def card_key(seat: i64, kind: i64) -> i64:
    """What one card in a seat's hand adds to the key of all hands."""
    return HAND_KEYS[seat * KINDS_APART + kind]


def pushed(order: i64, card: i64) -> i64:
    """The key of an order of cards after one more has come on top."""
    return (order * BASE + card + 1) & KEY_BITS


def popped(order: i64, card: i64) -> i64:
    """The key of an order of cards after its top card has gone."""
    return (order - card - 1) * INVERSE & KEY_BITS


def put_under(order: i64, card: i64, size: i64) -> i64:
    """The key of an order of that many cards after one more has come under it."""
    return (order + (card + 1) * POWERS[size]) & KEY_BITS


def order_key(cards: RingBuffer) -> i64:
    """The key of an order of cards."""
    cells = cards.cells
    key: i64 = 0
    for place in range(cards.first, cards.first + cards.size):
        key = pushed(key, i64(cells[place & cards.mask]))
    return key


def key_text(key: int) -> str:
    """A key as fifteen hexadecimal digits."""
    return f"{key:015x}"


def key_number(text: str) -> int:
    """The key that is written so, or -1."""
    if len(text) == KEY_DIGITS and set(text) <= set(DIGITS):
        return int(text, 16)
    return -1

"""The playout policy of Kanobu: a quick guess at what a sensible player does."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.containers.wide_bits import (
    WideBits,
    difference,
    intersection,
    nth,
    size,
    some,
)
from koloda.games.kanobu.legal import cards_to_play, play_of, random_action
from koloda.games.kanobu.rules.direction import next_player
from koloda.games.kanobu.table import ANSWER, KanobuTable

SHORT_HAND: Final = 2
SENSIBLE: Final = 15
"""In this many of 16 cases a likely player plays a card if there is one to play."""
HORIZON: Final = 12
"""A few turns: measured no worse than whole games, and much quicker."""


def likely_action(table: KanobuTable, seat: i64, rng: Rng) -> i64:
    """Mostly a card if one can be played or answers, and then a sensible one."""
    if table.stage <= ANSWER and rng.below(SENSIBLE + 1) < SENSIBLE:
        plays = cards_to_play(table, seat)
        if some(plays):
            plays = sensible(table, seat, plays)
            return play_of(table, nth(plays, rng.below(size(plays))))
    return random_action(table, seat, rng)


def sensible(table: KanobuTable, seat: i64, kinds: WideBits) -> WideBits:
    """Of these kinds attacks on a short hand, else coloured cards; Cancel if it is the only one."""
    pack = table.pack
    if table.hands[next_player(table, seat)].size <= SHORT_HAND:
        chosen = intersection(kinds, pack.attacks)
        if some(chosen):
            return chosen
    chosen = intersection(kinds, pack.coloured)
    if some(chosen):
        return chosen
    chosen = difference(kinds, pack.cancels)
    if some(chosen):
        return chosen
    return kinds


def estimate(table: KanobuTable) -> list[float]:
    """A quick guess at every seat's score: a hand shorter than the mean is good."""
    sizes: list[int] = [hand.size for hand in table.hands]
    cards = 0
    for size_of_hand in sizes:
        cards += size_of_hand
    mean = cards / len(sizes)
    return [(mean - size_of_hand) / (mean + size_of_hand + 1) for size_of_hand in sizes]

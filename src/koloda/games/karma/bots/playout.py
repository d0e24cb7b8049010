"""The playout policy of Karma: a quick guess at what a sensible player does."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import at_least, nth_kind
from koloda.games.karma import actions
from koloda.games.karma.cards import EVERY_NUMBER
from koloda.games.karma.legal import random_action
from koloda.games.karma.rules.clearing import playable_together
from koloda.games.karma.table import PLAYING, KarmaTable

AT_RANDOM: Final = 8
"""One choice of this many is made at random, so that any legal action may come."""


def likely_action(table: KarmaTable, seat: i64, rng: Rng) -> i64:
    """Mostly cards that clear together, or the lowest number that fits, as `greedy` does."""
    place = table.places[seat]
    if table.stage != PLAYING or rng.below(AT_RANDOM) == 0:
        return random_action(table, seat, rng)
    cards = (place.hand if place.hand_size else place.up) & table.accepted
    together = at_least(playable_together(table, cards), table.options.clear)
    if together:
        return actions.play(nth_kind(together, 0), table.options.clear)
    numbers = at_least(cards, 1) & EVERY_NUMBER
    if numbers:
        return actions.play(nth_kind(numbers, 0), 1)
    return random_action(table, seat, rng)

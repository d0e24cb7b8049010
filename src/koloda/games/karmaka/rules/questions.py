"""Which questions a step puts, and to whom (G15, G28).

G15: a step called "may" lets the player stop; every other one must be done as far as possible, and
what is impossible is left out (M2.2).
"""

from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.mosaic import embody_can_copy, rivals_to_copy
from koloda.games.karmaka.rules.well import has_a_card
from koloda.games.karmaka.table import KarmakaTable


def is_open(table: KarmakaTable, step: i64) -> bool:
    """Whether there is anything to ask; if not, the step is left out (M2.2, G28)."""
    if step in (steps.CHOOSE_RIVAL, steps.CHOOSE_ANY_PLAYER):
        return True
    place = table.places[table.turn]
    if step == steps.PLAY_AGAIN:
        return place.hand.size > 0 and table.extra < table.options.extra_plays
    if step == steps.MAY_DRAW:
        return has_a_card(table)
    if step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
        return table.ruins.size > 0
    if step in (steps.SOW, steps.RUIN_AND_COPY):
        return place.hand.size > 0
    if step == steps.TAKE_FROM_FUTURE:
        return place.future.size > 0
    if step == steps.RETURN_THE_REST:
        return table.lifted.size > 0
    if step == steps.STEAL_ONE:
        return table.shown.size > 0
    if step == steps.COPY_OWN_DEED:
        return embody_can_copy(table)
    if step == steps.COPY_RIVALS_DEED:
        return rivals_to_copy(table) != 0
    if step in (steps.RUIN_AT_RANDOM, steps.THEY_RUIN_A_CARD):
        return table.places[table.target].hand.size > 0
    if step == steps.SHOW_AT_RANDOM:
        return table.places[table.target].hand.size > table.shown.size
    if step == steps.THEY_RUIN_A_DEED:
        return table.places[table.target].deeds.size > 0
    return True


def whom(table: KarmakaTable, step: i64) -> i64:
    """Whose answer a step waits for."""
    if step < steps.FIRST_QUESTION:
        return CHANCE
    if step == steps.OFFER:
        return table.offered
    if step in (steps.THEY_RUIN_A_CARD, steps.THEY_RUIN_A_DEED):
        return table.target
    return table.turn

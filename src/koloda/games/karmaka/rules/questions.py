"""Which questions a step puts, and to whom (G15, G28).

G15: a step called "may" lets the player stop; every other one must be done as far as possible, and
what is impossible is left out (M2.2).
"""

from typing import Final

from koloda.engine.containers.bits import popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.mosaic import embody_can_copy, rivals_to_copy
from koloda.games.karmaka.rules.well import has_a_card
from koloda.games.karmaka.table import KarmakaTable

NO_ANSWER: Final = 0
MANY_ANSWERS: Final = 2


def public_answers(table: KarmakaTable, step: i64) -> i64:
    """How many answers a step can have, as far as everybody can tell: none, one or more (G28).

    Without an answer the step is left out (M2.2); with one it is answered at once, because nobody
    learns anything from that.
    """
    place = table.places[table.turn]
    if step == steps.CHOOSE_RIVAL:
        return len(table.options.reach[table.turn])
    if step == steps.CHOOSE_ANY_PLAYER:
        return len(table.options.anyone[table.turn])
    if step == steps.PLAY_AGAIN:
        return many_if(place.hand.size > 0 and table.extra < table.options.extra_plays)  # G30
    if step == steps.MAY_DRAW:
        return many_if(has_a_card(table))
    if step in (steps.MAY_RUIN, steps.MAY_SCORE):
        return many_if(place.hand.size > 0)
    if step == steps.MAY_PLACE:
        return many_if(table.lifted.size > 0)
    if step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
        return table.ruins.size
    if step in (steps.SOW, steps.RUIN_AND_COPY):
        return public_kinds(place.hand)
    if step == steps.TAKE_FROM_FUTURE:
        return place.future.size
    if step == steps.RETURN_THE_REST:
        return public_kinds(table.lifted)
    if step == steps.COPY_OWN_DEED:
        if embody_can_copy(table):
            return place.deeds.size
        return NO_ANSWER
    if step == steps.COPY_RIVALS_DEED:
        return popcount(rivals_to_copy(table))
    if step == steps.SPEND_RINGS:
        return place.rings + 1  # G25
    return public_answers_about_target(table, step)


def public_answers_about_target(table: KarmakaTable, step: i64) -> i64:
    """How many answers a step about the chosen player, or one of chance, can have (G28, G35)."""
    if step in (steps.SHUFFLE, steps.NAME_FIRST):
        return MANY_ANSWERS
    they = table.places[table.target]
    if step == steps.RUIN_AT_RANDOM:
        return many_if(they.hand.size > 0)  # G35
    if step == steps.SHOW_AT_RANDOM:
        return many_if(they.hand.size > table.shown.size)  # G35
    if step == steps.STEAL_ONE:
        if table.shown.size == 0:
            return NO_ANSWER
        return public_kinds(they.hand)
    if step == steps.THEY_RUIN_A_CARD:
        return public_kinds(they.hand)
    if step == steps.THEY_RUIN_A_DEED:
        return they.deeds.size
    raise ValueError(f"karmaka: step {step} asks nobody")


def public_kinds(hand: Hand) -> i64:
    """How many different cards a Hand may hold, as far as everybody can tell (G28)."""
    if hand.size > 1 and hand.is_publicly_of_one_kind():
        return 1
    return hand.size


def many_if(possible: bool) -> i64:
    """A step that chance answers, or that may be given up, has no answer or several."""
    if possible:
        return MANY_ANSWERS
    return NO_ANSWER


def whom(table: KarmakaTable, step: i64) -> i64:
    """Whose answer a step waits for."""
    if step < steps.FIRST_QUESTION:
        return CHANCE
    if step == steps.OFFER:
        return table.offered
    if step in (steps.THEY_RUIN_A_CARD, steps.THEY_RUIN_A_DEED):
        return table.target
    return table.turn

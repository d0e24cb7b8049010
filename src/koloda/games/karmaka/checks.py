"""Positions of Karmaka that cannot be: each is refused with a sentence."""

from typing import Final

from koloda.engine.containers.packed_stack import from_top
from koloda.engine.values.errors import NotationError
from koloda.games.karmaka import faults
from koloda.games.karmaka.cards import CARDS
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.ending import TRANSCENDENCE
from koloda.games.karmaka.rules.karmic_cost import first_asked
from koloda.games.karmaka.rules.questions import MANY_ANSWERS, public_answers
from koloda.games.karmaka.table import KarmakaTable

NEED_WELL: Final = [steps.DRAW, steps.LOOK_AT_WELL, steps.DEAL_ONTO_DECK]


def check(table: KarmakaTable) -> None:
    """Refuse a position that no rule could go on from."""
    top = max(place.rung for place in table.places)
    if (top == TRANSCENDENCE) != (table.ending == "transcendence"):
        raise NotationError(faults.RUNG_FOUR)
    waiting = from_top(table.stack)
    if (table.loose.size > 0) != (steps.SHUFFLE in waiting):
        raise NotationError(faults.LOOSE_IN_SHUFFLE)
    if steps.OFFER in waiting:
        check_ability(table, waiting)
    else:
        check_turn(table, waiting)
    if waiting and not asks(table, waiting[0]):
        raise NotationError(faults.NOTHING_TO_ASK, step=steps.WORDS[waiting[0]])


def asks(table: KarmakaTable, step: int) -> bool:
    """Whether a position may wait for an answer to that step (G28)."""
    if step in (steps.PLAY, steps.OFFER):
        return True
    return step < steps.FIRST_ACT and public_answers(table, step) >= MANY_ANSWERS


def check_turn(table: KarmakaTable, waiting: list[int]) -> None:
    """Between abilities there is one question, or a shuffle before cards are dealt."""
    if table.in_play >= 0 or table.lifted.size or table.shown.size:
        raise NotationError(faults.UNTIL_THE_OFFER)
    place = table.places[table.turn]
    if waiting == [steps.PLAY]:
        if not place.hand.size:
            raise NotationError(faults.PLAYS_WITH_A_HAND)
    elif waiting == [steps.SPEND_RINGS]:
        if place.hand.size or place.deck.size or not place.rings:
            raise NotationError(faults.RINGS_TO_SPEND)
    elif waiting and waiting[-1] == steps.DEAL_OUT:
        cards = [card for seat in table.places for card in seat.all_piled()]
        held = [kind for seat in table.places for kind in seat.hand.cards()]
        if (
            cards
            or held
            or table.ruins.size
            or waiting[:-1] not in ([steps.SHUFFLE], [steps.NAME_FIRST, steps.SHUFFLE])
        ):
            raise NotationError(faults.ONLY_THE_WELL)
    elif waiting not in ([], [steps.PLAY_AGAIN], [steps.SHUFFLE, steps.FILL_DECK]):
        raise NotationError(faults.STEPS_IN_ORDER)


def check_ability(table: KarmakaTable, waiting: list[int]) -> None:
    """An ability: the rest of a card's steps, the offer, perhaps an extra play."""
    if table.in_play < 0:
        raise NotationError(faults.OFFERED_IN_PLAY)
    place = waiting.index(steps.OFFER)
    rest = waiting[:place]
    if waiting[place + 1 :] not in ([], [steps.PLAY_AGAIN][: not rest]):
        raise NotationError(faults.AFTER_THE_OFFER)
    if rest and rest[0] == steps.SHUFFLE:
        rest = rest[1:]
        if not rest or rest[0] not in NEED_WELL:
            raise NotationError(faults.SHUFFLE_FOR_WELL)
    if rest and rest not in UNFINISHED:
        raise NotationError(faults.STEPS_OF_NO_CARD)
    check_target(table, rest)
    if (table.offered >= 0) != (waiting[0] == steps.OFFER):
        raise NotationError(faults.OFFERED_NEXT)
    if table.offered >= 0:
        asked = [first_asked(table)]
        if asked[0] != table.target:
            asked = table.options.rivals[table.turn]
        if table.offered not in asked:
            raise NotationError(faults.OFFERED_TO)
    if table.lifted.size and steps.RETURN_THE_REST not in rest:
        raise NotationError(faults.LIFTED_FOR_DESTINY)
    if table.shown.size:
        left = table.places[table.target].hand.cards() if steps.STEAL_ONE in rest else []
        for kind in table.shown.cards():
            if kind not in left:
                raise NotationError(faults.SHOWN_FOR_SWINDLE)
            left.remove(kind)


def check_target(table: KarmakaTable, rest: list[int]) -> None:
    """A step that needs a chosen player has one who may be chosen."""
    if not rest:
        allowed = [-1, *table.options.anyone[table.turn]]
    elif rest in HIT_RIVAL:
        allowed = table.options.reach[table.turn]
    elif rest in HIT_ANYONE:
        allowed = table.options.anyone[table.turn]
    else:
        allowed = [-1]
    if table.target not in allowed:
        raise NotationError(faults.NOT_A_TARGET, target=table.target)


def unfinished(first: int) -> list[list[int]]:
    """What may be left of the cards that start with this step."""
    return [
        card.steps[done:]
        for card in CARDS
        if card.steps[0] == first
        for done in range(1, len(card.steps))
    ]


def unfinished_roulette() -> list[list[int]]:
    """What may be left of a Roulette, and the draw that waits for a shuffle."""
    ruin, draw = steps.MAY_RUIN, steps.MAY_DRAW
    draws = [[draw] * number for number in range(1, 4)]
    waiting = [[steps.DRAW, *[draw] * number] for number in range(3)]
    return [[ruin, draw, draw], *draws, *waiting]


HIT_RIVAL: Final = unfinished(steps.CHOOSE_RIVAL)
HIT_ANYONE: Final = unfinished(steps.CHOOSE_ANY_PLAYER)
UNFINISHED: Final = [
    *(card.steps[done:] for card in CARDS for done in range(len(card.steps))),
    *unfinished_roulette(),
]

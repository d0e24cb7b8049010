"""Positions of Unit that cannot be: each is refused with a sentence."""

from koloda.engine.containers.bits import has
from koloda.engine.values.errors import NotationError
from koloda.games.unit import faults
from koloda.games.unit.cards import KINDS, SUITS, kinds, of_suit
from koloda.games.unit.rules.damage import is_in_danger
from koloda.games.unit.rules.recovery import is_asked
from koloda.games.unit.rules.turn import can_move_card
from koloda.games.unit.table import (
    BOTH,
    DANGER,
    MAY,
    MUST,
    NAME_FIRST,
    OVER,
    PRIORITY,
    REPLY,
    REST,
    SHUFFLE,
    STAGES,
    UnitTable,
)


def check(table: UnitTable) -> None:
    """Refuse a position that no game can reach and no rule could go on from."""
    check_stage(table)
    check_cards(table)


def check_stage(table: UnitTable) -> None:
    """Refuse a stage that the options or the cards do not allow."""
    options, stage = table.options, table.stage
    fixed = stage in (REPLY, MAY, REST)
    if (
        (fixed and options.free_order)
        or (stage == REPLY and not options.responses)
        or (stage in (BOTH, PRIORITY) and not options.free_order)
        or (stage in (BOTH, PRIORITY) and options.priority != (stage == PRIORITY))
    ):
        raise NotationError(faults.NO_SUCH_STAGE, stage=STAGES[stage])
    if (stage <= SHUFFLE) != (table.bag != 0) or (stage == NAME_FIRST and table.deck):
        raise NotationError(faults.BAG_BEFORE_DEAL)
    if stage <= SHUFFLE and len(table.deck) + len(kinds(table.bag)) != options.size:
        raise NotationError(faults.NO_CARDS_BEFORE_DEAL)
    if table.sides[0].ready and table.sides[1].ready:
        raise NotationError(faults.BOTH_READY)
    if stage == DANGER and not (is_asked(table, table.mover) and is_in_danger(table, table.mover)):
        raise NotationError(faults.NOT_IN_DANGER)
    if stage == MUST:
        busy = table.field or any(side.locked or side.placed for side in table.sides)
        if busy or not can_move_card(table, table.active):
            raise NotationError(faults.MUST_BEGINS)
    lost = any(side.points <= 0 for side in table.sides)
    if stage == OVER and (table.field or lost != (table.ending == "points")):
        raise NotationError(faults.OVER_WITHOUT_END)


def check_cards(table: UnitTable) -> None:
    """Refuse jokers that were taken back, and clubs that extend nothing."""
    for seat in range(2):
        side = table.sides[seat]
        if has(side.locked, KINDS - 1) or has(side.locked, KINDS - 2):
            raise NotationError(faults.JOKER_BACK)
        for pile in range(4):
            clubs = of_suit(side.attached, pile)
            if clubs and not (table.options.ext_clubs and side.natives(pile)):
                raise NotationError(faults.CLUBS_EXTEND, suit=SUITS[pile], seat=seat)

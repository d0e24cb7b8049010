"""What a turn of Unit is and who is next (U4, U5, U6, U7, V4, V5, V6, V24, V37, V43, V44, V49).

V5 follows from `legal`: it lists the same card actions for either seat. V6: the active player acts
until END and not after it. V37: a recovery outside danger is a card action like any other.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.games.unit import events
from koloda.games.unit.cards import ALL_SUITS, kinds
from koloda.games.unit.rules.ending import finish_by_cards
from koloda.games.unit.table import BOTH, MAY, MUST, PRIORITY, REPLY, REST, UnitTable


def begin_turn(table: UnitTable) -> None:
    """The active player must move a card (U4); one who has none ends the game or is passed over."""
    table.tell(events.TURN, table.active)
    table.mover = table.active
    if can_move_card(table, table.active):
        table.stage = MUST
    elif not table.deck:
        finish_by_cards(table)  # U26
    else:
        pass_over(table)


def can_move_card(table: UnitTable, seat: i64) -> bool:
    """Whether a card can be moved at the beginning of a turn, when the field is empty (U4)."""
    side = table.sides[seat]
    return side.limit != 0 or side.hand & ALL_SUITS != 0


def pass_over(table: UnitTable) -> None:
    """The opponent acts freely, or both do (V24, V43, V49)."""
    # Everybody sees that the cards in hand cannot be moved, so they are the jokers.
    side = table.sides[table.active]
    side.known = side.hand
    table.tell_cards(events.NO_MOVE, table.active, kinds(side.hand))
    if table.options.free_order:
        open_free_order(table)
    else:
        table.stage = REST
        table.mover = 1 - table.active


def open_free_order(table: UnitTable) -> None:
    """From now on both act, as they come or by turns with the opponent first (U7, V44, V49)."""
    if table.options.priority:
        table.stage = PRIORITY
        table.mover = 1 - table.active
    else:
        table.stage = BOTH


def after_card(table: UnitTable, seat: i64) -> None:
    """Who may act after an action with a card."""
    if table.stage in (MUST, MAY):
        if table.options.free_order:
            open_free_order(table)
        elif table.options.responses:  # U5, V4
            table.stage = REPLY
            table.mover = 1 - table.active
        else:
            table.stage = MAY
    elif table.stage == REPLY:
        after_reply(table)
    elif table.stage == BOTH:
        clear_ready(table)
    elif table.stage == PRIORITY:
        table.passes = 0
        table.mover = 1 - seat


def after_reply(table: UnitTable) -> None:
    """After one answer, or none, the active player goes on (U5, V4)."""
    table.stage = MAY
    table.mover = table.active


def end_actions(table: UnitTable, seat: i64) -> None:
    """The active player has finished; the opponent acts as often as they like (U6, V6)."""
    table.tell(events.ENDED_TURN, seat, -1, EVERYONE, 1, 1 - seat)
    table.stage = REST
    table.mover = 1 - seat


def pass_priority(table: UnitTable, seat: i64) -> bool:
    """The opponent is next; returns True if two passes in a row have ended the turn (V44)."""
    table.passes += 1
    table.mover = 1 - seat
    if table.passes < 2:
        return False
    table.passes = 0
    return True


def be_ready(table: UnitTable, seat: i64) -> bool:
    """That seat needs no more actions; returns True if both say so (U7)."""
    table.tell(events.READY, seat)
    table.sides[seat].ready = True
    if not table.sides[1 - seat].ready:
        return False
    clear_ready(table)
    return True


def take_ready_back(table: UnitTable, seat: i64) -> None:
    """That seat wants to act after all (U7)."""
    table.tell(events.UNREADY, seat)
    table.sides[seat].ready = False


def clear_ready(table: UnitTable) -> None:
    """Whoever was ready has to say so again (U7)."""
    table.sides[0].ready = False
    table.sides[1].ready = False

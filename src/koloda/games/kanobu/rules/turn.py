"""What a turn of Kanobu is and how it ends (N10, R8, R18, R31, R32, R37, R44).

R8 and R18 follow from the order of turns: an effect awaits the answer of the next player only, and
a Cancel is played on one's own turn only.
"""

from koloda.engine.containers.ints import i64
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import NO_SYMBOL
from koloda.games.kanobu.rules.direction import next_player
from koloda.games.kanobu.rules.ending import (
    end_at_cap,
    end_when_idle,
    note_position,
    take_place,
)
from koloda.games.kanobu.table import ANSWER, OVER, TURN, KanobuTable


def end_turn(table: KanobuTable, seat: i64) -> None:
    """The turn is complete; the next player answers the pending effect or has a plain turn."""
    table.turns += 1
    end_when_idle(table, seat)
    if table.stage != OVER:
        end_at_cap(table, seat)
    if table.stage == OVER:
        return
    table.turn = next_player(table, seat)
    if table.pending == NO_SYMBOL:
        table.stage = TURN
    else:
        table.stage = ANSWER  # R18
    note_position(table)


def pass_turn(table: KanobuTable, seat: i64) -> None:
    """End the turn without a card: after drawing one (N10, R44), or unable to play (R31)."""
    event = events.ENDED_TURN
    if table.stage == TURN:
        table.idle += 1  # R32
        event = events.PASSED
    if table.log is not None:
        table.tell(event, seat)
    end_turn(table, seat)


def go_out(table: KanobuTable, seat: i64) -> None:
    """A player without cards leaves; the effect just answered is gone (N2, R20, R37)."""
    table.pending = NO_SYMBOL
    table.amount = 0
    take_place(table, seat)
    if table.stage != OVER:
        table.memory.forget()  # R43: a hand that is empty stays so
        end_turn(table, seat)

"""Which rule carries out which action."""

from koloda.engine.containers.ints import i64
from tiny_poker import actions
from tiny_poker.rules.deal import deal
from tiny_poker.rules.turn import bet, call, check, fold
from tiny_poker.table import PokerTable


def apply(table: PokerTable, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    if action >= actions.DEAL:
        deal(table, actions.card_dealt(action))
    elif action == actions.FOLD:
        fold(table, seat)
    elif action == actions.CHECK:
        check(table, seat)
    elif action == actions.CALL:
        call(table, seat)
    else:
        bet(table, seat)

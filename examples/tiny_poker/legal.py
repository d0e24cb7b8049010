"""Whose choice it is in tiny poker, and what may be done."""

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from tiny_poker import actions
from tiny_poker.rules.pot import to_act
from tiny_poker.table import BETTING, OVER, PokerTable


def actor(table: PokerTable) -> i64:
    """Chance deals; then seats bet in turn (P3)."""
    if table.stage == BETTING:
        return to_act(table)
    return NOBODY if table.stage == OVER else CHANCE


def list_legal(table: PokerTable, found: ActionList) -> None:
    """Check or bet (P3); after a bet fold, call or, while there are bets left, raise (P4, P5)."""
    if table.bets == 0:
        found.append(actions.CHECK)
        found.append(actions.BET)
        return
    found.append(actions.FOLD)
    found.append(actions.CALL)
    if table.bets < table.options.bets:
        found.append(actions.RAISE)

"""Whose choice it is in High Card, and what may be done."""

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.kit.highcard import actions
from koloda.kit.highcard.rules.turn import next_to_play
from koloda.kit.highcard.table import DEALING, NAMING, OVER, HighcardTable


def actor(table: HighcardTable) -> i64:
    """Chance deals; then the seat whose turn it is in the trick, or the one that took it."""
    if table.stage == DEALING:
        return CHANCE
    if table.stage == OVER:
        return NOBODY
    return next_to_play(table)


def list_legal(table: HighcardTable, seat: i64, found: ActionList) -> None:
    """Any card of the hand (H2), or any seat to lead (H4)."""
    if table.stage == NAMING:
        for other in range(table.options.players):
            found.append(actions.lead(other))
    else:
        found.append_set(actions.PLAY, table.hands[seat].mask)

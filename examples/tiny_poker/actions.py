"""The actions of tiny poker, encoded and decoded in this place only."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.actions import ActionTable
from tiny_poker.cards import TOKENS

FOLD: Final = 0
CHECK: Final = 1
CALL: Final = 2
BET: Final = 3
RAISE: Final = 4
DEAL: Final = 5


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("tiny_poker")
    for text in ("fold", "check", "call", "bet", "raise"):
        table.add(text)
    table.end_of_players()
    for token in TOKENS:
        table.add(f"deal {token}")
    return table


def card_dealt(action: i64) -> i64:
    """The card of `deal`."""
    return action - DEAL

"""The actions of High Card and their numbers."""

from typing import Final

from koloda.engine.values.actions import ActionTable
from tools.kit.highcard.cards import KINDS, TOKENS

MOST_SEATS: Final = 4

PLAY: Final = 0
LEAD: Final = PLAY + KINDS
DEAL: Final = LEAD + MOST_SEATS


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("highcard")
    for token in TOKENS:
        table.add(f"play {token}")
    for seat in range(MOST_SEATS):
        table.add(f"lead {seat}")
    table.end_of_players()
    for token in TOKENS:
        table.add(f"deal {token}")
    return table

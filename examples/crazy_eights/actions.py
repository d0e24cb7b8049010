"""The actions of crazy eights and their numbers; those of the players are OpenSpiel's."""

from typing import Final

from crazy_eights.cards import KINDS, SUITS, TOKENS
from koloda.engine.values.actions import ActionTable

MOST_SEATS: Final = 15

PLAY: Final = 0
DRAW: Final = PLAY + KINDS
PASS: Final = DRAW + 1
NAME: Final = PASS + 1
DEALER: Final = NAME + 4
DEAL: Final = DEALER + MOST_SEATS


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("crazy_eights")
    for token in TOKENS:
        table.add(f"play {token}")
    table.add("draw")
    table.add("pass")
    for suit in SUITS:
        table.add(f"suit {suit}")
    table.end_of_players()
    for seat in range(MOST_SEATS):
        table.add(f"dealer {seat}")
    for token in TOKENS:
        table.add(f"deal {token}")
    return table

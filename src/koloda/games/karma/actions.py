"""The actions of Karma and their numbers."""

from typing import Final

from koloda.engine.actions import ActionTable
from koloda.games.karma.cards import KINDS, TOKENS

MOST_SEATS: Final = 6

PLAY: Final = 0
PLAY_TWO: Final = PLAY + KINDS
PLAY_THREE: Final = PLAY_TWO + KINDS
FLIP: Final = PLAY_THREE + KINDS
TAKE: Final = FLIP + 3
FINISH: Final = TAKE + 1
GIVE: Final = FINISH + 1
FACE_UP: Final = GIVE + MOST_SEATS
DEALER: Final = FACE_UP + KINDS
DEAL: Final = DEALER + MOST_SEATS


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("karma")
    for times in (1, 2, 3):
        for token in TOKENS:
            table.add("play" + f" {token}" * times)
    for slot in (1, 2, 3):
        table.add(f"flip {slot}")
    table.add("take")
    table.add("finish")
    for seat in range(MOST_SEATS):
        table.add(f"give {seat}")
    for token in TOKENS:
        table.add(f"table {token}")
    table.end_of_players()
    for seat in range(MOST_SEATS):
        table.add(f"dealer {seat}")
    for token in TOKENS:
        table.add(f"deal {token}")
    return table

"""The actions of Karma and their numbers."""

from typing import Final

from koloda.engine.values.actions import ActionTable
from koloda.games.karma.cards import TOKENS

MOST_SEATS: Final = 6

# Written out, because the compiler folds no sum with a number of another module.
PLAY: Final = 0
PLAY_TWO: Final = 20
PLAY_THREE: Final = 40
FLIP: Final = 60
TAKE: Final = 63
FINISH: Final = 64
GIVE: Final = 65
FACE_UP: Final = 71
DEALER: Final = 91
DEAL: Final = 97


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

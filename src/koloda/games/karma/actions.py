"""The actions of Karma and their numbers: written and read here and nowhere else."""

from typing import Final

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import nth_kind
from koloda.engine.values.actions import ActionTable
from koloda.games.karma.cards import TOKENS

MOST_SEATS: Final = 6
SLOTS: Final = 3

# The first number of each group, written out: mypyc inlines literals, but folds no sum in which
# another module's constant stands, and random play compares these numbers all the time.
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
    for copies in (1, 2, 3):
        for token in TOKENS:
            table.add("play" + f" {token}" * copies)
    for slot in range(SLOTS):
        table.add(f"flip {slot + 1}")
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


# Writing --------------------------------------------------------------------------------------


def play(kind: i64, copies: i64) -> i64:
    """Play one, two or three cards of a kind."""
    return (copies - 1) * PLAY_TWO + kind


def dealer(seat: i64) -> i64:
    """Chance makes that seat the dealer."""
    return DEALER + seat


def deal(kind: i64) -> i64:
    """Chance puts a card of this kind next into the deck."""
    return DEAL + kind


def one_of(first: i64, each: i64, place: i64) -> i64:
    """The action of the kind, seat or slot that has `place` smaller ones before it.

    They are a packed multiset without copies; `first` is the action of kind, seat or slot 0.
    """
    return first + nth_kind(each, place)


def add_each(found: ActionList, first: i64, each: i64) -> None:
    """List one action for each kind, seat or slot, given as in `one_of`."""
    while each:
        found.append(first + nth_kind(each, 0))
        each &= each - 1


# Reading --------------------------------------------------------------------------------------


def is_play(action: i64) -> bool:
    """Whether cards of the hand or the face-up row are played."""
    return action < FLIP


def copies_of(action: i64) -> i64:
    """How many cards are played at once."""
    if action < PLAY_TWO:
        return 1
    return 2 if action < PLAY_THREE else 3


def kind_of(action: i64) -> i64:
    """The kind of the cards that are played."""
    if action < PLAY_TWO:
        return action
    return action - (PLAY_TWO if action < PLAY_THREE else PLAY_THREE)


def is_flip(action: i64) -> bool:
    """Whether a face-down card is turned over."""
    return FLIP <= action < TAKE


def slot_of(action: i64) -> i64:
    """The slot of the card that is turned over."""
    return action - FLIP


def is_give(action: i64) -> bool:
    """Whether the pile is given to a seat."""
    return GIVE <= action < FACE_UP


def receiver_of(action: i64) -> i64:
    """The seat that gets the pile."""
    return action - GIVE


def is_face_up(action: i64) -> bool:
    """Whether a card is laid face up before the first turn."""
    return FACE_UP <= action < DEALER


def face_up_kind_of(action: i64) -> i64:
    """The kind of the card that is laid face up."""
    return action - FACE_UP


def is_for_players(action: i64) -> bool:
    """Whether players, not chance, take this action."""
    return PLAY <= action < DEALER


def is_dealer(action: i64) -> bool:
    """Whether chance makes a seat the dealer."""
    return DEALER <= action < DEAL


def is_deal(action: i64) -> bool:
    """Whether chance puts a card into the deck."""
    return action >= DEAL


def dealer_of(action: i64) -> i64:
    """The seat that chance has made the dealer."""
    return action - DEALER


def dealt_kind_of(action: i64) -> i64:
    """The kind of the card that chance puts into the deck."""
    return action - DEAL

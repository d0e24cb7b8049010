"""The actions of High Card, encoded and decoded in this place only."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.actions import ActionTable
from koloda.kit.highcard.cards import KINDS, TOKENS

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


def lead(seat: i64) -> i64:
    """Name a seat that leads."""
    return LEAD + seat


def is_play(action: i64) -> bool:
    """Whether a card is played."""
    return action < LEAD


def card_played(action: i64) -> i64:
    """The card of `play`."""
    return action - PLAY


def is_lead(action: i64) -> bool:
    """Whether a seat is named that leads."""
    return LEAD <= action < DEAL


def seat_named(action: i64) -> i64:
    """The seat of `lead`."""
    return action - LEAD


def card_dealt(action: i64) -> i64:
    """The card of `deal`."""
    return action - DEAL

"""The actions of crazy eights, encoded and decoded; the players' numbers are OpenSpiel's."""

from typing import Final

from crazy_eights.cards import KINDS, SUITS, TOKENS
from koloda.engine.containers.ints import i64
from koloda.engine.values.actions import ActionTable

MOST_SEATS: Final = 15

PLAY: Final = 0
DRAW: Final = PLAY + KINDS
PASS: Final = DRAW + 1
NAME: Final = PASS + 1
DEALER: Final = NAME + len(SUITS)
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


# Writing --------------------------------------------------------------------------------------


def play(card: i64) -> i64:
    """Play a card."""
    return PLAY + card


def name(suit: i64) -> i64:
    """Name a suit after an eight."""
    return NAME + suit


def dealer(seat: i64) -> i64:
    """Chance makes that seat the dealer."""
    return DEALER + seat


def deal(card: i64) -> i64:
    """Chance picks this card of the deck."""
    return DEAL + card


# Reading --------------------------------------------------------------------------------------


def is_play(action: i64) -> bool:
    """Whether a card is played."""
    return action < DRAW


def card_played(action: i64) -> i64:
    """The card of `play`."""
    return action - PLAY


def is_name(action: i64) -> bool:
    """Whether a suit is named."""
    return NAME <= action < DEALER


def suit_named(action: i64) -> i64:
    """The suit of `suit`."""
    return action - NAME


def is_dealer(action: i64) -> bool:
    """Whether chance names the dealer."""
    return DEALER <= action < DEAL


def dealer_named(action: i64) -> i64:
    """The seat of `dealer`."""
    return action - DEALER


def is_deal(action: i64) -> bool:
    """Whether chance picks a card of the deck."""
    return action >= DEAL


def card_dealt(action: i64) -> i64:
    """The card of `deal`."""
    return action - DEAL

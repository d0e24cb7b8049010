"""Turns: which card is to be followed, and who is next (C4, C5, C10)."""

from crazy_eights.cards import suit_of
from crazy_eights.table import EightsTable
from koloda.engine.containers.ints import i64
from koloda.engine.contract.turn_order import next_seat


def lay(table: EightsTable, card: i64) -> None:
    """This card is to be followed now (C5)."""
    table.top = card
    table.suit = suit_of(card)


def after(table: EightsTable, seat: i64) -> i64:
    """The next seat in the direction of play (C4, C10)."""
    return next_seat(seat, table.options.seats, table.direction)


def end_turn(table: EightsTable, seat: i64) -> None:
    """The turn passes on (C4)."""
    table.drawn = 0
    table.turn = after(table, seat)

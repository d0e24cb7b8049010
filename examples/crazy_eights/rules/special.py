"""Special cards: queens skip, aces turn the direction, twos make others draw (C9-C14)."""

from crazy_eights import events
from crazy_eights.cards import ACE, QUEEN, TWO, rank_of
from crazy_eights.rules.turn import after, end_turn
from crazy_eights.table import EightsTable
from koloda.engine.containers.ints import i64


def effect(table: EightsTable, seat: i64, card: i64) -> None:
    """What a card does where special cards are used (C9); then the next turn begins."""
    rank = rank_of(card)
    if table.options.special:
        if rank == QUEEN:
            seat = skip(table, seat)
        elif rank == ACE:
            turn_around(table, seat)
        elif rank == TWO and table.deck.size > 0:  # C13
            ask_for_two(table, seat)
    end_turn(table, seat)


def skip(table: EightsTable, seat: i64) -> i64:
    """A queen skips the next seat (C9); the seat that is skipped."""
    skipped = after(table, seat)
    table.tell(events.SKIPPED, skipped)
    return skipped


def turn_around(table: EightsTable, seat: i64) -> None:
    """An ace turns the direction of play around (C10)."""
    table.direction = -table.direction
    table.tell(events.REVERSED, seat)


def ask_for_two(table: EightsTable, seat: i64) -> None:
    """A two makes the next seat draw two cards, and twos add up (C11, C12)."""
    table.owed += 2
    table.tell(events.OWES, after(table, seat), -1, amount=table.owed)

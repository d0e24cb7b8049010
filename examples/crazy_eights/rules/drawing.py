"""Drawing cards, those owed for twos among them, and passing (C7, C8, C11, C12)."""

from crazy_eights import events
from crazy_eights.rules.deal import to_hand
from crazy_eights.rules.ending import finish
from crazy_eights.rules.turn import end_turn
from crazy_eights.table import DRAWING, DRAWING_OWED, PLAYING, EightsTable
from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64


def may_draw(table: EightsTable) -> bool:
    """Whether one may draw; whoever may not, may pass (C7, C8)."""
    return table.deck.size > 0 and table.drawn < table.options.max_draw_cards


def ask_for_card(table: EightsTable) -> None:
    """Chance gives the next card: one, or all that are owed (C7, C11)."""
    table.passes = 0
    if table.owed:
        table.stage = DRAWING_OWED
    else:
        table.stage = DRAWING


def draw_card(table: EightsTable, seat: i64, card: i64) -> None:
    """A card from the deck; after one that is not owed the turn goes on (C7)."""
    to_hand(table, seat, card)
    table.tell(events.DREW, seat, card, bit(seat))
    if table.stage == DRAWING_OWED:
        pay_one(table, seat)
    else:
        table.drawn += 1
        table.stage = PLAYING


def pay_one(table: EightsTable, seat: i64) -> None:
    """One owed card has been drawn; with the last one the turn is over (C11, C12)."""
    table.owed -= 1
    if table.deck.size == 0:
        if table.owed:
            table.owed = 0
            table.tell(events.FORGIVEN, seat)
        else:
            table.passes = 1
    if table.owed == 0:
        table.stage = PLAYING
        end_turn(table, seat)


def pass_turn(table: EightsTable, seat: i64) -> None:
    """Nothing is played; when it goes on for more than a round the game is over (C8, C15)."""
    table.tell(events.PASSED, seat)
    if table.deck.size == 0:
        table.passes += 1
    if table.passes > table.options.seats:
        finish(table, seat)
    else:
        end_turn(table, seat)

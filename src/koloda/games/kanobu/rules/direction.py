"""The direction of play and who is next in it (N19, R6, R23).

R6: it is clockwise at first. R23 follows from N5: without Reverse, two players take turns, and a
Skip gives the turn back.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.contract.turn_order import next_seat
from koloda.games.kanobu import events
from koloda.games.kanobu.table import KanobuTable


def next_player(table: KanobuTable, seat: i64) -> i64:
    """The next player in the direction of play (N19, R23) who is still in the game (R37)."""
    while True:
        seat = next_seat(seat, table.seats, table.direction)
        if table.hands[seat].size:
            return seat


def change_direction(table: KanobuTable, seat: i64) -> None:
    """Clockwise becomes anticlockwise and the other way round (N19)."""
    table.direction = -table.direction
    table.tell(events.TURNED, seat)

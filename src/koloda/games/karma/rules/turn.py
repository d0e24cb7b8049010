"""What a turn of Karma is, how it ends and who is next (K6, K14, K17, K23, K31)."""

from koloda.engine.containers.ints import i64
from koloda.engine.contract.turn_order import next_seat
from koloda.games.karma import events
from koloda.games.karma.place import Place
from koloda.games.karma.rules.drawing import draw
from koloda.games.karma.rules.ending import end_at_cap, end_with_one_left, note_position
from koloda.games.karma.table import OVER, PLAYING, KarmaTable


def play_again(table: KarmaTable, seat: i64, place: Place) -> None:
    """Whoever has cleared the pile plays again (K17), unless out by it (A17)."""
    if not place.has_cards() and not table.deck:
        end_turn(table, seat, place)
        return
    table.stage = PLAYING
    if place.hand_size == 0 or table.options.draw_before_replay:  # A12, A35; else D2: at the end
        draw(table, seat, place)


def end_turn(table: KarmaTable, seat: i64, place: Place) -> None:
    """Draw, see whether the game is over, pass the turn to the left (K6, K14, K23, K31, A22)."""
    if table.deck:
        draw(table, seat, place)
    table.turns += 1
    if place.hand_size == 0 and not place.has_cards():  # a quick look first
        table.tell(events.OUT, seat)
        if end_with_one_left(table):
            return
    table.stage = PLAYING
    table.turn = next_to_play(table, seat)
    note_position(table)
    if table.stage != OVER:
        end_at_cap(table, seat)


def next_to_play(table: KarmaTable, seat: i64) -> i64:
    """The next seat to the left that has cards, one that came back included (K6, K22, A21)."""
    while True:
        seat = next_seat(seat, table.options.seats)
        place = table.places[seat]
        if place.hand_size or place.has_cards():
            return seat

"""What a card does when it is played (N6, N19, N24, N25, N26, R9, R10, R20, R21, R33, R34, R36).

Effects that await an answer are in `answers`, laying cards for Chance in `chance`, the choice
among the cards of a Star in `star`.
"""

from koloda.engine.containers.ints import i64
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import CANCEL, COLOUR, NO_SYMBOL, REVERSE, STAR, is_attack, is_sign
from koloda.games.kanobu.rules.answers import demand_answer
from koloda.games.kanobu.rules.direction import change_direction
from koloda.games.kanobu.rules.drawing import open_three
from koloda.games.kanobu.rules.hands import leave_hand
from koloda.games.kanobu.rules.star import put_back
from koloda.games.kanobu.rules.turn import end_turn, go_out
from koloda.games.kanobu.table import CHOOSE, NAME_COLOUR, KanobuTable


def play(table: KanobuTable, seat: i64, kind: i64) -> None:
    """Play a card of the hand, on a plain turn or as an answer (N6)."""
    leave_hand(table, seat, kind)
    if table.log is not None:
        table.tell(events.PLAYED, seat, kind)
    take_effect(table, seat, kind)


def play_opened(table: KanobuTable, seat: i64, kind: i64) -> None:
    """Play a card that a Star has opened, after the others went under the deck (N23, R35)."""
    table.tell(events.USED, seat, kind)
    put_back(table, seat, kind)
    take_effect(table, seat, kind)


def take_effect(table: KanobuTable, seat: i64, kind: i64) -> None:
    """A card from the hand or the Star reaches the pile and has its effect."""
    table.idle = 0  # R32
    symbol = table.pack.symbols[kind]
    if table.hands[seat].size == 0 and not resolves_last_star(table, symbol):
        table.cover(table.pack.idle_faces[kind])
        go_out(table, seat)  # R20, R36
        return
    if symbol == CANCEL:
        cancel(table, seat, kind)
        return
    table.cover(kind)
    if is_sign(symbol):
        end_turn(table, seat)
    elif is_attack(symbol):
        demand_answer(table, seat, symbol)
    elif symbol == REVERSE:
        change_direction(table, seat)  # N19
        end_turn(table, seat)
    elif symbol == STAR:
        open_three(table, seat)  # N23
    else:
        assert symbol == COLOUR
        table.stage = NAME_COLOUR  # N25


def resolves_last_star(table: KanobuTable, symbol: i64) -> bool:
    """Whether a last card is a Star from the hand that is carried out, as an option (R21, R39)."""
    return symbol == STAR and table.options.resolve_last_star and table.stage != CHOOSE


def cancel(table: KanobuTable, seat: i64, kind: i64) -> None:
    """The last played card and all its effect go; it lies under the deck, Cancel below it (N24).

    A chain of 3 Cards is broken as a whole (N26), a named colour is gone, cards drawn or taken
    stay where they are (R9). The card below counts again by its colour and symbol and has no effect
    (R10). From an empty pile only the Cancel goes (R34).
    """
    table.pending = NO_SYMBOL
    table.amount = 0
    if table.pile.size:
        face = table.uncover()
        cancelled = table.pack.face_kinds[face]
        if face < table.pack.kinds and table.pack.symbols[cancelled] == REVERSE:
            change_direction(table, seat)  # R33
        put_away(table, seat, cancelled)
    put_away(table, seat, kind)
    end_turn(table, seat)


def put_away(table: KanobuTable, seat: i64, kind: i64) -> None:
    """A cancelled card or the Cancel goes under the deck (N24)."""
    table.put_under_deck(kind)
    if table.log is not None:
        table.tell(events.CANCELLED, seat, kind)


def name_colour(table: KanobuTable, seat: i64, colour: i64) -> None:
    """The Colour change on top has this colour from now on, maybe the one before it (N25, R24)."""
    table.uncover()
    table.cover(table.pack.named + colour)
    if table.log is not None:
        table.tell(events.NAMED[colour], seat)
    end_turn(table, seat)

"""What a card does when it is played (N6, N17-N26, R5, R8-R11, R16-R21, R33-R36, R39).

Chance itself is in `chance`, the choice among the cards of a Star in `star`.
"""

from typing import Final

from koloda.engine.containers.ints import i64, vec
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import (
    CANCEL,
    CHANCE_CARD,
    NO_SYMBOL,
    ONE,
    REVERSE,
    SKIP,
    STAR,
    THREE,
    TWO,
    is_attack,
    is_sign,
)
from koloda.games.kanobu.rules.direction import change_direction, next_player
from koloda.games.kanobu.rules.drawing import all_draw, draw_and_skip, open_three
from koloda.games.kanobu.rules.hands import leave_hand
from koloda.games.kanobu.rules.star import put_back
from koloda.games.kanobu.rules.turn import end_turn, go_out
from koloda.games.kanobu.table import CHOOSE, NAME_COLOUR, KanobuTable

AMOUNTS: Final = vec[i64]([0, 0, 0, 1, 3, 1, 2, 3])
"""By symbol, what an effect starts with: cards to draw, for Skip one turn (N17, N18, N20-N22)."""


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
        attack(table, seat, symbol)
    elif symbol == REVERSE:
        change_direction(table, seat)
        end_turn(table, seat)
    elif symbol == STAR:
        open_three(table, seat)
    else:
        table.stage = NAME_COLOUR  # N25


def resolves_last_star(table: KanobuTable, symbol: i64) -> bool:
    """Whether a last card is a Star from the hand that is carried out, as an option (R21, R39)."""
    return symbol == STAR and table.options.resolve_last_star and table.stage != CHOOSE


def attack(table: KanobuTable, seat: i64, symbol: i64) -> None:
    """The next player must answer; 1, 2 and 3 Cards add up, Skip and Chance do not (R16)."""
    if table.pending == symbol and symbol in (ONE, TWO, THREE):
        table.amount += AMOUNTS[symbol]  # N18, N20, N21
    else:
        table.amount = AMOUNTS[symbol]  # N17, N22, R5
    table.pending = symbol
    table.source = seat
    if table.log is not None:
        tell_attack(table, seat, symbol)
    end_turn(table, seat)


def tell_attack(table: KanobuTable, seat: i64, symbol: i64) -> None:
    """Log what the next player must answer."""
    kind = events.OWED_ALL
    if symbol == SKIP:
        kind = events.OWED_SKIP
    elif symbol == THREE:
        kind = events.OWED_CARDS
    elif symbol == CHANCE_CARD:
        kind = events.OWED_CHANCE
    table.tell(kind, seat, -1, -1, table.amount, next_player(table, seat))


def accept(table: KanobuTable, seat: i64) -> None:
    """The pending effect happens (N17, N18, N20-N22)."""
    symbol = table.pending
    table.pending = NO_SYMBOL
    table.tell(events.ACCEPTED, seat)
    if symbol in (ONE, TWO):
        all_draw(table, seat)  # R17: no turn is lost
        return
    table.tell(events.SKIPPED, seat)
    cards = table.amount
    table.amount = 0
    if symbol == SKIP:
        end_turn(table, seat)
    else:
        draw_and_skip(table, seat, cards)


def cancel(table: KanobuTable, seat: i64, kind: i64) -> None:
    """The latest card and all its effect go, and lie under the deck above Cancel (N24, R8-R10).

    A chain of 3 Cards is broken as a whole (N26). The card below counts again by its colour and
    symbol and has no effect (R10). From an empty pile only the Cancel goes (R34).
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

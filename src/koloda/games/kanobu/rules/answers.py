"""Effects that await the next player's answer (N17, N18, N20, N21, N22, R8, R13, R16, R17).

R18 and R19 follow from the stage `answer`: the next player alone answers, and does not draw first.
"""

from typing import Final

from koloda.engine.containers.ints import i64, vec
from koloda.engine.containers.wide_bits import WideBits, difference
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import CHANCE_CARD, NO_SYMBOL, ONE, SKIP, SYMBOLS, THREE, TWO
from koloda.games.kanobu.rules.chance import chance_allowed
from koloda.games.kanobu.rules.direction import next_player
from koloda.games.kanobu.rules.drawing import all_draw, draw_and_skip
from koloda.games.kanobu.rules.turn import end_turn
from koloda.games.kanobu.table import KanobuTable

FIRST_AMOUNTS: Final = {SKIP: 1, THREE: 3, ONE: 1, TWO: 2, CHANCE_CARD: 3}
"""What an effect starts with: cards to draw; one turn for Skip."""
AMOUNTS: Final = vec[i64]([FIRST_AMOUNTS.get(symbol, 0) for symbol in range(len(SYMBOLS))])
"""The first amount of each symbol, 0 where none is demanded: a table for play."""


def demand_answer(table: KanobuTable, seat: i64, symbol: i64) -> None:
    """The next player must answer; 1, 2 and 3 Cards add up, Skip and Chance do not (R16)."""
    if table.pending == symbol and symbol in (ONE, TWO, THREE):
        table.amount += AMOUNTS[symbol]  # N18, N20, N21
    else:
        table.amount = AMOUNTS[symbol]  # N17, N22; on a start card, too (R5)
    table.pending = symbol
    table.source = seat
    if table.log is not None:
        tell_demand(table, seat, symbol)
    end_turn(table, seat)


def tell_demand(table: KanobuTable, seat: i64, symbol: i64) -> None:
    """Log what the next player must answer."""
    if symbol == SKIP:
        kind = events.OWED_SKIP
    elif symbol == THREE:
        kind = events.OWED_CARDS
    elif symbol == CHANCE_CARD:
        kind = events.OWED_CHANCE
    else:
        assert symbol in (ONE, TWO)
        kind = events.OWED_ALL
    table.tell(kind, seat, -1, -1, table.amount, next_player(table, seat))


def answering_kinds(table: KanobuTable, seat: i64) -> WideBits:
    """Kinds in the hand that answer: the same symbol in any colour, and Cancel (R8, R16)."""
    kinds = table.matching.answers.common(table.pending, table.hands[seat].present)
    if table.pending == CHANCE_CARD and not chance_allowed(table, seat):
        return difference(kinds, table.pack.chances)  # R15
    return kinds


def accept(table: KanobuTable, seat: i64) -> None:
    """The next player does not answer, although able to perhaps (R13): the effect happens."""
    symbol = table.pending
    table.pending = NO_SYMBOL
    if table.log is not None:
        table.tell(events.ACCEPTED, seat)
    if symbol in (ONE, TWO):
        all_draw(table, seat)  # N20, N21; no turn is lost (R17)
        return
    if table.log is not None:
        table.tell(events.SKIPPED, seat)
    cards = table.amount
    table.amount = 0
    if symbol == SKIP:
        end_turn(table, seat)  # N17
    else:
        assert symbol in (THREE, CHANCE_CARD)
        draw_and_skip(table, seat, cards)  # N18, N22

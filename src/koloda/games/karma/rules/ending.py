"""When a game of Karma ends, and who has won: cards, repetition, cap (K31, A30).

A41 follows from A30: circles of plain numbers are allowed and end like all others.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.contract.repetition_rule import ends_by_repetition
from koloda.engine.contract.state import NOBODY
from koloda.engine.contract.turn_order import seats_from
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.karma import events
from koloda.games.karma.keys import position_key
from koloda.games.karma.table import OVER, KarmaTable

ENDINGS: Final = ["cards", "repetition", "cap"]
WON: Final = 1
LOST: Final = 2


def end_with_one_left(table: KarmaTable) -> bool:
    """As soon as a single player has cards the game is over (K31, A22)."""
    last: i64 = NOBODY
    for seat in range(table.options.seats):
        if table.places[seat].has_cards():
            if last != NOBODY:
                return False
            last = seat
    table.tell(events.ENDED, last)
    finish(table, "cards")
    return True


def note_position(table: KarmaTable) -> None:
    """The start of a turn: the same position for the third time ends the game (A30, A33).

    One repetition earlier all players are warned (A42).
    """
    if table.options.repeat == 0:
        return
    met = table.memory.visit(position_key(table.hands_key, table.pile_key, table.turn))
    if met == 1:
        return
    limit = table.options.repeat
    if ends_by_repetition(table, table.turn, met, limit, events.REPEATED, events.ENDED_LOOP):
        finish(table, "repetition")


def end_at_cap(table: KarmaTable, seat: i64) -> None:
    """After exactly the cap's number of turns the game ends (A30, A34)."""
    if table.turns >= table.options.cap:
        table.tell(events.ENDED_CAP, seat, -1, EVERYONE, table.turns)
        finish(table, "cap")


def finish(table: KarmaTable, ending: str) -> None:
    """The game is over."""
    table.stage = OVER
    table.ending = ending


def outcome(table: KarmaTable) -> Outcome | None:
    """Who has cards loses, everybody else wins (K31, A30); at the cap, who has most (A34).

    Only cards at the end count: a player who came back has lost the win of before (A23).
    """
    if table.stage != OVER:
        return None
    sizes = [place.size() for place in table.places]
    most = max(sizes) if table.ending == "cap" else 1
    return Outcome(tuple(LOST if size >= most else WON for size in sizes), table.ending)


def next_dealer(table: KarmaTable) -> int:
    """Who deals the next game: the loser of this one, which is over (A28, A47).

    Where several share the loss (A30), the first of them from the seat to play on.
    """
    result = outcome(table)
    assert result is not None
    losers = [seat for seat, rank in enumerate(result.ranks) if rank == LOST]
    return next(seat for seat in seats_from(table.turn, table.options.players) if seat in losers)

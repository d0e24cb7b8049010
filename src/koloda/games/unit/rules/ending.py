"""When a game of Unit ends, who has won, who begins the next (U25, U26, V23, V26, V45, V50)."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.unit import events
from koloda.games.unit.cards import kinds, total
from koloda.games.unit.table import OVER, UnitTable

ENDINGS: Final = ["points", "cards"]


def points_are_gone(table: UnitTable) -> bool:
    """Whether a player has no points left (U25)."""
    return table.sides[0].points <= 0 or table.sides[1].points <= 0


def finish_by_points(table: UnitTable) -> None:
    """The game ends; closed hands stay closed (U25, V45)."""
    finish(table, "points")
    table.tell(events.ENDED_POINTS, table.active)


def finish_by_cards(table: UnitTable) -> None:
    """Hands are shown, points and cards are added up (U26, V45)."""
    finish(table, "cards")
    table.tell(events.ENDED_CARDS, table.active)
    for seat in range(2):
        table.tell_cards(events.SHOWN, seat, kinds(table.sides[seat].hand))
        table.tell(events.COUNTED, seat, -1, EVERYONE, score(table, seat))


def finish(table: UnitTable, ending: str) -> None:
    """The game is over."""
    table.stage = OVER
    table.ending = ending


def score(table: UnitTable, seat: i64) -> i64:
    """Points, after an ending by cards with the values of hand and limit (U26, V22, V26)."""
    side = table.sides[seat]
    if table.ending == "cards":
        return side.points + total(side.hand | side.limit)
    return side.points


def outcome(table: UnitTable) -> Outcome | None:
    """More points win; equal points are a draw (U25, U26, V23)."""
    if table.stage != OVER:
        return None
    first, second = score(table, 0), score(table, 1)
    return Outcome((1 if first >= second else 2, 1 if second >= first else 2), table.ending)


def begins_next(table: UnitTable) -> int:
    """Who begins the next game: the loser, after a draw the one who did not begin (V3, V50)."""
    first, second = score(table, 0), score(table, 1)
    if first == second:
        return 1 - table.began
    return 0 if first < second else 1

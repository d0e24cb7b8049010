"""What is deleted, and when: tables that nobody plays on, what finished games do not need."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, Select, Table, and_, delete, func, or_, select

from koloda.server.ops.clock import wall
from koloda.server.storage.schema import (
    actions,
    analyses,
    chat,
    duplicates,
    entrants,
    leases,
    records,
    replays,
    rooms,
    seats,
    tries,
)

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 50
COURSE: Final[Sequence[tuple[Table, Any]]] = (
    (actions, actions.c.match),
    (chat, chat.c.room),
    (replays, replays.c.room),
)
"""What a finished game can do without: its record is enough for a replay."""
BY_ROOM: Final[Sequence[tuple[Table, Any]]] = (
    (records, records.c.room),
    *COURSE,
    (analyses, analyses.c.room),
    (tries, tries.c.room),
    (duplicates, duplicates.c.room),
    (entrants, entrants.c.room),
    (seats, seats.c.room),
    (leases, leases.c.room),
    (rooms, rooms.c.room),
)
"""Every table that holds something of a room: its record first, since a replay is stored only while
it holds the record, and the room's own row last.
"""

ARCHIVED: Final = rooms.c.ending.startswith("abandoned ")
"""Whether a game was ended because nobody went on with it."""


def deletion(room: str) -> list[Executable]:
    """Statements that delete a room with everything that belongs to it."""
    return [delete(table).where(column == room) for table, column in BY_ROOM]


def thinning(room: str) -> list[Executable]:
    """Statements that leave of a finished game its record, from which its replay can be made."""
    return [delete(table).where(column == room) for table, column in COURSE]


def stopped(days: float) -> Select[Any]:
    """Games that nobody has gone on with for that many days; they are ended and archived."""
    running = rooms.c.state == "running"
    return select(rooms.c.room).where(running, last_before(days)).limit(AT_ONCE)


def abandoned(open_days: float, archived_days: float) -> Select[Any]:
    """Rooms whose game never began, and games that were stopped or archived, that many days ago."""
    long_open = rooms.c.made_at < wall() - open_days * DAY
    never = and_(rooms.c.state == "open", long_open)
    # One that is still running could not be brought back to be archived.
    ended = or_(rooms.c.state == "running", ARCHIVED)
    long_gone = and_(ended, last_before(archived_days))
    return select(rooms.c.room).where(or_(never, long_gone)).limit(AT_ONCE)


def unfinished(days: float) -> Select[Any]:
    """Games whose end others wait for: of a deal of the day that were begun that many days ago, of
    a duplicate match that nobody has gone on with for as long.
    """
    daily = rooms.c.deal.startswith("daily ") & (rooms.c.made_at < wall() - days * DAY)
    duplicate = rooms.c.deal.startswith("duplicate ") & last_before(days)
    running = rooms.c.state == "running"
    return select(rooms.c.room).where(running, or_(daily, duplicate)).limit(AT_ONCE)


def last_before(days: float) -> ColumnElement[bool]:
    """Whether a room's last action was stored that many days ago."""
    last = select(func.max(actions.c.at)).where(actions.c.match == rooms.c.room).scalar_subquery()
    long_ago: ColumnElement[bool] = last < wall() - days * DAY
    return long_ago


def old(days: float) -> Select[Any]:
    """Finished games that were made that many days ago and still hold more than their record."""
    held = select(actions.c.match).where(actions.c.match == rooms.c.room).exists()
    kept = select(records.c.room).where(records.c.room == rooms.c.room).exists()
    past = and_(rooms.c.state == "over", ~ARCHIVED, rooms.c.made_at < wall() - days * DAY)
    return select(rooms.c.room).where(past, held, kept).limit(AT_ONCE)

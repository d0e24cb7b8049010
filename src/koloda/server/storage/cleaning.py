"""What is deleted, and when: tables that nobody plays on, what finished games do not need."""

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Executable, Select, Table, and_, delete, func, or_, select

from koloda.server.storage.schema import actions, chat, leases, records, replays, rooms, seats

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 50
BY_ROOM: Final[Sequence[tuple[Table, Any]]] = (
    (actions, actions.c.match),
    (chat, chat.c.room),
    (replays, replays.c.room),
    (records, records.c.room),
    (seats, seats.c.room),
    (leases, leases.c.room),
    (rooms, rooms.c.room),
)
"""Every table that holds something of a room, the room's own row last."""


def deletion(room: str) -> list[Executable]:
    """Statements that delete a room with everything that belongs to it."""
    return [delete(table).where(column == room) for table, column in BY_ROOM]


def thinning(room: str) -> list[Executable]:
    """Statements that leave of a finished game its record, from which its replay can be made."""
    return [delete(table).where(column == room) for table, column in BY_ROOM[:3]]


def abandoned(open_days: float, running_days: float) -> Select[Any]:
    """Rooms whose game was never begun, or not gone on with, for so many days."""
    last = select(func.max(actions.c.at)).where(actions.c.match == rooms.c.room).scalar_subquery()
    now = time.time()
    never = and_(rooms.c.state == "open", rooms.c.made_at < now - open_days * DAY)
    stopped = and_(rooms.c.state == "running", last < now - running_days * DAY)
    return select(rooms.c.room).where(or_(never, stopped)).limit(AT_ONCE)


def old(days: float) -> Select[Any]:
    """Finished games that were made so many days ago and still hold more than their record."""
    held = select(actions.c.match).where(actions.c.match == rooms.c.room).exists()
    kept = select(records.c.room).where(records.c.room == rooms.c.room).exists()
    past = and_(rooms.c.state == "over", rooms.c.made_at < time.time() - days * DAY)
    return select(rooms.c.room).where(past, held, kept).limit(AT_ONCE)

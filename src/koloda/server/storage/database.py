"""An open database: rooms read back, what it takes, whether it still stores."""

import asyncio
import math
import os
import shutil
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults
from koloda.server.storage.opening import connect, migrate
from koloda.server.storage.place import claim, database_url
from koloda.server.storage.schema import (
    actions,
    analyses,
    bans,
    chat,
    records,
    replays,
    rooms,
    seats,
)
from koloda.server.storage.writer import Row, WriteFailed, Writer

PROBE_LASTS: Final = 1.0
PROBE_SECONDS: Final = 3.0
PROBE: Final[Row] = {
    "match": "probe",
    "seq": 0,
    "seat": 0,
    "action": "",
    "by": "probe",
    "spent": 0.0,
    "at": 0.0,
}
EXTRA_DRIVER: Final = "psycopg"


class Stored:
    """One room as it was read: its row, its seats, its actions in order, what was said."""

    def __init__(self, room: Row, chairs: list[Row], log: list[Row], said: list[Row]) -> None:
        self.room = room
        self.chairs = chairs
        self.log = log
        self.said = said


class Storage:
    """An open database, with its writer."""

    def __init__(self, place: str) -> None:
        url = database_url(place)
        self.lock = None
        self.file: Path | None = None
        if url.get_backend_name() == "sqlite":
            self.file = Path(url.database or "")
            self.lock = claim(self.file)
        try:
            self.engine = connect(url)
            migrate(self.engine)
        except OptionError:
            self.unlock()
            raise
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            self.unlock()
            if getattr(error, "name", "") == EXTRA_DRIVER:
                raise  # the command line names the extra that brings it
            reason = str(getattr(error, "orig", error)).split("\n", maxsplit=1)[0]
            raise OptionError(faults.DATABASE, reason=reason) from None
        self.writer = Writer(self.engine)
        self.probed = ""
        self.probed_at = -math.inf

    async def find(self, room: str) -> Stored | None:
        """A room with everything that belongs to it."""
        return await asyncio.to_thread(self.read, room)

    def read(self, room: str) -> Stored | None:
        """A room with everything that belongs to it, read in this thread."""
        with self.engine.connect() as connection:
            found = connection.execute(select(rooms).where(rooms.c.room == room)).mappings().first()
            if found is None:
                return None
            chairs = select(seats).where(seats.c.room == room).order_by(seats.c.seat)
            log = select(actions).where(actions.c.match == room).order_by(actions.c.seq)
            said = select(chat).where(chat.c.room == room).order_by(chat.c.number)
            return Stored(
                dict(found),
                [dict(row) for row in connection.execute(chairs).mappings()],
                [dict(row) for row in connection.execute(log).mappings()],
                [dict(row) for row in connection.execute(said).mappings()],
            )

    async def record(self, room: str) -> Row | None:
        """The record of a game that is over, if it was written."""
        return await asyncio.to_thread(self.first, select(records).where(records.c.room == room))

    async def replay(self, room: str, language: str) -> bytes | None:
        """The replay of a game that is over, compressed, if it was made."""
        here = (replays.c.room == room) & (replays.c.language == language)
        row = await asyncio.to_thread(self.first, select(replays).where(here))
        return None if row is None else bytes(row["content"])

    async def analysis(self, room: str) -> Row | None:
        """The analysis of a game, done or under way."""
        return await asyncio.to_thread(self.first, select(analyses).where(analyses.c.room == room))

    async def deal_in_play(self, room: str) -> bool:
        """Whether another table with the cards of this one is not over."""
        cards = select(rooms.c.seed).where(rooms.c.room == room).scalar_subquery()
        other = (rooms.c.seed == cards) & (rooms.c.room != room) & (rooms.c.state != "over")
        return await asyncio.to_thread(self.first, select(rooms.c.room).where(other)) is not None

    async def seed_in_play(self, seed: bytes) -> bool:
        """Whether a table with these cards is not over."""
        there = (rooms.c.seed == seed) & (rooms.c.state != "over")
        return await asyncio.to_thread(self.first, select(rooms.c.room).where(there)) is not None

    async def deal_of(self, room: str) -> str:
        """What is compared on a table's cards; nothing for a table of its own."""
        row = await asyncio.to_thread(self.first, select(rooms.c.deal).where(rooms.c.room == room))
        return "" if row is None else str(row["deal"])

    async def game_of(self, room: str) -> str | None:
        """The game of a table, if there is such a table."""
        row = await asyncio.to_thread(self.first, select(rooms.c.game).where(rooms.c.room == room))
        return None if row is None else str(row["game"])

    async def without_replay(self) -> str | None:
        """A game that is over and has a record but no replay yet."""
        made = select(replays.c.room).where(replays.c.room == records.c.room)
        held = select(actions.c.match).where(actions.c.match == records.c.room)
        question = select(records.c.room).where(~made.exists(), held.exists())
        row = await asyncio.to_thread(self.first, question)
        return None if row is None else str(row["room"])

    async def names(self, question: Select[Any]) -> list[str]:
        """The rooms that answer a question."""
        return await asyncio.to_thread(self.column, question)

    def column(self, question: Select[Any]) -> list[str]:
        """The names of rooms, read in this thread."""
        with self.engine.connect() as connection:
            return [str(row[0]) for row in connection.execute(question)]

    def banned(self) -> list[Row]:
        """The addresses that are kept out."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(select(bans)).mappings()]

    def first(self, question: Select[Any]) -> Row | None:
        """The first row that answers a question."""
        with self.engine.connect() as connection:
            row = connection.execute(question.limit(1)).mappings().first()
        return None if row is None else dict(row)

    async def probe(self) -> str:
        """Store and remove a line now; why that does not work, or nothing.

        A fault that has passed is noticed without anybody playing; a good answer serves a second.
        """
        fresh = self.probed_at + PROBE_LASTS > time.monotonic()
        if fresh and not self.probed and not self.writer.failed:
            return ""
        line = insert(actions).values(PROBE)
        again = delete(actions).where(actions.c.match == PROBE["match"])
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.writer.write([again, line, again], [])
            self.probed = ""
        except TimeoutError:
            self.probed = "nothing could be stored in time"
        except WriteFailed as error:
            self.probed = str(error) or "nothing could be stored"
        self.probed_at = time.monotonic()
        return self.probed

    def trouble(self) -> str:
        """Why nothing can be stored; empty while all is well."""
        if not self.writer.thread.is_alive():
            return self.writer.failed or "the writer has stopped"
        return self.writer.failed

    def size(self) -> float:
        """The bytes of the database's files; 0 for a database that is elsewhere."""
        parts = [Path(f"{self.file}{end}") for end in ("", "-wal")] if self.file else []
        return sum(part.stat().st_size for part in parts if part.is_file())

    def disk_free(self) -> float:
        """The bytes that the database's disk has left; 0 for a database that is elsewhere."""
        return shutil.disk_usage(self.file.parent).free if self.file else 0

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.stop()
        self.engine.dispose()
        self.unlock()

    def unlock(self) -> None:
        """Let another server use the file."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

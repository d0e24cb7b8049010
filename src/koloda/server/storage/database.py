"""The database: opening it, bringing it up to date, reading rooms back.

It is longer than other files because a storage is opened, probed and closed as one thing: its lock,
its settings and its tables are only right together.
"""

import asyncio
import math
import os
import shutil
import time
from pathlib import Path
from typing import Any, Final

import platformdirs
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults
from koloda.server.storage.file_lock import take_lock
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

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0011"
"""The last migration; a database that has it needs no alembic, whose import takes a while."""
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
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    # Rooms write in turn to pages all over the file: 16 MB of them stay in memory, and a page is
    # copied from the log to its place once for many writes.
    "cache_size=-16384",
    "wal_autocheckpoint=4000",
)

EXTRA_DRIVER: Final = "psycopg"
PATIENCE: Final = {
    "connect_timeout": 2,
    "tcp_user_timeout": 2000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    # An owner that stalls in the middle of a transaction must not keep its rooms locked.
    "options": "-c statement_timeout=5000 -c lock_timeout=4000"
    " -c idle_in_transaction_session_timeout=1500",
}
"""For PostgreSQL: whatever hangs is given up, since another process may go on."""
MIGRATING: Final = 0x6B6F6C6F
"""The number of the lock that a process holds while it brings the tables up to date."""


def default_database() -> Path:
    """Where a person's own games are kept."""
    return platformdirs.user_data_path("koloda", appauthor=False) / "koloda.sqlite3"


def database_url(place: str) -> URL:
    """A file of SQLite, or the URL of another database."""
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser().absolute()))
    try:
        url = make_url(place)
    except ArgumentError:
        raise OptionError(faults.DATABASE_URL) from None
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise OptionError(faults.DATABASE_FILE)
    return url


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


def claim(file: Path) -> int:
    """Make sure that no other server uses this file.

    The lock is on the database file itself, so that no second name of it (a symbolic or hard link)
    passes. It does not touch the byte-range locks of SQLite.
    """
    if not file.parent.is_dir():
        raise OptionError(faults.NO_FOLDER, folder=file.parent)
    try:
        # The file holds seeds of live games: it is its owner's alone.
        lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise OptionError(faults.CANNOT_USE, file=file, reason=error.strerror) from None
    if not take_lock(lock):
        os.close(lock)
        raise OptionError(faults.OTHER_SERVER, file=file)
    return lock


def in_use(file: Path) -> bool:
    """Whether a server holds this file, under whatever name."""
    try:
        opened = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        return not take_lock(opened)
    finally:
        os.close(opened)


def connect(url: URL) -> Engine:
    """The engine for a URL; SQLite is told never to acknowledge what could still be lost."""
    if url.get_backend_name() != "sqlite":
        known = PATIENCE if url.drivername == "postgresql+psycopg" else {}
        return create_engine(url, pool_pre_ping=True, connect_args=known)
    engine = create_engine(url)

    def prepare(connection: Any, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    with engine.connect() as connection:
        mode = connection.execute(text("PRAGMA journal_mode")).scalar()
        level = connection.execute(text("PRAGMA synchronous")).scalar()
        damage = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        if damage != "ok":
            raise OperationalError("check", None, RuntimeError(f"it is damaged: {damage}"))
        if (mode, level) != ("wal", 2):
            raise OperationalError("journal", None, RuntimeError(f"{mode} and {level}"))
    return engine


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; of several processes that start together one does it."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            for limit in (
                "statement_timeout",
                "lock_timeout",
                "idle_in_transaction_session_timeout",
            ):
                connection.execute(text(f"set local {limit} = 0"))
            connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            if found == NEWEST:
                return
            if str(found) > NEWEST:
                raise OptionError(faults.NEWER_DATABASE, found=found, here=NEWEST)
        upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

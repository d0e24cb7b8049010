"""The database: opening it, bringing it up to date, reading rooms back."""

import asyncio
import fcntl
import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from koloda.engine.values.errors import OptionError
from koloda.server.storage.schema import actions, rooms, seats
from koloda.server.storage.writer import Row, Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0001"
"""The last migration; a database that has it needs no alembic, whose import takes a while."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    # Rooms write in turn to pages all over the file: 16 MB of them stay in memory, and a page is
    # copied from the log to its place once for many writes.
    "cache_size=-16384",
    "wal_autocheckpoint=4000",
)


def default_database() -> Path:
    """Where a person's own games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "koloda" / "koloda.sqlite3"


def database_url(place: str) -> URL:
    """A file of SQLite, or the URL of another database."""
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser().absolute()))
    try:
        return make_url(place)
    except ArgumentError:
        raise OptionError("--database is a file or a URL such as postgresql://…") from None


class Stored:
    """One room as it was read: its row, its seats, its actions in order."""

    def __init__(self, room: Row, chairs: list[Row], log: list[Row]) -> None:
        self.room = room
        self.chairs = chairs
        self.log = log


class Storage:
    """An open database, with its writer."""

    def __init__(self, place: str) -> None:
        url = database_url(place)
        self.lock = None
        if url.get_backend_name() == "sqlite":
            self.lock = claim(Path(url.database or ""))
        try:
            self.engine = connect(url)
            migrate(self.engine)
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            if self.lock is not None:
                os.close(self.lock)
                lock_of(Path(url.database or "")).unlink(missing_ok=True)
            reason = str(getattr(error, "orig", error)).split("\n", maxsplit=1)[0]
            raise OptionError(f"cannot use the database: {reason}") from None
        self.writer = Writer(self.engine)

    async def find(self, room: str) -> Stored | None:
        """A room with everything that belongs to it."""
        return await asyncio.to_thread(self.read, room)

    def read(self, room: str) -> Stored | None:
        """As `find`, in this thread."""
        with self.engine.connect() as connection:
            found = connection.execute(select(rooms).where(rooms.c.room == room)).mappings().first()
            if found is None:
                return None
            chairs = select(seats).where(seats.c.room == room).order_by(seats.c.seat)
            log = select(actions).where(actions.c.match == room).order_by(actions.c.seq)
            return Stored(
                dict(found),
                [dict(row) for row in connection.execute(chairs).mappings()],
                [dict(row) for row in connection.execute(log).mappings()],
            )

    def trouble(self) -> str:
        """Why nothing can be stored; empty while all is well."""
        if not self.writer.thread.is_alive():
            return self.writer.failed or "the writer has stopped"
        return self.writer.failed

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.stop()
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)


def claim(file: Path) -> int:
    """Make sure that no other server uses this file; its folder is made when it is missing."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(lock_of(file), os.O_RDWR | os.O_CREAT, 0o600)
        # The file holds seeds of live games: it is its owner's alone.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise OptionError(f"cannot use {file}: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise OptionError(f"another server uses {file}") from None
    return lock


def lock_of(file: Path) -> Path:
    """The file whose lock says that a server uses the database."""
    return file.with_name(f"{file.name}.lock")


def connect(url: URL) -> Engine:
    """The engine for a URL; SQLite is told never to acknowledge what could still be lost."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url)

    def prepare(connection: Any, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    with engine.connect() as connection:
        mode = connection.execute(text("PRAGMA journal_mode")).scalar()
        level = connection.execute(text("PRAGMA synchronous")).scalar()
        if (mode, level) != ("wal", 2):
            raise OperationalError("journal", None, RuntimeError(f"{mode} and {level}"))
    return engine


def migrate(engine: Engine) -> None:
    """Bring the tables up to date."""
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            if found == NEWEST:
                return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

"""Opening a database: its settings, and its tables brought up to date."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import OperationalError

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0011"
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

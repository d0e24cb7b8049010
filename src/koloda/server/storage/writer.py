"""The one thread that writes: many rooms' writes become durable in one commit."""

import asyncio
import functools
import logging
import queue
import threading
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from koloda.server.ops.metrics import Metrics
from koloda.server.storage.schema import actions

log = logging.getLogger("koloda.writer")

MOST_AT_ONCE: Final = 256
BETWEEN_COMMITS: Final = 0.004
"""Commits begin at least this many seconds apart: under load more writes share the cost of each."""

Row = dict[str, Any]
COLUMNS: Final = [column.name for column in actions.c]
TYPES: Final = {str: "text", int: "integer", float: "float8"}
"""What PostgreSQL calls the types of columns; a text that is too long is refused, not cut."""
APPEND_ALL: Final = "INSERT INTO actions ({}) SELECT * FROM unnest({})".format(
    ",".join(f'"{name}"' for name in COLUMNS),
    ",".join(f"%s::{TYPES[column.type.python_type]}[]" for column in actions.c),
)
"""Lines of the logs as one statement whatever their number, a column at a time: PostgreSQL's driver
prepares it once, and sends an ordinary insert of many rows row by row.
"""
HELD: Final = "SELECT room, fence FROM leases WHERE room = ANY(%s) ORDER BY room FOR UPDATE"


class WriteFailed(Exception):  # noqa: N818 - it says what happened
    """What should have been stored is not; whoever waited must not go on as if it were."""


class Fence(NamedTuple):
    """A room and the number of the lease under which its owner writes."""

    room: str
    number: int


class Write:
    """Statements and rows of actions that become durable together or not at all."""

    def __init__(
        self, statements: Sequence[Executable], rows: list[Row], fence: Fence | None
    ) -> None:
        self.statements = statements
        self.rows = rows
        self.fence = fence
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def resolve(self, error: Exception | None) -> None:
        """In the loop's own thread: tell whoever waits."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(WriteFailed(str(error).split("\n", maxsplit=1)[0]))


class Writer:
    """Takes writes from the event loop, commits them in groups, answers when they are durable."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.failed = ""
        """Why the last commit failed; empty while all is well."""
        self.dead = False
        self.broken = False
        """Whether the thread has ended without being told to."""
        self.due = 0.0
        """When the next commit may begin."""
        self.metrics: Metrics | None = None
        self.lock = threading.Lock()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def write(
        self, statements: Sequence[Executable], rows: list[Row], fence: Fence | None = None
    ) -> None:
        """Return once it is durable; with a fence only if the room has not changed hands."""
        job = Write(statements, rows, fence)
        with self.lock:
            if self.dead:
                raise WriteFailed(self.failed)
            self.waiting.put(job)
        await job.done

    def stop(self) -> None:
        """Write what waits, then end the thread."""
        self.waiting.put(None)
        self.thread.join(timeout=30)

    def run(self) -> None:
        """The thread: whatever ends it, nobody is left waiting."""
        jobs: list[Write] = []
        try:
            while True:
                job = self.waiting.get()
                time.sleep(max(0.0, self.due - time.monotonic()))
                self.due = time.monotonic() + BETWEEN_COMMITS
                while job is not None:
                    jobs.append(job)
                    if len(jobs) == MOST_AT_ONCE or self.waiting.empty():
                        break
                    job = self.waiting.get()
                if jobs:
                    self.commit(jobs)
                    jobs = []
                if job is None:
                    self.die(jobs, "the server has stopped")
                    return
        except BaseException as error:
            self.broken = True
            self.die(jobs, f"the writer died: {error}")
            log.critical("the writer died", exc_info=True)

    def die(self, jobs: list[Write], reason: str) -> None:
        """Refuse everything that waits and everything that will come."""
        with self.lock:
            self.dead, self.failed = True, reason
        while not self.waiting.empty():
            job = self.waiting.get()
            jobs += [job] if job is not None else []
        answer(jobs, RuntimeError(reason))

    def commit(self, jobs: list[Write]) -> None:
        """All jobs in one transaction; if that fails, each in one of its own."""
        began = time.monotonic()
        try:
            late = self.transact(jobs)
        except SQLAlchemyError as error:
            if len(jobs) == 1 or is_lost(error):
                # A number that is taken already is that room's trouble, not the disk's.
                self.failed = "" if isinstance(error, IntegrityError) else short(error)
                answer(jobs, error)
                return
            for job in jobs:
                self.commit([job])
            return
        self.failed = ""
        self.measure(len(jobs) - len(late), time.monotonic() - began)
        answer(late, RuntimeError("the room has another owner now"))
        answer([job for job in jobs if job not in late], None)

    def measure(self, writes: int, seconds: float) -> None:
        """Count a transaction."""
        if self.metrics is not None:
            self.metrics.count("koloda_commits_total")
            self.metrics.count("koloda_stored_writes_total", writes)
            self.metrics.commits.observe(seconds)

    def transact(self, jobs: list[Write]) -> list[Write]:
        """Begin, write, commit; what was left out because its room has another owner."""
        with self.engine.begin() as connection:
            late = outdated(connection, jobs)
            timely = [job for job in jobs if job not in late] if late else jobs
            rows = [row for job in timely for row in job.rows]
            for job in timely:
                for statement in job.statements:
                    connection.execute(statement)
            if rows:
                append(connection, rows)
        return late


def outdated(connection: Connection, jobs: list[Write]) -> list[Write]:
    """Writes under a lease that is no longer valid.

    The rows stay locked until the commit: who wants to take a room over waits for what its owner
    is writing and then finds it, or comes first and what the old owner writes is refused.
    """
    fenced = sorted({job.fence.room for job in jobs if job.fence is not None})
    if not fenced:
        return []
    valid = {Fence(*row) for row in connection.exec_driver_sql(HELD, (fenced,))}
    return [job for job in jobs if job.fence is not None and job.fence not in valid]


def is_lost(error: SQLAlchemyError) -> bool:
    """Whether the database has gone away; then no smaller transaction succeeds either."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def append(connection: Connection, rows: list[Row]) -> None:
    """Write lines of the logs in as few steps as can be."""
    if connection.dialect.name == "postgresql":
        columns = tuple([row[name] for row in rows] for name in COLUMNS)
        connection.exec_driver_sql(APPEND_ALL, columns)
        return
    for first in range(0, len(rows), MOST_AT_ONCE):
        part = rows[first : first + MOST_AT_ONCE]
        values = [row[name] for row in part for name in COLUMNS]
        connection.exec_driver_sql(appending(len(part)), tuple(values))


@functools.lru_cache(MOST_AT_ONCE)
def appending(count: int) -> str:
    """The statement that appends `n` lines, all or none.

    SQLite lets go of the interpreter's lock at every row of an ordinary insert, and this thread
    then waits for it behind the busy event loop; here all rows are one step. To roll the whole
    transaction back on a conflict, as happens anyway, spares SQLite a journal for the statement.
    """
    marks = ",".join([f"({','.join('?' * len(COLUMNS))})"] * count)
    names = ",".join(f'"{name}"' for name in COLUMNS)
    return f"INSERT OR ROLLBACK INTO actions ({names}) VALUES {marks}"


def answer(jobs: list[Write], error: Exception | None) -> None:
    """Wake everybody whose write is done; one call for each loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(resolve, mine, error)


def resolve(jobs: list[Write], error: Exception | None) -> None:
    """In the loop's own thread: tell everybody who waits."""
    for job in jobs:
        job.resolve(error)


def short(error: Exception) -> str:
    """The first line of a database's complaint."""
    return str(error).split("\n", maxsplit=1)[0][:200]

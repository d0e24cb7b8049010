"""The one thread that writes: many rooms' writes become durable in one commit."""

import asyncio
import functools
import logging
import queue
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from koloda.server.ops.metrics import Metrics
from koloda.server.storage.schema import actions

log = logging.getLogger("koloda.writer")

MOST_AT_ONCE: Final = 256
BETWEEN_COMMITS: Final = 0.004
"""Commits begin at least this many seconds apart: under load more writes share the cost of each."""

Row = dict[str, Any]
COLUMNS: Final = [column.name for column in actions.c]


class WriteFailed(Exception):  # noqa: N818 - it says what happened
    """What should have been stored is not; whoever waited must not go on as if it were."""


class Write:
    """Statements and rows of actions that become durable together or not at all."""

    def __init__(self, statements: Sequence[Executable], rows: list[Row]) -> None:
        self.statements = statements
        self.rows = rows
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

    async def write(self, statements: Sequence[Executable], rows: list[Row]) -> None:
        """Return once it is durable."""
        job = Write(statements, rows)
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
            self.transact(jobs)
        except SQLAlchemyError as error:
            if len(jobs) == 1:
                # A number that is taken already is that room's trouble, not the disk's.
                self.failed = "" if isinstance(error, IntegrityError) else short(error)
                answer(jobs, error)
                return
            for job in jobs:
                self.commit([job])
            return
        self.failed = ""
        self.measure(len(jobs), time.monotonic() - began)
        answer(jobs, None)

    def measure(self, writes: int, seconds: float) -> None:
        """Count a transaction."""
        if self.metrics is not None:
            self.metrics.count("koloda_commits_total")
            self.metrics.counters["koloda_stored_writes_total"].inc(writes)
            self.metrics.commits.observe(seconds)

    def transact(self, jobs: list[Write]) -> None:
        """Begin, write, commit."""
        rows = [row for job in jobs for row in job.rows]
        with self.engine.begin() as connection:
            for job in jobs:
                for statement in job.statements:
                    connection.execute(statement)
            if rows:
                append(connection, rows)


def append(connection: Connection, rows: list[Row]) -> None:
    """Write lines of the logs in as few steps as can be."""
    if connection.dialect.name != "sqlite":
        connection.execute(insert(actions), rows)
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

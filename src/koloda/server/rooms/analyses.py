"""Analyses of games that are over: made once, when nobody needs the bots, and kept.

The database says what is under way, so that any process can tell and cancel it; the process that
was asked works on it. A run that a crash has ended shows no sign of life and is forgotten.
"""

import asyncio
import contextlib
import gzip
import logging
from typing import Final, Literal

import msgspec
from msgspec import Raw
from sqlalchemy import ColumnElement, Executable, delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

from koloda.analysis.grades import WHOLE, rating_of
from koloda.engine.records.record import read_record
from koloda.engine.values.errors import KolodaError
from koloda.games import find_game
from koloda.server.bots import analyst
from koloda.server.bots.analysing import Analysts, NotMade
from koloda.server.bots.fair_queue import Customer
from koloda.server.bots.scheduler import Bots
from koloda.server.ops.clock import wall
from koloda.server.protocol import analysis_bodies
from koloda.server.rooms.keys import new_id
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import analyses
from koloda.server.storage.writer import Row, WriteFailed

log = logging.getLogger("koloda.analyses")

RUNNING: Final[Literal["running"]] = "running"
DONE: Final[Literal["done"]] = "done"
FAILED: Final[Literal["failed"]] = "failed"
NONE: Final = analysis_bodies.Analysing("none", 0.0, None)
BEAT: Final = 2.0
"""Seconds between two signs of life of what is under way."""
LAPSE: Final = 20.0
"""Seconds without one after which a run is taken to be lost."""


class Run:
    """One analysis under way in this process."""

    def __init__(self, room: str, customer: Customer) -> None:
        self.room = room
        self.customer = customer
        self.id = new_id()
        self.share = 0.0
        self.task: asyncio.Task[None] | None = None

    def here(self) -> ColumnElement[bool]:
        """Where this run, and no other one of the same game, is stored."""
        mine: ColumnElement[bool] = (analyses.c.room == self.room) & (analyses.c.run == self.id)
        return mine

    def told(self, share: float) -> None:
        """Note how far it is."""
        self.share = share


class Analyses:
    """Has finished games analysed, and knows how far that is."""

    def __init__(self, storage: Storage, bots: Bots, seconds: float) -> None:
        self.storage = storage
        self.analysts = Analysts(bots)
        self.seconds = seconds
        self.runs: dict[str, Run] = {}
        self.beating: asyncio.Task[None] | None = None

    # What people ask --------------------------------------------------------------------------

    async def of(self, room: str, language: str) -> analysis_bodies.Analysing:
        """How far the analysis of a game is; its report once it is done."""
        run = self.runs.get(room)
        if run is not None:
            return analysis_bodies.Analysing(RUNNING, run.share, None)
        row = await self.storage.analysis(room)
        if row is None or is_lost(row):
            return NONE
        if row["state"] != DONE:
            return analysis_bodies.Analysing(row["state"], row["share"], None)
        record = await self.storage.record(room)
        assert record is not None
        report = await asyncio.to_thread(told, bytes(row["content"]), language, record["text"])
        return analysis_bodies.Analysing(DONE, 1.0, report)

    async def start(self, room: str, customer: Customer) -> None:
        """Begin an analysis that is neither made nor under way."""
        if room in self.runs:
            return
        run = self.runs[room] = Run(room, customer)
        row = {"room": room, "run": run.id, "state": RUNNING, "share": 0.0, "at": wall()}
        lost = (analyses.c.state == FAILED) | (analyses.c.at < wall() - LAPSE)
        clear = delete(analyses).where(analyses.c.room == room, analyses.c.state != DONE, lost)
        try:
            await self.storage.writer.write(
                [clear, insert(analyses).values(**row, content=b"")], []
            )
        except WriteFailed:
            del self.runs[room]
            if await self.storage.analysis(room) is None:
                raise
            return  # another process was quicker
        run.task = asyncio.create_task(self.work(run))
        if self.beating is None or self.beating.done():
            self.beating = asyncio.create_task(self.beat())

    async def cancel(self, room: str) -> None:
        """End an analysis that is under way, wherever it is."""
        here = (analyses.c.room == room) & (analyses.c.state != DONE)
        await self.storage.writer.write([delete(analyses).where(here)], [])
        await self.end(self.runs.get(room))

    # The work ---------------------------------------------------------------------------------

    async def work(self, run: Run) -> None:
        """Analyse a game and store the report; a run that is cancelled leaves nothing."""
        last: Executable = delete(analyses).where(run.here())
        change = update(analyses).where(run.here())
        try:
            row = await self.storage.record(run.room)
            job = analyst.Job("" if row is None else row["text"], self.seconds)
            reports = await self.analysts.analyse(job, run.customer, run.told)
            content = await asyncio.to_thread(packed, reports)
            last = change.values(state=DONE, share=1.0, content=content)
        except (NotMade, SQLAlchemyError) as error:
            log.error("no analysis", extra={"room": run.room[:4], "reason": str(error)})
            last = change.values(state=FAILED)
        finally:
            with contextlib.suppress(WriteFailed):
                await self.storage.writer.write([last], [])
            if self.runs.get(run.room) is run:
                del self.runs[run.room]

    async def beat(self) -> None:
        """While something is under way, store how far it is; what was cancelled elsewhere ends."""
        while self.runs:
            await asyncio.sleep(BEAT)
            for run in list(self.runs.values()):
                with contextlib.suppress(SQLAlchemyError, WriteFailed):
                    row = await self.storage.analysis(run.room)
                    if row is None or row["run"] != run.id:
                        await self.end(run)
                        continue
                    change = update(analyses).where(run.here(), analyses.c.state == RUNNING)
                    alive = change.values(share=run.share, at=wall())
                    await self.storage.writer.write([alive], [])

    async def end(self, run: Run | None) -> None:
        """Stop working on a game."""
        if run is not None and run.task is not None:
            run.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await run.task

    async def forget_lost(self) -> None:
        """At the start of the only process: whatever was under way has ended with the last one."""
        await self.storage.writer.write([delete(analyses).where(analyses.c.state == RUNNING)], [])

    async def stop(self) -> None:
        """Leave what is not made for another time."""
        if self.beating is not None:
            self.beating.cancel()
        for run in list(self.runs.values()):
            await self.end(run)


def is_lost(row: Row) -> bool:
    """Whether a run has shown no sign of life for too long."""
    return bool(row["state"] == RUNNING and row["at"] < wall() - LAPSE)


def packed(reports: dict[str, Raw]) -> bytes:
    """The reports as they are stored."""
    return gzip.compress(msgspec.json.encode(reports), mtime=0)


def luck_in(content: bytes) -> list[analysis_bodies.Figure]:
    """What the cards gave every seat, by a stored report."""
    reports = msgspec.json.decode(gzip.decompress(content), type=dict[str, Raw])
    report = msgspec.json.decode(next(iter(reports.values())), type=analysis_bodies.Analysis)
    return [seat.luck for seat in report.seats]


def told(content: bytes, language: str, record: str) -> analysis_bodies.Analysis:
    """A stored report with the ratings of today, which are fitted anew now and then."""
    reports = msgspec.json.decode(gzip.decompress(content), type=dict[str, Raw])
    report = msgspec.json.decode(reports[language], type=analysis_bodies.Analysis)
    with contextlib.suppress(KolodaError):  # a game that this copy no longer has
        setup = read_record(record, find_game).setup
        for seat in report.seats:
            if seat.accuracy is not None:
                lost = WHOLE - seat.accuracy.points if seat.given_up is None else seat.given_up
                rating = rating_of(setup, lost)
                seat.rating = None if rating is None else analyst.plain(rating)
    return report

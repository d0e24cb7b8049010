"""An actor: one task that does everything that comes in, one after the other."""

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from koloda.engine.values.errors import KolodaError
from koloda.server.ops.metrics import Metrics
from koloda.server.storage.writer import WriteFailed

log = logging.getLogger("koloda.room")

Result = TypeVar("Result")
Work = Callable[[], Awaitable[None]]


class RoomClosed(Exception):  # noqa: N818 - it says what happened
    """The room has left the memory; whoever wants it asks the registry again."""


class Actor:
    """Does work in its own task, in order; a failure closes this actor and no other."""

    def __init__(self, name: str, metrics: Metrics) -> None:
        self.name = name
        self.metrics = metrics
        self.closed = False
        self.inbox: asyncio.Queue[Work] = asyncio.Queue()
        self.waiting: set[asyncio.Future[Any]] = set()
        # Not in the context of whoever happened to wake it: its log lines are nobody's request.
        self.task = asyncio.create_task(
            self.run(), name=f"room {name[:4]}", context=contextvars.Context()
        )

    async def run(self) -> None:
        """Do what comes in until the actor is closed."""
        while not self.closed:
            work = await self.inbox.get()
            try:
                await work()
            except WriteFailed as error:
                log.error("not stored", extra={"room": self.name[:4], "reason": str(error)})
                self.close()
            except Exception:
                log.exception("room failed", extra={"room": self.name[:4]})
                self.metrics.count("koloda_room_failures_total")
                self.close()

    def post(self, work: Work) -> None:
        """Have something done without waiting for it."""
        if not self.closed:
            self.inbox.put_nowait(work)

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done in the actor's task; its result."""
        if self.closed:
            raise RoomClosed
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except KolodaError as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.waiting.add(answer)
        self.inbox.put_nowait(job)
        try:
            return await answer
        finally:
            self.waiting.discard(answer)

    def close(self) -> None:
        """Do no more; whoever waits for an answer is told that there will be none."""
        self.closed = True
        for answer in list(self.waiting):
            if not answer.done():
                answer.set_exception(RoomClosed())
        self.inbox.put_nowait(nothing)


async def nothing() -> None:
    """Wakes a task that shall see that it is to end."""

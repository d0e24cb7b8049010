"""Has a finished game analysed in a process of its own, whenever nobody needs the bots."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
from msgspec import Raw

from koloda.server.bots import analyst
from koloda.server.bots.fair_queue import Customer, FairQueue
from koloda.server.bots.processes import copy_for_bots, start
from koloda.server.bots.scheduler import Bots
from koloda.server.bots.steps import Sign
from koloda.server.ops.clock import now

STEP_SECONDS: Final = 60.0
"""No step takes as long; whatever does is broken."""
MOST_SECONDS: Final = 1200.0
"""No game's analysis takes as long, not even on sources that are not compiled."""
LONGEST: Final = 16 << 20
"""Bytes of a report in all languages."""

BROKEN: Final = (TimeoutError, OSError, ValueError, RuntimeError, msgspec.MsgspecError)
"""What a process that ends or writes nonsense leads to; uvloop's closed pipe is a RuntimeError."""


class NotMade(Exception):  # noqa: N818 - it says what happened
    """The process that should have analysed a game failed."""


class Analysts:
    """As many processes at a time as there are bots; each works a step in place of an idle bot."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.left = len(bots.workers)
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue(time.monotonic)

    @contextlib.asynccontextmanager
    async def turn(self, customer: Customer) -> AsyncIterator[None]:
        """A process's turn; who has used the least time of late comes first."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(customer, mine)
        self.dispatch()
        try:
            await mine
            yield
        finally:
            self.queue.drop(mine)
            if mine.done() and not mine.cancelled():
                self.left += 1
                self.dispatch()

    def dispatch(self) -> None:
        """Let those begin for whom there is a process."""
        while self.left and len(self.queue):
            _, mine = self.queue.pop()
            if not mine.done():
                self.left -= 1
                mine.set_result(None)

    async def analyse(
        self, job: analyst.Job, customer: Customer, told: Callable[[float], None]
    ) -> dict[str, Raw]:
        """The report in each language."""
        return await self.work(analyst.__name__, job, customer, told)

    async def work(
        self, module: str, job: msgspec.Struct, customer: Customer, told: Callable[[float], None]
    ) -> dict[str, Raw]:
        """What a process of that module reports of a job, which it does a step at a time."""
        async with self.turn(customer):
            process = await start(module, copy_for_bots(), LONGEST)
            try:
                return await self.converse(process, job, customer, told)
            except BROKEN as error:
                raise NotMade(type(error).__name__) from None
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def converse(
        self,
        process: asyncio.subprocess.Process,
        job: msgspec.Struct,
        customer: Customer,
        told: Callable[[float], None],
    ) -> dict[str, Raw]:
        """Let the process take one step after the other."""
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(job) + b"\n")
        used = 0.0
        while used < MOST_SECONDS:
            async with self.bots.spare_place():
                began = now()
                stdin.write(b"\n")
                async with asyncio.timeout(STEP_SECONDS):
                    sign = msgspec.json.decode(await stdout.readline(), type=Sign)
            used += now() - began
            self.queue.charge(customer, now() - began)
            if sign.report is not None:
                return sign.report
            if sign.error:
                raise NotMade(sign.error)
            told(sign.share)
        raise NotMade("it takes too long")

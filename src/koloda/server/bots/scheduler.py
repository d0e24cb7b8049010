"""Questions to bots: shared out fairly to their processes, each answered by a deadline or not."""

import asyncio
import contextlib
import functools
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from koloda.bots.ladder import LEVELS, find_player
from koloda.bots.net_player import PREFIX
from koloda.bots.past import past_sights
from koloda.daily.host import Chance
from koloda.engine.chance.rng import FastRng
from koloda.engine.records.driver import Driver
from koloda.engine.records.match import Match
from koloda.engine.values.errors import OptionError
from koloda.server.bots.fair_queue import Customer, FairQueue
from koloda.server.bots.processes import Busy, Thinker, Worker
from koloda.server.bots.worker import Advice, Answer, Question, Seen, Verdict
from koloda.server.ops.metrics import Metrics


class NoAnswer(Exception):  # noqa: N818 - it says what happened
    """A bot crashed, took too long or answered nonsense."""


class Thought(NamedTuple):
    """What a bot has answered, and when it began to think."""

    advice: list[Advice]
    began: float
    verdict: Verdict | None = None
    uncompiled: bool = False
    """Whether a coach ran out of time because its engine is not compiled."""


class Job:
    """A question that waits for a worker, or for its answer."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.asked = asyncio.get_running_loop().time()
        self.worker: Thinker | None = None
        """The worker that thinks about it just now."""


class Bots:
    """Worker processes that are shared out fairly."""

    def __init__(self, processes: int) -> None:
        self.workers = [Worker() for _ in range(processes)]
        self.free = list(self.workers)
        self.queue: FairQueue[Job] = FairQueue(time.monotonic)
        self.running: set[asyncio.Task[None]] = set()
        self.spare: deque[asyncio.Future[Worker]] = deque()
        """Work that waits for a moment in which nobody needs a bot."""
        self.numbers = 0
        self.failures = 0
        self.metrics: Metrics | None = None
        self.borrow: Callable[[], Thinker | None] = nobody_lends
        """A free bot of another process."""

    async def ask(
        self,
        game: Driver,
        seat: int,
        level: str,
        within: float,
        customer: Customer,
        seconds: float = 0.0,
        chance: Chance | None = None,
    ) -> Thought:
        """What a bot would do on a seat, of which it learns no more than the seat may know.

        Without a level it gives hints, and thinks about them for `seconds`.
        """
        asked = self.question(game, seat, level, seconds, chance=chance)
        return await self.answer(asked, within, customer)

    def question(
        self,
        game: Driver,
        seat: int,
        level: str,
        seconds: float = 0.0,
        action: str = "",
        chance: Chance | None = None,
    ) -> Question:
        """A question about the game as it is now, by what the seat may know.

        Its chance is drawn anew unless equal questions are to have equal answers.
        """
        rng, seed = chance or Chance(FastRng(secrets.randbits(64)), secrets.randbits(60))
        self.numbers += 1
        world, evidence = str(game.state.determinize(seat, rng)), game.evidence.text()
        told: list[Seen] = []
        if isinstance(game, Match) and remembers(level):
            told = [Seen(*sight) for sight in past_sights(game, seat)]
        return Question(self.numbers, world, seat, level, seed, seconds, evidence, action, told)

    async def answer(self, question: Question, within: float, customer: Customer) -> Thought:
        """What a worker says to a question, once it is its turn."""
        job = Job(question)
        self.queue.put(customer, job)
        self.dispatch()
        try:
            # The wait for a free process counts: a person at the table waits as well.
            async with asyncio.timeout(within):
                return await job.answer
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            self.failures += 1
            raise NoAnswer(type(error).__name__) from None
        finally:
            self.queue.drop(job)
            if job.worker is not None:
                await asyncio.shield(job.worker.stop())

    @contextlib.asynccontextmanager
    async def spare_place(self) -> AsyncIterator[None]:
        """Hold the place of a bot that nobody needs, for a short piece of other work."""
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.spare.append(place)
        self.dispatch()
        try:
            await place
            yield
        finally:
            if place in self.spare:
                self.spare.remove(place)
            if place.done() and not place.cancelled():
                self.free.append(place.result())
                self.dispatch()

    def dispatch(self) -> None:
        """Give waiting questions to free workers, first of all to those of this process.

        What is left over when no question waits is for other work.
        """
        while len(self.queue):
            worker = self.free.pop() if self.free else self.borrow()
            if worker is None:
                return
            task = asyncio.create_task(self.work(worker, *self.queue.pop()))
            self.running.add(task)
            task.add_done_callback(self.running.discard)
        while self.spare and self.free:
            place = self.spare.popleft()
            if not place.done():
                place.set_result(self.free.pop())

    async def work(self, worker: Thinker, customer: Customer, job: Job) -> None:
        """Let a worker answer one question."""
        job.worker = worker
        began = asyncio.get_running_loop().time()
        if self.metrics is not None:
            self.metrics.waits.observe(began - job.asked)
        try:
            reply = await worker.ask(job.question)
        except Busy:
            if not job.answer.done():
                self.queue.put(customer, job)
        except Exception as error:  # whatever went wrong is the answer to who asked
            await worker.stop()
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                thought = Thought(reply.advice, began, reply.verdict, reply.uncompiled)
                job.answer.set_result(thought)
        finally:
            job.worker = None
            self.queue.charge(customer, asyncio.get_running_loop().time() - began)
            if isinstance(worker, Worker):
                self.free.append(worker)
            self.dispatch()

    async def lend(self, question: Question, within: float) -> Answer | None:
        """Answer a question of another process at once; None if somebody here needs the bots."""
        if not self.free or len(self.queue):
            return None
        worker = self.free.pop()
        try:
            async with asyncio.timeout(within):
                return await worker.ask(question)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError):
            await worker.stop()
            return None
        finally:
            self.free.append(worker)
            self.dispatch()

    async def warm(self) -> None:
        """Start the processes before somebody waits for them."""
        for worker in self.workers:
            if worker.process is None:
                await worker.start()

    async def stop(self) -> None:
        """End all processes."""
        for task in list(self.running):
            task.cancel()
        for worker in self.workers:
            await worker.stop()


@functools.lru_cache(32)
def remembers(level: str) -> bool:
    """Whether a bot is to be told what its seat has seen; no level and no network is."""
    if not level or level in LEVELS or level.startswith(PREFIX):
        return False
    try:
        return find_player(level).remembers
    except OptionError:  # who is asked says so
        return False


def nobody_lends() -> None:
    """A process that has the database to itself knows no other bots than its own."""

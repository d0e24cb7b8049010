"""A process whose bots are all busy asks those of another one."""

import asyncio

import pytest

from koloda.server.bots.fair_queue import Customer
from koloda.server.bots.processes import Busy, Thinker, Worker
from koloda.server.bots.scheduler import Bots
from koloda.server.bots.worker import Advice, Answer, Question

PATIENCE = 30.0


class Slow(Worker):
    """Answers when it is told to."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.go = asyncio.Event()

    async def ask(self, question: Question) -> Answer:
        await self.go.wait()
        return Answer(question.number, [Advice(self.name, 0.0, "")])

    async def stop(self) -> None:
        self.go.set()


class Lender:
    """The bots of another process, as the cluster asks them."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots

    async def ask(self, question: Question) -> Answer:
        found = await self.bots.lend(question, PATIENCE)
        if found is None:
            raise Busy
        return found

    async def stop(self) -> None: ...


def bots_of(name: str) -> Bots:
    bots = Bots(0)
    bots.workers = [Slow(name)]
    bots.free = list(bots.workers)
    return bots


def asked(bots: Bots, number: int) -> asyncio.Task[str]:
    async def work() -> str:
        question = Question(number, "", 0, "easy", 1)
        thought = await bots.answer(question, PATIENCE, Customer("somewhere", f"room {number}"))
        return thought.advice[0].action

    return asyncio.create_task(work())


def go(bots: Bots) -> None:
    worker = bots.workers[0]
    assert isinstance(worker, Slow)
    worker.go.set()


@pytest.mark.anyio
async def test_a_question_that_would_wait_is_answered_elsewhere() -> None:
    here, there = bots_of("here"), bots_of("there")
    here.borrow = lambda: Lender(there)
    first, second = asked(here, 1), asked(here, 2)
    go(there)
    assert await second == "there"
    assert not first.done()
    go(here)
    assert await first == "here"
    assert len(there.free) == 1 and len(here.free) == 1


@pytest.mark.anyio
async def test_nobody_lends_a_bot_that_is_needed_at_home() -> None:
    here, there = bots_of("here"), bots_of("there")
    offers: list[Thinker] = [Lender(there)]
    here.borrow = lambda: offers.pop() if offers else None
    at_home = asked(there, 1)
    await asyncio.sleep(0)
    first, second = asked(here, 2), asked(here, 3)
    go(here)
    assert [await first, await second] == ["here", "here"], "the refused question waits again"
    go(there)
    assert await at_home == "there"

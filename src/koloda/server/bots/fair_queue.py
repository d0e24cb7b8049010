"""Whom the bots serve next: fair shares of addresses and rooms, not who came first."""

import math
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

Work = TypeVar("Work")

HALF_LIFE: Final = 20.0
"""Seconds after which used time counts half."""


class Customer(NamedTuple):
    """For whom bots think: the address that the table belongs to, and the room."""

    address: str
    room: str


class Waiting(NamedTuple, Generic[Work]):
    """A piece of work that waits."""

    number: int
    customer: Customer
    work: Work


class FairQueue(Generic[Work]):
    """Weighted fair queueing: who has used the least time of late is served first.

    A hundred questions of one address wait behind each other, while the one question of another
    address goes before all but the one that is being answered.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.waiting: list[Waiting[Work]] = []
        self.numbers = 0
        self.used: dict[str, tuple[float, float]] = {}
        """Seconds used, and when they were counted."""

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, customer: Customer, work: Work) -> None:
        """Let work wait."""
        self.numbers += 1
        self.waiting.append(Waiting(self.numbers, customer, work))

    def pop(self) -> tuple[Customer, Work]:
        """The work to do next; there is some."""
        best = min(self.waiting, key=self.rank)
        self.waiting.remove(best)
        return best.customer, best.work

    def drop(self, work: Work) -> None:
        """Nobody waits for this work any more."""
        self.waiting = [each for each in self.waiting if each.work is not work]

    def rank(self, each: Waiting[Work]) -> tuple[float, float, int]:
        """Small for those who have used little; at last by the order of arrival."""
        customer = each.customer
        return self.recent(customer.address), self.recent(customer.room), each.number

    def charge(self, customer: Customer, seconds: float) -> None:
        """Count the time that somebody has used."""
        now = self.clock()
        for name in customer:
            self.used[name] = (self.recent(name) + seconds, now)
        if len(self.used) > 10_000:
            self.used = {name: used for name, used in self.used.items() if self.recent(name) > 0.01}

    def recent(self, name: str) -> float:
        """Seconds used of late; older ones count less."""
        seconds, when = self.used.get(name, (0.0, 0.0))
        return seconds * math.exp2((when - self.clock()) / HALF_LIFE) if seconds else 0.0

"""Plain numbers that are added up on the way of every action and put in order when asked for.

Each of them is added to by one thread alone, the event loop's or the writer's, so none is locked.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counts(Collector):
    """How often each thing has happened, by its name and labels."""

    def __init__(self, known: Mapping[str, tuple[str, tuple[str, ...]]]) -> None:
        self.known = known
        self.counted: dict[tuple[str, ...], float] = {
            (name,): 0.0 for name, (_, labels) in known.items() if not labels
        }

    def add(self, amount: float, name: str, labels: dict[str, str]) -> None:
        """So much more of something."""
        key = (name, *labels.values())
        if key not in self.counted:
            if self.known[name][1] != tuple(labels):
                raise ValueError(f"{name} has the labels {self.known[name][1]}")
            self.counted[key] = 0.0
        self.counted[key] += amount

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Everything as Prometheus wants it."""
        counted = list(self.counted.items())
        for name, (text, labels) in self.known.items():
            family = CounterMetricFamily(name, text, labels=labels)
            for key, amount in counted:
                if key[0] == name:
                    family.add_metric(key[1:], amount)
            yield family


class Durations(Collector):
    """How many of something took how long."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.counted = [0] * (len(SECONDS) + 1)
        """How many fell between each limit and the one before; the last are longer than all."""
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counted[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The histogram as Prometheus wants it: how many took at most so long."""
        limits = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(limits, accumulate(self.counted), strict=True))
        yield HistogramMetricFamily(self.name, self.text, buckets, self.total)

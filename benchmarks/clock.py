"""How one measurement runs: pinned to one core, in CPU time, its result one line of JSON."""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping

Work = Callable[[], int]
"""Does something and says how much it has done."""


def per_second(work: Work, seconds: float) -> float:
    """How much is done in a second of CPU time."""
    work()
    done = 0
    start = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return done / spent


def repeated(act: Callable[[], object], times: int) -> Work:
    """The same act, repeated that many times."""

    def work() -> int:
        for _ in range(times):
            act()
        return times

    return work


def words(usage: str) -> list[str]:
    """The arguments of the command line, as many as its usage names."""
    given = sys.argv[1:]
    if len(given) != len(usage.split()):
        sys.exit(f"usage: {sys.argv[0]} {usage}")
    return given


def pin() -> None:
    """Stay on the last core that this process may use, where the system lets it choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def answer(measure: Callable[[], Mapping[str, float | str]]) -> None:
    """Measure on one core."""
    pin()
    print(json.dumps(measure()))

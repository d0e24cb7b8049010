"""How a rate is taken: CPU time of one process on one core."""

import os
import time
from collections.abc import Callable


def pin() -> None:
    """Stay on the last core that this process may use, where the system lets it choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of CPU time; the work says how much it has done."""
    work()
    done = 0
    start = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return done / spent

"""The clock of timers and limits."""

import time


def now() -> float:
    """Seconds of the monotonic clock, which nobody can put back."""
    return time.monotonic()

"""The clocks of the server: one for timers and limits, one for dates."""

import time
from typing import Final

now: Final = time.monotonic
"""Seconds of the monotonic clock, which nobody can put back."""

BEGAN_AT: Final = time.time() - now()
"""What the wall clock showed when the monotonic one showed 0, by the start of this process."""


def wall() -> float:
    """Seconds since 1970 by the wall clock of the start, carried on by the monotonic clock.

    Whoever sets the machine's clock makes no table older: none is archived or deleted for it.
    """
    return BEGAN_AT + now()

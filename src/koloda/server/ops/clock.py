"""The clock of timers and limits."""

import time
from typing import Final

now: Final = time.monotonic
"""Seconds of the monotonic clock, which nobody can put back."""

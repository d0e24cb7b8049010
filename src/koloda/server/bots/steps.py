"""Long work in a process of its own, a short step at a time and each only when told to."""

import os
import sys
import time
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from msgspec import Raw

from koloda.engine.values.errors import KolodaError
from koloda.server.bots.worker import limit

STEP: Final = 0.1
"""Seconds after which it asks whether it may go on: a bot's move waits no longer than that."""
NICER: Final = 9
"""How much more it gives way than a bot does."""

Job = TypeVar("Job", bound=msgspec.Struct)


class Sign(msgspec.Struct):
    """How far it is; at the end what came of it, by name, or why nothing did."""

    share: float
    report: dict[str, Raw] | None = None
    error: str = ""


class Steps:
    """Lets the work go on for a step whenever the server says so."""

    def __init__(self) -> None:
        self.until = 0.0

    def told(self, share: float) -> None:
        """At the end of a step tell how far it is, and wait for the next."""
        if time.monotonic() >= self.until:
            say(Sign(share))
            self.wait()

    def wait(self) -> None:
        """Wait for leave to work; a server that is gone ends the process."""
        if not sys.stdin.buffer.readline():
            sys.exit(0)
        self.until = time.monotonic() + STEP


def say(sign: Sign) -> None:
    """One line to the server."""
    sys.stdout.buffer.write(msgspec.json.encode(sign) + b"\n")
    sys.stdout.buffer.flush()


def carry_out(kind: type[Job], work: Callable[[Job, Steps], dict[str, Raw]]) -> None:
    """Read one job from the server, do the work by steps, and say what came of it."""
    limit()
    if sys.platform != "win32":
        os.nice(NICER)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=kind)
    steps = Steps()
    steps.wait()
    try:
        say(Sign(1.0, work(job, steps)))
    except KolodaError as error:
        say(Sign(0.0, error=str(error)))

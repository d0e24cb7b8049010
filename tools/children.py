"""Processes that a command starts and that never outlive it, whenever it is interrupted."""

import os
import signal
import subprocess
import time
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
GRACE = 10.0
"""Seconds that a process has to end by itself."""
INTERRUPTED = 130
"""The exit code of a command that somebody has stopped."""
POLITE = (signal.SIGINT, signal.SIGTERM)


class Interrupted(Exception):  # noqa: N818 - it says what happened
    """Somebody wants to stop."""


class Children:
    """The processes that this command has started; none of them outlives it."""

    def __init__(self) -> None:
        self.running: list[subprocess.Popen[bytes]] = []
        self.starting = False
        self.interrupted = False

    def start(self, *words: str, **more: object) -> subprocess.Popen[bytes]:
        """Start a command in a session of its own: Ctrl-C comes here, and from here to it."""
        self.starting = True
        try:
            child = subprocess.Popen(words, cwd=ROOT, start_new_session=True, **more)  # type: ignore[call-overload]
            self.running.append(child)
        finally:
            self.starting = False
        if self.interrupted:
            raise Interrupted
        return child  # type: ignore[no-any-return]

    def interrupt(self, _: int, __: FrameType | None) -> None:
        """What the first Ctrl-C does, but never between a child and its place in the list."""
        first, self.interrupted = not self.interrupted, True
        if first and not self.starting:
            raise Interrupted

    def listen(self) -> None:
        """Let Ctrl-C and a polite kill interrupt this command from now on."""
        for sig in POLITE:
            signal.signal(sig, self.interrupt)

    def stop(self) -> None:
        """End them all, gracefully first; who is impatient does not stop this."""
        for sig in POLITE:
            signal.signal(sig, signal.SIG_IGN)
        for sig, patience in ((signal.SIGTERM, GRACE), (signal.SIGKILL, GRACE)):
            for child in self.running:
                if child.poll() is None:
                    os.killpg(child.pid, sig)
            end = time.monotonic() + patience
            while time.monotonic() < end and any(child.poll() is None for child in self.running):
                time.sleep(0.05)

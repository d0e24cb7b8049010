"""`koloda serve --workers N`: processes that accept on one socket, replaced when they end.

Each is started from the program's files anew, so that SIGHUP after an upgrade brings the new
version in, one process after the other, while the others go on with the games.
"""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("koloda.workers")

SOCKET: Final = "KOLODA_WORKER_SOCKET"
"""The environment's name of the socket that a worker gets from whoever has started it."""
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD)
LONGEST_STOP: Final = 20.0
BETWEEN_STARTS: Final = 1.0


def inherited() -> socket.socket | None:
    """The socket of a worker; None in a process that is none."""
    number = os.environ.pop(SOCKET, "")
    if not number:
        return None
    threading.Thread(target=end_with_parent, daemon=True).start()
    return socket.socket(fileno=int(number))


def end_with_parent() -> None:
    """Stop in good order when whoever has started this worker is gone."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


class Worker:
    """One process that serves."""

    def __init__(self, line: socket.socket) -> None:
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "koloda", *sys.argv[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, SOCKET: str(line.fileno())},
            pass_fds=(line.fileno(),),
            start_new_session=True,
        )

    def ready(self) -> str:
        """Wait until it serves; what it says, or nothing if it has ended instead."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode()

    def stop(self) -> None:
        """Let it hand its rooms over and end."""
        self.process.terminate()

    def wait(self) -> int:
        """Wait for its end, at last by force."""
        try:
            return self.process.wait(LONGEST_STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Workers:
    """Starts workers, starts them again, and stops them."""

    def __init__(self, line: socket.socket, count: int) -> None:
        # Blocked signals wait for `sigtimedwait`; workers are started with none blocked.
        self.line = line
        self.workers: list[Worker] = [Worker(line) for _ in range(count)]
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)

    def run(self, say: Callable[[str], None], address: str) -> int:
        """Serve until a signal comes; 0, or 1 when a worker could not start."""
        said = [worker.ready() for worker in self.workers]
        if not all(said):
            return self.stop() or 1
        say(address)
        while True:
            came = signal.sigtimedwait(SIGNALS, 1.0)
            number = came.si_signo if came is not None else 0
            if number in (signal.SIGTERM, signal.SIGINT):
                return self.stop()
            if number == signal.SIGHUP:
                self.roll()
            self.replace()

    def start(self) -> Worker:
        """A new worker that gets every signal."""
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        try:
            return Worker(self.line)
        finally:
            signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)

    def replace(self) -> None:
        """Start a worker in the place of each that has ended, not more than one a second."""
        for place, worker in enumerate(self.workers):
            code = worker.process.poll()
            if code is not None and time.monotonic() - worker.started > BETWEEN_STARTS:
                log.error("a worker has ended and is replaced", extra={"code": code})
                self.workers[place] = self.start()

    def roll(self) -> None:
        """Replace the workers one after the other; the games go on in the others."""
        log.info("rolling restart")
        for place, worker in enumerate(self.workers):
            worker.stop()
            worker.wait()
            self.workers[place] = self.start()
            self.workers[place].ready()

    def stop(self) -> int:
        """End all workers; 0 if all of them ended well."""
        for worker in self.workers:
            worker.stop()
        return max([abs(worker.wait()) for worker in self.workers])

"""A bot in a process of its own: started, asked one question at a time, ended at once."""

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import Final, Protocol

import msgspec

import koloda
from koloda.server.bots.worker import Answer, Question

LONGEST_LINE: Final = 1 << 20
WORKER: Final = "koloda.server.bots.worker"
COPY: Final = "KOLODA_BOTS_COPY"
"""The variable that names a copy of koloda for bots, used as soon as it is there: `make play`
compiles one while people play already.
"""


class Busy(Exception):  # noqa: N818 - it says what happened
    """A bot of another process is not free after all; the question waits again."""


class Thinker(Protocol):
    """Who answers one question at a time: a process of this server, or one of another."""

    async def ask(self, question: Question) -> Answer:
        """The answer to a question."""

    async def stop(self) -> None:
        """Nobody waits for the answer any more."""


class Worker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.copy = ""
        """The copy of koloda that the process runs."""

    async def ask(self, question: Question) -> Answer:
        """The answer to a question, of a process that runs the copy of koloda that is best now."""
        if self.copy != copy_for_bots():
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            await self.start()
        assert self.process is not None
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(question) + b"\n")
        await stdin.drain()
        return msgspec.json.decode(await stdout.readline(), type=Answer)

    async def start(self) -> None:
        """Start the process on the copy of koloda that is best now."""
        self.copy = copy_for_bots()
        self.process = await start(WORKER, self.copy)

    async def stop(self) -> None:
        """End the process at once; it holds nothing worth keeping. Whoever asks for it waits."""
        process = self.process
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if self.process is process:
                self.process = None


def copy_for_bots() -> str:
    """Where the koloda lies that bots are to run: this one, or a compiled one made since."""
    made = os.environ.get(COPY, "")
    return made if made and Path(made).is_dir() else str(Path(koloda.__file__).parent.parent)


async def start(module: str, copy: str, longest: int = LONGEST_LINE) -> asyncio.subprocess.Process:
    """A new process that runs a module of a copy of koloda."""
    paths = [copy, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        limit=longest,
        # Ctrl-C in the terminal is for the server, which then ends its bots.
        start_new_session=True,
    )

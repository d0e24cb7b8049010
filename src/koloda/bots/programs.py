# mypyc: interpreted
"""Bots in other languages: a program that reads a moment line by line and writes a move.

The lines are described in docs/bots-in-other-languages.md; a program that ends, dawdles or answers
nonsense is an error, because nobody would notice a bot that plays at random.
"""

import contextlib
import queue
import shlex
import subprocess
import threading
from typing import IO, Final

from koloda.bots import faults
from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.view import View

PROTOCOL: Final = 1
PATIENCE: Final = 60.0
"""Seconds that a program may think about one move."""


class ProgramPlayer(Player):
    """A program in a process of its own, asked over its standard input and output."""

    def __init__(self, command: str) -> None:
        super().__init__(f"exec:{command}")
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            reason = error.strerror or error
            raise OptionError(faults.CANNOT_START, bot=quoted(command), reason=reason) from None
        except (IndexError, ValueError):  # nothing there, or a quotation mark alone
            raise OptionError(faults.NO_COMMAND, bot=quoted(command)) from None
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        assert self.process.stdout is not None
        threading.Thread(
            target=read_lines, args=(self.process.stdout, self.lines), daemon=True
        ).start()
        self.write([f"koloda {PROTOCOL}"])
        if not self.read().startswith("ready"):
            raise OptionError(faults.NOT_READY, bot=quoted(command))

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:  # noqa: ARG002
        """The action that the program names."""
        self.write(question(world.view(seat), str(world.setup), rng.below(1 << 31)))
        return world.setup.actions.parse(self.read())

    def write(self, lines: list[str]) -> None:
        """Send lines."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # then reading says that the program has ended
            self.process.stdin.write("".join(f"{line}\n" for line in lines))
            self.process.stdin.flush()

    def read(self) -> str:
        """The next line that the program writes."""
        try:
            line = self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise OptionError(faults.NO_ANSWER, bot=self.name, seconds=f"{PATIENCE:g}") from None
        if not line:
            raise OptionError(faults.ENDED, bot=self.name)
        return line.strip()

    def __reduce__(self) -> tuple[object, ...]:
        # A copy is another process of the same program.
        return ProgramPlayer, (self.name.removeprefix("exec:"),)

    def __del__(self) -> None:
        process = getattr(self, "process", None)
        if process is not None:
            process.kill()
            process.wait()
            with contextlib.suppress(OSError):  # what was not read any more is lost
                process.stdin.close()


def read_lines(stream: IO[str], lines: "queue.SimpleQueue[str]") -> None:
    """Put every line of a stream into a queue, and an empty one at its end."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put("")


def question(view: View, setup: str, number: int) -> list[str]:
    """A moment as lines."""
    zones = [str(zone).replace(":", "", 1) for zone in view.zones]
    return [
        f"decide {view.game} {setup}",
        f"seat {view.seat}",
        f"prompt {view.prompt}",
        f"random {number}",
        *(f"zone {zone}" for zone in zones),
        *(f"fact {name} {value}" for name, value in view.facts.items()),
        *(f"action {action}" for action in view.actions),
        "end",
    ]

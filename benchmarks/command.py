"""What `make bench` and `make bench-before` share: the command line, and how figures came about."""

import argparse
import datetime
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        """End the program."""
        self.exit(2, f"{self.prog}: {message}; ARGS=--help lists what there is\n")


def rounds_and_seconds(parser: Parser, rounds: int, seconds: float) -> argparse.Namespace:
    """The command line with how often and how long to measure; both have a usual value."""
    parser.add_argument("--rounds", type=int, default=rounds, help=f"rounds ({rounds})")
    parser.add_argument(
        "--seconds", type=float, default=seconds, help=f"CPU time of a reading ({seconds:g})"
    )
    parser.add_argument("--quick", action="store_true", help="one short round, nothing published")
    given = parser.parse_args()
    if given.quick:
        given.rounds, given.seconds = 1, 0.1
    if given.rounds < 1 or not 0 < given.seconds <= 60:
        parser.error("there is at least one round, of more than 0 and at most 60 seconds")
    return given


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (names or [platform.processor() or platform.machine()])[0]


def facts(load: float, others: list[str]) -> dict[str, str]:
    """When and on which machine, with the load before, and the versions of what took part."""
    ours = [f"CPython {platform.python_version()}", f"mypyc {version('mypy')}"]
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}; load "
        f"{load:.1f} before and {os.getloadavg()[0]:.1f} after",
        "versions": ", ".join(ours + others),
    }


def words_given(left_out: str = "") -> str:
    """The arguments of the command line as `make` takes them, without the one named otherwise."""
    rest = " ".join(word for word in sys.argv[1:] if word != left_out)
    return f' ARGS="{rest}"' if rest else ""

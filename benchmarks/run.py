"""Measures koloda beside OpenSpiel, RLCard and PettingZoo in one run: make bench.

Every measurement is a process of its own on one core, in rounds that take turns, so that whatever
else the machine does hits all of them alike. Rates are per second of CPU time.
"""

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from benchmarks.page import publish, tables
from benchmarks.results import Figures, Sizes, as_json, shortfalls
from benchmarks.rows import Row, goals, rows
from tools.peers import NoPeersError, python

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
EVERYTHING = ROOT / "build" / "bench.json"
COMPILED = [str(ROOT / "build" / "bench")]
PURE = [str(ROOT / "src"), str(ROOT / "examples")]
LONGEST = 300


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        """End the program."""
        self.exit(2, f"make bench: {message}; ARGS=--help lists what there is\n")


def measure(row: Row, seconds: float, peers: Path) -> dict[str, Any]:
    """One measurement; a row that ran on the wrong copy of koloda ends the run."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(COMPILED if row.compiled else PURE)}
    environment["OPENBLAS_NUM_THREADS"] = "1"
    interpreter = str(peers) if row.in_peers else sys.executable
    result = subprocess.run(
        [interpreter, "-m", f"benchmarks.{row.module}", *row.arguments, str(seconds)],
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    if result.returncode != 0:
        sys.exit(f"{row.name} could not be measured:\n{result.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(result.stdout.splitlines()[-1])
    if found.pop("compiled", row.compiled) != row.compiled:
        sys.exit(f"{row.name} ran on the wrong copy of koloda; nothing is published")
    return found


def run(rounds: int, seconds: float, peers: Path) -> tuple[Figures, list[str]]:
    """All rounds: the readings of every row, and the versions of the peers."""
    figures: Figures = {row.name: {} for row in rows()}
    versions: set[str] = set()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for row in rows():
            for name, value in measure(row, seconds, peers).items():
                if name == "version":
                    versions.add(value)
                else:
                    figures[row.name].setdefault(name, []).append(value)
    return figures, sorted(versions)


def memory(peers: Path) -> Sizes:
    """Bytes of one state for every preset of every game."""
    return {
        row.name: measure(row._replace(arguments=("memory", *row.arguments[1:])), 0, peers)
        for row in rows()
        if row.compiled and row.arguments[0] == "playout"
    }


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (names or [platform.processor() or platform.machine()])[0]


def facts(rounds: int, seconds: float, versions: list[str], load: float) -> dict[str, str]:
    """How the figures were obtained."""
    words = f' ARGS="{" ".join(sys.argv[1:])}"' if sys.argv[1:] else ""
    ours = [f"CPython {platform.python_version()}", f"mypyc {version('mypy')}"]
    return {
        "command": f"`make bench{words}`",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}; load "
        f"{load:.1f} before and {os.getloadavg()[0]:.1f} after",
        "versions": ", ".join(ours + versions),
        "rounds": f"{rounds}, {seconds:g} s of CPU time for each row; median (lowest – highest); "
        "a ratio compares readings of the same round",
    }


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = Parser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="readings of each row (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a reading (0.5)")
    parser.add_argument("--quick", action="store_true", help="one short round, nothing published")
    given = parser.parse_args()
    if given.quick:
        given.rounds, given.seconds = 1, 0.1
    if given.rounds < 1 or not 0 < given.seconds <= 60:
        parser.error("there is at least one round, of more than 0 and at most 60 seconds")
    return given


def main() -> None:
    """Measure, print, and publish unless it was only a quick look."""
    given = arguments()
    try:
        peers = python()
    except NoPeersError as error:
        sys.exit(f"no peers to compare with: {error}")
    if not Path(COMPILED[0]).exists():
        sys.exit("nothing to measure: the games could not be compiled, see above")
    load = os.getloadavg()[0]
    figures, versions = run(given.rounds, given.seconds, peers)
    sizes = memory(peers)
    how = facts(given.rounds, given.seconds, versions, load)
    text = tables(goals(), figures, sizes, how)
    print(text, *shortfalls(goals(), figures, sizes), sep="\n")
    small = as_json(goals(), figures, sizes, how)
    EVERYTHING.write_text(json.dumps(small, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if not given.quick:
        publish(PAGE, text)


if __name__ == "__main__":
    main()

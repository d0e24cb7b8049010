"""Measures koloda beside OpenSpiel, RLCard and PettingZoo in one run: make bench.

Every measurement is a process of its own on one core, in rounds that take turns, so that whatever
else the machine does hits all of them alike. Rates are per second of CPU time.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.command import Parser, facts, rounds_and_seconds, words_given
from benchmarks.page import MEASURED, publish, tables
from benchmarks.results import Figures, Sizes, as_json, shortfalls
from benchmarks.rows import Goal, Row, goals, rows
from tools.peers import NoPeersError, python

ROOT = Path(__file__).resolve().parent.parent
EVERYTHING = ROOT / "build" / "bench.json"
COMPILED = [str(ROOT / "build" / "bench")]
PURE = [str(ROOT / "src"), str(ROOT / "examples")]
LONGEST = 300


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


def chosen(part: str) -> tuple[list[Row], list[Goal]]:
    """The rows with that in their names, what they are compared with, and their goals."""
    wanted = [goal for goal in goals() if part in goal.row]
    others = {goal.other for goal in wanted}
    return [row for row in rows() if part in row.name or row.name in others], wanted


def run(wanted: list[Row], rounds: int, seconds: float, peers: Path) -> tuple[Figures, list[str]]:
    """All rounds: the readings of every row, and the versions of the peers."""
    figures: Figures = {row.name: {} for row in wanted}
    versions: set[str] = set()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for row in wanted:
            for name, value in measure(row, seconds, peers).items():
                if name == "version":
                    versions.add(value)
                else:
                    figures[row.name].setdefault(name, []).append(value)
    return figures, sorted(versions)


def memory(wanted: list[Row], peers: Path) -> Sizes:
    """Bytes of one state for every preset of every game."""
    return {
        row.name: measure(row._replace(arguments=("memory", *row.arguments[1:])), 0, peers)
        for row in wanted
        if row.compiled and row.arguments[0] == "playout"
    }


def how(rounds: int, seconds: float, versions: list[str], load: float) -> dict[str, str]:
    """How the figures were obtained."""
    return {
        "command": f"`make bench{words_given()}`",
        **facts(load, versions),
        "rounds": f"{rounds}, {seconds:g} s of CPU time for each row; median (lowest – highest); "
        "a ratio compares readings of the same round",
    }


def main() -> None:
    """Measure, print, and publish unless it was only a quick look."""
    parser = Parser(prog="make bench", description=__doc__)
    parser.add_argument(
        "--only", default="", help="rows with this in their names and their peers, unpublished"
    )
    given = rounds_and_seconds(parser, 5, 0.5)
    wanted, aims = chosen(given.only)
    if not wanted:
        parser.error(f"no row is named {given.only!r}")
    try:
        peers = python()
    except NoPeersError as error:
        sys.exit(f"no peers to compare with: {error}")
    if not Path(COMPILED[0]).exists():
        sys.exit("nothing to measure: the games could not be compiled, see above")
    load = os.getloadavg()[0]
    figures, versions = run(wanted, given.rounds, given.seconds, peers)
    sizes = memory(wanted, peers)
    origin = how(given.rounds, given.seconds, versions, load)
    text = tables(aims, figures, sizes, origin)
    print(text, *shortfalls(aims, figures, sizes), sep="\n")
    small = as_json(aims, figures, sizes, origin)
    EVERYTHING.write_text(json.dumps(small, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if not given.quick and not given.only:
        publish(text, MEASURED)


if __name__ == "__main__":
    main()

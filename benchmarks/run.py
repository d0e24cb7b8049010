"""Measures koloda beside OpenSpiel and RLCard in one run: python -m benchmarks.run [--quick].

Every measurement is a process of its own, pinned to one core, in rounds that take turns, so that
whatever else the machine does hits all of them alike. Rates are per second of CPU time.
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
from typing import Any

from benchmarks.page import publish, tables
from benchmarks.results import (
    GOALS,
    KARMA,
    KARMA_PURE,
    OPENSPIEL,
    OWN_EIGHTS,
    RLCARD,
    Figures,
    Row,
    as_json,
    read,
)
from koloda.engine.contract import can_sit
from koloda.engine.options import Value
from koloda.games import GAMES
from tools.peers import NoPeersError, python

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
KEPT = ROOT / "benchmarks" / "results.json"
EVERYTHING = ROOT / "build" / "bench.json"
COMPILED = [str(ROOT / "build" / "bench")]
PURE = [str(ROOT / "src"), str(ROOT / "examples")]
USUAL_SEATS = 4
LONGEST = 300


def rows() -> list[Row]:
    """Every preset of every game compiled, each game interpreted, and what they are compared to."""
    found: list[Row] = []
    for game in GAMES:
        presets = [preset.name for preset in game.presets] or [""]
        for preset in presets:
            options: dict[str, Value] = {game.preset_word: preset} if preset else {}
            low, high = game.seats
            fit = [seats for seats in range(low, high + 1) if can_sit(game, seats, options)]
            most = max([seats for seats in fit if seats <= USUAL_SEATS] or fit[:1])
            name = " ".join([game.title, preset]).strip() + f", {most} players"
            found.append(Row(name, "compiled", ("playout", game.name, preset, str(most))))
            if preset == presets[0]:
                name += ", interpreted"
                found.append(Row(name, "pure", ("playout", game.name, preset, str(most))))
    eights = ("crazy_eights", "", str(USUAL_SEATS))
    found.append(Row("crazy eights, 4 players", "compiled", ("playout", *eights)))
    found.append(Row(OWN_EIGHTS, "compiled", ("driven", *eights)))
    found.append(Row(OPENSPIEL, "peers", ("openspiel",)))
    found.append(Row(RLCARD, "peers", ("rlcard",)))
    names = {row.name for row in found}
    assert {KARMA, KARMA_PURE} <= names, names
    return found


def measure(row: Row, seconds: float, peers: Path) -> dict[str, Any]:
    """One measurement; a row that should be compiled and is not ends the run."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    places = {"compiled": COMPILED, "pure": PURE, "peers": []}[row.runner]
    if places:
        environment["PYTHONPATH"] = os.pathsep.join(places)
    interpreter = str(peers) if row.runner == "peers" else sys.executable
    module = "benchmarks.peers" if row.runner == "peers" else "benchmarks.measure"
    result = subprocess.run(
        [interpreter, "-m", module, *row.arguments, str(seconds)],
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    if result.returncode != 0:
        sys.exit(f"{row.name} could not be measured:\n{result.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(result.stdout)
    if found.pop("compiled", row.runner == "compiled") != (row.runner == "compiled"):
        sys.exit(f"{row.name} ran on the wrong copy of koloda; nothing is published")
    return found


def run(all_rows: list[Row], rounds: int, seconds: float, peers: Path) -> tuple[Any, ...]:
    """All rounds: the readings of every row, and the versions of the peers."""
    figures: dict[str, Figures] = {row.name: {} for row in all_rows}
    versions: dict[str, str] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for row in all_rows:
            found = measure(row, seconds, peers)
            if "version" in found:
                versions[row.name.split()[0]] = found.pop("version")
            for name, value in found.items():
                figures[row.name].setdefault(name, []).append(value)
    return figures, versions


def memory(all_rows: list[Row], peers: Path) -> dict[str, Any]:
    """Bytes of one state for every compiled row."""
    found: dict[str, Any] = {}
    for row in all_rows:
        if row.runner == "compiled" and row.arguments[0] == "playout":
            again = Row(row.name, row.runner, ("memory", *row.arguments[1:]))
            found[row.name] = measure(again, 0, peers)
    return found


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (names or [platform.processor() or platform.machine()])[0]


def facts(rounds: int, seconds: float, versions: dict[str, str], load: float) -> dict[str, str]:
    """How the figures were obtained."""
    peers = [f"{name} {number}" for name, number in sorted(versions.items())]
    ours = [f"CPython {platform.python_version()}", f"mypyc {version('mypy')}"]
    busy = f"load {load:.1f} before, {os.getloadavg()[0]:.1f} after"
    return {
        "command": "`make bench`",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}; {busy}",
        "versions": ", ".join(ours + peers),
        "rounds": f"{rounds}, {seconds:g} s of CPU time for each row; median (lowest - highest)",
    }


def main() -> None:
    """Measure, print, and publish unless it was only a quick look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="readings of each row (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a reading (1)")
    parser.add_argument("--quick", action="store_true", help="two short rounds, nothing published")
    given = parser.parse_args()
    rounds, seconds = (2, 0.2) if given.quick else (given.rounds, given.seconds)
    try:
        peers = python()
    except NoPeersError as error:
        sys.exit(f"no peers to compare with: {error}")
    load = os.getloadavg()[0]
    all_rows = rows()
    figures, versions = run(all_rows, rounds, seconds, peers)
    sizes = memory(all_rows, peers)
    how = facts(rounds, seconds, versions, load)
    print(tables(figures, sizes, how))
    for goal in GOALS:
        reading = read(goal, figures)
        if not reading.reached:
            print(f"below: {goal.text}: {reading.middle:.2f}, at least {goal.least:g}")
    EVERYTHING.write_text(json.dumps({"how": how, "readings": figures}, indent=1) + "\n")
    if not given.quick:
        small = as_json(figures, sizes, how)
        KEPT.write_text(json.dumps(small, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        publish(PAGE, tables(figures, sizes, how))


if __name__ == "__main__":
    main()

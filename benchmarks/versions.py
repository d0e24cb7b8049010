"""Versions of koloda: the files of an older one, its compiled copy, and a process that runs it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPY = "build/bench"
EXAMPLE = "examples/crazy_eights"


class Row(NamedTuple):
    """Something both versions do: its name, and what benchmarks/any_version.py is asked for."""

    name: str
    arguments: tuple[str, ...]
    positions: tuple[str, ...] = ()


def export(revision: str) -> Path:
    """The older version's files, and in it a link to the peers its training run needs NumPy of."""
    commit = subprocess.run(
        ["git", "rev-parse", "--verify", "--short", f"{revision}^{{commit}}"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    ).stdout.strip()
    if not commit:
        sys.exit(f"make bench-before: there is no version {revision!r}")
    place = ROOT / "build" / "before" / commit
    if not (place / "setup.py").exists():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        files = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", str(place)], input=files.stdout, check=True)
        (place / ".venv-peers").symlink_to(os.path.relpath(ROOT / ".venv-peers", place))
    return place


def build(place: Path) -> Path:
    """A version's compiled copy, made by its own recipe."""
    command = [sys.executable, "tools/build.py", "--tuned", "--out", COPY, "--extra", EXAMPLE]
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run(command, cwd=place, env=environment, check=False).returncode != 0:
        sys.exit(f"{place.name} could not be compiled, see above")
    return place / COPY


class Worker:
    """A process of one version that works in slices, and what it has done in this round."""

    def __init__(self, copy: Path, row: Row, seconds: float, peers: Path) -> None:
        self.row = row
        self.done: dict[str, float] = {}
        environment = {**os.environ, "PYTHONPATH": str(copy), "OPENBLAS_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [str(peers), "-m", "benchmarks.any_version", *row.arguments, str(seconds)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.say("\n".join([*row.positions, ""]) if row.positions else "")
        self.first = self.hear()

    def say(self, line: str) -> None:
        """Send a line, if there is one."""
        if line and self.process.stdin:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()

    def hear(self) -> dict[str, float]:
        """The next answer; empty where this version lacks what is asked for."""
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line and self.process.wait() != 0:
            sys.exit(f"{self.row.name} could not be measured, see above")
        return dict(json.loads(line)) if line else {}

    def work(self, seconds: float) -> None:
        """One slice more."""
        self.say(str(seconds))
        for name, value in self.hear().items():
            self.done[name] = self.done.get(name, 0) + value

    def rates(self) -> dict[str, float]:
        """What was done in a second of CPU time; the process ends."""
        self.process.communicate()
        spent = self.done.pop("spent")
        return {name: value / spent for name, value in self.done.items()}

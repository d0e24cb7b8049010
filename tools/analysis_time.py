"""What `koloda analyse` takes: processor time and memory of one core, game by game.

python -m tools.analysis_time karmaka --games 6

Every game is analysed by a command of its own, as a person would; what counts is processor time,
so other work on the machine hardly matters.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from koloda.analysis.report import SECONDS
from tools.luck_check import recorded

KOLODA: Final = "from koloda.cli import main; main(prog_name='koloda')"
KIB_IN_MB: Final = 1000 * 1000 / 1024


class Cost(NamedTuple):
    """What one analysis took."""

    moves: int
    seconds: float
    """Of processor time, the start of the program included."""
    megabytes: float
    """The most memory it had."""


def cost_of(record: Path, seconds: float) -> Cost:
    """Analyse one record in a process of its own."""
    words = [sys.executable, "-c", KOLODA, "analyse", str(record), "--json"]
    with subprocess.Popen([*words, "--seconds", str(seconds)], stdout=subprocess.PIPE) as work:
        assert work.stdout is not None
        work.stdout.read()
        _, status, used = os.wait4(work.pid, 0)
        work.returncode = os.waitstatus_to_exitcode(status)
    if work.returncode:
        raise SystemExit(work.returncode)
    moves = sum(line[:1].isdigit() for line in record.read_text(encoding="utf-8").splitlines())
    return Cost(moves, used.ru_utime + used.ru_stime, used.ru_maxrss / KIB_IN_MB)


def main() -> None:
    """Play games of two bots, analyse each, and print what that took."""
    words = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=6)
    words.add_argument("--players", default="easy,normal")
    words.add_argument("--seconds", type=float, default=SECONDS)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    found: list[Cost] = []
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.txt"
        for seed in range(given.seed, given.seed + given.games):
            text = str(recorded(given.game, given.players.split(","), seed))
            record.write_text(text, encoding="utf-8")
            found.append(cost_of(record, given.seconds))
            cost = found[-1]
            print(f"{cost.moves} moves: {cost.seconds:.1f} s, {cost.megabytes:.0f} MB", flush=True)
    seconds = [cost.seconds for cost in found]
    print(
        f"{given.game}, {len(found)} games: {min(seconds):.1f} to {max(seconds):.1f} s, "
        f"mean {statistics.fmean(seconds):.1f} s, {max(cost.megabytes for cost in found):.0f} MB"
    )


if __name__ == "__main__":
    main()

"""A long time of trouble: python -m tests.soak --minutes 60.

Half of the time one server with a file is killed, finds its disk full and its file locked, and its
wall clock jumps, while nonsense is sent to it; the other half three servers with PostgreSQL have
the faults of `make faults`. People play all the time. One table for each half.
"""

import argparse
import asyncio
import sys

from tests.cluster import faults
from tests.soak import one_server
from tools.postgres import missing

MESSAGES, FAULTS = 1_000_000, 200
"""What an hour has at least: messages of nonsense, and faults of several servers."""
PARTS = ("one", "three")


def main() -> int:
    """Print a table for each part; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=PARTS, help="one of the two halves")
    given = parser.parse_args()
    share, parts = given.minutes / 60, [given.only] if given.only else [*PARTS]
    if missing() and "three" in parts:
        print(f"several servers are skipped: {missing()} is not here (python tools/postgres.py)")
        parts.remove("three")
    seconds, problems = 60 * given.minutes / max(1, len(parts)), 0
    if "one" in parts:
        problems += one(seconds, int(share * MESSAGES), given.seed)
    if "three" in parts:
        problems += three(seconds, int(share * FAULTS), given.seed)
    return 1 if problems else 0


def one(seconds: float, messages: int, seed: int) -> int:
    """The half of one server; how many problems it had."""
    found = asyncio.run(one_server.soak(seconds, messages, seed))
    table("one server", found.waits)
    print(f"{found.acknowledged} acknowledged actions")
    print(
        f"nonsense: {found.messages} messages that the server has read, {found.requests} requests"
    )
    return told(found.problems)


def three(seconds: float, count: int, seed: int) -> int:
    """The half of three servers; how many problems it had."""
    found = asyncio.run(faults.run(count, seed, 6, seconds))
    table("three servers", found.waits)
    print(f"{found.acknowledged} acknowledged actions in {found.games} games")
    print(f"the longest time in which a client heard nothing: {found.silence:.1f} s")
    return told(found.problems)


def table(title: str, waits: dict[str, list[float]]) -> None:
    """How often each fault was, and how long it took until every table had gone on."""
    print(f"| {title} | times | median s | longest s |\n|---|---|---|---|")
    for kind, times in sorted(waits.items()):
        middle = sorted(times)[len(times) // 2]
        print(f"| {kind} | {len(times)} | {middle:.1f} | {max(times):.1f} |")


def told(problems: list[str]) -> int:
    """Print what is wrong; how much it is."""
    print(f"{len(problems)} problems")
    for problem in problems:
        print(f"PROBLEM {problem}")
    sys.stdout.flush()
    return len(problems)


if __name__ == "__main__":
    sys.exit(main())

"""A long time of trouble: python -m tests.soak --minutes 60.

Half of the time one server with a file is killed, finds its disk full and its file locked, and its
wall clock jumps, while nonsense is sent to it; the other half three servers with PostgreSQL have
the faults of `make faults`. People play all the time. One table at the end.
"""

import argparse
import asyncio
import sys

from tests.cluster import faults
from tests.soak import one_server
from tools.postgres import missing

MESSAGES, FAULTS = 1_000_000, 200
"""What an hour has at least: messages of nonsense, and faults of several servers."""


def main() -> int:
    """Print a table; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seconds = 60 * given.minutes / (1 if missing() else 2)
    share = given.minutes / 60
    one = asyncio.run(one_server.soak(seconds, int(share * MESSAGES), given.seed))
    rows = [("one", kind, waits) for kind, waits in one.waits.items()]
    acknowledged, problems = one.acknowledged, one.problems
    if missing():
        print(f"several servers are skipped: {missing()} is not here (python tools/postgres.py)")
    else:
        several = asyncio.run(faults.run(int(share * FAULTS), given.seed, 6, seconds))
        rows += [("three", kind, waits) for kind, waits in sorted(several.waits.items())]
        acknowledged, problems = acknowledged + several.acknowledged, problems + several.problems
    print("| servers | fault | times | median s | longest s |\n|---|---|---|---|---|")
    for servers, kind, waits in rows:
        middle = sorted(waits)[len(waits) // 2]
        print(f"| {servers} | {kind} | {len(waits)} | {middle:.1f} | {max(waits):.1f} |")
    print(f"{acknowledged} acknowledged actions, none lost and none stored twice" * (not problems))
    print(f"nonsense: {one.messages} messages that the server has read, {one.requests} requests")
    print(f"{len(problems)} problems")
    for problem in problems:
        print(f"PROBLEM {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""A rolling restart under play: python -m tests.cluster.rolling --players 200.

Each of three servers behind HAProxy in its turn is stopped in good order and started again, while
everybody plays with a clock. No game and no acknowledged action is lost, no seat gets time back.
"""

import argparse
import asyncio
import signal
import sys
import time
from typing import NamedTuple

from tests.cluster.faults import check_stored, wait_for_all
from tests.cluster.fleet import fleet
from tests.cluster.players import TIME_BACK, Table
from tools.postgres import missing

CLOCK = {"kind": "game", "seconds": 900, "increment": 0}
PAUSE = 3.0


class Rolled(NamedTuple):
    """What came out."""

    waits: list[float]
    """Seconds from each order to stop until every table had gone on after the server was back."""
    silence: float
    acknowledged: int
    begun: list[int]
    """For each table, how many games were begun at it."""
    problems: list[str]


async def roll(pauses: list[float]) -> Rolled:
    """Restart all servers, one after the other, while a table of two plays with each pause."""
    problems: list[str] = []
    waits: list[float] = []
    async with fleet() as servers:
        tables = [Table(servers.address, n, CLOCK, pause) for n, pause in enumerate(pauses)]
        jobs = [asyncio.create_task(table.run()) for table in tables]
        await wait_for_all(tables, time.monotonic(), problems)
        for server in servers.servers:
            began = time.monotonic()
            server.signal(signal.SIGTERM)
            if await server.gone() != 0:
                problems.append("a server did not stop in good order")
            server.start()
            await servers.ready(server)
            await wait_for_all(tables, time.monotonic(), problems)
            waits.append(time.monotonic() - began)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        # If the machine stood still for longer than a lease, a choice rightly gets its time back.
        lapsed = "rooms given up" in servers.logs()
        errors = [error for table in tables for error in table.errors]
        problems += [error for error in errors if not (lapsed and TIME_BACK in error)]
        problems += await asyncio.to_thread(check_stored, servers.database.url(), tables)
    players = [player for table in tables for player in table.players]
    acknowledged = sum(len(acked) for table in tables for acked in table.acked.values())
    begun = [len(table.rooms) for table in tables]
    return Rolled(waits, max(p.longest for p in players), acknowledged, begun, problems)


def main() -> int:
    """Print what came out; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=200)
    given = parser.parse_args()
    if missing():
        print(f"skipped: {missing()} is not here (python tools/postgres.py)")
        return 0
    rolled = asyncio.run(roll([PAUSE] * (given.players // 2)))
    print("| server | restarted and everybody gone on, s |\n|---|---|")
    for number, wait in enumerate(rolled.waits):
        print(f"| {number + 1} | {wait:.1f} |")
    print(f"{rolled.acknowledged} acknowledged actions in {sum(rolled.begun)} games")
    print(f"the longest time in which a client heard nothing: {rolled.silence:.1f} s")
    for problem in rolled.problems:
        print(f"PROBLEM {problem}")
    return 1 if rolled.problems else 0


if __name__ == "__main__":
    sys.exit(main())

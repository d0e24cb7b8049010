"""Random faults under play: python -m tests.cluster.faults --faults 200 --seed 1.

Three servers behind HAProxy, on one PostgreSQL database. After each fault everybody must go on; at
the end every acknowledged action is in the database once, and nobody was ever told two games.
"""

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import httpx
from sqlalchemy import create_engine, select

from koloda.engine.records.record import read_record, verify
from koloda.games import find_game
from koloda.server.storage.schema import actions
from tests.cluster.fleet import Fleet, Server, fleet
from tests.cluster.players import Table
from tools.postgres import missing

PATIENCE = 60.0
"""Seconds after which a table that does not go on is given up; far more than it should take."""


class Report(NamedTuple):
    """What came out."""

    faults: Counter[str]
    waits: dict[str, list[float]]
    """By fault: seconds from its begin until every table had gone on after it."""
    silence: float
    """The longest time in which some client heard nothing."""
    acknowledged: int
    games: int
    problems: list[str]


class Faults:
    """What can happen to a fleet; each method returns when the fault is over."""

    def __init__(self, servers: Fleet, tables: list[Table], rng: random.Random) -> None:
        self.fleet = servers
        self.tables = tables
        self.rng = rng

    def any_server(self) -> tuple[int, Server]:
        number = self.rng.randrange(len(self.fleet.servers))
        return number, self.fleet.servers[number]

    async def kill(self) -> None:
        """A server dies at once and comes back."""
        _, server = self.any_server()
        server.signal(signal.SIGKILL)
        await server.gone()
        await asyncio.sleep(self.rng.uniform(0, 2))
        server.start()

    async def stall(self) -> None:
        """A server stops for a while, perhaps longer than its lease, and goes on."""
        _, server = self.any_server()
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.5, 6))
        server.signal(signal.SIGCONT)

    async def cut(self) -> None:
        """A server loses the database, although both live."""
        number, _ = self.any_server()
        wire = self.fleet.wires[number]
        wire.cut = True
        await asyncio.sleep(self.rng.uniform(0.5, 5))
        wire.cut = False

    async def database(self) -> None:
        """The database crashes or is restarted."""
        how = self.rng.choice(["immediate", "fast"])
        await asyncio.to_thread(self.fleet.database.stop, how)
        await asyncio.to_thread(self.fleet.database.start)

    async def proxy(self) -> None:
        """The proxy is restarted, and with it every connection ends."""
        self.fleet.stop_proxy()
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        self.fleet.start_proxy()

    async def connections(self) -> None:
        """Some of the players lose their connections."""
        for table in self.tables:
            for player in table.players:
                if player.socket is not None and self.rng.random() < 0.6:
                    player.socket.transport.abort()

    async def restart(self) -> None:
        """A server is stopped in good order and started again."""
        _, server = self.any_server()
        server.signal(signal.SIGTERM)
        await server.gone()
        server.start()


KINDS = ("kill", "stall", "cut", "database", "proxy", "connections", "restart")


def shuffled(rng: random.Random) -> Iterator[str]:
    """All kinds of faults equally often, in no order and without end."""
    while True:
        yield from rng.sample(KINDS, len(KINDS))


async def wait_for_all(tables: list[Table], since: float, problems: list[str]) -> float:
    """Until every table has gone on since that moment; how long that took."""
    while any(table.progress < since for table in tables):
        if time.monotonic() - since > PATIENCE:
            still = [table.now() for table in tables if table.progress < since]
            problems.append(f"after {PATIENCE:.0f} s these do not go on: {still}")
            break
        await asyncio.sleep(0.05)
    return time.monotonic() - since


async def run(count: int, seed: int, size: int, seconds: float = 0.0) -> Report:
    """Play under this many faults or more, and for that long or longer."""
    rng, problems = random.Random(seed), list[str]()
    told: Counter[str] = Counter()
    waits: dict[str, list[float]] = defaultdict(list)
    async with fleet() as servers:
        tables = [Table(servers.address, number) for number in range(size)]
        jobs = [asyncio.create_task(table.run()) for table in tables]
        faults = Faults(servers, tables, rng)
        await wait_for_all(tables, time.monotonic(), problems)
        end = time.monotonic() + seconds
        for number, kind in enumerate(shuffled(rng)):
            if number >= count and time.monotonic() > end:
                break
            began = time.monotonic()
            await getattr(faults, kind)()
            await wait_for_all(tables, time.monotonic(), problems)
            took = time.monotonic() - began
            told[kind] += 1
            waits[kind].append(took)
            sys.stdout.write(f"{number + 1:4} {kind:12} {took:6.2f} s\n")
            sys.stdout.flush()
            if problems:
                break
            await asyncio.sleep(rng.uniform(0, 0.5))
            for server in servers.servers:
                await servers.ready(server)
        for table in tables:
            table.ending = True
        for job in jobs:
            job.cancel()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        problems += [repr(end) for end in ends if isinstance(end, Exception)]
        problems += [error for table in tables for error in table.errors]
        problems += await asyncio.to_thread(check_stored, servers.database.url(), tables)
        problems += await check_records(servers.address, tables)
    return Report(
        told,
        waits,
        max(player.longest for table in tables for player in table.players),
        sum(len(acked) for table in tables for acked in table.acked.values()),
        sum(len(table.rooms) for table in tables),
        problems,
    )


def check_stored(url: str, tables: list[Table]) -> list[str]:
    """Every acknowledged action is there once, and every log is without a gap."""
    problems = []
    engine = create_engine(url)
    with engine.connect() as connection:
        for table in tables:
            for room in table.rooms:
                here = select(actions).where(actions.c.match == room).order_by(actions.c.seq)
                rows = connection.execute(here).all()
                if [row.seq for row in rows] != list(range(len(rows))):
                    problems.append(f"{room}: the log has a gap")
                stored = Counter((row.seat, row.id) for row in rows if row.id)
                for name, acked in table.acked[room].items():
                    times = stored[acked["seat"], name]
                    if times != 1:
                        problems.append(f"{room}: {name} is stored {times} times")
                for number, links in table.chains[room].items():
                    if len(links) > 1:
                        problems.append(f"{room}: two games were told at action {number}")
    engine.dispose()
    return problems


async def check_records(address: str, tables: list[Table]) -> list[str]:
    """The record of every finished game proves itself."""
    problems = []
    async with httpx.AsyncClient(base_url=address, timeout=20) as http:
        for table in tables:
            for room in table.rooms[:-1]:
                answer = await http.get(f"/api/rooms/{room}/record")
                while answer.status_code == 429:
                    await asyncio.sleep(1)
                    answer = await http.get(f"/api/rooms/{room}/record")
                if answer.status_code == 200:
                    verify(read_record(answer.text, find_game))
                else:
                    problems.append(f"{room}: no record ({answer.status_code})")
    return problems


def main() -> int:
    """Print every fault and what came out; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=8)
    given = parser.parse_args()
    if missing():
        sys.stdout.write(f"skipped: {missing()} is not here (python tools/postgres.py)\n")
        return 0
    report = asyncio.run(run(given.faults, given.seed, given.tables))
    print("| fault | times | median s | longest s |\n|---|---|---|---|")
    for kind, waits in sorted(report.waits.items()):
        middle = sorted(waits)[len(waits) // 2]
        print(f"| {kind} | {report.faults[kind]} | {middle:.1f} | {max(waits):.1f} |")
    print(f"{report.acknowledged} acknowledged actions in {report.games} games")
    print(f"the longest time in which a client heard nothing: {report.silence:.1f} s")
    for problem in report.problems:
        print(f"PROBLEM {problem}")
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""Faults of a server with a file: killed, disk full, file locked, wall clock wrong; under play."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from tests.cluster.faults import check_records, check_stored, wait_for_all
from tests.cluster.fleet import START_SECONDS, Server
from tests.cluster.players import Table
from tests.soak.fuzz import Fuzzer

JUMPING = Path(__file__).with_name("jumping.py")
KINDS = ("kill", "disk_full", "lock", "clock_jump")
SMALL = 4096
UNDISTURBED = 20.0
"""Seconds at most until the next fault: while a server is down, it hears no nonsense."""
DAY = 86400.0


class House:
    """One server, its file, and what can happen to them."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.file = folder / "games.sqlite3"
        self.clock = folder / "clock"
        self.rng = rng
        os.environ["CLOCK_FILE"] = str(self.clock)
        self.server = Server(folder, 0, str(self.file), [sys.executable, str(JUMPING)])
        self.address = f"http://127.0.0.1:{self.server.port}"

    async def start(self) -> None:
        self.server.start()
        async with asyncio.timeout(START_SECONDS):
            while not await self.server.is_ready():
                await asyncio.sleep(0.1)

    async def kill(self) -> None:
        """`kill -9`."""
        self.server.signal(signal.SIGKILL)
        await self.server.gone()
        await self.start()

    async def disk_full(self) -> None:
        """Nothing can be written beyond the first page of any file."""
        assert self.server.process is not None
        pid = self.server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (SMALL, before[1]))
        await asyncio.sleep(self.rng.uniform(0.5, 4))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def lock(self) -> None:
        """Another program holds the file, sometimes longer than the server waits."""
        with sqlite3.connect(self.file, timeout=20, isolation_level=None) as other:
            other.execute("begin immediate")
            await asyncio.sleep(self.rng.uniform(0.5, 8))
            other.execute("rollback")
        other.close()

    async def clock_jump(self) -> None:
        """The wall clock is suddenly wrong, and later right again."""
        jump = self.rng.choice([-1, 1]) * self.rng.choice([60.0, 3600.0, 30 * DAY, 4000 * DAY])
        self.clock.write_text(str(jump))
        await asyncio.sleep(self.rng.uniform(0.5, 4))
        self.clock.write_text("0")


class Found(NamedTuple):
    """What came out."""

    waits: dict[str, list[float]]
    acknowledged: int
    messages: int
    """Pieces of nonsense that the server has read on WebSockets."""
    requests: int
    problems: list[str]


async def soak(seconds: float, nonsense: int, seed: int, size: int = 4) -> Found:
    """Play under faults for that long, or for twice as long until the nonsense is said."""
    rng, problems = random.Random(seed), list[str]()
    waits: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory(prefix="koloda-soak-") as name:
        house = House(Path(name), rng)
        await house.start()
        fuzzer = Fuzzer(house.address, random.Random(seed + 1))
        tables = [Table(house.address, number) for number in range(size)]
        jobs = [asyncio.create_task(table.run()) for table in tables]
        fuzzing = asyncio.create_task(fuzzer.run())
        try:
            await wait_for_all(tables, time.monotonic(), problems)
            end, number = time.monotonic() + seconds, 0
            while not problems and time.monotonic() < end + seconds * (fuzzer.heard < nonsense):
                kind = KINDS[number % len(KINDS)]
                began, number = time.monotonic(), number + 1
                await getattr(house, kind)()
                await wait_for_all(tables, time.monotonic(), problems)
                waits[kind].append(time.monotonic() - began)
                told = f"{number:4} {kind:12} {waits[kind][-1]:6.2f} s {fuzzer.heard:8} messages"
                print(told, flush=True)
                await asyncio.sleep(rng.uniform(0, UNDISTURBED))
            for job in [*jobs, fuzzing]:
                job.cancel()
            ends = await asyncio.gather(*jobs, fuzzing, return_exceptions=True)
            problems += [repr(end) for end in ends if isinstance(end, Exception)]
            problems += [error for table in tables for error in table.errors] + fuzzer.problems
            url = f"sqlite:///{house.file}"
            problems += await asyncio.to_thread(check_stored, url, tables)
            problems += await check_records(house.address, tables)
            problems += tracebacks(house.server.log)
        finally:
            house.server.end()
    acked = sum(len(acked) for table in tables for acked in table.acked.values())
    if fuzzer.heard < nonsense:
        problems.append(f"{fuzzer.heard} messages of nonsense instead of {nonsense}")
    return Found(waits, acked, fuzzer.heard, fuzzer.requests, problems)


def tracebacks(log: Path) -> list[str]:
    """What the server did not expect; a failing disk is said in one line without a traceback."""
    return [line[:300] for line in log.read_text().splitlines() if "Traceback" in line]

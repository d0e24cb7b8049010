"""The same load on one process with SQLite and on 1, 2 and 4 processes with PostgreSQL.

PYTHONPATH=build/compiled:. python -m benchmarks.scale_load --players 2000 --rate 1000 --out FILE

It starts its own PostgreSQL in a temporary folder, a fresh one for every run. Connections are
spread over the processes as by a proxy, so with n processes a share of (n-1)/n is forwarded.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop
from sqlalchemy import create_engine, text

from benchmarks.capacity import report
from benchmarks.server_load import SEATS, SERVER, Load, memory, processor
from tools.postgres import Postgres, missing, postgres

PROCESSES = (1, 2, 4)
SHOWN = (
    "actions_per_second",
    "p50_ms",
    "p99_ms",
    "own_lag_p99_ms",
    "server_cpu_ms_per_action",
    "database_cpu_ms_per_action",
    "MB_per_process",
    "kB_per_connection",
    "wal_bytes_per_action",
    "actions_per_commit",
    "errors",
)


class Database:
    """A fresh database; with SQLite there is nothing to measure beside the server."""

    def __init__(self, running: Postgres | None, folder: Path) -> None:
        self.running = running
        self.url = running.url() if running else str(folder / "games.sqlite3")

    def pids(self) -> list[int]:
        """PostgreSQL's processes: the first one and its children."""
        if self.running is None:
            return []
        first = int(Path(self.running.data, "postmaster.pid").read_text().split()[0])
        found = [first]
        for place in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = place.read_text().rpartition(")")[2].split()
                found += [int(place.parent.name)] if int(fields[1]) == first else []
        return found

    def written(self) -> int:
        """Bytes of PostgreSQL's log so far."""
        if self.running is None:
            return 0
        engine = create_engine(self.url)
        with engine.connect() as connection:
            place = "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"
            bytes_so_far = int(connection.execute(text(place)).scalar_one())
        engine.dispose()
        return bytes_so_far


@contextlib.contextmanager
def servers(url: str, count: int) -> Iterator[tuple[list[str], list[int]]]:
    """Processes that are one server: their addresses and their numbers."""
    command = [sys.executable, "-c", SERVER, url]
    started = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for _ in range(count)
    ]
    try:
        lines = [process.stdout.readline().strip() for process in started if process.stdout]
        yield lines, [process.pid for process in started]
    finally:
        for process in started:
            process.send_signal(signal.SIGTERM)
        for process in started:
            process.wait(60)


def commits(addresses: list[str]) -> float:
    """Transactions of all processes so far."""
    total = 0.0
    for address in addresses:
        with urllib.request.urlopen(f"{address}/metrics", timeout=20) as answer:
            lines = answer.read().decode().splitlines()
        total += sum(float(x.split()[1]) for x in lines if x.startswith("koloda_commits_total "))
    return total


def measure(database: Database, count: int, given: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    with servers(database.url, count) as (addresses, pids):
        empty = memory(pids) / count
        load, around = Load(addresses), {}

        async def work() -> dict[str, Any]:
            found = await load.run(given.players // SEATS, given.rate, given.seconds, pids)
            around["end"] = (processor(database.pids()), database.written(), commits(addresses))
            return found

        def begin() -> None:
            around["begin"] = (processor(database.pids()), database.written(), commits(addresses))

        load.begin = begin
        found = uvloop.run(asyncio.wait_for(work(), given.seconds + 240))
        before, after = around["begin"], around["end"]
        actions = max(1, found["actions"])
        return {
            "storage": "PostgreSQL" if database.running else "SQLite",
            "processes": count,
            **found,
            "database_cpu_ms_per_action": round(1000 * (after[0] - before[0]) / actions, 3),
            "wal_bytes_per_action": round((after[1] - before[1]) / actions),
            "actions_per_commit": round(actions / max(1.0, after[2] - before[2]), 1),
            "MB_per_process": round(empty / 1024, 1),
            "cores": os.cpu_count(),
        }


def run(given: argparse.Namespace) -> list[dict[str, Any]]:
    """SQLite, then PostgreSQL with more and more processes."""
    with tempfile.TemporaryDirectory() as name:
        runs = [measure(Database(None, Path(name)), 1, given)]
        for count in PROCESSES:
            with postgres() as running:
                runs.append(measure(Database(running, Path(name)), count, given))
    return runs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second, all together")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--out", type=Path, default=Path("build/scale.json"))
    given = parser.parse_args()
    if missing():
        print(f"skipped: {missing()} is not here (python tools/postgres.py)")
        return 0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    gc.disable()  # its pauses would be taken for the server's
    runs = run(given)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(runs, indent=1) + "\n")
    heads = [f"{found['storage']} {found['processes']}" for found in runs]
    print(f"| {given.players} players | " + " | ".join(heads) + " |")
    print("|---|" + "---|" * len(runs))
    for shown in SHOWN:
        print(f"| {shown} | " + " | ".join(str(found[shown]) for found in runs) + " |")
    print(f"load average {os.getloadavg()[0]:.1f}; the whole of it is in {given.out}\n")
    print(report(runs))
    return 0


if __name__ == "__main__":
    sys.exit(main())

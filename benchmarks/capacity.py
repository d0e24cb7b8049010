"""What more players need, from what benchmarks.scale_load has measured.

python -m benchmarks.capacity build/scale.json
"""

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any, NamedTuple

PLAYERS = (2_000, 100_000, 1_000_000)
SECONDS_PER_ACTION = 10.0
"""How long a player at a table takes from one action to the next, others' turns included."""
BUSY = 0.5
"""The share of a core that may be used in the long run; the rest is for peaks and lost machines."""
MOST_CONNECTIONS = 10_000
"""Connections that one process may hold, whatever they do."""
MOST_COMMITS = 1000.0
"""Commits a second that a disk with a safe cache makes; nothing here has measured it."""


class Constants(NamedTuple):
    """Measured: milliseconds, bytes and kilobytes."""

    here: float
    """Processor time of an action whose seats are all in the room's own process."""
    forwarded: float
    """What is added when every seat has reached another process."""
    database: float
    log_bytes: float
    process_kb: float
    connection_kb: float
    room_kb: float


def constants(runs: list[dict[str, Any]]) -> Constants:
    """From the runs with PostgreSQL; the more processes, the more is forwarded."""
    found = sorted(
        (run for run in runs if run["storage"] == "PostgreSQL"), key=lambda run: run["processes"]
    )
    one, most = found[0], found[-1]
    share = 1 - 1 / most["processes"]
    more = most["server_cpu_ms_per_action"] - one["server_cpu_ms_per_action"]
    return Constants(
        one["server_cpu_ms_per_action"],
        max(0.0, more) / share if share else 0.0,
        max(run["database_cpu_ms_per_action"] for run in found),
        max(run["wal_bytes_per_action"] for run in found),
        1024 * one["MB_per_process"],
        max(0.0, one["kB_per_connection"]),
        max(0.0, one["kB_per_room_of_four"] - 4 * one["kB_per_connection"]),
    )


def needs(players: int, known: Constants) -> dict[str, str]:
    """What this many players need, who all play at tables of four."""
    rate = players / SECONDS_PER_ACTION
    cores = rate * (known.here + known.forwarded) / 1000 / BUSY
    processes = max(math.ceil(cores), math.ceil(players / MOST_CONNECTIONS))
    kb = processes * known.process_kb + players * (known.connection_kb + known.room_kb / 4)
    news = 2 * processes * (processes - 1)
    return {
        "actions a second": f"{rate:,.0f}",
        "processes, a core each": f"{processes:,}",
        "memory of them, GB": f"{kb / 2**20:,.1f}",
        "cores of PostgreSQL": f"{max(1, math.ceil(rate * known.database / 1000 / BUSY)):,}",
        "PostgreSQL's log, MB a second": f"{rate * known.log_bytes / 1e6:,.1f}",
        "log in a day, GB": f"{rate * known.log_bytes * 86400 / 1e9:,.0f}",
        f"actions in each of {MOST_COMMITS:,.0f} commits a second": f"{rate / MOST_COMMITS:,.1f}",
        "news between processes, a second": f"{news:,}",
    }


def report(runs: list[dict[str, Any]]) -> str:
    """The constants, and a table of needs."""
    known = constants(runs)
    columns = [needs(players, known) for players in PLAYERS]
    lines = [f"| {name} | {value:,.2f} |" for name, value in known._asdict().items()]
    lines += ["", "| players | " + " | ".join(f"{players:,}" for players in PLAYERS) + " |"]
    lines += ["|---|" + "---|" * len(PLAYERS)]
    for name in columns[0]:
        lines.append(f"| {name} | " + " | ".join(column[name] for column in columns) + " |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measured", type=Path, nargs="?", default=Path("build/scale.json"))
    given = parser.parse_args()
    print(report(json.loads(given.measured.read_text())))
    return 0


if __name__ == "__main__":
    sys.exit(main())

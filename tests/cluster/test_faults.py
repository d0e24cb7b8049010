"""A dozen faults under play, and a rolling restart; `make faults` tries two hundred."""

import asyncio
import signal
import time

import pytest

from tests.cluster.faults import check_stored, run, wait_for_all
from tests.cluster.fleet import fleet
from tests.cluster.players import TIME_BACK, Table

CLOCK = {"kind": "game", "seconds": 900, "increment": 0}


@pytest.mark.anyio
async def test_play_goes_on_through_a_dozen_faults(needs_postgres: None) -> None:
    report = await run(12, seed=7, size=3)
    assert report.problems == []
    assert report.faults.total() == 12
    assert report.acknowledged > 100


@pytest.mark.anyio
async def test_a_rolling_restart_drops_no_game_and_no_clock(needs_postgres: None) -> None:
    problems: list[str] = []
    async with fleet() as servers:
        # Who thinks for some seconds would get them back if a clock were forgotten.
        tables = [Table(servers.address, n, CLOCK, pause) for n, pause in enumerate((0.1, 0.1, 4))]
        jobs = [asyncio.create_task(table.run()) for table in tables]
        await wait_for_all(tables, time.monotonic(), problems)
        for server in servers.servers:
            server.signal(signal.SIGTERM)
            assert await server.gone() == 0
            server.start()
            await servers.ready(server)
            await wait_for_all(tables, time.monotonic(), problems)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        # If the machine stood still for longer than a lease, a choice rightly gets its time back.
        lapsed = "rooms given up" in servers.logs()
        errors = [error for table in tables for error in table.errors]
        problems += [error for error in errors if not (lapsed and TIME_BACK in error)]
        problems += await asyncio.to_thread(check_stored, servers.database.url(), tables)
    assert problems == []
    assert len(tables[2].rooms) == 1, "the slow table still plays its first game"

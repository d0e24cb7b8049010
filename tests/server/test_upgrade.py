"""A database that the version before has written is brought up to date and goes on."""

import asyncio
import dataclasses
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from koloda.engine.chance.rng import FastRng, commitment
from koloda.engine.records.record import read_record, verify
from koloda.games import find_game
from koloda.server.storage.opening import NEWEST
from tests.server.serving import QUICK, Json, running

FIXTURES = Path(__file__).parent / "fixtures"
RELEASES = sorted((Path(__file__).parents[1] / "fixtures").glob("*/database.sql"))
PATIENT = dataclasses.replace(
    QUICK, keep_open_days=1e6, keep_running_days=1e6, keep_actions_days=1e6
)


@pytest.mark.anyio
@pytest.mark.parametrize("schema", ["schema_0002"])
async def test_tables_of_the_version_before_go_on(tmp_path: Path, schema: str) -> None:
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as database:
        database.executescript((FIXTURES / f"{schema}.sql").read_text(encoding="utf-8"))
    database.close()
    seats: Json = json.loads((FIXTURES / f"{schema}.json").read_text(encoding="utf-8"))
    with running(tmp_path, PATIENT) as server:
        with server.storage.engine.connect() as connection:
            found = connection.execute(text("select version_num from alembic_version")).scalar()
        assert found == NEWEST
        assert server.http.get(f"/api/rooms/{seats['open']['room']}").json()["state"] == "open"
        server.sit(seats["open"]["room"])
        over = seats["over"]["room"]
        record = read_record(server.http.get(f"/api/rooms/{over}/record").text, find_game)
        verify(record)
        assert record.commitment == commitment(record.seed)  # as it was promised then
        assert server.http.get(f"/api/rooms/{over}/replay").status_code == 200
        anna, boris = seats["running"]
        async with server.client(anna) as first, server.client(boris) as second:
            assert first.welcome["chain"] == ""
            moves = [client.play_on(FastRng(1)) for client in (first, second)]
            await asyncio.gather(*moves)
            assert first.over is not None and first.over["secret"] == ""
        room = seats["running"][0]["room"]
        verify(read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game))


@pytest.mark.anyio
@pytest.mark.parametrize("dump", RELEASES, ids=lambda dump: dump.parent.name)
async def test_tables_of_every_release_go_on(tmp_path: Path, dump: Path) -> None:
    with sqlite3.connect(tmp_path / "games.sqlite3") as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    seats: Json = json.loads(dump.with_suffix(".json").read_text(encoding="utf-8"))
    with running(tmp_path, PATIENT) as server:
        assert server.http.get(f"/api/rooms/{seats['open']['room']}").json()["state"] == "open"
        server.sit(seats["open"]["room"])
        anna, boris = seats["running"]
        async with server.client(anna) as first, server.client(boris) as second:
            await asyncio.gather(*[each.play_on(FastRng(1)) for each in (first, second)])
        for room in (seats["over"]["room"], seats["running"][0]["room"]):
            verify(read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game))
            assert server.http.get(f"/api/rooms/{room}/replay").status_code == 200

"""Storage: durable before acknowledged, one owner, and nobody waits for a dead writer."""

import asyncio
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.games import GAMES
from koloda.server.ops.limits import Addresses, Bucket
from koloda.server.ops.metrics import Metrics
from koloda.server.ops.settings import Rate, Settings
from koloda.server.rooms.keys import fits, hash_of, new_id, well_formed
from koloda.server.rooms.match_log import BY_PERSON, CannotReplay, Entry, Table
from koloda.server.storage.database import Storage
from koloda.server.storage.place import database_url
from koloda.server.storage.schema import metadata
from koloda.server.storage.writer import Row, WriteFailed
from tests.server.serving import running
from tests.terminal.running import bad, good


def row(seq: int, match: str = "m" * 22) -> Row:
    return {
        "match": match,
        "seq": seq,
        "seat": 0,
        "action": "take",
        "by": "person",
        "id": None,
        "spent": 0.0,
        "at": time.time(),
    }


@pytest.mark.anyio
async def test_many_writes_share_few_commits(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "a.sqlite3"))
    metrics = storage.writer.metrics = Metrics()
    await asyncio.gather(*[storage.writer.write([], [row(n)]) for n in range(500)])
    assert metrics.registry.get_sample_value("koloda_stored_writes_total") == 500
    assert (metrics.registry.get_sample_value("koloda_commit_seconds_count") or 0) < 250
    storage.close()
    with sqlite3.connect(tmp_path / "a.sqlite3") as found:
        assert found.execute("select count(*) from actions").fetchone() == (500,)


@pytest.mark.anyio
async def test_a_number_is_written_once_and_others_in_the_group_do_not_suffer(
    tmp_path: Path,
) -> None:
    storage = Storage(str(tmp_path / "a.sqlite3"))

    async def work() -> list[object]:
        await storage.writer.write([], [row(3)])
        jobs = [storage.writer.write([], [row(n)]) for n in range(6)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    ends = await work()
    assert [isinstance(end, WriteFailed) for end in ends] == [n == 3 for n in range(6)]
    assert storage.trouble() == ""
    storage.close()


@pytest.mark.anyio
async def test_a_dying_writer_fails_everybody_who_waits(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "a.sqlite3"))

    def break_down(_: object) -> None:
        raise MemoryError("no more")

    async def work() -> list[object]:
        storage.writer.transact = break_down  # type: ignore[method-assign, assignment]
        jobs = [storage.writer.write([], [row(n)]) for n in range(5)]
        ends = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 10)
        with pytest.raises(WriteFailed):
            await storage.writer.write([], [row(9)])
        return list(ends)

    ends = await work()
    storage.writer.thread.join(10)
    assert all(isinstance(end, WriteFailed) for end in ends)
    assert "no more" in storage.trouble()
    storage.close()


@pytest.mark.anyio
async def test_the_health_check_sees_a_fault_come_and_go_while_nobody_plays(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "a.sqlite3"))
    assert await storage.probe() == ""
    with storage.engine.begin() as connection:
        connection.execute(text("alter table actions rename to gone"))
    storage.probed_at = 0.0  # as if a second had passed
    assert "actions" in await storage.probe()
    with storage.engine.begin() as connection:
        connection.execute(text("alter table gone rename to actions"))
        assert connection.execute(text("select count(*) from actions")).scalar() == 0
    assert await storage.probe() == ""
    storage.close()


def test_a_damaged_database_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    Storage(str(file)).close()
    content = bytearray(file.read_bytes())
    content[4096:4596] = b"\xff" * 500  # the head of the second page
    file.write_bytes(content)
    with pytest.raises(OptionError, match="cannot use the database"):
        Storage(str(file))


@pytest.mark.anyio
async def test_when_nothing_can_be_stored_nothing_is_acknowledged(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        pair = server.full()

        async def work() -> None:
            async with server.client(pair[0]) as anna:
                view, seq = anna.view, anna.seq
                assert view is not None
                with server.storage.engine.begin() as connection:
                    connection.execute(text("alter table actions rename to gone"))
                await anna.send("act", id="x", seq=seq, action=view["legal"][0])
                assert all(message["t"] != "ack" for message in await anna.closed())
                assert httpx.get(f"{server.address}/healthz").status_code == 503
                with server.storage.engine.begin() as connection:
                    connection.execute(text("alter table gone rename to actions"))
            async with server.client(pair[0]) as anna:
                assert (anna.seq, anna.view) == (seq, view)
                answer = await anna.ask("act", id="x", seq=seq, action=view["legal"][0])
                assert answer["t"] == "ack"
                assert httpx.get(f"{server.address}/healthz").status_code == 200

        await work()


def test_the_tables_are_what_the_migrations_make(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "a.sqlite3"))
    with storage.engine.connect() as connection:
        for table in metadata.sorted_tables:
            found = connection.execute(text(f"pragma table_info({table.name})")).all()
            assert [(column[1], bool(column[5])) for column in found] == [
                (column.name, column.primary_key) for column in table.columns
            ]
    assert (tmp_path / "a.sqlite3").stat().st_mode & 0o077 == 0
    with pytest.raises(OptionError, match="another server"):
        Storage(str(tmp_path / "a.sqlite3"))
    storage.close()
    Storage(str(tmp_path / "a.sqlite3")).close()


@pytest.mark.parametrize("place", ["nonsense://", "postgresql+nodriver://x/y", "://"])
def test_a_database_that_cannot_be_used_is_refused_in_one_line(place: str) -> None:
    with pytest.raises(OptionError):
        Storage(place)


def test_urls_and_files() -> None:
    assert database_url("games.sqlite3").get_backend_name() == "sqlite"
    assert database_url("postgresql://u@h/d").get_backend_name() == "postgresql"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_is_the_same_after_being_stored(game: Game) -> None:
    """With actions taken back on the way, wherever that is allowed."""
    setup, rng = game.setup(game.seats[0]), FastRng(3)
    table = Table(setup, seed_from_number(3), 200)
    log = table.begin()
    while not table.state.is_over():
        seats_now = table.state.to_act()
        seat = seats_now[rng.below(len(seats_now))]
        log += table.play(seat, table.state.random_action(seat, rng), BY_PERSON)
        if table.may_undo(seat) and rng.below(2):
            log += table.undo(seat)
            assert not table.may_undo(seat)
        if rng.below(30) == 0:
            copy = Table(setup, seed_from_number(3), 200)
            copy.restore(log)
            assert (copy.seq, str(copy.state)) == (table.seq, str(table.state))
            assert list(copy.told) == list(table.told)
            assert copy.match.actions == table.match.actions
    assert table.seq == len(log)
    other = Table(setup, seed_from_number(4), 200)
    with pytest.raises((CannotReplay, ValueError)):
        other.restore(log)
    with pytest.raises((CannotReplay, ValueError)):
        Table(setup, seed_from_number(3), 200).restore([*log, Entry(0, "nonsense", BY_PERSON)])


def test_keys() -> None:
    key = new_id()
    assert not any(new_id().startswith("-") for _ in range(2000)), "a command would take it amiss"
    assert well_formed(key)
    assert len({new_id() for _ in range(100)}) == 100
    assert fits(key, hash_of(key))
    assert not fits(new_id(), hash_of(key))
    assert key not in hash_of(key)


def test_buckets_fill_again() -> None:
    bucket = Bucket(Rate(2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    addresses = Addresses(Settings())
    assert addresses.of("2001:db8:1:2:3::4") is addresses.of("2001:db8:1:2:9::9")
    assert addresses.of("10.0.0.1") is not addresses.of("10.0.0.2")


def test_backup_while_the_server_runs(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        room = server.full()[0]["room"]
        copy = tmp_path / "copy.sqlite3"
        good("backup", str(copy), "--database", server.database)
        assert "exists already" in bad("backup", str(copy), "--database", server.database)
        good("backup", str(copy), "--database", server.database, "--force")
    storage = Storage(str(copy))
    found = storage.read(room)
    assert found is not None
    assert found.log
    storage.close()
    assert "no database" in bad("backup", str(tmp_path / "x"), "--database", str(tmp_path / "none"))
    assert "pg_dump" in bad("backup", str(tmp_path / "x"), "--database", "postgresql://x")


def test_a_backup_onto_a_live_database_is_refused_under_every_name(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        room = server.full()[0]["room"]
        soft, hard = tmp_path / "soft.sqlite3", tmp_path / "hard.sqlite3"
        soft.symlink_to(server.database)
        hard.hardlink_to(server.database)
        for name in (server.database, str(soft), str(hard)):
            sentence = bad("backup", name, "--database", server.database, "--force")
            assert "is the database itself" in sentence
        other = tmp_path / "other.sqlite3"
        Storage(str(other)).close()
        sentence = bad("backup", str(hard), "--database", str(other), "--force")
        assert "a server uses" in sentence
    storage = Storage(server.database)
    assert storage.read(room) is not None
    storage.close()


def test_a_second_server_is_refused_under_every_name(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    storage = Storage(str(file))
    soft, hard = tmp_path / "soft.sqlite3", tmp_path / "hard.sqlite3"
    soft.symlink_to(file)
    hard.hardlink_to(file)
    for name in (file, soft, hard):
        with pytest.raises(OptionError, match="another server uses"):
            Storage(str(name))
    storage.close()


def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear database, " * 100)
    with pytest.raises(OptionError, match="cannot use the database: file is not a database"):
        Storage(str(file))
    assert [found.name for found in tmp_path.iterdir()] == ["letter.txt"]

"""The operator: orders over a socket of the server's own, and what is deleted by itself."""

import asyncio
import dataclasses
import json
import os
import socket
import stat
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import select, text, update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from koloda.engine.chance.rng import FastRng
from koloda.server.ops.admin_socket import LONGEST_ORDER, socket_of
from koloda.server.ops.limits import ROOM_BYTES
from koloda.server.ops.logs import hashed
from koloda.server.ops.settings import Rate
from koloda.server.rooms import replays
from koloda.server.storage.cleaning import BY_ROOM
from koloda.server.storage.schema import actions, rooms
from koloda.server.storage.writer import Write
from tests.server.serving import PATIENCE, QUICK, Client, Json, Running, running
from tests.terminal.running import NEUTRAL, bad, good


def admin(server: Running, *words: str) -> str:
    return good("admin", "--database", server.database, *words)


def test_only_the_servers_user_can_open_the_socket(server: Running) -> None:
    place = socket_of(Path(server.database))
    assert stat.S_IMODE(os.stat(place).st_mode) == 0o600
    assert place.is_socket()


@pytest.mark.anyio
async def test_tables_are_listed_and_watched_without_cards(server: Running) -> None:
    seats = server.full()
    room = seats[0]["room"]
    async with server.client(seats[0]) as anna:
        await anna.ask("chat", text="hello")
        shown = await asyncio.to_thread(admin, server, "watch", room)
        assert f"{room}  karma" in await asyncio.to_thread(admin, server, "list")
        found = json.loads(shown)
        assert found["online"] == 1 and found["chat"][0]["text"] == "hello"
        assert found["to_act"]
        assert anna.view is not None
        hand = next(zone for zone in anna.view["zones"] if zone["name"] == "hand")
        assert hand["cards"] and "zones" not in shown and "cards" not in shown
        export = json.loads(await asyncio.to_thread(admin, server, "export", room))
        assert export["actions"] == [] and "seed" not in export["room"]
        assert "key_hash" not in json.dumps(export)


def test_an_order_that_makes_no_sense_is_one_sentence(server: Running, tmp_path: Path) -> None:
    assert "no such table" in bad("admin", "--database", server.database, "watch", "nowhere")
    assert "no server uses" in bad("admin", "--database", str(tmp_path / "x"), "list")
    assert "like 12h" in bad("admin", "--database", server.database, "ban", "::1", "--for", "x")
    for who in ("nobody", "300.1.1.1", "10.0.0.0/8", "1:2"):
        assert "no hash" in bad("admin", "--database", server.database, "ban", who)
    endless = ("--for", "9" * 30 + "d")
    assert "ten years" in bad("admin", "--database", server.database, "ban", "::1", *endless)
    assert "Give a table" in bad("admin", "--database", server.database, "delete")
    for verb in ("watch", "close", "export"):
        assert "no such table" in bad("admin", "--database", server.database, verb, "-b" * 11)
    nothing = ("admin", "--database", server.database, "delete", "a" * 22, "--yes")
    assert "no such table" in bad(*nothing)
    assert "1 to 300 characters" in bad("admin", "--database", server.database, "say", "x" * 5000)
    long = "x" * (2 * LONGEST_ORDER)
    assert "not understood" in bad("admin", "--database", server.database, "say", long)


def test_a_refusal_is_said_in_the_readers_language(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NEUTRAL, "LC_ALL", "ru_RU.UTF-8")
    words = bad("admin", "--database", server.database, "ban", "nobody")
    assert words == "koloda: nobody не адрес и не его хеш в журнале"
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.connect(str(socket_of(Path(server.database))))
        line.sendall(b"nonsense\n")
        reply = json.loads(line.recv(1000))
    assert reply["refused"]["fault"] == "server-bad" and reply["answer"] is None


@pytest.mark.anyio
async def test_a_game_is_closed_a_table_deleted_and_everybody_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = server.full()
        async with server.client(seats[0]) as anna:
            await asyncio.to_thread(admin, server, "say", "Tea is ready.")
            said = await anna.until("chat")
            assert (said["seat"], said["text"]) == (-1, "Tea is ready.")
            assert "ended" in await asyncio.to_thread(admin, server, "close", seats[0]["room"])
            assert (await anna.until("over"))["outcome"]["ranks"] == [1, 1]
        waiting = server.make()["room"]
        assert "deleted" in admin(server, "close", waiting)
        assert server.http.get(f"/api/rooms/{waiting}").status_code == 404
        exported = json.loads(admin(server, "export", seats[0]["room"]))
        assert exported["actions"] and exported["room"]["seed"]
        assert '"deleted": 1' in admin(server, "delete", "--name", "Player 1", "--yes")
        assert server.http.get(f"/api/rooms/{seats[0]['room']}/record").status_code == 404
        assert server.storage.read(seats[0]["room"]) is None


@pytest.mark.anyio
async def test_nobody_brings_a_table_back_while_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that is cut off comes back at once, before the deletion is durable."""
    with running(tmp_path) as server:
        seats = server.full()
        room, may_delete = seats[0]["room"], threading.Event()
        transact = server.storage.writer.transact

        def wait_to_delete(jobs: list[Write]) -> list[Write]:
            if any(len(job.statements) == len(BY_ROOM) for job in jobs):
                may_delete.wait(PATIENCE)
            return transact(jobs)

        monkeypatch.setattr(server.storage.writer, "transact", wait_to_delete)
        async with server.client(seats[0]) as anna:
            order = asyncio.create_task(asyncio.to_thread(admin, server, "delete", room, "--yes"))
            await anna.closed()
            answers = [server.http.get(f"/api/rooms/{room}").status_code for _ in range(3)]
            may_delete.set()
            assert json.loads(await order) == {"deleted": 1}
        assert answers == [404, 404, 404]
        assert room not in await asyncio.to_thread(admin, server, "list")


@pytest.mark.anyio
async def test_a_replay_that_comes_too_late_is_not_stored(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        room = server.full()[0]["room"]
        assert "ended" in admin(server, "close", room)
        kept, made = server.storage, {"en": b"replay"}
        await kept.writer.write(replays.storing(room, made), [])
        assert await kept.replay(room, "en") == b"replay"
        assert json.loads(admin(server, "delete", room, "--yes")) == {"deleted": 1}
        await kept.writer.write(replays.storing(room, made), [])
        assert await kept.replay(room, "en") is None


@pytest.mark.anyio
async def test_a_drained_server_takes_no_new_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = server.full()
        assert json.loads(admin(server, "drain")) == {"running": 1}
        body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
        assert server.http.post("/api/rooms", json=body).status_code == 503
        async with server.client(seats[0]) as anna:
            assert anna.view is not None


@pytest.mark.anyio
async def test_a_banned_address_stays_out_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.http.get("/api/games")
        assert "banned" in admin(server, "ban", hashed("127.0.0.1"), "--for", "1h")
        assert server.http.get("/api/games").status_code == 403
        assert server.http.get("/healthz").status_code == 200
    with running(tmp_path) as server:
        answer = server.http.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{server.port}/ws")
        assert "let in" in admin(server, "ban", "127.0.0.1", "--for", "0s")
        assert server.http.get("/api/games").status_code == 200


@pytest.mark.anyio
async def test_chat_survives_a_restart_for_the_life_of_the_table(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, chat_length=5)
    with running(tmp_path, settings) as server:
        seats = server.full()
        async with server.client(seats[0]) as anna:
            for number in range(8):
                assert (await anna.ask("chat", text=f"line {number}"))["t"] == "chat"
    with running(tmp_path, settings) as server:
        async with server.client(seats[1]) as boris:
            said = [line["text"] for line in boris.welcome["chat"]]
            await boris.ask("chat", text="me too")
        assert said == [f"line {number}" for number in range(3, 8)]
        with server.storage.engine.connect() as connection:
            assert connection.execute(text("select count(*) from chat")).scalar() == 5


@pytest.mark.anyio
async def test_what_nobody_needs_is_deleted_by_itself(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, idle_seconds=0.1)
    with running(tmp_path) as server:
        never, fresh = server.make()["room"], server.make()["room"]
        over = server.make(bots=".b")
        async with server.client(over) as client:
            await client.play_on(FastRng(1))
        record = server.http.get(f"/api/rooms/{over['room']}/record").text
        long_ago = time.time() - 400 * 86400
        with server.storage.engine.begin() as connection:
            aged = rooms.c.room.in_([never, over["room"]])
            connection.execute(update(rooms).where(aged).values(made_at=long_ago))
    with running(tmp_path, settings) as server:
        deadline = time.monotonic() + PATIENCE
        while 'why="old"' not in server.http.get("/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        with server.storage.engine.connect() as connection:
            kept = {row.room for row in connection.execute(select(rooms.c.room))}
        assert kept == {fresh, over["room"]}
        # Of the finished game the record is left, and its replay can be made from it again.
        assert server.http.get(f"/api/rooms/{over['room']}/record").text == record
        assert server.http.get(f"/api/rooms/{over['room']}/replay").status_code == 200


def test_a_game_that_nobody_goes_on_with_is_archived_and_deleted_later(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, idle_seconds=0.1)

    def age(server: Running, days: float) -> None:
        with server.storage.engine.begin() as connection:
            left = actions.c.match == room
            connection.execute(update(actions).where(left).values(at=time.time() - days * 86400))

    def wait(server: Running, words: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while words not in server.http.get("/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.1)

    with running(tmp_path) as server:
        room = server.full()[0]["room"]
        age(server, 31)
    with running(tmp_path, settings) as server:
        wait(server, "koloda_rooms_archived_total 1.0")
        outcome = server.http.get(f"/api/rooms/{room}/replay").json()["outcome"]
        assert outcome == {"ranks": [1, 1], "reason": "abandoned"}
        age(server, 121)
    with running(tmp_path, settings) as server:
        wait(server, 'koloda_rooms_deleted_total{why="abandoned"} 1.0')
        assert server.http.get(f"/api/rooms/{room}").status_code == 404


@pytest.mark.anyio
async def test_a_banned_name_and_all_that_look_like_it_stay_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = server.full()
        async with server.client(seats[1]) as boris:
            assert "banned" in await asyncio.to_thread(
                admin, server, "ban", "--name", "Player 1", "--for", "1h"
            )
            assert (await boris.until("error"))["code"] == "banned"
        room = server.make(name="Anna")["room"]
        for name in ("Player 1", "PIayer l"):
            answer = server.http.post(f"/api/rooms/{room}/seats", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with pytest.raises(ConnectionClosed):
            await come_in(server, seats[1])
        assert "let in" in admin(server, "ban", "--name", "Player 1", "--for", "0s")
        assert server.sit(room, "Player 1")["seat"] == 1
        assert "address or --name" in bad("admin", "--database", server.database, "ban")


async def come_in(server: Running, seat: Json) -> None:
    """Open a seat by its key."""
    async with server.client(seat):
        pass


@pytest.mark.anyio
async def test_what_an_address_stores_is_counted_in_bytes(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, bytes_a_day=Rate(0.0, 2 * ROOM_BYTES))
    with running(tmp_path, settings) as server:
        seats = server.full()
        async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
            for _ in range(6):
                await play_one(anna, boris)
            # The game goes on, but nothing that could be done without is stored any more.
            refused = await anna.ask("chat", text="hello")
            assert refused["t"] == "refused" and "stored" in refused["sentence"]
            await play_one(anna, boris)
        body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
        answer = server.http.post("/api/rooms", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "rate")


async def play_one(*clients: Client) -> None:
    """One legal action of whoever may act, seen by all."""
    who, legal = next(
        (client, client.view["legal"])
        for client in clients
        if client.view is not None and client.view["legal"]
    )
    answer = await who.act(legal[0])
    assert answer["t"] == "ack"
    for client in clients:
        while client.seq < answer["seq"]:
            await client.until("update")

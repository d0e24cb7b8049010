"""What strangers try: foreign pages, guessing, flooding, hostile words, early looks."""

import asyncio
import contextlib
import dataclasses
import json
import socket
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from koloda.engine.values.errors import OptionError
from koloda.server.ops.clock import now, wall
from koloda.server.ops.settings import Rate, Settings
from koloda.server.rooms.keys import new_id
from koloda.server.rooms.names import clean_chat, clean_name, free_name
from koloda.server.rooms.seats import Chair
from koloda.server.storage import cleaning
from tests.server.serving import QUICK, Client, Json, Running, running

FOREIGN = ["http://evil.example", "null", "https://127.0.0.1.evil.example", "http://localhost.evil"]


async def handshake(server: Running, **headers: str) -> int:
    """The status of a WebSocket handshake with these headers."""
    try:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, open_timeout=10
        ):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


@pytest.mark.anyio
@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_gets_nothing(server: Running, origin: str) -> None:
    assert await handshake(server, Origin=origin) == 403
    answer = server.http.post("/api/rooms", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_name_that_was_made_to_point_here_gets_nothing(server: Running) -> None:
    evil = {"Origin": f"http://evil.example:{server.port}", "Host": f"evil.example:{server.port}"}
    assert server.http.post("/api/rooms", json={}, headers=evil).status_code == 403


@pytest.mark.anyio
async def test_our_own_page_and_listed_names_may_talk(tmp_path: Path) -> None:
    settings = Settings(origins=frozenset({"https://cards.example"}))
    with running(tmp_path, settings) as server:
        for origin in (server.address, "https://cards.example"):
            assert await handshake(server, Origin=origin) == 101
            answer = server.http.post("/api/rooms", json={}, headers={"Origin": origin})
            assert answer.status_code == 422


def test_guessing_finds_nothing_and_is_slowed_down(tmp_path: Path) -> None:
    settings = Settings(bot_delay=(0, 0), guesses=Rate(0.01, 10), requests=QUICK.requests)
    with running(tmp_path, settings) as server:
        seat = server.make(players=2, bots=".b", watchers=False)
        answers = [server.http.get(f"/api/rooms/{new_id()}") for _ in range(30)]
        assert [answer.status_code for answer in answers[:10]] == [404] * 10
        assert {answer.status_code for answer in answers[10:]} == {429}
        assert len({answer.text for answer in answers[:10]}) == 1
        # Now not even the right one is told apart.
        assert server.http.get(f"/api/rooms/{seat['room']}").status_code == 429


@pytest.mark.anyio
async def test_all_wrong_guesses_are_answered_alike(server: Running) -> None:
    seat = server.make(players=2, bots=".b", watchers=False)
    room = seat["room"]

    async def hello(**fields: object) -> tuple[list[Json], int]:
        async with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
            client = Client(socket)
            await client.send("hello", v=1, **fields)
            return await client.closed(), socket.close_code or 0

    async def work() -> None:
        answers = [
            await hello(room=new_id()),
            await hello(room=new_id(), key=new_id()),
            await hello(room=room, key=new_id()),
            await hello(room=room),
            await hello(room="../../etc/passwd"),
            await hello(room=""),
        ]
        assert all(answer == answers[0] for answer in answers)
        assert answers[0][0][0]["code"] == "room"

    await work()
    codes = {
        server.http.post(f"/api/rooms/{name}/{call}", headers=headers).text
        for name, headers in (
            (new_id(), {}),
            (new_id(), {"Authorization": f"Bearer {new_id()}"}),
            (room, {"Authorization": f"Bearer {new_id()}"}),
            (room, {"Authorization": "Basic x"}),
            (room, {}),
        )
        for call in ("move", "rematch")
    }
    assert len(codes) == 1


@pytest.mark.anyio
async def test_nothing_but_hello_comes_first(server: Running) -> None:
    anna, _ = server.full()
    for message, code in (
        ({"t": "ping"}, "hello"),
        ({"t": "act", "id": "i", "seq": 0, "action": "take"}, "hello"),
        ({"t": "hello", "v": 2, "room": anna["room"], "key": anna["key"]}, "version"),
        ({"t": "hello", "room": anna["room"]}, "bad"),
    ):
        async with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
            await socket.send(json.dumps(message))
            assert [found["code"] for found in await Client(socket).closed()] == [code]


@pytest.mark.anyio
async def test_a_flood_is_cut_and_others_do_not_notice(tmp_path: Path) -> None:
    with running(tmp_path, Settings(bot_delay=(0, 0))) as server:
        seats = server.full()

        async def flood() -> str:
            async with server.client(seats[1]) as client:

                async def pour() -> None:
                    with contextlib.suppress(ConnectionClosed):
                        for number in range(100_000):
                            await client.send("why", id=str(number), action="take")
                            if number % 20 == 0:
                                await asyncio.sleep(0.001)

                found, _ = await asyncio.gather(client.closed(), pour())
                return str(found[-1].get("code", "gone") if found else "gone")

        async def work() -> None:
            async with server.client(seats[0]) as client:
                floods = [asyncio.create_task(flood()) for _ in range(3)]
                for _ in range(20):
                    await client.send("ping")
                    await client.until("pong")
                    await asyncio.sleep(0.02)
                assert set(await asyncio.gather(*floods)) <= {"rate", "gone"}

        await work()
        assert 'koloda_cut_total{code="rate"} 3' in server.http.get("/metrics").text


@pytest.mark.anyio
async def test_who_does_not_read_is_cut(tmp_path: Path) -> None:
    settings = Settings(bot_delay=(0, 0), messages=QUICK.messages, chat=QUICK.chat, most_waiting=8)
    with running(tmp_path, settings) as server:
        seats = server.full()

        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        deaf = await connect(f"ws://127.0.0.1:{server.port}/ws", max_queue=1, sock=line)
        await deaf.send(json.dumps({"t": "hello", "v": 1, "room": seats[1]["room"]}))
        async with server.client(seats[0]) as client:
            for said in range(5_000):
                await client.ask("chat", text="long " * 59)
                if said % 100 == 99:
                    metrics = await asyncio.to_thread(server.http.get, "/metrics")
                    if "koloda_slow_readers_total 1" in metrics.text:
                        break
            else:
                raise AssertionError("never cut")
        deaf.transport.abort()
        await deaf.wait_closed()  # or the server would wait for it when it stops


@pytest.mark.anyio
async def test_connections_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, Settings(most_connections_per_address=2)) as server:
        anna, _ = server.full()

        async def work() -> None:
            async with server.client(anna), server.client(anna, key=False):
                assert await handshake(server) == 403
            for _ in range(100):  # the server hears of the end of a connection a little later
                if await handshake(server) == 101:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("still counted")

        await work()


def test_requests_and_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, Settings(new_rooms=Rate(0.01, 2), requests=Rate(0.01, 8))) as server:
        server.make(bots=".b")
        server.make(bots=".b")
        body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
        assert server.http.post("/api/rooms", json=body).status_code == 429
        found = [server.http.get("/api/games").status_code for _ in range(10)]
        assert found == [200] * 5 + [429] * 5
        assert server.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("raw", [b"x" * 5000, b"[]", b"{", b'{"game": 1}', b"\xff"])
def test_bodies_that_do_not_fit_are_refused(server: Running, raw: bytes) -> None:
    answer = server.http.post("/api/rooms", content=raw)
    assert answer.status_code in (413, 422)
    assert set(answer.json()) == {"code", "sentence"}

    def chunks() -> object:
        yield from [b"x" * 1000] * 9

    assert server.http.post("/api/rooms", content=chunks()).status_code == 413  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 9},
        {"players": "2"},
        {"seats": [{}]},
        {"seats": [{}, {"kind": "bot", "level": "expert@1000"}]},
        {"seats": [{}, {"kind": "bot"}]},
        {"seats": [{"kind": "bot", "level": "easy"}, {}]},
        {"seats": [{}, {"kind": "ghost"}]},
        {"options": {"nonsense": 1}},
        {"options": {"decks": "many"}},
        {"clock": {"kind": "move", "seconds": 1}},
        {"clock": {"kind": "game", "seconds": 1e9}},
        {"seat": 2},
        {"name": ""},
        {"unknown": 1},
    ],
)
def test_tables_that_do_not_fit_are_refused(server: Running, change: Json) -> None:
    body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}], **change}
    answer = server.http.post("/api/rooms", json=body)
    assert answer.status_code == 422
    assert set(answer.json()) == {"code", "sentence"}


HOSTILE = [
    "",
    "  ",
    "a\x00b",
    "a\nb\x1b[31m",
    "\u202egnp.exe",
    "in\u200bvisible",
    "\u3164",
    "a" * 25,
    "Z̴̢̛̦̹̟͔" * 2,
    "\ud800",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_refused(server: Running, name: str) -> None:
    if name.strip() == "" or "\n" not in name:
        with pytest.raises(OptionError):
            clean_name(name)
    raw = json.dumps({"game": "karma", "players": 2, "name": name, "seats": [{}, {}]})
    answer = server.http.post("/api/rooms", content=raw)
    assert answer.status_code == 422


def test_names_with_markup_are_just_names(server: Running) -> None:
    name = "<img src=x onerror=1>"
    room = server.make(name=name)["room"]
    answer = server.http.get(f"/api/rooms/{room}")
    assert answer.json()["seats"][0]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_nobody_can_look_like_somebody_else_at_the_table() -> None:
    assert free_name("Anna", ["anna"]) == "Anna 2"
    assert free_name("Ａnna", ["anna", "Anna 2"]) == "Ａnna 3"
    assert free_name("Аnnа", ["Anna"]) == "Аnnа 2"  # two letters of it are Cyrillic
    assert free_name("ΑΝΝΑ", ["ANNA"]) == "ΑΝΝΑ 2"  # Greek
    assert free_name("Воris", ["Boris"]) == "Воris 2"
    assert free_name("lskra", ["Iskra"]) == "lskra 2"
    assert free_name("Robln", ["Robin"]) == "Robln 2"
    assert free_name("V0lpe", ["Volpe"]) == "V0lpe 2"
    assert free_name("W ren", ["Wren"]) == "W ren 2"
    assert free_name("ᴀnna", ["Anna"]) == "ᴀnna 2"
    assert free_name("modern", ["modem"]) == "modern 2"
    assert free_name("Anna", ["Hanna", "Ann", "Änna"]) == "Anna"
    assert free_name("Борис", ["Boris", "Анна"]) == "Борис"
    assert clean_name("An\ufe0fn\u034fa\U000e0101") == "Anna"
    assert clean_name("  Анна   Мария ") == "Анна Мария"
    assert clean_name("👩\u200d💻 and 👩🏽\u200d❤\u200d👩") == "👩\u200d💻 and 👩🏽\u200d❤\u200d👩"
    for name in ("An\u200dna", "👩\u200d", "\u200d👩", "👩\u200d\u200d💻"):
        with pytest.raises(OptionError):
            clean_name(name)
    assert clean_chat("👨‍👩‍👧 نامه‌ای") == "👨‍👩‍👧 نامه‌ای"


def test_headers_of_every_answer(server: Running) -> None:
    for path in ("/", "/api/games", "/docs", "/nowhere", "/healthz", "/metrics"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert "<script" not in server.http.get("/docs").text


def test_a_live_game_shows_neither_record_nor_replay_nor_seed(server: Running) -> None:
    seats = server.full()
    room = seats[0]["room"]
    key = {"Authorization": f"Bearer {seats[0]['key']}"}
    for headers in ({}, key):
        for call in ("record", "replay"):
            answer = server.http.get(f"/api/rooms/{room}/{call}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "early")
    stored = server.storage.read(room)
    assert stored is not None
    shown = server.http.get(f"/api/rooms/{room}").text
    assert stored.room["seed"].hex() not in shown
    assert seats[0]["key"] not in repr(stored.chairs)
    assert server.http.post(f"/api/rooms/{room}/rematch", headers=key).status_code == 409


@pytest.mark.anyio
async def test_one_address_cannot_fill_a_table_with_watchers(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, most_watchers_per_address=2)
    with running(tmp_path, settings) as server:
        seat = server.full()[0]
        async with server.client(seat, key=False), server.client(seat, key=False):
            async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as third:
                await third.send(json.dumps({"t": "hello", "v": 1, "room": seat["room"]}))
                assert json.loads(await third.recv())["t"] == "error"
            async with server.client(seat) as anna:
                assert anna.welcome["t"] == "welcome"


def test_a_jump_of_the_wall_clock_takes_nobodys_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = Chair("person", "", "Anna", away_at=now() + 60)
    jumped = time.time() + 1_000_000
    monkeypatch.setattr(time, "time", lambda: jumped)
    told = chair.message().away_at
    assert chair.away_at is not None and chair.away_at > now()
    assert told is not None and 50 < told - wall() <= 60
    assert wall() < jumped - 900_000


def test_a_jump_of_the_wall_clock_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        server.make()
        with server.storage.engine.connect() as connection:
            made = connection.execute(cleaning.abandoned(-1, 120)).all()
            jumped = time.time() + 4000 * cleaning.DAY
            monkeypatch.setattr(time, "time", lambda: jumped)
            assert len(made) == 1
            assert connection.execute(cleaning.abandoned(2, 120)).all() == []
            assert connection.execute(cleaning.old(180)).all() == []
            monkeypatch.undo()

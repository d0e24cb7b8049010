"""Two processes on one database are one server."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.cluster.conftest import Pair
from tests.server.serving import Client, Json

PATIENCE = 40.0
NEW = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}


def make(pair: Pair, number: int = 0, spot: str = "", **more: Any) -> Json:
    """A table of one process; from another address where one is given."""
    transport = httpx.HTTPTransport(local_address=spot) if spot else None
    with httpx.Client(base_url=pair.addresses[number], transport=transport) as http:
        answer = http.post("/api/rooms", json={**NEW, **more}, timeout=20)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made


def sit(pair: Pair, number: int, room: str) -> Json:
    answer = pair.http[number].post(f"/api/rooms/{room}/seats", json={"name": "Boris"})
    assert answer.status_code == 200, answer.text
    taken: Json = answer.json()
    return taken


@contextlib.asynccontextmanager
async def coming(pair: Pair, number: int, seat: Json, spot: str = "") -> AsyncIterator[Client]:
    """A player who has said hello to one of the processes."""
    url = pair.addresses[number].replace("http", "ws") + "/ws"
    local = (spot, 0) if spot else None
    async with connect(url, compression=None, local_addr=local) as socket:
        client = Client(socket)
        await client.send("hello", v=1, room=seat["room"], key=seat["key"])
        client.welcome = await client.until("welcome")
        yield client


@pytest.mark.anyio
async def test_players_meet_whichever_process_they_reach(pair: Pair) -> None:
    anna = make(pair, 0)
    boris = sit(pair, 1, anna["room"])
    async with coming(pair, 0, anna) as first, coming(pair, 1, boris) as second:
        players = {0: first, 1: second}
        await first.until("seats")
        for _ in range(6):
            seat = next(seat for seat, client in players.items() if client.view["legal"])  # type: ignore[index]
            me, other = players[seat], players[1 - seat]
            assert me.view is not None
            answer = await me.act(me.view["legal"][0])
            assert answer["t"] == "ack"
            while me.seq < answer["seq"] or other.seq < answer["seq"]:
                await (me if me.seq < answer["seq"] else other).receive()
        assert (await first.ask("chat", text="hello"))["text"] == "hello"
        assert (await second.until("chat"))["text"] == "hello"
        shown = pair.http[1].get(f"/api/rooms/{anna['room']}").json()
        assert [seat["online"] for seat in shown["seats"]] == [True, True]


@pytest.mark.anyio
async def test_lobby_and_limits_are_shared(pair: Pair) -> None:
    spot = "127.2.0.1"
    seat = make(pair, 0, spot, listed=True)
    for _ in range(19):
        make(pair, 0, spot)
    async with coming(pair, 0, seat):
        # The tables and what an address has used are told in one message.
        end = time.monotonic() + PATIENCE
        while seat["room"] not in [room["room"] for room in pair.http[1].get("/api/rooms").json()]:
            assert time.monotonic() < end
            await asyncio.sleep(0.1)
    transport = httpx.HTTPTransport(local_address=spot)
    with httpx.Client(base_url=pair.addresses[1], transport=transport, timeout=20) as http:
        codes = [http.post("/api/rooms", json=NEW).status_code for _ in range(15)]
    assert 429 in codes, "twenty at one process and fifteen at the other are too many"


@pytest.mark.anyio
async def test_a_stop_in_good_order_drops_no_clock_and_no_stand_in(pair: Pair) -> None:
    anna = make(pair, 0, clock={"kind": "game", "seconds": 600, "increment": 0})
    boris = sit(pair, 0, anna["room"])
    async with coming(pair, 1, anna) as first, coming(pair, 1, boris) as second:
        while first.view is None or second.view is None:
            await (first if first.view is None else second).receive()
        running = (first.welcome if first.view["legal"] else second.welcome)["clocks"]["running"]
        await asyncio.sleep(2)
        pair.servers[0].signal(signal.SIGTERM)
        assert await pair.servers[0].gone() == 0
    async with coming(pair, 1, anna) as client:
        left = client.welcome["clocks"]["left"]
        assert client.welcome["clocks"]["running"] == running
        assert all(left[seat] <= 598.1 for seat in running), "the time before the stop counts"
        assert client.welcome["seq"] == first.seq
    pair.servers[0].start()
    pair.wait(0)


async def analysis(pair: Pair, number: int, method: str, room: str) -> str:
    """What a process says of an analysis, once the room is not between two owners."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = pair.http[number].request(method, f"/api/rooms/{room}/analysis")
        if answer.status_code != 503 or time.monotonic() > end:
            state: str = answer.json()["state"]
            return state
        await asyncio.sleep(0.2)


@pytest.mark.anyio
async def test_an_analysis_is_known_everywhere_and_outlives_a_process(pair: Pair) -> None:
    anna = make(pair, 0, seats=[{}, {"kind": "bot", "level": "easy"}])
    async with coming(pair, 0, anna) as client:
        assert (await client.ask("resign"))["t"] == "ack"
    room = anna["room"]
    assert await analysis(pair, 1, "POST", room) == "running"
    assert [await analysis(pair, number, "GET", room) for number in (0, 1)] == ["running"] * 2
    pair.servers[0].signal(signal.SIGTERM)
    assert await pair.servers[0].gone() == 0
    # Begun anew, if the process that has gone was at it.
    assert await analysis(pair, 1, "POST", room) == "running"
    assert await analysis(pair, 1, "DELETE", room) == "none"
    assert await analysis(pair, 1, "GET", room) == "none"
    pair.servers[0].start()
    pair.wait(0)


@pytest.mark.anyio
async def test_the_next_game_may_be_another_process_s(pair: Pair) -> None:
    anna = make(pair, 0)
    boris = sit(pair, 0, anna["room"])
    async with coming(pair, 0, anna) as client:
        assert (await client.ask("resign"))["t"] == "ack"
    path = f"/api/rooms/{anna['room']}/rematch"
    again = pair.http[1].post(path, headers={"Authorization": f"Bearer {anna['key']}"}).json()
    pair.servers[0].signal(signal.SIGTERM)
    assert await pair.servers[0].gone() == 0
    pair.servers[0].start()
    pair.wait(0)
    # The old table comes back in one process, the new one in the other.
    assert pair.http[0].get(f"/api/rooms/{anna['room']}").status_code == 200
    assert pair.http[1].get(f"/api/rooms/{again['room']}").status_code == 200
    header = {"Authorization": f"Bearer {boris['key']}"}
    joined = pair.http[0].post(path, headers=header)
    assert joined.status_code == 200, joined.text
    assert joined.json()["room"] == again["room"]
    assert pair.http[0].post(path, headers=header).status_code == 409
    assert pair.http[0].get(f"/api/rooms/{again['room']}").json()["state"] == "running"


def test_a_database_that_is_away_is_503_and_then_games_go_on(pair: Pair) -> None:
    seat = make(pair, 1, "127.2.0.9")
    pair.database.stop("fast")
    try:
        for http in pair.http:
            assert http.get("/healthz").status_code == 503
            assert http.get(f"/api/rooms/{'x' * 22}").status_code == 503
            assert http.post("/api/rooms", json=NEW).status_code == 503
    finally:
        pair.database.start()
    for number in range(2):
        pair.wait(number)
    end = time.monotonic() + PATIENCE
    while (found := pair.http[0].get(f"/api/rooms/{seat['room']}")).status_code == 503:
        assert time.monotonic() < end, "503 means: try again"
    assert found.status_code == 200

"""`koloda admin` with the URL of a database: one order for all processes."""

import asyncio
import json
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cluster.conftest import Pair
from tests.cluster.test_pair import NEW, PATIENCE, coming, make, sit
from tests.server.serving import Client
from tests.terminal.running import bad, good


def admin(pair: Pair, *words: str) -> str:
    return good("admin", "--database", pair.database.url(), *words)


async def asked(pair: Pair, *words: str) -> str:
    return await asyncio.to_thread(admin, pair, *words)


async def asked_in_vain(pair: Pair, *words: str) -> str:
    return await asyncio.to_thread(bad, "admin", "--database", pair.database.url(), *words)


@pytest.mark.anyio
async def test_every_table_is_seen_told_and_closed_wherever_it_is(pair: Pair) -> None:
    first, second = make(pair, 0), make(pair, 1)
    sit(pair, 1, first["room"])
    async with coming(pair, 0, first) as anna, coming(pair, 1, second) as boris:
        listed = await asked(pair, "list")
        assert first["room"] in listed and second["room"] in listed
        assert json.loads(await asked(pair, "say", "Tea is ready.")) == {"tables": 2}
        for client in (anna, boris):
            assert (await client.until("chat"))["text"] == "Tea is ready."
        shown = json.loads(await asked(pair, "watch", second["room"]))
        assert shown["online"] == 1 and "cards" not in shown
        assert "ended" in await asked(pair, "close", first["room"])
        assert (await anna.until("over"))["outcome"]["ranks"] == [1, 1]
    assert "deleted" in await asked(pair, "close", second["room"])
    assert "no such table" in await asked_in_vain(pair, "watch", "nowhere")


@pytest.mark.anyio
async def test_a_persons_tables_are_deleted_in_every_process(pair: Pair) -> None:
    seats = [make(pair, number, name="Clara") for number in range(2)]
    async with coming(pair, 0, seats[0]), coming(pair, 1, seats[1]):
        answer = await asked(pair, "delete", "--name", "Clara", "--yes")
    assert json.loads(answer) == {"deleted": 2}
    for seat in seats:
        for http in pair.http:
            assert http.get(f"/api/rooms/{seat['room']}").status_code == 404


@pytest.mark.anyio
async def test_who_is_banned_in_one_process_is_cut_off_in_all(pair: Pair) -> None:
    spot = "127.3.0.1"
    seat = make(pair, 0, spot)
    async with coming(pair, 1, seat, spot) as client:
        await asked(pair, "ban", spot, "--for", "1h")
        with pytest.raises(ConnectionClosed):
            await until_cut(client)
    end = time.monotonic() + PATIENCE
    while not all(is_banned(address, spot) for address in pair.addresses):
        assert time.monotonic() < end
    await asked(pair, "ban", spot, "--for", "0s")
    assert "no hash" in await asked_in_vain(pair, "ban", "nobody")


@pytest.mark.anyio
async def test_a_hash_of_one_process_s_log_bans_in_all(pair: Pair) -> None:
    """Every process has its own key, so only the one that wrote the line can read the hash."""
    spot = "127.3.0.2"
    before = named_in_log(pair, 0)
    make(pair, 0, spot)
    end = time.monotonic() + PATIENCE
    while not (new := named_in_log(pair, 0) - before):
        assert time.monotonic() < end
    [name] = new
    assert name not in named_in_log(pair, 1)
    assert "banned" in await asked(pair, "ban", name, "--for", "1h")
    end = time.monotonic() + PATIENCE
    while not all(is_banned(address, spot) for address in pair.addresses):
        assert time.monotonic() < end
    assert "let in" in await asked(pair, "ban", spot, "--for", "0s")


def test_a_drained_server_takes_no_new_tables_anywhere(pair: Pair) -> None:
    assert "running" in json.loads(admin(pair, "drain"))
    for http in pair.http:
        assert http.post("/api/rooms", json=NEW).status_code == 503


def test_a_database_without_a_server_says_so(pair: Pair) -> None:
    for server in pair.servers:
        server.signal(15)
    for server in pair.servers:
        assert server.process is not None
        server.process.wait()
    url = pair.database.url()
    assert "no process of the server" in bad("admin", "--database", url, "list")


def named_in_log(pair: Pair, number: int) -> set[str]:
    """By what the log of a process names addresses."""
    lines = pair.servers[number].log.read_text().splitlines(keepends=True)
    whole = [json.loads(line) for line in lines if line.endswith("\n")]
    return {str(line["from"]) for line in whole if "from" in line}


async def until_cut(client: Client) -> None:
    while True:
        await client.receive()


def is_banned(address: str, spot: str) -> bool:
    transport = httpx.HTTPTransport(local_address=spot)
    with httpx.Client(base_url=address, transport=transport, timeout=20) as http:
        return http.get("/api/games").status_code == 403

"""A deal that nobody can choose: the server promises, players add, everybody keeps the chain."""

import asyncio
import dataclasses
import secrets
from pathlib import Path

import pytest

from koloda.engine.chance.promise import NOTHING, contribution_hash
from koloda.engine.chance.rng import FastRng
from koloda.engine.records.proof import findings
from koloda.engine.records.record import Record, read_record
from koloda.games import find_game
from tests.server.serving import QUICK, Client, Json, Running, running


def sit_down(server: Running) -> tuple[list[Json], list[str]]:
    """Two persons at a table, and what each of them will add to the deal."""
    mine = [secrets.token_hex(32) for _ in range(2)]
    anna = server.make(contribution=contribution_hash(mine[0]))
    boris = server.sit(anna["room"], contribution=contribution_hash(mine[1]))
    return [anna, boris], mine


async def asked_to_reveal(client: Client) -> Json:
    """The seats, once everybody is there."""
    while True:
        seats = await client.until("seats")
        if seats["reveal"]:
            return seats


def record_of(server: Running, room: str) -> Record:
    return read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game)


async def play_out(*clients: Client) -> None:
    await asyncio.gather(*[client.play_on(FastRng(n)) for n, client in enumerate(clients)])


@pytest.mark.anyio
async def test_everybody_adds_to_the_deal_and_can_prove_it(server: Running) -> None:
    seats, mine = sit_down(server)
    room = seats[0]["room"]
    promised = server.http.get(f"/api/rooms/{room}").json()["commitment"]
    async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
        assert anna.view is None
        shown = (await asked_to_reveal(boris))["seats"]
        assert [each["contribution"] for each in shown] == [contribution_hash(s) for s in mine]
        assert (await anna.ask("reveal", secret="00" * 32))["t"] == "refused"
        assert (await anna.ask("reveal", secret=mine[0]))["t"] == "ack"
        assert (await anna.ask("reveal", secret=mine[0]))["t"] == "refused"
        assert anna.view is None
        assert (await boris.ask("reveal", secret=mine[1]))["t"] == "ack"
        await anna.until("update")
        await play_out(anna, boris)
        assert anna.over is not None
        assert anna.over["commitment"] == promised
        assert anna.over["contributions"] == mine
        chain = anna.chain
    record = record_of(server, room)
    assert record.origin is not None
    assert record.origin.terms.startswith(f"{room} karma 2 players=2")
    found = findings(record, promised, mine[0], chain)
    assert [each.what for each in found if not each.proved] == []


@pytest.mark.anyio
async def test_who_does_not_reveal_is_left_out(tmp_path: Path) -> None:
    with running(tmp_path, dataclasses.replace(QUICK, reveal_seconds=6)) as server:
        seats, mine = sit_down(server)
        async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
            await asked_to_reveal(anna)
            await anna.ask("reveal", secret=mine[0])
            if anna.view is None:
                await anna.until("update")
            assert (await boris.ask("reveal", secret=mine[1]))["t"] == "refused"
            await play_out(anna, boris)
        record = record_of(server, seats[0]["room"])
        assert record.origin is not None and record.origin.contributions == [mine[0], NOTHING]


@pytest.mark.anyio
async def test_nothing_is_revealed_before_everybody_has_promised(server: Running) -> None:
    mine = secrets.token_hex(32)
    seat = server.make(contribution=contribution_hash(mine))
    async with server.client(seat) as anna:
        assert not (await anna.until("seats"))["reveal"]
        assert (await anna.ask("reveal", secret=mine))["t"] == "refused"


@pytest.mark.anyio
async def test_a_table_of_bots_waits_for_its_one_person(server: Running) -> None:
    mine = secrets.token_hex(32)
    seat = server.make(bots=".b", contribution=contribution_hash(mine))
    async with server.client(seat) as anna:
        assert anna.view is None
        await asked_to_reveal(anna)
        assert (await anna.ask("reveal", secret=mine))["t"] == "ack"
        await play_out(anna)
        chain = anna.chain
    again = server.http.post(
        f"/api/rooms/{seat['room']}/rematch",
        headers={"Authorization": f"Bearer {seat['key']}"},
        json={"contribution": contribution_hash(mine)},
    ).json()
    async with server.client(again) as anna:
        await asked_to_reveal(anna)
    record = record_of(server, seat["room"])
    assert all(each.proved for each in findings(record, record.commitment, mine, chain))


@pytest.mark.anyio
async def test_a_restart_while_contributions_are_awaited_holds_nobody_up(tmp_path: Path) -> None:
    with running(tmp_path, dataclasses.replace(QUICK, reveal_seconds=1000)) as server:
        seats, mine = sit_down(server)
        promised = server.http.get(f"/api/rooms/{seats[0]['room']}").json()["commitment"]
    with running(tmp_path, dataclasses.replace(QUICK, reveal_seconds=1000)) as server:
        async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
            await asked_to_reveal(anna)
            await anna.ask("reveal", secret=mine[0])
            await boris.ask("reveal", secret=mine[1])
            if anna.view is None:
                await anna.until("update")
            await anna.play_on(FastRng(1), 1)
            before = anna.chain
    with running(tmp_path) as server:
        async with server.client(seats[0]) as anna:
            assert anna.welcome["chain"] == before
        assert server.http.get(f"/api/rooms/{seats[0]['room']}").json()["commitment"] == promised

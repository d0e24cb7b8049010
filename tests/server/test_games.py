"""Whole games over the WebSocket, for every game there is."""

import asyncio
import json
from pathlib import Path

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record, verify
from koloda.games import GAMES, find_game
from koloda.server.protocol.encoding import Teller
from tests.server.serving import Json, Running, running
from tiny_poker.game import TinyPoker

NAMES = [game.name for game in GAMES]


async def play_out(server: Running, seats: list[Json]) -> list[list[str]]:
    """Everybody plays at random to the end; what each was sent."""

    async def one(seat: Json) -> list[str]:
        async with server.client(seat) as client:
            await client.play_on(FastRng(seat["seat"]))
            return client.got

    return await asyncio.gather(*[one(seat) for seat in seats])


@pytest.mark.anyio
@pytest.mark.parametrize("name", NAMES)
async def test_persons_play_a_whole_game(name: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        players = find_game(name).seats[0]
        seats = server.full(name, players)
        await play_out(server, seats)
        record = read_record(
            server.http.get(f"/api/rooms/{seats[0]['room']}/record").text, find_game
        )
        verify(record)
        assert record.outcome is not None
        assert record.names == ["Anna", *[f"Player {seat}" for seat in range(1, players)]]

        # The server's path is the direct path: the same actions lead to the same match.
        match = Match(record.setup, record.seed)
        match.settle()
        for seat, action in record.actions:
            if seat != CHANCE:
                match.play(seat, action)
        assert match.actions == record.actions
        assert match.state.outcome() == record.outcome


@pytest.mark.anyio
@pytest.mark.parametrize("name", NAMES)
async def test_a_person_plays_a_whole_game_against_bots(name: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        players = min(3, find_game(name).seats[1])
        seat = server.make(name, players, "." + "b" * (players - 1))
        await play_out(server, [seat])
        verify(read_record(server.http.get(f"/api/rooms/{seat['room']}/record").text, find_game))
        assert "koloda_bot_failures_total 0.0" in server.http.get("/metrics").text


def test_the_end_of_a_game_with_stakes_says_what_each_seat_has_won() -> None:
    state = TinyPoker().new(2, {"preset": "kuhn"})
    for move in ("deal J", "deal Q", "check", "check"):
        assert json.loads(bytes(Teller(state, ["Anna", "Boris"]).view(0)))["outcome"] is None
        state.play_text(state.actor(), move)
    told = json.loads(bytes(Teller(state, ["Anna", "Boris"]).view(0)))["outcome"]
    assert told == {"ranks": [2, 1], "reason": "showdown", "stakes": [-1.0, 1.0]}

"""From any step of a finished game one can go on against bots."""

import json
from pathlib import Path
from typing import Any

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.records.record import read_record
from koloda.games import GAMES, find_game
from koloda.server.http.trying import state_after
from tests.server.serving import Json, Running, running
from tests.terminal.running import good


async def given_up(server: Running, game: str, moves: int = 3) -> str:
    """A game that somebody gives up after a few moves."""
    seat = server.make(game, bots=".b")
    async with server.client(seat) as client:
        await client.play_on(FastRng(1), moves)
        await client.ask("resign")
    return str(seat["room"])


def try_it(server: Running, room: str, **more: Any) -> Json:
    answer = server.http.post(f"/api/rooms/{room}/try", json={"name": "Anna", **more})
    found: Json = {"status": answer.status_code, **answer.json()}
    return found


async def first_view(server: Running, seat: Json) -> Json:
    """What a player sees who comes to a table, before anybody acts."""
    async with server.client(seat) as client:
        view: Json = client.welcome["view"]
        return view


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_one_goes_on_with_what_the_seat_saw_and_other_hidden_cards(
    server: Running, game: str
) -> None:
    room = await given_up(server, game)
    steps = server.http.get(f"/api/rooms/{room}/replay").json()["steps"]
    step = len(steps) - 1
    for seat in (0, 1):
        seen = steps[step]["views"][str(seat)]["view"]
        for cards in ("known", "all"):
            taken = try_it(server, room, step=step, seat=seat, cards=cards)
            assert taken["status"] == 200, taken
            view = await first_view(server, taken)
            assert (view["zones"], view["legal"]) == (seen["zones"], seen["legal"])
            about = server.http.get(f"/api/rooms/{taken['room']}").json()
            kinds = [chair["kind"] for chair in about["seats"]]
            assert kinds[seat] == "person" and kinds[1 - seat] == "bot"


@pytest.mark.anyio
async def test_hidden_cards_are_as_they_were_only_if_asked_for(server: Running) -> None:
    room = await given_up(server, "karma")
    record = read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game)
    was = str(state_after(record, 2))
    found = []
    for cards in ("all", "known"):
        taken = try_it(server, room, step=2, seat=0, cards=cards)
        shown = good("admin", "--database", server.database, "export", taken["room"])
        assert "position" not in json.loads(shown)["room"], "it would show the cards in play"
        async with server.client(taken) as client:
            await client.ask("resign")
        text = server.http.get(f"/api/rooms/{taken['room']}/record").text
        found.append(read_record(text, find_game).position)
    assert found[0] == was
    assert found[1] != was


@pytest.mark.anyio
async def test_such_a_table_survives_a_restart_and_leaves_a_record(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        taken = try_it(server, await given_up(server, "karma"), step=2, seat=0)
        async with server.client(taken) as client:
            await client.play_on(FastRng(2), 2)
            before = client.seq
    with running(tmp_path) as server:
        async with server.client(taken) as client:
            assert client.welcome["seq"] >= before
            await client.play_on(FastRng(3))
        room = taken["room"]
        record = read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game)
        assert record.position and record.outcome is not None
        steps = server.http.get(f"/api/rooms/{room}/replay").json()["steps"]
        assert (steps[0]["seat"], steps[0]["action"], steps[0]["seq"]) == (-1, "", 0)
        assert steps[1]["action"] == record.setup.actions.texts[record.actions[0][1]]


@pytest.mark.anyio
async def test_what_cannot_be_tried_is_refused_in_one_sentence(server: Running) -> None:
    room = await given_up(server, "karma")
    running_game = server.make("karma", bots=".b")["room"]
    early = try_it(server, running_game, step=0, seat=0)
    assert (early["status"], early["code"]) == (403, "early")
    for body in (
        {"step": 999, "seat": 0},
        {"step": 0, "seat": 7},
        {"step": 0, "seat": 0, "level": "divine"},
    ):
        found = try_it(server, room, **body)
        assert (found["status"], found["code"]) == (422, "refused")
    assert try_it(server, room, step=-1, seat=0)["code"] == "body"


@pytest.mark.anyio
async def test_there_is_nothing_to_try_after_the_last_move(server: Running) -> None:
    seat = server.make("karma", bots=".b")
    async with server.client(seat) as client:
        await client.play_on(FastRng(1))
    steps = server.http.get(f"/api/rooms/{seat['room']}/replay").json()["steps"]
    found = try_it(server, seat["room"], step=len(steps) - 1, seat=0)
    assert found["sentence"] == "there is nothing left to play at this step"

"""Finished games: replays are made once, outside the server, and outlive the rules."""

import asyncio
import dataclasses
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select
from websockets.asyncio.client import connect

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.records.record import read_record
from koloda.engine.values.view import HIDDEN
from koloda.games import GAMES, find_game
from koloda.server.ops.settings import Rate
from koloda.server.rooms import frames, plan
from koloda.server.rooms.match_log import Table
from koloda.server.storage.schema import records, replays
from tests.server.serving import PATIENCE, QUICK, Json, Running, running


async def finished(server: Running, game: str = "karma") -> Json:
    """A seat at a table whose game is over."""
    seat = server.make(game, bots=".b")
    async with server.client(seat) as client:
        await client.play_on(FastRng(1))
    return seat


def clear(server: Running, *tables: object) -> None:
    """Remove what is stored of finished games."""
    with server.storage.engine.begin() as connection:
        for table in tables:
            connection.execute(delete(table))  # type: ignore[arg-type]


@pytest.mark.anyio
async def test_a_replay_is_made_once_outside_the_server_and_sent_as_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        room = (await finished(server))["room"]

        def never(*_: object) -> None:
            raise AssertionError("in the server's own process")

        monkeypatch.setattr(frames, "frames", never)
        first = server.http.get(f"/api/rooms/{room}/replay?lang=ru")
        assert first.headers["content-encoding"] == "gzip"
        assert len(first.json()["steps"]) > 10
        with server.storage.engine.connect() as connection:
            stored = {row.language: row.content for row in connection.execute(select(replays))}
        assert set(stored) == {"en", "ru", "it"}
        assert json.loads(gzip.decompress(stored["ru"])) == first.json()
        assert len(stored["ru"]) * 10 < len(first.content)
        monkeypatch.setattr(frames, "make", never)
        plain = server.http.get(
            f"/api/rooms/{room}/replay?lang=ru", headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()


@pytest.mark.anyio
async def test_a_game_without_record_or_replay_gets_them_when_asked(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        room = (await finished(server))["room"]
        before = server.http.get(f"/api/rooms/{room}/record").text
        clear(server, records, replays)
        assert server.http.get(f"/api/rooms/{room}/record").text == before
        assert server.http.get(f"/api/rooms/{room}/replay").status_code == 200


@pytest.mark.anyio
async def test_a_replay_left_out_by_a_stop_is_made_later(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, idle_seconds=0.1)
    with running(tmp_path, settings) as server:
        room = (await finished(server))["room"]
        assert server.http.get(f"/api/rooms/{room}/replay").status_code == 200
        clear(server, replays)
        async with asyncio.timeout(PATIENCE):
            while await server.storage.replay(room, "it") is None:
                await asyncio.sleep(0.1)


@pytest.mark.anyio
async def test_a_process_that_fails_is_a_retry_for_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> dict[str, bytes]:
        raise frames.NotMade("killed")

    with running(tmp_path) as server:
        room = (await finished(server))["room"]
        server.http.get(f"/api/rooms/{room}/replay")
        clear(server, replays)
        monkeypatch.setattr(frames, "make", fail)
        answer = server.http.get(f"/api/rooms/{room}/replay")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")


@pytest.mark.anyio
async def test_replays_are_rated_by_what_they_cost(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, replays=Rate(0.001, 3))
    with running(tmp_path, settings) as server:
        room = (await finished(server, "kanobu"))["room"]
        found = [server.http.get(f"/api/rooms/{room}/replay").status_code for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]
    settings = dataclasses.replace(QUICK, replays=Rate(0.001, 2))
    with running(tmp_path, settings) as server:
        clear(server, records, replays)
        found = [server.http.get(f"/api/rooms/{room}/replay").status_code for _ in range(2)]
        assert found == [200, 429]  # it had to be made, which leaves a debt


@pytest.mark.anyio
async def test_finished_games_outlive_their_rules_and_others_say_which_they_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        over = (await finished(server))["room"]
        record = server.http.get(f"/api/rooms/{over}/record").text
        replay = server.http.get(f"/api/rooms/{over}/replay").json()
        live = server.full()[0]
    karma = find_game("karma")
    monkeypatch.setattr(karma, "rules_version", karma.rules_version + 1)
    with running(tmp_path) as server:
        assert server.http.get(f"/api/rooms/{over}/record").text == record
        assert server.http.get(f"/api/rooms/{over}/replay").json() == replay
        for room in (live["room"], over):
            answer = server.http.get(f"/api/rooms/{room}")
            assert (answer.status_code, answer.json()["code"]) == (409, "rules")
            assert "needs karma rules version 2" in answer.json()["sentence"]

        async def hello() -> Json:
            async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
                message = {"t": "hello", "v": 1, "room": live["room"], "key": live["key"]}
                await socket.send(json.dumps(message))
                answer: Json = json.loads(await socket.recv())
                return answer

        told = await hello()
        assert told["code"] == "rules" and "version 2" in told["sentence"]


@pytest.mark.anyio
async def test_a_game_that_keeps_its_older_rules_goes_on_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seat = server.full()[0]

    class Newest:
        """Karma after a change of its rules, which keeps those of version 2."""

        rules_version = 3
        of_version = staticmethod({"2": find_game("karma")}.get)

    monkeypatch.setattr(plan, "find_game", lambda _: Newest())
    with running(tmp_path) as server:
        async with server.client(seat) as client:
            assert client.view is not None and client.view["legal"]
            assert (await client.act(client.view["legal"][0]))["t"] == "ack"


def test_every_step_is_told_to_the_end() -> None:
    game = find_game("unit")

    table = Table(game.setup(2), seed_from_number(3), 10)
    table.begin()
    rng = FastRng(3)
    while not table.state.is_over():
        seat = table.state.to_act()[-1]
        legal = table.state.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))], "person")
    record = table.match.record(["Anna", "Boris"])
    made = frames.frames(read_record(str(record), find_game), frames.About({"seats": []}))
    steps = json.loads(made["it"])["steps"]
    assert steps[-1]["seq"] == len(record.actions)
    assert [step["seat"] for step in steps] == [
        -1,
        *[seat for seat, _ in record.actions if seat >= 0],
    ]
    assert steps[-1]["views"]["0"]["view"]["outcome"] is not None


def total(zones: list[dict[str, Any]]) -> int:
    """How many cards lie in these places."""
    return sum(len(place["cards"]) for place in zones)


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_every_step_has_all_cards_also_those_that_nobody_saw(
    server: Running, game: str
) -> None:
    room = (await finished(server, game))["room"]
    steps = server.http.get(f"/api/rooms/{room}/replay").json()["steps"]
    dark = 0
    for step in steps:
        assert not [place for place in step["zones"] if HIDDEN in place["cards"]]
        seen = step["views"]["-1"]["view"]["zones"]
        # Cards that only one seat is shown lie before it, to all others still in the hand.
        assert total(step["zones"]) == total(seen)
        assert [place["name"] for place in step["zones"]] == [place["name"] for place in seen]
        dark += sum(place["cards"].count(HIDDEN) for place in seen)
    assert dark > len(steps)


@pytest.mark.anyio
async def test_a_finished_game_is_saved_as_a_film_and_as_a_strip(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        room = (await finished(server))["room"]
        film = server.http.get(f"/api/rooms/{room}/film?lang=ru&move=5")
        assert film.headers["content-type"] == "image/svg+xml"
        assert film.headers["content-disposition"].startswith("attachment")
        assert film.text.count('<g class="frame"') == 21
        assert ": рука · " in film.text and ">20. " in film.text
        for move in ("-1", "x", "9" * 40, "99999", ""):
            assert server.http.get(f"/api/rooms/{room}/film?move={move}").status_code == 200
        strip = server.http.get(f"/api/rooms/{room}/strip")
        assert strip.text.count('<g class="frame"') == 6
        assert ">0. the deal<" in strip.text

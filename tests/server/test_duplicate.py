"""Duplicate matches: the same cards at several tables, compared seat by seat, nothing early."""

import asyncio
import dataclasses
import math
import secrets
import time
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from koloda.engine.chance.promise import Promise
from koloda.engine.chance.rng import FastRng
from koloda.engine.records.proof import findings
from koloda.engine.records.record import read_record, verify
from koloda.games import GAMES, find_game
from koloda.server.protocol.analysis_bodies import Figure
from koloda.server.rooms.comparing import gain_of, others_of, rest_of, side_of
from koloda.server.storage.schema import actions
from tests.server.matches import Match
from tests.server.serving import PATIENCE, QUICK, Json, Running, running

HIDDEN = "the same cards are still being played at another table"


def test_the_same_seat_is_compared_and_sides_move_on() -> None:
    points = [[100, 0, 50], [0, 100, 50], [100, 50, 0]]
    assert others_of(points, 0, 0) == 50 and gain_of(points, 0, 0) == 50
    assert gain_of(points, 1, 0) == -100 and gain_of(points, 2, 2) == -50
    seats = [[side_of(place, table, 3) for place in range(3)] for table in range(3)]
    assert seats == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert [side_of(0, table, 1) for table in range(4)] == [0, 0, 0, 0]


def test_luck_is_taken_off_every_result_before_it_is_compared() -> None:
    points = [[100, 0], [0, 100], [100, 0]]
    luck = [[Figure(30, 3), Figure(-30, 3)], [Figure(-60, 4), Figure(60, 4)], [Figure(40, 0)] * 2]
    assert rest_of(points, luck, 0, 0) == Figure(70 - (60 + 60) / 2, math.hypot(3, 4 / 2, 0))
    assert rest_of(points, luck, 1, 1) == Figure(40 - (30 - 40) / 2, math.hypot(4, 3 / 2, 0))


@pytest.mark.anyio
async def test_four_friends_at_two_tables(server: Running) -> None:
    match = Match(server)
    before = match.look()
    assert [table["state"] for table in before["tables"]] == ["open", "open"]
    assert (before["sides"], before["over"], before["secret"]) == (2, False, "")
    first, second = match.fill()
    told = match.look()
    assert [table["state"] for table in told["tables"]] == ["running", "running"]
    sides = [[seat["side"] for seat in table["seats"]] for table in told["tables"]]
    assert sides == [[0, 1], [1, 0]]  # whoever plays with Anna holds the other hand
    await match.resign(first[1])  # Anna wins at the first table
    half = match.look()
    assert [table["state"] for table in half["tables"]] == ["over", "running"]
    assert (half["over"], half["results"], half["standing"]) == (False, [], [])
    await match.resign(second[0])  # Dario wins at the second
    done = match.look()
    assert done["over"]
    lines = {
        each["name"]: (each["points"], each["others"], each["gain"]) for each in done["results"]
    }
    assert lines["Anna"] == (100, 0, 100) and lines["Clara"] == (0, 100, -100)
    assert lines["Dario"] == (100, 0, 100) and lines["Boris"] == (0, 100, -100)
    assert [each["gain"] for each in done["results"]] == [100, 100, -100, -100]
    assert [(each["names"], each["gain"]) for each in done["standing"]] == [
        (["Anna", "Dario"], 100),
        (["Boris", "Clara"], -100),
    ]


@pytest.mark.anyio
async def test_once_all_tables_are_analysed_the_ranking_is_without_luck(tmp_path: Path) -> None:
    few = dataclasses.replace(QUICK, analysis_seconds=0.01)
    with running(tmp_path, few) as server:
        match = await asyncio.to_thread(Match, server)
        first, second = await asyncio.to_thread(match.fill)
        await match.finish(first)
        await match.finish(second)
        for table in range(2):
            told = match.look()
            assert [each["luck"] for each in told["results"]] == [None] * 4
            assert [each["rest"] for each in told["results"] + told["standing"]] == [None] * 6
            path = f"/api/rooms/{match.room(table)}/analysis"
            server.http.post(path)
            deadline = time.monotonic() + PATIENCE
            while (found := server.http.get(path).json())["state"] == "running":
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
            assert found["state"] == "done"
            given = [seat["luck"] for seat in found["report"]["seats"]]
            mine = [each for each in match.look()["results"] if each["table"] == table]
            assert (
                table == 0 or [each["luck"] == given[each["seat"]] for each in mine] == [True] * 2
            )
        done = match.look()
        left = {
            (each["table"], each["seat"]): each["points"] - each["luck"]["points"]
            for each in done["results"]
        }
        for each in done["results"]:
            other = left[1 - each["table"], each["seat"]]
            own = left[each["table"], each["seat"]]
            assert each["rest"]["points"] == pytest.approx(own - other)
            assert each["rest"]["doubt"] > each["luck"]["doubt"]
        for lines in (done["results"], done["standing"]):
            gains = [each["rest"]["points"] for each in lines]
            assert gains == sorted(gains, reverse=True)
        assert done["standing"][0]["rest"]["points"] == pytest.approx(
            -done["standing"][1]["rest"]["points"]
        )


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.anyio
async def test_all_tables_have_the_cards_that_were_promised(server: Running, game: str) -> None:
    match = Match(server, game)
    promised, rooms = match.look(), [match.room(table) for table in range(2)]
    shown = [server.http.get(f"/api/rooms/{room}").json()["commitment"] for room in rooms]
    first, second = match.fill()
    await match.resign(first[0])
    await match.resign(second[1])
    done = match.look()
    secret = bytes.fromhex(done["secret"])
    assert Promise(promised["terms"], secret, []).commitment() == promised["commitment"]
    texts = [server.http.get(f"/api/rooms/{room}/record").text for room in rooms]
    records = [read_record(text, find_game) for text in texts]
    for record, commitment in zip(records, shown, strict=True):
        assert record.origin is not None and record.origin.secret == secret
        verify(record)
        assert [each.proved for each in findings(record, commitment)[:2]] == [True, True]
    assert records[0].seed == records[1].seed
    dealt = min(len(record.actions) for record in records)
    assert dealt and records[0].actions[:dealt] == records[1].actions[:dealt]


@pytest.mark.anyio
async def test_cards_stay_hidden_while_any_table_plays_or_waits(server: Running) -> None:
    match = Match(server, tables=3)
    first, second = match.fill()
    room = first[0]["room"]
    got = await match.resign(first[0])
    over = server.http.get(f"/api/rooms/{room}").json()
    assert over["state"] == "over"
    assert server.refusals(room) == [(403, HIDDEN)] * 7
    await match.resign(second[0])
    assert server.refusals(room) == [(403, HIDDEN)] * 7  # the third table waits for its people
    third = [match.sit("Eva", 2, 0), match.sit("Fedor", 2, 1)]
    assert server.refusals(room) == [(403, HIDDEN)] * 7
    stored = server.storage.read(room)
    assert stored is not None
    secret = stored.room["seed"].hex()
    told = str(match.look()) + str(over) + "".join(got)
    await match.resign(third[1])
    assert secret not in told.lower() and secret == match.look()["secret"]
    seed = read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game).seed.hex()
    assert seed not in told.lower()
    assert server.http.get(f"/api/rooms/{room}/analysis").json()["state"] == "none"
    taken = server.http.post(f"/api/rooms/{room}/try", json={"name": "A", "step": 0, "seat": 0})
    assert taken.status_code == 200


@pytest.mark.anyio
async def test_the_end_of_a_table_tells_neither_seed_nor_secret(server: Running) -> None:
    match = Match(server)
    first, second = match.fill()
    await match.resign(first[0])

    async def come_back() -> Json:
        async with server.client(first[1]) as client:
            return await client.until("over")

    over = await come_back()
    assert (over["seed"], over["secret"], over["contributions"]) == ("", "", [])
    await match.resign(second[0])


@pytest.mark.anyio
async def test_nobody_looks_on_and_nobody_sits_down_twice(server: Running) -> None:
    match = Match(server)
    again = match.take("Anna", 1, 0)
    assert (again.status_code, again.json()["sentence"]) == (
        409,
        "you sit at another table with the same cards already",
    )
    body = {"name": "Boris", "seat": 0}
    nameless = server.http.post(f"/api/rooms/{match.room(1)}/seats", json=body)
    assert nameless.status_code == 422 and "duplicate match" in nameless.json()["sentence"]
    first, second = match.fill()

    async def watch() -> None:
        for seat in (first[0], second[0]):
            with pytest.raises(ConnectionClosed):
                async with server.client(seat, key=False):
                    raise AssertionError  # a watcher was let in

    await watch()
    await match.resign(first[0])
    await watch()
    await match.resign(second[0])
    listed = {room["room"] for room in server.http.get("/api/rooms").json()}
    assert not listed & {match.room(0), match.room(1)}


@pytest.mark.anyio
async def test_nobody_is_helped_and_only_who_has_left_is_replaced(server: Running) -> None:
    match = await asyncio.to_thread(Match, server)
    first, second = await asyncio.to_thread(match.fill)
    async with server.client(first[0]) as anna:
        assert anna.welcome["room"]["deal"] == f"duplicate {match.id}"
        assert not anna.welcome["room"]["hints"]
        for kind, more in (
            ("hint", {}),
            ("coach", {}),
            ("bot", {"seat": 0, "on": True}),
            ("end", {"agree": True}),
            ("undo", {"seq": anna.seq}),
        ):
            assert (await anna.ask(kind, **more))["t"] == "refused", kind
        async with server.client(first[1]):
            pass  # Boris comes and goes
        assert (await anna.ask("bot", seat=1, on=True))["t"] == "ack"
        await anna.play_on(FastRng(1))
    bearer = {"Authorization": f"Bearer {first[0]['key']}"}
    path = f"/api/rooms/{first[0]['room']}/rematch"
    again = await asyncio.to_thread(server.http.post, path, json={}, headers=bearer)
    assert again.status_code == 422
    await match.resign(second[0])


@pytest.mark.anyio
async def test_against_the_same_bots_equal_moves_meet_equal_answers(server: Running) -> None:
    bot = {"kind": "bot", "level": "hard"}
    match = Match(server, "unit", seats=[{}, bot])
    told = match.look()
    assert told["sides"] == 1
    assert [table["state"] for table in told["tables"]] == ["running", "open"]
    assert [seat["side"] for seat in told["tables"][0]["seats"]] == [0, -1]
    # As at any table, but never by the clock.
    assert told["tables"][0]["seats"][1]["level"] == "hard#25"
    seats = [match.maker, match.sit("Boris", 1, 0)]

    async def begin(seat: Json) -> None:
        async with server.client(seat) as client:
            await client.play_on(FastRng(5), 4)
            await client.ask("resign")

    for seat in seats:
        await begin(seat)
    texts = [server.http.get(f"/api/rooms/{seat['room']}/record").text for seat in seats]
    records = [read_record(text, find_game) for text in texts]
    # A bot may have answered the last move before it was given up, or not.
    pairs = list(zip(*(record.actions for record in records), strict=False))
    assert len(pairs) > 4 and not [pair for pair in pairs if pair[0] != pair[1]]
    assert [each["gain"] for each in match.look()["results"]] == [0, 0]


@pytest.mark.anyio
async def test_a_match_goes_on_without_a_table_that_stays_empty(server: Running) -> None:
    match = Match(server, tables=3)
    first, second = match.fill()
    for seat in (first[0], second[0]):
        await match.resign(seat)
    third = match.room(2)

    def take_out(room: str, word: str) -> int:
        bearer = {"Authorization": f"Bearer {word}"}
        return int(server.http.delete(f"/api/rooms/{room}", headers=bearer).status_code)

    assert take_out(third, secrets.token_urlsafe(16)) == 404
    assert take_out(match.room(0), match.word("Anna")) == 409
    assert take_out(third, match.word("Anna")) == 200
    done = match.look()
    assert done["over"] and [table["number"] for table in done["tables"]] == [0, 1]
    assert len(done["results"]) == 4
    assert server.http.get(f"/api/rooms/{third}").status_code == 404
    own = server.make(bots=".b")
    assert take_out(own["room"], match.word("Anna")) == 404


@pytest.mark.anyio
async def test_whoever_sits_down_first_may_give_a_seat_to_a_bot(server: Running) -> None:
    match = Match(server)
    clara = match.sit("Clara", 1, 1)

    async def call_a_bot() -> None:
        async with server.client(clara) as client:
            assert client.welcome["room"]["maker"] == 1
            assert (await client.ask("bot", seat=0, on=True))["t"] == "ack"

    await call_a_bot()
    told = match.look()["tables"]
    assert [table["state"] for table in told] == ["open", "running"]
    assert [(seat["kind"], seat["side"]) for seat in told[1]["seats"]] == [
        ("bot", 1),
        ("person", 0),
    ]


@pytest.mark.anyio
async def test_a_match_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = Match(server)
        boris = match.sit("Boris", 0, 1)
        promised = match.look()
    with running(tmp_path) as server:
        match.server = server
        assert match.look() == promised
        assert match.take("Boris", 1, 0).status_code == 409
        await match.resign(boris)
        assert server.refusals(boris["room"]) == [(403, HIDDEN)] * 7
        match.sit("Clara", 1, 0)
        await match.resign(match.sit("Dario", 1, 1))
        done = match.look()
        assert done["over"] and done["commitment"] == promised["commitment"]
        assert {each["name"] for each in done["results"]} == {"Anna", "Boris", "Clara", "Dario"}
        replay = server.http.get(f"/api/rooms/{boris['room']}/replay")
        assert replay.json()["secret"] == done["secret"]


@pytest.mark.anyio
async def test_a_game_that_nobody_goes_on_with_for_a_day_counts_nothing(tmp_path: Path) -> None:
    quick = dataclasses.replace(QUICK, idle_seconds=0.05)
    with running(tmp_path, quick) as server:
        match = Match(server)
        first, second = match.fill()
        old = update(actions).where(actions.c.match == first[0]["room"])
        with server.storage.engine.begin() as connection:
            connection.execute(old.values(at=time.time() - 90_000))
    with running(tmp_path, quick) as server:
        match.server = server
        await match.resign(second[0])
        deadline = time.monotonic() + PATIENCE
        while not (found := match.look())["over"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        points = {each["name"]: each["points"] for each in found["results"]}
        assert points == {"Anna": 0, "Boris": 0, "Clara": 0, "Dario": 100}
        assert server.http.get(f"/api/rooms/{first[0]['room']}/replay").status_code == 200


def test_what_cannot_be_made_and_what_is_not_there(server: Running) -> None:
    body = {"game": "karma", "players": 2, "seats": [{}, {}], "name": "Anna", "tables": 2}
    word = secrets.token_urlsafe(16)
    wrongs: list[Json] = [
        {"tables": 1},
        {"tables": 7},
        {"person": "short"},
        {"seat": 2},
        {"seats": [{}]},
        {"seats": [{"kind": "bot", "level": "easy"}, {}]},
    ]
    for wrong in wrongs:
        answer = server.http.post("/api/duplicates", json={**body, "person": word, **wrong})
        assert answer.status_code == 422, wrong
    assert server.http.get("/api/duplicates/AAAAAAAAAAAAAAAAAAAAAA").status_code == 404
    assert server.http.get("/api/duplicates/x/qr").status_code == 404
    match = Match(server)
    code = server.http.get(f"/api/duplicates/{match.id}/qr")
    assert code.headers["content-type"] == "image/svg+xml"

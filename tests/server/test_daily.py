"""The deal of the day on a server: one counted try, the same for everybody, nothing shown early."""

import asyncio
import dataclasses
import datetime
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

import koloda
from koloda.daily import deal as days
from koloda.daily.deal import commitment_for, daily, seed_for
from koloda.daily.host import standing
from koloda.engine.chance.rng import FastRng, commitment
from koloda.engine.records.record import read_record, verify
from koloda.games import GAMES, find_game
from koloda.server.rooms.dailies import Dailies
from koloda.server.storage.schema import rooms, server_keys
from koloda.terminal.daily import DailyChair
from tests.server.serving import PATIENCE, QUICK, Json, Running, running

DAY = datetime.date(2026, 11, 17)
NEXT = DAY + datetime.timedelta(1)
KARMA = find_game("karma")
EXPERT_PATIENCE = 300
"""Seconds; a whole game of the expert takes some seconds of processor time."""


class Calendar:
    """Which day it is."""

    def __init__(self) -> None:
        self.day = DAY

    def today(self) -> datetime.date:
        return self.day


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """A calendar that a test turns over, bots that are quick, and no expert unless it is asked."""
    found = Calendar()
    monkeypatch.setattr(days, "today", found.today)
    monkeypatch.setattr(days, "RIVAL", "easy")
    monkeypatch.setattr(days, "EXPERT", "normal")
    monkeypatch.setattr(Dailies, "let_expert_play", lambda *_: None)
    return found


@pytest.fixture
def house(calendar: Calendar, tmp_path: Path) -> Iterator[Running]:
    del calendar  # it only has to be there first
    with running(tmp_path) as found:
        yield found


class Person:
    """Somebody's browser."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        self.name = name
        self.word = secrets.token_urlsafe(16)

    def ask(self, path: str = "", **query: str) -> Any:
        bearer = {"Authorization": f"Bearer {self.word}"}
        answer = self.server.http.get(f"/api/daily{path}", params=query, headers=bearer)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def deal(self, game: str = "karma", **query: str) -> Json:
        found: Json = next(each for each in self.ask(**query)["deals"] if each["game"] == game)
        return found

    def play(self, day: datetime.date = DAY, game: str = "karma") -> Json:
        body = {"person": self.word, "name": self.name}
        answer = self.server.http.post(f"/api/daily/{day}/{game}", json=body)
        found: Json = {"status": answer.status_code, **answer.json()}
        return found

    def sit(self, day: datetime.date = DAY, game: str = "karma") -> Json:
        found = self.play(day, game)
        assert found["status"] == 200, found
        return found

    async def finish(self, seat: Json, moves: int = 100_000) -> list[str]:
        """Play a table with the same numbers each time; give it up after that many moves."""
        async with self.server.client(seat) as client:
            done = await client.play_on(FastRng(5), moves)
            if done == moves:
                await client.ask("resign")
            return client.got


def key_of(server: Running) -> bytes:
    with server.storage.engine.connect() as connection:
        return bytes(connection.execute(server_keys.select()).mappings().one()["value"])


def test_today_and_tomorrow_are_promised_and_tomorrow_cannot_be_played(house: Running) -> None:
    anna = Person(house, "Anna")
    told, key = anna.ask(), key_of(house)
    assert (told["day"], told["today"]) == ("2026-11-17", "2026-11-17")
    assert [each["game"] for each in told["deals"]][:4] == [game.name for game in GAMES]
    for each in told["deals"]:
        game = find_game(each["game"])
        assert each["commitment"] == commitment_for(DAY, game, key)
        assert each["tomorrow"] == commitment_for(NEXT, game, key)
        assert each["seed"] == ""
    assert anna.play(NEXT)["status"] == 422
    assert house.http.get("/api/daily", params={"day": NEXT.isoformat()}).status_code == 422
    assert anna.play(DAY - datetime.timedelta(9))["status"] == 422


def test_what_was_promised_is_played_and_the_key_stays(calendar: Calendar, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        promised = Person(server, "Anna").deal()["tomorrow"]
        key = key_of(server)
    calendar.day = NEXT
    with running(tmp_path) as server:
        anna = Person(server, "Anna")
        assert key_of(server) == key
        assert anna.deal()["commitment"] == promised
        seat = anna.sit(NEXT)
        assert server.http.get(f"/api/rooms/{seat['room']}").json()["commitment"] == promised


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.anyio
async def test_equal_moves_meet_equal_answers_here_and_in_the_terminal(
    house: Running, calendar: Calendar, game: str
) -> None:
    seats = [Person(house, name) for name in ("Anna", "Boris")]
    tables = [person.sit(game=game) for person in seats]
    for person, table in zip(seats, tables, strict=True):
        await person.finish(table, moves=6)
    calendar.day = NEXT
    texts = [house.http.get(f"/api/rooms/{table['room']}/record").text for table in tables]
    first, second = (read_record(text, find_game) for text in texts)
    verify(first)
    # A bot may have answered the last move before it was given up, or not.
    assert not [
        pair for pair in zip(first.actions, second.actions, strict=False) if pair[0] != pair[1]
    ]
    chair = DailyChair(daily(DAY, find_game(game), key_of(house)))
    chair.wait()
    for action in [action for seat, action in first.actions if seat == days.PERSON]:
        chair.play(action)
        chair.wait()
    played = chair.record().actions
    assert first.actions == played[: len(first.actions)]
    assert len(second.actions) > 12


@pytest.mark.anyio
async def test_a_person_has_one_table_and_comes_back_to_it(house: Running) -> None:
    anna = Person(house, "Anna")
    first = anna.sit()
    again = anna.sit()
    assert again["room"] == first["room"] and again["key"] != first["key"]
    assert anna.deal()["own"] == {"room": first["room"], "late": False, "score": None, "place": 0}
    await anna.finish(again)
    own = anna.deal()["own"]
    assert own["score"]["points"] in (0, 50, 100) and own["score"]["moves"] > 5
    assert own["place"] == 1
    found = anna.play()
    assert (found["status"], found["sentence"]) == (422, "you have played this deal already")
    assert Person(house, "Boris").sit()["room"] != first["room"]


@pytest.mark.anyio
async def test_nobody_is_helped_or_replaced(house: Running) -> None:
    anna = Person(house, "Anna")
    seat = await asyncio.to_thread(anna.sit)
    async with house.client(seat) as client:
        assert client.welcome["room"]["deal"] == "daily 2026-11-17"
        assert not client.welcome["room"]["hints"]
        for kind, more in (
            ("hint", {}),
            ("coach", {}),
            ("bot", {"seat": 0, "on": True}),
            ("bot", {"seat": 1, "on": False}),
            ("end", {"agree": True}),
        ):
            assert (await client.ask(kind, **more))["t"] == "refused", kind
        assert client.view is not None
        answer = await client.act(client.view["legal"][0])
        assert answer["t"] == "ack"
        assert (await client.ask("undo", seq=client.seq))["t"] == "refused"
        assert not [text for text in client.got if '"undo":true' in text]
        await client.ask("resign")
    path = f"/api/rooms/{seat['room']}"
    bearer = {"Authorization": f"Bearer {seat['key']}"}
    again = await asyncio.to_thread(house.http.post, f"{path}/rematch", json={}, headers=bearer)
    assert again.status_code == 422
    with pytest.raises(ConnectionClosed):
        async with house.client(seat, key=False):
            raise AssertionError  # a watcher was let in


@pytest.mark.anyio
async def test_cards_stay_hidden_until_the_day_and_every_table_are_over(
    house: Running, calendar: Calendar
) -> None:
    anna, boris = Person(house, "Anna"), Person(house, "Boris")
    first, second = anna.sit(), boris.sit()
    seed = seed_for(DAY, KARMA, key_of(house)).hex()
    got = await anna.finish(first, moves=3)
    early = "the cards of the deal of the day are shown when the day is over"
    assert house.refusals(first["room"]) == [(403, early)] * 7
    calendar.day = NEXT
    in_play = "the same cards are still being played at another table"
    assert house.refusals(first["room"]) == [(403, in_play)] * 7
    assert anna.deal(day="2026-11-17")["seed"] == ""
    got += await boris.finish(second, moves=2)
    told = str(house.http.get("/api/daily", params={"day": "2026-11-17"}).json())
    assert seed in told  # and nowhere before
    assert not [text for text in got if seed in text.lower()]
    record = house.http.get(f"/api/rooms/{first['room']}/record")
    assert read_record(record.text, find_game).seed.hex() == seed
    assert commitment(bytes.fromhex(seed)) == anna.deal(day="2026-11-17")["commitment"]
    replay = house.http.get(f"/api/rooms/{first['room']}/replay").json()
    assert replay["seed"] == seed and replay["room"]["deal"] == "daily 2026-11-17"
    tried = {"name": "Anna", "step": 1, "seat": 0}
    taken = house.http.post(f"/api/rooms/{first['room']}/try", json=tried)
    assert taken.status_code == 200
    assert house.http.get(f"/api/rooms/{taken.json()['room']}").json()["deal"] == ""


@pytest.mark.anyio
async def test_a_late_table_closes_the_deal_again_and_does_not_count(
    house: Running, calendar: Calendar
) -> None:
    anna, boris = Person(house, "Anna"), Person(house, "Boris")
    first = anna.sit()
    await anna.finish(first, moves=2)
    calendar.day = NEXT
    late = boris.sit()
    assert {status for status, _ in house.refusals(first["room"])} == {403}
    await boris.finish(late, moves=3)
    own = boris.deal(day="2026-11-17")
    assert own["own"]["late"] and own["own"]["place"] == 0
    assert own["players"] == 1 and [each["name"] for each in own["best"]] == ["Anna"]
    assert house.http.get(f"/api/rooms/{first['room']}/record").status_code == 200
    (past,) = boris.ask("/archive")
    assert (past["day"], past["players"]) == ("2026-11-17", 1)
    assert past["own"] == {"karma": own["own"]["score"]["points"]}
    assert Person(house, "Clara").ask("/archive")[0]["own"] == {}


@pytest.mark.anyio
async def test_the_archive_counts_people_and_not_their_games(
    house: Running, calendar: Calendar
) -> None:
    anna, boris = Person(house, "Anna"), Person(house, "Boris")
    for person, game in ((anna, "karma"), (anna, "unit"), (boris, "unit")):
        await person.finish(person.sit(game=game), moves=2)
    calendar.day = NEXT
    (past,) = anna.ask("/archive")
    assert past["players"] == 2
    assert past["own"] == {"karma": 0, "unit": 0}


@pytest.mark.anyio
async def test_results_stand_beside_the_others_for_those_who_have_played(house: Running) -> None:
    anna, boris, clara = (Person(house, name) for name in ("Anna", "Boris", "Clara"))
    for person in (anna, boris):
        await person.finish(person.sit(), moves=4)
    await clara.finish(clara.sit(), moves=2)
    lines = anna.deal()["best"]
    assert sorted(line["name"] for line in lines) == ["Anna", "Boris", "Clara"]
    assert [(line["points"], line["moves"]) for line in lines] == [(0, 4), (0, 4), (0, 2)]
    assert [line["own"] for line in lines].count(True) == 1
    assert [person.deal()["own"]["place"] for person in (anna, boris, clara)] == [1, 1, 3]
    dario = Person(house, "Dario").deal()
    assert (dario["players"], dario["best"], dario["expert"], dario["own"]) == (3, [], None, None)


def test_a_quick_win_is_better_and_so_is_a_long_defence() -> None:
    results = [(0, 4), (100, 30), (50, 9), (0, 20), (100, 12)]
    order = sorted(results, key=lambda each: standing(*each))
    assert order == [(100, 12), (100, 30), (50, 9), (0, 20), (0, 4)]


@pytest.mark.anyio
async def test_the_expert_plays_the_same_deal(
    calendar: Calendar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del calendar
    monkeypatch.undo()
    monkeypatch.setattr(days, "today", lambda: DAY)
    monkeypatch.setattr(days, "RIVAL", "easy")
    monkeypatch.setattr(days, "EXPERT", "normal")
    with running(tmp_path) as server:
        anna = Person(server, "Anna")
        await anna.finish(anna.sit(), moves=1)
        deadline = time.monotonic() + PATIENCE
        while (found := anna.deal()["expert"]) is None:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert found["points"] in (0, 50, 100) and found["moves"] > 5
        assert Person(server, "Boris").deal()["expert"] is None


@pytest.mark.anyio
@pytest.mark.skipif(not koloda.COMPILED, reason="the bots of the day are slow on the sources")
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_the_bots_of_the_day_are_hard_and_the_expert(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a real server: nothing but the date is put in its place."""
    monkeypatch.setattr(days, "today", lambda: DAY)
    with running(tmp_path) as server:
        anna = Person(server, "Anna")
        seat = anna.sit(game=game)
        async with server.client(seat) as client:
            seats = client.welcome["room"]["seats"]
            bots = [each["level"] for each in seats if each["kind"] == "bot"]
            await client.play_on(FastRng(5), 4)
            await client.ask("resign")
        assert bots == [days.daily(DAY, find_game(game)).rival()]
        deadline = time.monotonic() + EXPERT_PATIENCE
        while (found := anna.deal(game)["expert"]) is None:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert found["points"] in (0, 50, 100) and found["moves"] > 5


@pytest.mark.anyio
async def test_a_table_survives_a_restart_and_answers_as_before(
    calendar: Calendar, tmp_path: Path
) -> None:
    with running(tmp_path) as server:
        anna, boris = Person(server, "Anna"), Person(server, "Boris")
        first, second = anna.sit(), boris.sit()

        async def begin() -> None:
            async with server.client(first) as client:
                await client.play_on(FastRng(5), 3)

        await begin()
        await boris.finish(second, moves=3)
    with running(tmp_path) as server:
        anna.server = server
        assert anna.sit()["room"] == first["room"]
        await anna.finish(anna.sit(), moves=0)
        calendar.day = NEXT
        records = [
            read_record(server.http.get(f"/api/rooms/{each['room']}/record").text, find_game)
            for each in (first, second)
        ]
        pairs = list(zip(*(record.actions for record in records), strict=False))
        assert len(pairs) > 8 and not [pair for pair in pairs if pair[0] != pair[1]]


def test_who_does_not_go_on_for_a_day_has_lost(calendar: Calendar, tmp_path: Path) -> None:
    quick = dataclasses.replace(QUICK, idle_seconds=0.05)
    with running(tmp_path, quick) as server:
        anna = Person(server, "Anna")
        seat = anna.sit()
        old = update(rooms).where(rooms.c.room == seat["room"])
        with server.storage.engine.begin() as connection:
            connection.execute(old.values(made_at=time.time() - 90_000))
    calendar.day = NEXT
    with running(tmp_path, quick) as server:
        anna.server = server
        deadline = time.monotonic() + PATIENCE
        while (own := anna.deal(day="2026-11-17")["own"])["score"] is None:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert own["score"]["points"] == 0
        assert server.http.get(f"/api/rooms/{seat['room']}/record").status_code == 200

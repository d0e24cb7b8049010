"""Finished games are analysed once, step by step whenever no bot is needed, and any time later."""

import asyncio
import dataclasses
import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

from koloda.analysis import account, grades
from koloda.analysis.account import Figure
from koloda.analysis.grades import Grade
from koloda.analysis.mistakes import Mistake
from koloda.analysis.report import Analysis
from koloda.engine.chance.rng import FastRng
from koloda.locales.catalogue import Catalogue
from koloda.server.bots import analysing, analyst
from koloda.server.bots.fair_queue import Customer
from koloda.server.bots.processes import Worker
from koloda.server.bots.scheduler import Bots
from koloda.server.ops.settings import Rate
from koloda.server.protocol import analysis_bodies
from koloda.server.rooms import analyses as runs
from koloda.server.storage.schema import analyses, rooms
from tests.analysis.games import greedy_game
from tests.server.serving import PATIENCE, QUICK, Json, Running, running

FEW = dataclasses.replace(QUICK, analysis_seconds=0.01)
ENDLESS = dataclasses.replace(QUICK, analysis_seconds=600.0)


async def given_up(server: Running, moves: int = 2) -> str:
    """A game of Karma that somebody gives up after a few moves, which is quickly analysed."""
    seat = server.make("karma", bots=".b")
    async with server.client(seat) as client:
        await client.play_on(FastRng(1), moves)
        await client.ask("resign")
    return str(seat["room"])


def path(room: str) -> str:
    return f"/api/rooms/{room}/analysis"


def until(server: Running, room: str, *states: str, lang: str = "en") -> Json:
    """What the server says once the analysis is in one of these states."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found: Json = server.http.get(f"{path(room)}?lang={lang}").json()
        if found["state"] in states:
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


@pytest.mark.anyio
async def test_a_finished_game_is_analysed_once_and_in_all_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, FEW) as server:
        room = await given_up(server)
        assert server.http.get(path(room)).json() == {"state": "none", "share": 0.0, "report": None}
        assert server.http.post(path(room)).json()["state"] == "running"
        report = until(server, room, "done", "failed")["report"]
        for seat in report["seats"]:
            points = 50 + sum(line["points"] for line in seat["account"])
            assert points == pytest.approx(seat["result"])
            bars = sum(seat[part]["points"] for part in ("luck", "play", "hidden"))
            assert 50 + bars == pytest.approx(seat["result"])
            assert len(seat["chances"]) == len(seat["doubts"]) == report["moves"] + 1
        steps = server.http.get(f"/api/rooms/{room}/replay").json()["steps"]
        assert len(steps) == report["moves"] + 1

        async def never(*_: object) -> None:
            raise AssertionError("analysed twice")

        monkeypatch.setattr(analysing.Analysts, "analyse", never)
        again = server.http.post(f"{path(room)}?lang=ru").json()
        assert again["state"] == "done"
        assert again["report"]["seats"][0]["chances"] == report["seats"][0]["chances"]
    with running(tmp_path, FEW) as server:
        assert server.http.get(path(room)).json()["report"] == report


def test_a_game_that_is_being_played_is_not_analysed(tmp_path: Path) -> None:
    with running(tmp_path, FEW) as server:
        room = server.make("karma", bots=".b")["room"]
        for method in ("POST", "GET", "DELETE"):
            answer = server.http.request(method, path(room), headers={"Accept-Language": "it"})
            assert (answer.status_code, answer.json()["code"]) == (403, "early")
            assert answer.json()["sentence"] == "si può analizzare quando la partita è finita"
        assert server.http.post(path("x" * 22)).status_code == 404


@pytest.mark.anyio
async def test_nor_is_one_whose_cards_are_still_in_play_elsewhere(tmp_path: Path) -> None:
    with running(tmp_path, FEW) as server:
        room, other = await given_up(server), server.make("karma", bots=".b")["room"]
        with server.storage.engine.begin() as database:
            cards = select(rooms.c.seed).where(rooms.c.room == room).scalar_subquery()
            database.execute(update(rooms).where(rooms.c.room == other).values(seed=cards))
        answer = server.http.post(path(room))
        assert answer.status_code == 403
        assert answer.json()["sentence"] == (
            "the same cards are still being played at another table"
        )


@pytest.mark.anyio
async def test_an_analysis_can_be_cancelled_and_begun_again(tmp_path: Path) -> None:
    with running(tmp_path, ENDLESS) as server:
        room = await given_up(server)
        server.http.post(path(room))
        assert server.http.post(path(room)).json()["state"] == "running"  # no second one begins
        assert server.http.delete(path(room)).json()["state"] == "none"
        with server.storage.engine.connect() as database:
            assert database.execute(select(analyses)).all() == []
        assert server.http.post(path(room)).json()["state"] == "running"
    with running(tmp_path, FEW) as server:
        assert server.http.get(path(room)).json()["state"] == "none"
        server.http.post(path(room))
        assert until(server, room, "done", "failed")["state"] == "done"


@pytest.mark.anyio
async def test_what_another_process_does_is_told_and_can_be_cancelled(tmp_path: Path) -> None:
    with running(tmp_path, FEW) as server:
        room = await given_up(server)
        row = {"room": room, "run": "other", "state": "running", "share": 0.5, "content": b""}
        with server.storage.engine.begin() as database:
            database.execute(insert(analyses).values(**row, at=time.time()))
        assert server.http.post(path(room)).json() == {
            "state": "running",
            "share": 0.5,
            "report": None,
        }
        assert server.http.delete(path(room)).json()["state"] == "none"
        with server.storage.engine.begin() as database:
            database.execute(insert(analyses).values(**row, at=time.time() - 2 * runs.LAPSE))
        assert server.http.get(path(room)).json()["state"] == "none"  # its process has died
        server.http.post(path(room))
        assert until(server, room, "done", "failed")["state"] == "done"


@pytest.mark.anyio
async def test_a_run_that_is_cancelled_elsewhere_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "BEAT", 0.05)
    with running(tmp_path, ENDLESS) as server:
        room = await given_up(server)
        server.http.post(path(room))
        with server.storage.engine.begin() as database:
            database.execute(delete(analyses))
        until(server, room, "none")


@pytest.mark.anyio
async def test_a_process_that_fails_is_told_and_may_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, FEW) as server:
        room = await given_up(server)
        with monkeypatch.context() as patch:
            patch.setattr(analyst, "__name__", "koloda.no_such_module")
            server.http.post(path(room))
            until(server, room, "failed")
        assert server.http.post(path(room)).json()["state"] == "running"
        until(server, room, "done")


@pytest.mark.anyio
async def test_one_address_begins_only_a_few(tmp_path: Path) -> None:
    settings = dataclasses.replace(FEW, analyses=Rate(0.0001, 1))
    with running(tmp_path, settings) as server:
        first, second = await given_up(server), await given_up(server)
        assert server.http.post(path(first)).status_code == 200
        assert server.http.post(path(second)).status_code == 429
        assert server.http.get(path(second)).status_code == 200


def test_a_report_says_in_each_language_what_a_move_cost_and_how_well_a_seat_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(account, "PILOT", 2)
    analysis = Analysis(greedy_game("karma"), 0.001)
    moment = next(each for each in analysis.account.moments if each.is_choice() and each.seat == 0)
    other = next(a for a in moment.before.legal_actions(0) if a != moment.action)
    analysis.mistakes = [Mistake(moment, other, 14.0, 5.0, None)]
    analysis.grades = {0: Grade(9, Figure(97.5, 1.0), Figure(-80.0, 300.0), 2.5)}
    for language, words in (("en", "Clearly better was"), ("ru", "лучше"), ("it", "meglio")):
        seats = analyst.report(analysis, Catalogue(language)).seats
        (told,) = seats[0].mistakes
        assert (told.move, told.points, told.doubt) == (moment.number, -14.0, 5.0)
        assert words in told.sentence
    graded, other_seat = seats
    assert graded.accuracy is not None and graded.accuracy.points == 97.5
    assert graded.rating is not None and graded.rating.doubt == 300.0
    assert graded.given_up == 2.5
    assert (other_seat.accuracy, other_seat.rating, other_seat.mistakes) == (None, None, [])


@pytest.mark.parametrize(
    ("accuracy", "given_up", "rating"),
    [(100.0, -0.5, 12.5), (98.0, 2.0, 0.0), (98.0, None, 0.0), (None, None, None)],
    ids=["clipped", "kept", "of before", "ungraded"],
)
def test_a_stored_report_is_told_with_the_rating_of_today(
    monkeypatch: pytest.MonkeyPatch,
    accuracy: float | None,
    given_up: float | None,
    rating: float | None,
) -> None:
    monkeypatch.setattr(account, "PILOT", 2)
    game = greedy_game("karma")
    report = analyst.report(Analysis(game, 0.001), Catalogue("it"))
    seat = report.seats[0]
    seat.accuracy = None if accuracy is None else analysis_bodies.Figure(accuracy, 1.0)
    seat.given_up = given_up
    seat.rating = None if accuracy is None else analysis_bodies.Figure(-900.0, 1.0)
    content = runs.packed({"it": msgspec.Raw(msgspec.json.encode(report))})
    monkeypatch.setitem(grades.LADDERS, "karma", grades.Ladder(10.0, 5.0, 333.0))
    told = runs.told(content, "it", str(game)).seats[0]
    assert told.rating == (None if rating is None else analysis_bodies.Figure(rating, 333.0))
    lost = runs.told(content, "it", str(game).replace("karma", "no such game")).seats[0]
    assert lost.rating == seat.rating


@pytest.mark.anyio
async def test_other_work_waits_until_no_question_does() -> None:
    bots = Bots(1)
    order: list[str] = []
    question = asyncio.Event()

    class Slow(Worker):
        async def ask(self, _: object) -> object:  # type: ignore[override]
            order.append("bot")
            await question.wait()
            raise OSError

        async def stop(self) -> None:
            pass

    bots.workers = [Slow()]
    bots.free = list(bots.workers)

    async def other() -> None:
        async with bots.spare_place():
            order.append("other")

    customer = Customer("here", "room")
    asked = [
        asyncio.create_task(bots.answer(None, 60, customer))  # type: ignore[arg-type]
        for _ in range(2)
    ]
    await asyncio.sleep(0)
    spare = asyncio.create_task(other())
    gone = asyncio.create_task(other())
    await asyncio.sleep(0)
    gone.cancel()
    assert order == ["bot"]
    question.set()
    await asyncio.gather(*asked, spare, gone, return_exceptions=True)
    assert order == ["bot", "bot", "other"]
    assert len(bots.free) == 1


@pytest.mark.anyio
async def test_who_has_used_little_is_analysed_first() -> None:
    analysts = analysing.Analysts(Bots(1))
    analysts.queue.charge(Customer("busy", "a"), 100.0)
    order: list[str] = []
    go_on = asyncio.Event()

    async def take(address: str) -> None:
        async with analysts.turn(Customer(address, address)):
            order.append(address)
            await go_on.wait()

    tasks = [asyncio.create_task(take(who)) for who in ("first", "busy", "new")]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "new", "busy"]
    assert analysts.left == 1

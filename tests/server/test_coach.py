"""The coach of a person among bots: for that seat alone, and from what it may know."""

import pytest

from koloda import COMPILED
from koloda.engine.chance.rng import seed_from_number
from koloda.engine.records.match import Match
from koloda.games import find_game
from koloda.server.bots import processes
from koloda.server.bots.scheduler import Bots
from koloda.server.bots.worker import Answer, Question, Verdict, answer
from tests.server.serving import Client, Json, Running

LONG = 1000.0
WIN_OR_LOSE = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"
)
FIRST = {
    "en": "Lay your high numbers and karma cards face up",
    "ru": "Открывайте высокие числа и карты кармы",
    "it": "Scopri i numeri alti e le carte karma",
}


@pytest.mark.anyio
@pytest.mark.parametrize("language", FIRST)
async def test_it_says_what_matters_in_the_language_of_the_seat(
    server: Running, language: str
) -> None:
    async with server.client(server.make(bots=".b"), lang=language) as anna:
        await bots_have_chosen(anna)
        remark = await anna.ask("coach")
        assert remark["t"] == "remark"
        assert remark["kind"] == "before" and remark["seq"] == anna.seq
        assert remark["sentence"].startswith(FIRST[language])


@pytest.mark.anyio
async def test_between_people_there_is_no_coach(server: Running) -> None:
    seats = server.full()
    async with server.client(seats[0]) as anna:
        refused = await anna.ask("coach")
        assert refused["t"] == "refused"
        assert refused["sentence"] == "the coach is there only where all others are bots"
    with_bot = server.make(players=3, bots="..b")
    server.sit(with_bot["room"])
    async with server.client(with_bot) as anna:
        assert (await anna.ask("coach"))["t"] == "refused"


@pytest.mark.anyio
@pytest.mark.usefixtures("heard")
async def test_a_watcher_has_no_coach_and_hears_none(server: Running) -> None:
    seat = server.make(bots=".b")
    async with server.client(seat) as anna, server.client(seat, key=False) as watcher:
        assert (await watcher.ask("coach"))["t"] == "refused"
        await judged(anna)
        assert '"remark"' not in "".join(watcher.got)


@pytest.mark.anyio
async def test_a_move_is_judged_after_it_was_acknowledged(
    server: Running, heard: list[Question]
) -> None:
    async with server.client(server.make(bots=".b")) as anna:
        await bots_have_chosen(anna)
        before, view = anna.seq, anna.view
        remark = await judged(anna)
        assert remark["kind"] == "after" and remark["seq"] == before
        assert remark["gain"] == 0.2 and remark["reason"] == "why-clears"
        assert remark["sentence"].startswith("Clearly better was “lay ")
        assert remark["sentence"].endswith("it sweeps the pile away, and you play again.")
    (question,) = heard
    world = find_game("karma").parse(question.position)
    assert view is not None
    seen = [list(zone.cards) for zone in world.view(0).zones]
    assert seen == [zone["cards"] for zone in view["zones"]], "the world before the move"


@pytest.mark.anyio
async def test_a_move_nobody_asked_about_is_not_judged(
    server: Running, heard: list[Question]
) -> None:
    async with server.client(server.make(bots=".b")) as anna:
        await bots_have_chosen(anna)
        assert anna.view is not None
        assert (await anna.act(anna.view["legal"][0]))["t"] == "ack"
    assert heard == []


@pytest.mark.anyio
async def test_a_coach_that_is_too_slow_says_so_once_and_leaves_its_time_to_the_bots(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    async def ask(_: object, question: Question) -> Answer:
        if not question.action:
            return answer(question)
        heard.append(question.action)
        return Answer(question.number, [], uncompiled=True)

    monkeypatch.setattr(processes.Worker, "ask", ask)
    async with server.client(server.make(bots=".b")) as anna:
        remark = await judged(anna)
        assert remark["kind"] == "after" and remark["action"] == ""
        assert remark["sentence"].endswith("before your moves, not after them.")
        assert (await anna.ask("coach"))["kind"] == "before"
        assert anna.view is not None
        assert (await anna.act(anna.view["legal"][0]))["t"] == "ack"
    assert len(heard) == 1


def test_the_verdict_comes_from_a_world_and_never_from_the_truth() -> None:
    for name in ("karma", "kanobu", "unit", "karmaka"):
        game = find_game(name)
        match = Match(game.setup(game.seats[0]), seed_from_number(1))
        match.settle()
        seat = match.state.to_act()[0]
        made = match.setup.actions.text(match.state.legal_actions(seat)[0])
        bots = Bots(1)
        asked = [bots.question(match, seat, "", 1.0, made) for _ in range(20)]
        positions = {question.position for question in asked}
        assert len(positions) > 1
        assert str(match.state) not in positions
        assert all(game.parse(each).view(seat) == match.state.view(seat) for each in positions)


def test_a_worker_judges_a_move() -> None:
    question = Question(1, WIN_OR_LOSE, 0, "", 1, LONG, "", "play 9")
    assert answer(question) == Answer(1, [], Verdict("play 9", "play 9 9", 1.0, "why-clears", {}))
    question.action = "play 9 9"
    assert answer(question) == Answer(1, [], None)
    hasty = Question(1, WIN_OR_LOSE, 0, "", 1, 0.0, "", "play 9")
    assert answer(hasty) == Answer(1, [], None, uncompiled=not COMPILED)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What a worker is asked to whom every judged move is a mistake."""
    judged_moves: list[Question] = []

    async def ask(_: object, question: Question) -> Answer:
        if not question.action:
            return answer(question)
        judged_moves.append(question)
        verdict = Verdict(question.action, question.action, 0.2, "why-clears", {})
        return Answer(question.number, [], verdict)

    monkeypatch.setattr(processes.Worker, "ask", ask)
    return judged_moves


async def bots_have_chosen(client: Client) -> None:
    """Wait until the table waits for the first seat alone, so that nothing changes meanwhile."""
    assert client.view is not None
    while client.view["to_act"] != [0]:
        await client.until("update")


async def judged(client: Client) -> Json:
    """What the coach says after the first legal move."""
    await bots_have_chosen(client)
    await client.ask("coach")
    assert client.view is not None
    await client.act(client.view["legal"][0])
    return await client.until("remark")

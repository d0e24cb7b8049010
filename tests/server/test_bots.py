"""Bots: apart from the server, told only what their seat may know, replaced when they fail."""

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

import koloda
from koloda.bots.ladder import LEVELS, SECONDS
from koloda.bots.past import past_sights
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.records.match import Match
from koloda.games import GAMES, find_game
from koloda.server.bots import processes
from koloda.server.bots.fair_queue import Customer, FairQueue
from koloda.server.bots.rule_of_thumb import simple_choice
from koloda.server.bots.scheduler import Bots, NoAnswer, Thought
from koloda.server.bots.worker import Advice, Answer, Question, answer
from koloda.server.ops.settings import Settings
from koloda.server.rooms import game_loop
from koloda.server.rooms.game_loop import visible_delay
from koloda.server.rooms.plan import BOT

ANNA = Customer("10.0.0.1", "room of Anna")


def dealt(name: str = "karma") -> Match:
    game = find_game(name)
    match = Match(game.setup(game.seats[0]), seed_from_number(1))
    match.settle()
    return match


@pytest.mark.anyio
async def test_a_killed_process_is_replaced() -> None:
    match = dealt()
    state = match.state
    bots = Bots(1)
    first = await bots.ask(match, 0, "easy", 20, ANNA)
    assert first.advice[0].action in state.view(0).actions
    process = bots.workers[0].process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > 0
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    again = await bots.ask(match, 0, "easy", 20, ANNA)
    assert again.advice[0].action in state.view(0).actions
    os.kill(bots.workers[0].process.pid, signal.SIGSTOP)  # type: ignore[union-attr]
    with pytest.raises(NoAnswer):
        await bots.ask(match, 0, "easy", 0.3, ANNA)
    assert (await bots.ask(match, 0, "easy", 20, ANNA)).advice[0].action in state.view(0).actions
    with pytest.raises(NoAnswer):
        await bots.ask(match, 0, "no such level", 20, ANNA)
    assert bots.failures == 2
    await bots.stop()


@pytest.mark.anyio
async def test_bots_change_over_to_a_copy_made_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "compiled"
    monkeypatch.setenv(processes.COPY, str(made))
    match, bots = dealt(), Bots(1)
    await bots.ask(match, 0, "easy", 60, ANNA)
    worker = bots.workers[0]
    before = worker.process
    assert worker.copy == str(Path(koloda.__file__).parent.parent)
    # The whole package at once: nobody may find half a copy.
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "koloda").symlink_to(Path(koloda.__file__).parent)
    (tmp_path / "new").rename(made)
    again = await bots.ask(match, 0, "easy", 60, ANNA)
    assert again.advice[0].action in match.state.view(0).actions
    assert worker.copy == str(made)
    assert before is not None and before.returncode is not None
    assert worker.process is not None
    variables = Path(f"/proc/{worker.process.pid}/environ")
    if variables.exists():
        assert f"PYTHONPATH={made}".encode() in variables.read_bytes()
    await bots.stop()


@pytest.mark.anyio
async def test_a_bots_process_ends_with_the_server() -> None:
    async def work() -> int:
        bots = Bots(1)
        await bots.warm()
        process = bots.workers[0].process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()
        return await asyncio.wait_for(process.wait(), 20)

    assert await work() == 0


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_bot_learns_only_what_its_seat_may_know(
    game: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt(game.name)  # type: ignore[attr-defined]
    state = match.state
    asked: list[Question] = []

    async def listen(_: object, question: Question) -> Answer:
        asked.append(question)
        return answer(question)

    monkeypatch.setattr(processes.Worker, "ask", listen)

    async def work() -> None:
        bots = Bots(1)
        for _ in range(20):
            await bots.ask(match, 0, "random", 20, ANNA)

    await work()
    positions = {question.position for question in asked}
    assert len(positions) > 1
    assert str(state) not in positions
    for position in positions:
        world = state.setup.game.parse(position)
        assert world.view(0) == state.view(0)


REMEMBERING = """
import koloda

class Diary(koloda.Player):
    def __init__(self):
        super().__init__("diary")
        self.remembers, self.seen = True, []

    def new_game(self, setup, seat):
        return Diary()

    def observe(self, sights):
        self.seen += sights

    def choose(self, world, seat, evidence, rng):
        own = [sight for sight in self.seen if sight.seat == seat and sight.cards]
        hidden = [sight for sight in self.seen if sight.seat != seat and "?" in sight.cards]
        assert own and hidden and not any("?" in sight.cards for sight in own)
        return world.legal_actions(seat)[-1]
"""


@pytest.mark.anyio
async def test_a_bot_that_remembers_is_told_what_its_seat_has_seen(tmp_path: Path) -> None:
    file = tmp_path / "diary.py"
    file.write_text(REMEMBERING, encoding="utf-8")
    match, bots = dealt("kanobu"), Bots(1)
    for _ in range(4):
        seat = match.state.to_act()[0]
        drawing = [
            a for a in match.state.legal_actions(seat) if a == match.setup.actions.parse("draw")
        ]
        match.play(seat, (drawing or match.state.legal_actions(seat))[0])
    seat = match.state.to_act()[0]
    asked = bots.question(match, seat, f"{file}:Diary")
    told = [seen.sight() for seen in asked.sights]
    assert told == past_sights(match, seat) != past_sights(match, 1 - seat)
    assert bots.question(match, seat, "normal").sights == []
    thought = await bots.ask(match, seat, f"{file}:Diary", 60, ANNA)
    assert thought.advice[0].action == match.state.view(seat).actions[-1]
    await bots.stop()


def test_the_simple_rule_always_has_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt().state
    assert simple_choice(state, 0) in state.legal_actions(0)

    def fail(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(type(state.setup.game), "greedy", fail)
    assert simple_choice(state, 0) in state.legal_actions(0)


def test_one_address_with_many_questions_does_not_keep_another_one_waiting() -> None:
    moment = 100.0
    queue: FairQueue[str] = FairQueue(lambda: moment)
    for number in range(100):
        queue.put(Customer("10.0.0.1", f"room {number % 18}"), f"greedy {number}")
    served = [queue.pop() for _ in range(3)]
    for customer, _ in served:
        queue.charge(customer, 1.0)
    queue.put(Customer("10.0.0.2", "quiet room"), "modest")
    assert queue.pop()[1] == "modest"


def test_within_an_address_the_rooms_take_turns_and_old_use_is_forgotten() -> None:
    now = [100.0]
    queue: FairQueue[str] = FairQueue(lambda: now[0])
    for name in ("a1", "a2", "b1"):
        queue.put(Customer("10.0.0.1", name[0]), name)
    customer, first = queue.pop()
    queue.charge(customer, 1.0)
    assert [first, queue.pop()[1], queue.pop()[1]] == ["a1", "b1", "a2"]
    assert queue.recent("a") == 1.0
    now[0] += 20
    assert queue.recent("a") == 0.5
    assert queue.recent("nobody") == 0.0


def test_work_that_nobody_waits_for_is_dropped() -> None:
    queue: FairQueue[object] = FairQueue(lambda: 0.0)
    kept, dropped = object(), object()
    queue.put(ANNA, dropped)
    queue.put(ANNA, kept)
    queue.drop(dropped)
    assert len(queue) == 1 and queue.pop()[1] is kept


class Clock:
    """Time that passes only where somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)


@pytest.mark.anyio
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", [game.name for game in GAMES])
async def test_a_forced_move_takes_as_long_as_any_other(
    name: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search ends at once where one action is legal; the time until the bot moves does not."""
    clock, rng, moved = Clock(), FastRng(3), list[float]()
    loop = SimpleNamespace(get_running_loop=lambda: clock, sleep=clock.sleep)
    monkeypatch.setattr(game_loop, "asyncio", loop)
    monkeypatch.setattr(game_loop, "delays", SimpleNamespace(uniform=lambda low, _: low))

    async def search(match: Match, seat: int, *_: object) -> Thought:
        began, choices = clock.now, match.state.legal_actions(seat)
        await clock.sleep(0.0 if len(choices) == 1 else SECONDS.get(level, 0.01))
        return Thought([Advice(match.setup.actions.texts[choices[0]], 0.5, "")], began)

    match = dealt(name)
    room = SimpleNamespace(
        settings=Settings(),
        plan=SimpleNamespace(deal=""),
        chairs=[SimpleNamespace(kind=BOT, level=level)] * match.setup.players,
        table=SimpleNamespace(seq=0, match=match),
        registry=SimpleNamespace(bots=SimpleNamespace(ask=search)),
        customer=lambda: ANNA,
        post=lambda _: moved.append(clock.now),
    )
    times: dict[bool, set[float]] = {True: set(), False: set()}
    while not match.state.is_over() and not all(times.values()):
        seat = match.state.actor()
        forced, began = len(match.state.legal_actions(seat)) == 1, clock.now
        await game_loop.think(room, seat)  # type: ignore[arg-type]
        times[forced].add(round(moved[-1] - began, 6))
        match.play(seat, match.state.random_action(seat, rng))
    assert times[True] or name == "karmaka", "no move of this game of Karmaka is forced"
    assert len(times[True] | times[False]) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_when_a_bot_moves_depends_on_its_level_alone(level: str) -> None:
    settings = Settings()
    delays = [visible_delay(level, settings) for _ in range(2000)]
    assert min(delays) >= max(settings.bot_delay[0], SECONDS.get(level, 0.0) + 0.1)
    assert max(delays) - min(delays) <= settings.bot_delay[1] - settings.bot_delay[0]

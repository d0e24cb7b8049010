"""No answer to any question depends on what the asker cannot know.

Whole random games, beside worlds in which everything hidden from one reader is dealt anew: whatever
the reader asks, it gets the same answer in both, to the byte and therefore of the same size. When a
bot moves is in test_bots.py, what is told without being asked in test_wire.py.
"""

import asyncio
import dataclasses
import datetime
import re
import secrets
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from koloda.bots.coach import idea
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.records.match import Match
from koloda.engine.values.refusal import Refusal
from koloda.games import GAMES
from koloda.puzzles.book import book_of
from koloda.puzzles.solving import question_of
from koloda.server.http import puzzles
from koloda.server.protocol import encoding
from koloda.server.rooms.dailies import Dailies
from koloda.server.rooms.match_log import BY_PERSON, Table
from tests.server.matches import Match as DuplicateMatch
from tests.server.serving import GENEROUS, QUICK, Json, Running, room_of, running
from tests.terminal.running import good

GAMES_EACH = 3
ONE_IN = 10
"""Of this many moments one is looked at."""
ACTIONS = 200
"""Actions that are asked about at each moment, about."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that answers as often as it is asked."""
    settings = dataclasses.replace(QUICK, replays=GENEROUS, analyses=GENEROUS)
    with running(tmp_path_factory.mktemp("oracles"), settings) as found:
        yield found


class Moment(NamedTuple):
    """A choice in a game, and the same moment in a world that one reader takes for possible."""

    truth: State
    world: State
    reader: int
    seat: int
    """Who is going to act, and how."""
    action: int


def moments(game: Game) -> Iterator[Moment]:
    """Some moments of random games, each with a reader: a seat or whoever looks on."""
    for number in range(GAMES_EACH):
        players = min(game.seats[0] + number, game.seats[1])
        match, rng = Match(game.setup(players), seed_from_number(40 + number)), FastRng(number)
        while not match.state.is_over():
            truth, seat = match.state, match.state.actor()
            if seat == CHANCE:
                truth.play(seat, truth.sample_chance(match.rng))
                continue
            action = truth.random_action(seat, rng)
            if rng.below(ONE_IN) == 0:
                reader = rng.below(players + 1) - 1
                reader = WATCHER if reader < 0 else reader
                yield Moment(truth, truth.determinize(reader, rng), reader, seat, action)
            truth.play(seat, action)


def reasons(state: State, seat: int, first: int) -> list[Refusal | None]:
    """What `why` and a refused action could tell a seat, in its turn or not, of many actions."""
    count = len(state.setup.actions.texts)
    step = 1 + count // ACTIONS
    return [state.refusal(seat, action) for action in range(first % step, count, step)]


def undo_after(state: State, seat: int, action: int) -> bool:
    """Whether an action may be taken back once it is made."""
    table = Table(state.setup, seed_from_number(1), 10)
    table.match.state = state.clone()
    table.play(seat, action, BY_PERSON)
    return table.may_undo(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_against_an_action(game: Game) -> None:
    looked = 0
    for number, moment in enumerate(moments(game)):
        if moment.reader != WATCHER:
            here = reasons(moment.truth, moment.reader, number)
            assert reasons(moment.world, moment.reader, number) == here
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_bots_are_asked_for_hints_moves_and_judgements(game: Game) -> None:
    """With the same random numbers a question is the same: only those decide what a bot answers."""
    differing = 0
    for number, moment in enumerate(moments(game)):
        truth, world = str(moment.truth), str(moment.world)
        differing += truth != world
        asked = moment.truth.determinize(moment.reader, FastRng(number))
        assert str(moment.world.determinize(moment.reader, FastRng(number))) == str(asked)
    assert differing > 2, "the worlds are others than the truth"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_the_coach_says_before_a_move(game: Game) -> None:
    looked = 0
    for moment in moments(game):
        if moment.reader in moment.truth.to_act():
            assert idea(moment.world, moment.reader) == idea(moment.truth, moment.reader)
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whether_an_action_can_be_taken_back(game: Game) -> None:
    """A refused undo would tell that something was seen, drawn or turned over."""
    looked = 0
    for truth, world, reader, seat, action in moments(game):
        if seat == reader and world.refusal(seat, action) is None:
            after, there = truth.clone(), world.clone()
            seen = truth.sights(after.play(seat, action), reader)
            # What the action shows the reader may rightly be another card in the other world.
            if world.sights(there.play(seat, action), reader) == seen:
                assert undo_after(world, seat, action) == undo_after(truth, seat, action)
                looked += 1
    assert looked > 0


def own_table(server: Running, game: Game) -> Json:
    return server.full(game.name, game.seats[0])[0]


def duplicate_table(server: Running, game: Game) -> Json:
    return DuplicateMatch(server, game.name).fill()[0][0]


def daily_table(server: Running, game: Game) -> Json:
    today = server.http.get("/api/daily").json()["today"]
    body = {"person": secrets.token_urlsafe(16), "name": "Anna"}
    found: Json = server.http.post(f"/api/daily/{today}/{game.name}", json=body).json()
    return found


@pytest.mark.anyio
@pytest.mark.parametrize("table", [own_table, duplicate_table, daily_table])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_who_has_no_seat(
    server: Running,
    game: Game,
    table: Callable[[Running, Game], Json],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stranger with the link, whoever looks on, and the operator: every call and every order."""
    monkeypatch.setattr(Dailies, "let_expert_play", lambda *_: None)
    seat = await asyncio.to_thread(table, server, game)
    room, rng = room_of(server, seat["room"]), FastRng(7)
    truth, here = room.table.match.state, await everything_about(server, seat)
    for _ in range(3):
        room.table.match.state = truth.determinize(WATCHER, rng)
        assert str(room.table.match.state) != str(truth)
        assert await everything_about(server, seat) == here
    room.table.match.state = truth


async def everything_about(server: Running, seat: Json) -> list[tuple[str, str]]:
    """What one learns of a table without a key; times are left out."""
    path, found = f"/api/rooms/{seat['room']}", list[tuple[str, str]]()
    about = server.http.get(path).json()["deal"].removeprefix("duplicate ")
    for method, call in (
        ("GET", "/api/rooms"),
        ("GET", path),
        ("GET", f"{path}/record"),
        ("GET", f"{path}/replay"),
        ("GET", f"{path}/qr"),
        ("GET", f"{path}/analysis"),
        ("POST", f"{path}/analysis"),
        ("DELETE", f"{path}/analysis"),
        ("POST", f"{path}/try"),
        ("GET", "/api/daily"),
        ("GET", f"/api/daily?day={datetime.date.today()}"),
        ("GET", "/api/daily/archive"),
        ("GET", f"/api/duplicates/{about}"),
    ):
        body = {"name": "Anna", "step": 0, "seat": 0, "cards": "all"}
        answer = server.http.request(method, call, json=body if call.endswith("/try") else None)
        found.append((f"{method} {call} {answer.status_code}", answer.text))
    for verb in ("watch", "export"):
        words = ("admin", "--database", server.database, verb, seat["room"])
        found.append((verb, await asyncio.to_thread(good, *words)))
    try:
        async with server.client(seat, key=False) as watcher:
            found.append(("watcher", watcher.got[0]))
    except ConnectionClosed as closed:  # nobody looks on where cards are compared
        found.append(("watcher", str(closed)))
    return [(asked, re.sub(r'"(now|at)":[0-9.]+', "", answer)) for asked, answer in found]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_puzzle(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked for the best move is shown what the seat knew, to the byte."""
    differing, book = 0, book_of(game)
    for number, entry in enumerate(book):
        question = question_of(entry)
        here = puzzles.posed.__wrapped__(game.name, entry.id, "en")
        world = question._replace(state=question.state.determinize(entry.seat, FastRng(number)))
        differing += str(world.state) != str(question.state)
        monkeypatch.setattr(puzzles, "question_of", lambda _, world=world: world)
        assert puzzles.posed.__wrapped__(game.name, entry.id, "en") == here
        monkeypatch.undo()
    assert 2 * differing >= len(book), "the worlds are others than the truth"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_table_as_it_is_shown_to_who_comes_in(game: Game) -> None:
    """Every seat and whoever looks on, in the middle of a game."""
    readers = set()
    for truth, world, reader, _, _ in moments(game):
        seat = -1 if reader == WATCHER else reader
        here, there = encoding.Teller(truth, []), encoding.Teller(world, [])
        assert bytes(there.view(seat)) == bytes(here.view(seat))
        readers.add(seat)
    assert -1 in readers and len(readers) > 1

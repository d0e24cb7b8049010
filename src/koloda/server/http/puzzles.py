"""Calls for puzzles: their list, one of them at the table, and what a move is worth."""

import asyncio
import functools
from typing import Final

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from koloda.engine.values.errors import OptionError, quoted
from koloda.games import find_game
from koloda.lessons.words import seat_names
from koloda.puzzles import faults
from koloda.puzzles.book import Entry, book_of, find_entry
from koloda.puzzles.solving import Question, best_first, question_of
from koloda.puzzles.telling import answer_sentence
from koloda.server.http.asking import TooMuch, address_of, hub_of, language
from koloda.server.http.calls import JSON
from koloda.server.http.daily import person_of
from koloda.server.http.lessons import refusals
from koloda.server.ops.clock import now
from koloda.server.ops.limits import LINE_BYTES
from koloda.server.protocol import bodies, lesson_bodies, messages, puzzle_bodies
from koloda.server.protocol import faults as refused
from koloda.server.protocol.encoding import Teller, catalogue_of, turn_of
from koloda.server.protocol.tables import Chair, Room
from koloda.server.rooms.keys import hash_of
from koloda.server.storage.puzzles import PuzzleStore, Tries

BOT: Final = "bot"
PERSON: Final = "person"


async def shelf(request: Request) -> list[puzzle_bodies.PuzzleMark]:
    """The puzzles of a game, the easiest for bots first."""
    game, store = find_game(request.path_params["game"]), store_of(request)
    counts = await store.counts(game.name)
    own = await store.own(game.name, person_of(request))
    return [
        puzzle_bodies.PuzzleMark(
            id=entry.id,
            missed=entry.missed,
            attempts=entry.tried,
            **counts.get(entry.id, Tries())._asdict(),
            own=own.get(entry.id),
        )
        for entry in book_of(game)
    ]


async def pose(request: Request) -> Response:
    """The table at which a puzzle asks; nothing in it tells the answer."""
    entry = entry_of(request)
    content = await asyncio.to_thread(
        posed, request.path_params["game"], entry.id, language(request)
    )
    return Response(content, media_type=JSON)


async def solve(request: Request, body: bodies.PuzzleTry) -> puzzle_bodies.PuzzleAnswer:
    """What a move is worth; a person's first try is kept."""
    entry, store = entry_of(request), store_of(request)
    if body.action not in entry.wins:
        raise OptionError(faults.NO_MOVE, action=quoted(body.action))
    if not address_of(request).disk.take(now(), LINE_BYTES):
        raise TooMuch(refused.QUOTA)
    game, right = request.path_params["game"], body.action == entry.best
    await store.note(game, entry.id, hash_of(body.person), body.action, right)
    counted = (await store.counts(game)).get(entry.id, Tries())
    return await asyncio.to_thread(answered, entry, body.action, language(request), counted)


def store_of(request: Request) -> PuzzleStore:
    """The tries of this server."""
    return PuzzleStore(hub_of(request).storage)


def entry_of(request: Request) -> Entry:
    """The puzzle in the path."""
    return find_entry(request.path_params["game"], request.path_params["puzzle"])


def names_in(question: Question, lang: str) -> list[str]:
    """Whoever solves on the own seat, the others on theirs."""
    setup, seat = question.record.setup, question.entry.seat
    you, *others = seat_names(catalogue_of(lang), setup.players)
    others += question.record.names[len(others) + 1 :]
    return [*others[:seat], you, *others[seat:]]


@functools.cache
def posed(game: str, puzzle: str, lang: str) -> bytes:
    """A puzzle as JSON, with everything that its seat has seen happen."""
    entry = find_entry(game, puzzle)
    question = question_of(entry)
    setup, names = question.record.setup, names_in(question, lang)
    kinds = [PERSON if seat == entry.seat else BOT for seat in range(setup.players)]
    room = Room(
        room="",
        game=setup.game.name,
        players=setup.players,
        options=setup.options,
        state="running",
        seats=[Chair(name, kind, online=True) for name, kind in zip(names, kinds, strict=True)],
    )
    told = puzzle_bodies.Puzzle(
        id=entry.id,
        room=room,
        seat=entry.seat,
        seq=len(question.record.actions),
        view=Teller(question.state, names).view(entry.seat),
        events=happened(question, names, lang),
        refused=refusals(question.state, entry.seat, lang),
    )
    return messages.encode(told)


def happened(question: Question, names: list[str], lang: str) -> list[Raw]:
    """All that the seat has seen since the deal."""
    state, told = question.record.start(), []
    for seq, (seat, action) in enumerate(question.record.actions, 1):
        turn = turn_of(state)
        events = state.play(seat, action)
        told += Teller(state, names).sights(seq, events, question.entry.seat, lang, turn)
    return told


def answered(entry: Entry, action: str, lang: str, counted: Tries) -> puzzle_bodies.PuzzleAnswer:
    """What a move was worth, in a language, and what the best one leads to."""
    question = question_of(entry)
    names, catalogue = names_in(question, lang), catalogue_of(lang)
    setup = question.record.setup
    numbers = setup.actions.numbers
    return puzzle_bodies.PuzzleAnswer(
        right=action == entry.best,
        best=entry.best,
        text=answer_sentence(catalogue, question, action, names),
        chances=[
            puzzle_bodies.PuzzleChance(
                each, catalogue.move(setup, numbers[each], names), round(100 * win)
            )
            for each, win in best_first(entry)
        ],
        misses=[
            puzzle_bodies.PuzzleMiss(level, missed, entry.attempts)
            for level, missed in entry.misses.items()
        ],
        tried=counted.tried,
        failed=counted.failed,
        move=best_move(question, names, lang),
    )


def best_move(question: Question, names: list[str], lang: str) -> lesson_bodies.LessonMove:
    """What happens when the best move is made."""
    seat, seq = question.entry.seat, len(question.record.actions) + 1
    state = question.state.clone()
    turn = turn_of(state)
    events = state.play_text(seat, question.entry.best)
    teller = Teller(state, names)
    told = teller.sights(seq, events, seat, lang, turn)
    return lesson_bodies.LessonMove(seq, teller.view(seat), told)

"""The HTTP part of the protocol: all its calls."""

import functools
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from koloda.server.http import (
    analysing,
    daily,
    duplicates,
    finished,
    health,
    openapi,
    puzzles,
    reading,
    tables,
    trying,
)
from koloda.server.http.calls import Call, answer
from koloda.server.http.static import client_route
from koloda.server.protocol import (
    analysis_bodies,
    bodies,
    daily_bodies,
    duplicate_bodies,
    lesson_bodies,
    puzzle_bodies,
)
from koloda.server.protocol.tables import Room
from koloda.server.rooms.registry import Registry

LANG: Final = ("lang",)
CALLS: Final = (
    Call("GET", "/api/games", reading.games, answer=list[bodies.Game], query=LANG),
    Call(
        "POST",
        "/api/games/{game}/seats",
        reading.seats_for,
        body=bodies.Chosen,
        answer=bodies.SeatNumbers,
    ),
    Call("GET", "/api/rules/{game}", reading.rules, answer=list[bodies.Section], query=LANG),
    Call(
        "GET",
        "/api/examples/{game}",
        reading.examples,
        answer=list[lesson_bodies.Example],
        query=LANG,
    ),
    Call("GET", "/api/lessons/{game}", reading.lesson, answer=lesson_bodies.Lesson, query=LANG),
    Call("GET", "/api/catalogue/{lang}", reading.catalogue, answer=dict[str, str]),
    Call("POST", "/api/rooms", tables.make_room, body=bodies.NewRoom, answer=bodies.Taken),
    Call("GET", "/api/rooms", tables.list_rooms, answer=list[Room]),
    Call("GET", "/api/rooms/{room}", tables.show_room, answer=Room),
    Call(
        "POST",
        "/api/rooms/{room}/seats",
        tables.take_seat,
        body=bodies.TakeSeat,
        answer=bodies.Taken,
    ),
    Call("POST", "/api/rooms/{room}/move", tables.move_seat, answer=bodies.Key, key=True),
    Call(
        "POST",
        "/api/rooms/{room}/rematch",
        tables.rematch,
        body=bodies.Again,
        answer=bodies.Taken,
        key=True,
    ),
    Call("GET", "/api/rooms/{room}/record", finished.record),
    Call("GET", "/api/rooms/{room}/replay", finished.replay, answer=bodies.Replay, query=LANG),
    Call("GET", "/api/rooms/{room}/film", finished.film, query=("lang", "move")),
    Call("GET", "/api/rooms/{room}/strip", finished.strip, query=LANG),
    Call("POST", "/api/rooms/{room}/try", trying.try_it, body=bodies.Try, answer=bodies.Taken),
    *(
        Call(
            method,
            "/api/rooms/{room}/analysis",
            handler,
            answer=analysis_bodies.Analysing,
            query=LANG,
        )
        for method, handler in (
            ("POST", analysing.begin),
            ("GET", analysing.look),
            ("DELETE", analysing.cancel),
        )
    ),
    Call("GET", "/api/rooms/{room}/qr", tables.qr),
    Call(
        "DELETE",
        "/api/rooms/{room}",
        duplicates.take_out,
        answer=duplicate_bodies.Duplicate,
        key=True,
    ),
    Call(
        "POST",
        "/api/duplicates",
        duplicates.make,
        body=bodies.NewDuplicate,
        answer=duplicate_bodies.DuplicateMade,
    ),
    Call("GET", "/api/duplicates/{duplicate}", duplicates.show, answer=duplicate_bodies.Duplicate),
    Call("GET", "/api/duplicates/{duplicate}/qr", duplicates.qr),
    Call("GET", "/api/daily", daily.day, answer=daily_bodies.Daily, query=("day",)),
    Call("GET", "/api/daily/archive", daily.archive, answer=list[daily_bodies.DailyPast]),
    Call("POST", "/api/daily/{day}/{game}", daily.play, body=bodies.DailyPlay, answer=bodies.Taken),
    Call("GET", "/api/puzzles/{game}", puzzles.shelf, answer=list[puzzle_bodies.PuzzleMark]),
    Call(
        "GET",
        "/api/puzzles/{game}/{puzzle}",
        puzzles.pose,
        answer=puzzle_bodies.Puzzle,
        query=LANG,
    ),
    Call(
        "POST",
        "/api/puzzles/{game}/{puzzle}",
        puzzles.solve,
        body=bodies.PuzzleTry,
        answer=puzzle_bodies.PuzzleAnswer,
        query=LANG,
    ),
    Call("GET", "/healthz", health.health, answer=bodies.Ready),
    Call("GET", "/metrics", health.metrics),
)


@functools.cache
def description() -> dict[str, Any]:
    """All calls as OpenAPI."""
    return openapi.describe(CALLS)


async def described(_: Request) -> Response:
    """The calls for programs."""
    return answer(description())


async def explained(_: Request) -> Response:
    """The calls for people."""
    return HTMLResponse(openapi.explain(description()))


def all_routes(registry: Registry) -> list[BaseRoute]:
    """The calls, their description, then the client for everything else."""
    pages = [Route("/openapi.json", described), Route("/docs", explained)]
    return [*(call.route() for call in CALLS), *pages, client_route(registry)]

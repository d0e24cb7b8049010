"""Calls for games that are over: their records and replays."""

import asyncio
import functools
import gzip
import io
from collections.abc import Iterator
from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from koloda.engine.values.errors import Fault
from koloda.server.http.asking import (
    TooEarly,
    TooMuch,
    address_of,
    find,
    hub_of,
    language,
    may_guess,
)
from koloda.server.http.calls import JSON
from koloda.server.ops.clock import now
from koloda.server.protocol import faults
from koloda.server.rooms import deals, filming, frames, replays
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.keys import well_formed
from koloda.server.rooms.room import OVER

PIECE: Final = 1 << 16
SVG: Final = "image/svg+xml"
LONGEST_NUMBER: Final = 6
"""Digits of the number of a move at most."""
PACKED: Final = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


async def record(request: Request) -> Response:
    """The record of a game that is over, also when its rules have changed since then."""
    room = request.path_params["room"]
    await recorded(request, faults.RECORD_EARLY)
    row = await hub_of(request).storage.record(room)
    assert row is not None
    game = msgspec.json.decode(row["about"], type=frames.About).room["game"]
    name = f'attachment; filename="{game}-{room[:6]}.txt"'
    return PlainTextResponse(row["text"], headers={"Content-Disposition": name})


async def recorded(request: Request, early: Fault) -> None:
    """Make sure that the record of a game is stored, which must be over.

    A game that was over before records were stored is brought back for it, at its own cost.
    """
    registry, address, room = hub_of(request), address_of(request), request.path_params["room"]
    may_guess(address)
    if well_formed(room) and (reason := await deals.closed(registry.storage, room)):
        raise TooEarly(reason)
    if well_formed(room) and await registry.storage.record(room) is not None:
        return
    found = await find(request)
    if found.state != OVER:
        raise TooEarly(early)
    if not address.replays.take(now(), replays.cost(found)):
        raise TooMuch(faults.RATE)
    await found.ask(functools.partial(found.store, replays.keeping(found)))


async def replay(request: Request) -> Response:
    """Every step of a game that is over, as a watcher and as each seat saw it."""
    if not address_of(request).replays.take(now(), replays.COST_OF_ONE):
        raise TooMuch(faults.RATE)
    await recorded(request, faults.REPLAY_EARLY)
    packed = await hub_of(request).replays.of(request.path_params["room"], language(request))
    if packed is None:
        raise RoomClosed
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=JSON, headers=PACKED)
    return StreamingResponse(unpacked(packed), media_type=JSON)


async def film(request: Request) -> Response:
    """The moves around one of a game that is over, as an SVG picture that plays by itself."""
    return await picture(request, "film")


async def strip(request: Request) -> Response:
    """A game that is over in up to six pictures side by side."""
    return await picture(request, "strip")


async def picture(request: Request, kind: Literal["film", "strip"]) -> Response:
    """A film or a strip to be saved, in the reader's language, drawn outside the event loop."""
    room, asked = request.path_params["room"], request.query_params.get("move", "0")
    if not address_of(request).replays.take(now(), replays.COST_OF_ONE):
        raise TooMuch(faults.RATE)
    await recorded(request, faults.REPLAY_EARLY)
    row = await hub_of(request).storage.record(room)
    assert row is not None
    move = int(asked) if asked.isdecimal() and len(asked) <= LONGEST_NUMBER else 0
    drawn = await asyncio.to_thread(filming.drawn, kind, row["text"], language(request), move)
    name = f'attachment; filename="koloda-{kind}-{room[:6]}.svg"'
    return Response(drawn, media_type=SVG, headers={"Content-Disposition": name})


def unpacked(packed: bytes) -> Iterator[bytes]:
    """What was compressed, piece by piece, for the few who cannot read it as it is."""
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
        while piece := file.read(PIECE):
            yield piece

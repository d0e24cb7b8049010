"""The HTTP part of the protocol."""

import asyncio
import functools
import gzip
import hmac
import io
from collections.abc import Iterator
from typing import Annotated

import msgspec
import segno
from fastapi import APIRouter, Header, HTTPException, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from koloda.engine.values.errors import Fault, OptionError
from koloda.games import find_game
from koloda.locales.catalogue import ENGLISH
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.http import catalogues, lessons
from koloda.server.http.schemas import Again, Chosen, Key, NewRoom, Problem, Seat, Seats, TakeSeat
from koloda.server.ops.clock import now
from koloda.server.ops.limits import Address, network_of
from koloda.server.protocol import faults, messages
from koloda.server.protocol.encoding import error_sentence, language_of
from koloda.server.rooms import frames, joining, replays
from koloda.server.rooms.keys import well_formed
from koloda.server.rooms.names import clean_name
from koloda.server.rooms.plan import PERSON, Wanted, make_plan
from koloda.server.rooms.registry import Registry
from koloda.server.rooms.room import OVER, Room, RoomClosed

LONGEST_LINK = 400
PIECE = 1 << 16
LOOPBACK = (network_of("127.0.0.1"), network_of("::1"))
JSON = "application/json"
PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
router = APIRouter(
    responses={
        403: {"model": Problem, "description": "Not before the end of the game, or not from here"},
        404: {"model": Problem, "description": "No such table, or not with this key"},
        409: {"model": Problem, "description": "Not in this state of the table"},
        422: {"model": Problem, "description": "The request does not fit"},
        429: {"model": Problem, "description": "Too much at once"},
    }
)
Bearer = Annotated[str, Header(description="Bearer KEY")]


class TooMuch(OptionError):  # noqa: N818 - it is an answer
    """Somebody asks too often."""


class Draining(OptionError):  # noqa: N818 - it is an answer
    """The server is going to stop, and takes no new tables."""


class TooEarly(OptionError):  # noqa: N818 - it is an answer
    """The game must be over first."""


def hub_of(request: Request) -> Registry:
    """The rooms of this server."""
    registry = request.app.state.registry
    assert isinstance(registry, Registry)
    return registry


def address_of(request: Request) -> Address:
    """The account of whoever asks."""
    return hub_of(request).addresses.of(request.client.host if request.client else "")


def may_guess(address: Address) -> None:
    """Refuse an address that has asked for too many tables that are not there."""
    if not address.guesses.has(now()):
        raise TooMuch(faults.RATE_GUESSES)


async def find(request: Request, room: str) -> Room:
    """A table by its id; whoever guesses too often is not even told that the guess was wrong."""
    address = address_of(request)
    may_guess(address)
    try:
        return await hub_of(request).find(room)
    except joining.NotForYou:
        address.guesses.take(now())
        raise


def key_of(authorization: str) -> str:
    """The key in the header."""
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer" or not key or len(key) > 100:
        raise joining.NotForYou
    return key


def raw(content: object) -> Response:
    """An answer made of the same pieces as the WebSocket's messages."""
    return Response(messages.encode(content), media_type="application/json")


def language(lang: str) -> str:
    """A language that is there."""
    return lang if lang in LANGUAGES else ENGLISH


@router.get("/api/games")
async def games(lang: str = ENGLISH) -> Response:
    """The games with their options and presets, and the bots' levels."""
    return raw(catalogues.games(language(lang)))


@router.post("/api/games/{game}/seats")
async def seats_for(
    game: str, body: Chosen, accept_language: Annotated[str, Header()] = ""
) -> Seats:
    """With how many seats these options can be played; without any, why not."""
    seats, error = catalogues.seats_of(find_game(game), dict(body.options))
    language = language_of(accept_language)
    return Seats(seats=seats, sentence="" if error is None else error_sentence(error, language))


@router.get("/api/rules/{game}")
async def rules(game: str, lang: str = ENGLISH) -> Response:
    """A game's rules: sections of clauses."""
    return raw(catalogues.rules(find_game(game).name, language(lang)))


@router.get("/api/lessons/{game}")
async def lesson(game: str, lang: str = ENGLISH) -> Response:
    """A game's lesson: steps with their views, the answer to every move, and what follows."""
    content = await asyncio.to_thread(lessons.lesson, find_game(game).name, language(lang))
    return Response(content, media_type="application/json")


@router.get("/api/catalogue/{lang}")
async def catalogue(lang: str) -> Response:
    """The Fluent files of a language, by name."""
    return raw(catalogues.words(language(lang)))


@router.post("/api/rooms")
async def make_room(request: Request, body: NewRoom) -> Seat:
    """Make a table and sit down at it."""
    address = address_of(request)
    if not address.new_rooms.take(now()) or not address.rooms_a_day.take(now()):
        raise TooMuch(faults.RATE_TABLES)
    if hub_of(request).draining:
        raise Draining(faults.STOPPING)
    name = clean_name(body.name)
    plan = make_plan(
        body.game,
        body.players,
        dict(body.options),
        [Wanted(seat.kind, seat.level if seat.kind != PERSON else "") for seat in body.seats],
        body.clock.kind,
        body.clock.seconds,
        body.clock.increment,
        body.watchers,
        body.listed,
        body.hints,
    )
    if body.seat >= len(plan.seats) or plan.seats[body.seat].kind != PERSON:
        raise OptionError(faults.MAKER)
    room, key = await hub_of(request).make(plan, body.seat, {body.seat: name}, body.contribution)
    return Seat(room=room.name, seat=body.seat, key=key)


@router.get("/api/rooms")
async def list_rooms(request: Request) -> Response:
    """Listed tables where somebody is: those with a free seat, then those that may be watched."""
    registry = hub_of(request)
    return raw([*registry.lobby(), *registry.ownership.lobby()])


@router.get("/api/rooms/{room}")
async def show_room(request: Request, room: str) -> Response:
    """A table's settings, seats and state; never cards."""
    return raw((await find(request, room)).about())


@router.post("/api/rooms/{room}/seats")
async def take_seat(request: Request, room: str, body: TakeSeat) -> Seat:
    """Sit down on a free seat."""
    name, found = clean_name(body.name), await find(request, room)
    seat, key = await found.ask(
        functools.partial(joining.take, found, name, body.seat, body.contribution)
    )
    return Seat(room=found.name, seat=seat, key=key)


async def with_key(request: Request, found: Room, key: str) -> int:
    """The seat that a key opens; a wrong key counts as a guess."""
    try:
        return joining.seat_of_key(found, key)
    except joining.NotForYou:
        address_of(request).guesses.take(now())
        raise


@router.post("/api/rooms/{room}/move")
async def move_seat(request: Request, room: str, authorization: Bearer = "") -> Key:
    """A new key for one's seat, for another device; the old one stops working."""
    found, key = await find(request, room), key_of(authorization)
    seat = await with_key(request, found, key)
    return Key(seat=seat, key=await found.ask(functools.partial(joining.move, found, key)))


@router.post("/api/rooms/{room}/rematch")
async def rematch(
    request: Request, room: str, body: Again | None = None, authorization: Bearer = ""
) -> Seat:
    """After the end: one's seat at a table with the same settings, everybody one seat further."""
    found, key = await find(request, room), key_of(authorization)
    await with_key(request, found, key)
    contribution = "" if body is None else body.contribution
    next_room, seat, new = await found.ask(
        functools.partial(joining.play_again, found, key, contribution)
    )
    return Seat(room=next_room, seat=seat, key=new)


@router.get("/api/rooms/{room}/record", response_class=PlainTextResponse)
async def record(request: Request, room: str) -> PlainTextResponse:
    """The record of a game that is over, also when its rules have changed since then."""
    await recorded(request, room, faults.RECORD_EARLY)
    row = await hub_of(request).storage.record(room)
    assert row is not None
    game = msgspec.json.decode(row["about"], type=frames.About).room["game"]
    name = f'attachment; filename="{game}-{room[:6]}.txt"'
    return PlainTextResponse(row["text"], headers={"Content-Disposition": name})


async def recorded(request: Request, room: str, early: Fault) -> None:
    """Make sure that the record of a game is stored, which must be over.

    A game that was over before records were stored is brought back for it, at its own cost.
    """
    registry, address = hub_of(request), address_of(request)
    may_guess(address)
    if well_formed(room) and await registry.storage.record(room) is not None:
        return
    found = await find(request, room)
    if found.state != OVER:
        raise TooEarly(early)
    if not address.replays.take(now(), replays.cost(found)):
        raise TooMuch(faults.RATE)
    await registry.storage.writer.write(replays.keeping(found), [])


@router.get("/api/rooms/{room}/replay")
async def replay(request: Request, room: str, lang: str = ENGLISH) -> Response:
    """Every step of a game that is over, as a watcher and as each seat saw it."""
    if not address_of(request).replays.take(now(), replays.COST_OF_ONE):
        raise TooMuch(faults.RATE)
    await recorded(request, room, faults.REPLAY_EARLY)
    packed = await hub_of(request).replays.of(room, language(lang))
    if packed is None:
        raise RoomClosed
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=JSON, headers=PACKED)
    return StreamingResponse(unpacked(packed), media_type=JSON)


def unpacked(packed: bytes) -> Iterator[bytes]:
    """What was compressed, piece by piece, for the few who cannot read it as it is."""
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
        while piece := file.read(PIECE):
            yield piece


@router.get("/api/rooms/{room}/qr")
async def qr(request: Request, room: str) -> Response:
    """The invitation as a QR code."""
    found = await find(request, room)
    link = f"{str(request.base_url).rstrip('/')}/t/{found.name}"
    if len(link) > LONGEST_LINK:
        raise OptionError(faults.LONG_ADDRESS)
    code = segno.make(link, error="m").svg_inline(scale=1, omitsize=True, border=2)
    return Response(
        code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        media_type="image/svg+xml",
    )


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Whether games can be played and stored."""
    registry = hub_of(request)
    trouble = "stopping" if registry.stopping else await registry.storage.probe()
    status = 503 if trouble else 200
    return Response(messages.encode({"ready": not trouble}), status, media_type="application/json")


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, authorization: Bearer = "") -> PlainTextResponse:
    """Figures for Prometheus: with the operator's token, else only for this machine."""
    registry = hub_of(request)
    if not may_measure(request, registry.settings.metrics_token, authorization):
        raise HTTPException(404)
    return PlainTextResponse(registry.metrics.text())


def may_measure(request: Request, token: str, authorization: str) -> bool:
    """Whether somebody may see the figures; what a proxy passes on does not come from here."""
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    here = request.client is not None and network_of(request.client.host) in LOOPBACK
    return here and "x-forwarded-for" not in request.headers

"""Calls for tables: make one, look for one, sit down, move to another device, play again."""

import functools
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from koloda.engine.values.errors import OptionError
from koloda.server.http.asking import (
    Draining,
    TooMuch,
    address_of,
    find,
    hub_of,
    key_of,
    named,
    with_key,
)
from koloda.server.ops.clock import now
from koloda.server.ops.limits import ROOM_BYTES
from koloda.server.protocol import bodies, faults, tables
from koloda.server.rooms import duplicates, joining, telling
from koloda.server.rooms.deals import duplicate_of
from koloda.server.rooms.plan import PERSON, Plan, Wanted, make_plan

LONGEST_LINK: Final = 400


async def make_room(request: Request, body: bodies.NewRoom) -> bodies.Taken:
    """Make a table and sit down at it."""
    may_make(request)
    name = named(request, body.name)
    plan = plan_of(body, body.watchers, body.listed, body.hints)
    room, key = await hub_of(request).make(plan, body.seat, {body.seat: name}, body.contribution)
    return bodies.Taken(room.name, body.seat, key)


def plan_of(
    body: bodies.NewRoom | bodies.NewDuplicate, watchers: bool, listed: bool, hints: bool
) -> Plan:
    """The table that is asked for, at which whoever asks has a person's seat."""
    plan = make_plan(
        body.game,
        body.players,
        body.options,
        [Wanted(seat.kind, seat.level if seat.kind != PERSON else "") for seat in body.seats],
        body.clock.kind,
        body.clock.seconds,
        body.clock.increment,
        watchers,
        listed,
        hints,
    )
    if body.seat >= len(plan.seats) or plan.seats[body.seat].kind != PERSON:
        raise OptionError(faults.MAKER)
    return plan


def may_make(request: Request) -> None:
    """Count a new table, or refuse it."""
    address = address_of(request)
    if not address.new_rooms.take(now()) or not address.rooms_a_day.take(now()):
        raise TooMuch(faults.RATE_TABLES)
    if not address.disk.take(now(), ROOM_BYTES):
        raise TooMuch(faults.QUOTA)
    if hub_of(request).draining:
        raise Draining(faults.STOPPING)


async def list_rooms(request: Request) -> list[tables.Room]:
    """Listed tables where somebody is: those with a free seat, then those that may be watched."""
    registry = hub_of(request)
    return [*registry.lobby(), *registry.ownership.lobby()]


async def show_room(request: Request) -> tables.Room:
    """A table's settings, seats and state; never cards."""
    return telling.about(await find(request))


async def take_seat(request: Request, body: bodies.TakeSeat) -> bodies.Taken:
    """Sit down on a free seat."""
    name, found = named(request, body.name), await find(request)
    take = functools.partial(joining.take, found, name, body.seat, body.contribution)
    if duplicate_of(found.plan.deal):
        take = functools.partial(duplicates.take, found, name, body.seat, body.person)
    seat, key = await found.ask(take)
    return bodies.Taken(found.name, seat, key)


async def move_seat(request: Request) -> bodies.Key:
    """A new key for one's seat, for another device; the old one stops working."""
    found, key = await find(request), key_of(request)
    seat = await with_key(request, found, key)
    return bodies.Key(seat, await found.ask(functools.partial(joining.move, found, key)))


async def rematch(request: Request, body: bodies.Again) -> bodies.Taken:
    """After the end: one's seat at a table with the same settings, everybody one seat further."""
    found, key = await find(request), key_of(request)
    await with_key(request, found, key)
    if not address_of(request).disk.take(now(), ROOM_BYTES):
        raise TooMuch(faults.QUOTA)
    next_room, seat, new = await found.ask(
        functools.partial(joining.play_again, found, key, body.contribution)
    )
    return bodies.Taken(next_room, seat, new)


async def qr(request: Request) -> Response:
    """The invitation as a QR code."""
    return invitation(request, f"t/{(await find(request)).name}")


def invitation(request: Request, path: str) -> Response:
    """The address of a page of this server as a QR code."""
    link = f"{str(request.base_url).rstrip('/')}/{path}"
    if len(link) > LONGEST_LINK:
        raise OptionError(faults.LONG_ADDRESS)
    code = segno.make(link, error="m").svg_inline(scale=1, omitsize=True, border=2)
    return Response(
        code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        media_type="image/svg+xml",
    )

"""Calls for duplicate matches: make one, see it, go on without a table that stays empty."""

import functools
import secrets
from typing import Final

from sqlalchemy import Executable
from starlette.requests import Request
from starlette.responses import Response

from koloda.server.http.asking import address_of, find, hub_of, may_guess, named
from koloda.server.http.daily import person_of
from koloda.server.http.tables import invitation, may_make, plan_of
from koloda.server.ops.clock import now
from koloda.server.protocol import bodies, duplicate_bodies
from koloda.server.rooms import duplicates, joining, retention
from koloda.server.rooms.deals import duplicate_of
from koloda.server.rooms.keys import hash_of, new_id
from koloda.server.rooms.room import NO_MAKER, Room

SECRET_BYTES: Final = 32


async def make(request: Request, body: bodies.NewDuplicate) -> duplicate_bodies.DuplicateMade:
    """Make all tables of a match, bound to one secret, and sit down at the first."""
    for _ in range(body.tables):
        may_make(request)
    registry, name, person = hub_of(request), named(request, body.name), hash_of(body.person)
    asked = plan_of(body, watchers=False, listed=False, hints=False)
    duplicate, secret = new_id(), secrets.token_bytes(SECRET_BYTES)
    plan = duplicates.compared(asked, duplicate)
    # The maker's table may begin at once, so it comes last: no card is dealt before all are bound.
    for number in range(1, body.tables):
        also = functools.partial(joined, number, "")
        await registry.make(plan, NO_MAKER, {}, shared=secret, also=also)
    also = functools.partial(joined, 0, person)
    room, key = await registry.make(plan, body.seat, {body.seat: name}, shared=secret, also=also)
    return duplicate_bodies.DuplicateMade(duplicate, room.name, body.seat, key)


def joined(number: int, person: str, room: Room) -> list[Executable]:
    """What is stored together with a table of a match, and with whoever sits there."""
    entries = [duplicates.entry(room, person)] if person else []
    return [duplicates.membership(room, number), *entries]


async def show(request: Request) -> duplicate_bodies.Duplicate:
    """A match: who sits where, and once all tables are over who has gained what."""
    address = address_of(request)
    may_guess(address)
    try:
        return await hub_of(request).duplicates.tell(request.path_params["duplicate"])
    except joining.NotForYou:
        address.guesses.take(now())
        raise


async def take_out(request: Request) -> duplicate_bodies.Duplicate:
    """Go on without a table at which nobody sits; for whoever sits at another one of the match."""
    registry, room = hub_of(request), await find(request)
    duplicate = duplicate_of(room.plan.deal)
    if not await registry.duplicates.store.sits(duplicate, person_of(request)):
        address_of(request).guesses.take(now())
        raise joining.NotForYou
    await room.ask(functools.partial(duplicates.demand_unused, room))
    await retention.delete(registry, room.name)
    return await registry.duplicates.tell(duplicate)


async def qr(request: Request) -> Response:
    """The invitation to a match as a QR code."""
    return invitation(request, f"duplicate/{(await show(request)).duplicate}")

"""What players add to the deal: promised when they sit down, revealed when everybody sits."""

import asyncio
import functools

from sqlalchemy import Executable

from koloda.engine.chance.promise import contribution_hash
from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults
from koloda.server.rooms import game_loop
from koloda.server.rooms.room import OPEN, Room


async def start(room: Room, *statements: Executable) -> None:
    """Deal now that everybody sits, or wait a moment for the contributions that were promised.

    Nobody reveals before the server has shown all promises, and nobody can hold the table up: what
    is not revealed in time is left out, and the record says so.
    """
    if not room.awaits_reveal():
        await game_loop.begin(room, *statements)
        return
    if statements:
        await room.store(statements)
    room.tell_seats()
    wait(room)


def wait(room: Room) -> None:
    """Deal when the time for revealing is over."""
    if room.patience is not None:
        room.patience.cancel()
    late = functools.partial(room.post, functools.partial(deal_without, room))
    loop = asyncio.get_running_loop()
    room.patience = loop.call_later(room.settings.reveal_seconds, late)


async def deal_without(room: Room) -> None:
    """Deal without what nobody has revealed."""
    if room.state == OPEN and not any(chair.waits for chair in room.chairs):
        await game_loop.begin(room)


async def reveal(room: Room, seat: int, secret: str) -> None:
    """Take in what a seat has promised; the last one starts the game."""
    chair = room.chairs[seat]
    if not room.awaits_reveal() or chair.revealed:
        raise OptionError(faults.NO_REVEAL)
    if contribution_hash(secret) != chair.contribution:
        raise OptionError(faults.OTHER_CONTRIBUTION)
    chair.revealed = secret
    if room.awaits_reveal():
        await room.store([room.chair_change(seat)])
    else:
        await game_loop.begin(room, room.chair_change(seat))

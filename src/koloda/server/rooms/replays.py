"""Games that are over: their records and replays, made once, stored and kept for ever."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from sqlalchemy import Executable, delete, insert, literal, select

from koloda.engine.records.record import Record
from koloda.server.protocol import messages
from koloda.server.rooms import frames, telling
from koloda.server.rooms.room import OVER, Room
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import records, replays
from koloda.server.storage.writer import WriteFailed

log = logging.getLogger("koloda.replays")

COST_OF_ONE: Final = 1.0
COST_PER_STEP: Final = 0.005
"""What the making of a replay costs for each action and each seat that saw it."""


def record_of(room: Room) -> Record:
    """The whole game with its seed."""
    return room.table.match.record(room.names())


def keeping(room: Room) -> list[Executable]:
    """Statements that store the record of a game that is over."""
    about = msgspec.structs.replace(telling.about(room), state=OVER)
    row = {
        "room": room.name,
        "text": str(record_of(room)),
        "about": messages.encode(frames.About(msgspec.to_builtins(about), room.ending)),
    }
    return [delete(records).where(records.c.room == room.name), insert(records).values(row)]


def storing(room: str, made: dict[str, bytes]) -> list[Executable]:
    """Statements that store a replay, unless the game has been deleted while it was made."""
    here = records.c.room == room
    rows = [
        select(records.c.room, literal(language), literal(content)).where(here)
        for language, content in made.items()
    ]
    columns = [replays.c.room, replays.c.language, replays.c.content]
    held = [insert(replays).from_select(columns, row.with_for_update(read=True)) for row in rows]
    return [delete(replays).where(replays.c.room == room), *held]


def cost(room: Room) -> float:
    """How much the replay of a game that has none yet costs whoever asks for it."""
    return COST_PER_STEP * len(room.table.match.actions) * (room.plan.setup.players + 1)


class Replays:
    """Makes replays one at a time, in a process of low priority, and stores them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.making: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(1)
        self.failed: set[str] = set()
        """Games whose replay could not be made; they are tried again when somebody asks."""

    def start(self, room: str) -> asyncio.Task[None]:
        """Have the replay of a recorded game made; asked twice, it is made once."""
        if room not in self.making:
            task = self.making[room] = asyncio.create_task(self.make(room))
            task.add_done_callback(lambda _: self.making.pop(room, None))
        return self.making[room]

    async def make(self, room: str) -> None:
        """Make and store a replay in all languages."""
        async with self.turn:
            row = await self.storage.record(room)
            if row is None:
                return
            about = msgspec.json.decode(row["about"], type=frames.About)
            try:
                made = await frames.make(frames.Job(row["text"], about))
                await self.storage.writer.write(storing(room, made), [])
            except (frames.NotMade, WriteFailed) as error:
                self.failed.add(room)
                log.error("no replay", extra={"room": room[:4], "reason": str(error)})

    async def catch_up(self) -> None:
        """Make one replay that an earlier end of the server has left out."""
        room = None if self.making else await self.storage.without_replay()
        if room is not None and room not in self.failed:
            await self.start(room)

    async def of(self, room: str, language: str) -> bytes | None:
        """A stored replay, compressed; None when there is none and none can be made."""
        found = await self.storage.replay(room, language)
        if found is None and await self.storage.record(room) is not None:
            await asyncio.shield(self.start(room))
            found = await self.storage.replay(room, language)
        return found

    async def stop(self) -> None:
        """Leave what is not made for another time."""
        for task in list(self.making.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

"""What leaves the memory and what leaves the database: by the policy, or because it is ordered."""

import asyncio
import contextlib
import functools
import logging
from typing import Final

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from koloda.engine.values.errors import KolodaError
from koloda.server.ops.clock import now
from koloda.server.rooms import endings
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.registry import Registry
from koloda.server.storage import cleaning
from koloda.server.storage.writer import Fence, WriteFailed

log = logging.getLogger("koloda.retention")

BETWEEN_SWEEPS: Final = 30.0
BETWEEN_CLEANINGS: Final = 3600.0
LAST_WORK_SECONDS: Final = 5.0
"""In which the last work of a room that is closed must have ended."""


class Sweeper:
    """From time to time lets go of what nobody looks at, and deletes what the policy says."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.clean_at = 0.0
        """When to look again for what is to be deleted."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """End in the middle of whatever is done; the rest is for another time."""
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def run(self) -> None:
        """Sweep, wait, sweep again."""
        registry = self.registry
        while True:
            await asyncio.sleep(min(BETWEEN_SWEEPS, registry.settings.idle_seconds))
            if registry.storage.writer.broken:
                log.critical("the writer has died: nothing can be stored, the server stops")
                registry.give_up()
            close_idle(registry)
            with contextlib.suppress(SQLAlchemyError, WriteFailed):  # the health check tells of it
                await registry.replays.catch_up()
                await registry.dailies.publish()
                await self.clean()

    async def clean(self) -> None:
        """Delete what the policy says, a little at a time; a room in memory is not abandoned."""
        if now() < self.clean_at:
            return
        registry, settings = self.registry, self.registry.settings
        stopped = await registry.storage.names(cleaning.stopped(settings.keep_running_days))
        late = await registry.storage.names(cleaning.unfinished(settings.daily_days))
        for name in [*stopped, *late]:
            await archive(registry, name)
        days = settings.keep_running_days + settings.keep_archived_days
        gone = await registry.storage.names(cleaning.abandoned(settings.keep_open_days, days))
        old = await registry.storage.names(cleaning.old(settings.keep_actions_days))
        for why, names, statements in (
            ("abandoned", gone, cleaning.deletion),
            ("old", old, cleaning.thinning),
        ):
            for name in names:
                if name not in registry.rooms and name not in registry.loading:
                    with contextlib.suppress(RoomClosed):  # it is another process's
                        await tidy(registry, name, statements(name))
                        registry.metrics.count("koloda_rooms_deleted_total", why=why)
        if not gone and not old:
            self.clean_at = now() + BETWEEN_CLEANINGS


def close_idle(registry: Registry) -> None:
    """Let go of the rooms that nobody has looked at for a while."""
    for room in list(registry.rooms.values()):
        idle = now() - room.left_at > registry.settings.idle_seconds
        busy = room.connections() or room.thinking or room.waiting
        if idle and not busy:
            room.close()


async def archive(registry: Registry, name: str) -> None:
    """End a game that nobody has gone on with; one that cannot be brought back waits."""
    with contextlib.suppress(KolodaError, RoomClosed):
        room = await registry.find(name)
        if not room.connections():
            await room.ask(functools.partial(endings.abandon, room))
            registry.metrics.count("koloda_rooms_archived_total")


async def tidy(registry: Registry, name: str, statements: list[Executable]) -> None:
    """Delete something of a room that is nobody's."""
    claim = await registry.ownership.claim(name)
    fence = Fence(name, claim.fence) if claim and claim.fence else None
    await registry.storage.writer.write(statements, [], fence)


async def delete(registry: Registry, name: str) -> None:
    """Close a room and delete everything that belongs to it; nobody can bring it back meanwhile."""
    registry.deleting.add(name)
    try:
        if name in registry.loading:
            await asyncio.wait([registry.loading[name]])
        await registry.analyses.cancel(name)
        room = registry.rooms.get(name)
        if room is None:
            await tidy(registry, name, cleaning.deletion(name))
        else:
            room.close()
            # What the room is storing must come before the deletion, or it would stay.
            await asyncio.wait([room.task], timeout=LAST_WORK_SECONDS)
            fence = Fence(name, room.fence) if room.fence else None
            await registry.storage.writer.write(cleaning.deletion(name), [], fence)
    finally:
        registry.deleting.discard(name)
    registry.metrics.count("koloda_rooms_deleted_total", why="asked")

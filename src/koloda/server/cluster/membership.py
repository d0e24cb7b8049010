"""This process as a member: it renews its lease in time, and gives up rooms others may have."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from koloda.server.cluster.lease import LASTS, Leases
from koloda.server.ops.clock import now
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.keys import new_id
from koloda.server.rooms.ownership import Owner
from koloda.server.rooms.registry import Registry

log = logging.getLogger("koloda.cluster")

BETWEEN_LOOKS: Final = 3.0
"""Seconds between two comparisons of the rooms in memory with their leases."""
THREADS: Final = 4

Result = TypeVar("Result")


class Membership:
    """The lease of this process on all its rooms, and who else has one."""

    def __init__(self, registry: Registry, host: str) -> None:
        self.registry = registry
        self.threads = ThreadPoolExecutor(THREADS, "leases")
        self.leases = Leases(registry.storage.engine, Owner(new_id(), host, 0, ""))
        self.renewed_at = now()
        self.looked_at = now()
        self.cut_off = False
        """Whether the last renewal failed."""
        self.others: dict[str, Owner] = {}

    def has_ended(self) -> bool:
        """Whether the lease has run out, so that others may have taken the rooms."""
        return now() - self.renewed_at > LASTS

    async def run(self, work: Callable[..., Result], *values: Any) -> Result:
        """Do something with the database in a thread; it may not take longer than a lease."""
        job = asyncio.get_running_loop().run_in_executor(self.threads, work, *values)
        try:
            async with asyncio.timeout(LASTS):
                return await job
        except TimeoutError:
            raise RoomClosed from None

    async def renew(self) -> bool:
        """Renew the lease, if that succeeds; what others have taken in between is given up."""
        asked = now()
        try:
            renewed = await self.run(self.leases.renew)
            if renewed.late or asked > self.looked_at + BETWEEN_LOOKS:
                self.looked_at = asked
                await self.look()
        except (SQLAlchemyError, RoomClosed) as error:
            if not self.cut_off:
                reason = str(error).split("\n")[0][:200] or "no answer in time"
                log.warning("lease not renewed", extra={"reason": reason})
            self.cut_off = True
            return False
        self.cut_off = False
        self.renewed_at = asked
        self.others = {owner.member: owner for owner in renewed.others}
        return True

    async def look(self) -> None:
        """Give up the rooms in memory that are somebody else's by now.

        A room that was being brought back while the lease ran out comes into the memory too late
        for the look that follows the next renewal, therefore there are more of them.
        """
        mine = {name: room.fence for name, room in self.registry.rooms.items() if room.fence}
        held = await self.run(self.leases.held)
        self.give_up([name for name, fence in mine.items() if held.get(name) != fence])

    def give_up(self, names: list[str]) -> None:
        """Rooms that may be somebody else's by now leave the memory; their clients come back."""
        if names:
            log.warning("rooms given up", extra={"rooms": len(names)})
        for name in names:
            room = self.registry.rooms.get(name)
            if room is not None:
                room.close()

    async def leave(self) -> None:
        """Be a member no longer."""
        with contextlib.suppress(SQLAlchemyError, RoomClosed):
            await self.run(self.leases.leave)
        self.threads.shutdown(wait=False, cancel_futures=True)

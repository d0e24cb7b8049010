"""The links of this process to the other processes."""

import asyncio
from collections.abc import Container

from koloda.server.cluster.link import Link, dial
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.ownership import Owner


class Neighbours:
    """One link to each of the others, opened when it is needed first."""

    def __init__(self) -> None:
        self.links: dict[str, Link] = {}
        """By the names of the members."""
        self.dialling: dict[str, asyncio.Task[Link | None]] = {}

    async def meet(self, owner: Owner) -> Link | None:
        """The link to another process; None when it does not answer."""
        link = self.links.get(owner.member)
        if link is not None and not link.lost:
            return link
        if owner.member not in self.dialling:
            task = self.dialling[owner.member] = asyncio.create_task(self.call(owner))
            task.add_done_callback(lambda _: self.dialling.pop(owner.member, None))
        return await asyncio.shield(self.dialling[owner.member])

    async def call(self, owner: Owner) -> Link | None:
        """Open a link."""
        link = await dial(owner.host, owner.port, owner.secret)
        if link is not None:
            self.links[owner.member] = link
        return link

    async def reach(self, owner: Owner) -> Link:
        """The link to another process that must answer."""
        link = await self.meet(owner)
        if link is None or link.lost:
            raise RoomClosed
        return link

    def lose(self, alive: Container[str]) -> list[str]:
        """Drop the links to those who are not alive any more; their names."""
        gone = [member for member in self.links if member not in alive]
        for member in gone:
            self.links.pop(member).drop()
        return gone

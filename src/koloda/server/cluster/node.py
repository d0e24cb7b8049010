"""This process among the others: it finds the owners of rooms, forwards to them, serves them."""

import asyncio
import contextlib
import functools
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from koloda.server.cluster import forwarding, questions
from koloda.server.cluster.answering import Answers
from koloda.server.cluster.lending import Borrowed
from koloda.server.cluster.link import OPEN, PING, PONG, REQUEST, RESPONSE, Link
from koloda.server.cluster.membership import Membership
from koloda.server.cluster.neighbours import Neighbours
from koloda.server.cluster.operations import Operations
from koloda.server.cluster.presence import Presence
from koloda.server.ops.clock import now
from koloda.server.protocol.tables import Room
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.operator import Operator, cut_off
from koloda.server.rooms.ownership import Claim, Elsewhere, Owner
from koloda.server.rooms.registry import Registry
from koloda.server.ws.life import live

log = logging.getLogger("koloda.cluster")

BEAT: Final = 0.5
REPLACED: Final = 6.0
"""Seconds that somebody who asks for a room waits for its next owner."""
BETWEEN_TRIES: Final = 0.2
BANS_EVERY: Final = 10
"""Beats between two looks at the bans that other processes have stored."""


class Node:
    """The ownership of a process that shares its database."""

    def __init__(self, registry: Registry, host: str) -> None:
        self.registry = registry
        self.host = host
        self.membership = Membership(registry, host)
        operations = Operations(
            Operator(registry), self.ask, lambda: list(self.membership.others.values())
        )
        self.answers = Answers(registry, operations)
        self.presence = Presence(registry.addresses)
        registry.bots.borrow = self.borrow
        self.leases = self.membership.leases
        self.neighbours = Neighbours()
        self.guests: dict[Link, str] = {}
        """Links that others have opened to this process."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.server: asyncio.Server | None = None
        self.beating: asyncio.Task[None] | None = None

    # Life -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Listen for the others and become a member."""
        secret = secrets.token_urlsafe(32)
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(functools.partial(self.guest, secret), self.host, 0)
        port = self.server.sockets[0].getsockname()[1]
        self.leases.me = Owner(self.leases.me.member, self.host, port, secret)
        await self.renew()
        self.beating = asyncio.create_task(self.beat())

    async def stop(self) -> None:
        """Be a member no longer; the rooms have been released."""
        if self.beating is not None:
            self.beating.cancel()
        await self.membership.leave()
        if self.server is not None:
            self.server.close()
        for link in [*self.neighbours.links.values(), *self.guests]:
            link.drop()
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something done; nobody waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat(self) -> None:
        """Stay a member, see who is silent, tell the news."""
        renewing: asyncio.Task[None] | None = None
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            if renewing is None or renewing.done():
                renewing = asyncio.create_task(self.renew())
            if self.membership.has_ended():
                self.membership.give_up(list(self.registry.rooms))
            if beats % BANS_EVERY == 0:
                self.spawn(self.look_at_bans())
            self.tell()

    async def renew(self) -> None:
        """Stay a member, and know who else is one."""
        if await self.membership.renew():
            for member in self.neighbours.lose(self.membership.others):
                self.presence.forget(member)
            for owner in self.membership.others.values():
                self.spawn(self.neighbours.meet(owner))

    def tell(self) -> None:
        """News to all others, which are a sign of life as well; who shows none is dropped."""
        for link in [*self.neighbours.links.values(), *self.guests]:
            link.check()
        for link in [link for link in self.guests if link.lost]:
            self.presence.forget(self.guests.pop(link))
        bots = self.registry.bots
        free = 0 if len(bots.queue) else len(bots.free)
        news = self.presence.tell(self.leases.me.member, self.registry.lobby(), free)
        for link in self.neighbours.links.values():
            link.send(PING, 0, news)

    async def look_at_bans(self) -> None:
        """Take over the bans that other processes have stored."""
        bans, before = self.registry.bans, set(self.registry.bans.until)
        with contextlib.suppress(SQLAlchemyError, RoomClosed):
            bans.fill(await self.membership.run(self.registry.storage.banned))
            new = {network for network in bans.until.keys() - before if bans.has(network)}
            if new:
                cut_off(self.registry, new)

    # The others -----------------------------------------------------------------------------

    def guest(self, secret: str) -> Link:
        """Another process opens a link to this one."""
        link = Link(secret, self.served)
        self.guests[link] = ""
        return link

    def served(self, link: Link, kind: int, number: int, said: bytes) -> None:
        """What another process wants."""
        if kind == PING:
            link.send(PONG)
            if said:
                self.guests[link] = self.presence.hear(said)
                self.registry.bots.dispatch()
        elif kind == OPEN:
            opening = questions.read_opening(said)
            self.spawn(self.receive(link, number, opening))
        elif kind == REQUEST:
            self.spawn(self.respond(link, number, questions.read_asked(said)))

    async def receive(self, link: Link, number: int, opening: questions.Opening) -> None:
        """Serve a client of another process."""
        way = forwarding.Incoming(link, number, opening.hello)
        address = self.registry.addresses.of(opening.address)
        await live(forwarding.Forwarded(self.registry, address, way.receive, way.send, way))

    async def respond(self, link: Link, number: int, asked: questions.Asked) -> None:
        """Answer a question of another process."""
        answer = await self.answers.to(asked)
        link.send(RESPONSE, number, questions.write(answer))

    def borrow(self) -> Borrowed | None:
        """A bot that another process has said to be free."""
        for member, news in self.presence.news.items():
            link = self.neighbours.links.get(member)
            if news.free_bots > 0 and link is not None and not link.lost:
                return Borrowed(link, news)
        return None

    # Ownership ------------------------------------------------------------------------------

    def first_lease(self, room: str) -> Sequence[Executable]:
        """Statements that make a new room this process's own."""
        return [self.leases.first(room)]

    async def claim(self, room: str) -> Claim | None:
        """Take a room that is nobody's; wait for the end of a lease whose owner does not answer."""
        until = now() + REPLACED
        while now() < until and not self.membership.has_ended():
            found: Claim | Owner | None = await self.membership.run(self.leases.owner, room)
            if found is None:
                found = await self.membership.run(self.leases.claim, room)
            if not isinstance(found, Owner):
                return found
            if await self.neighbours.meet(found) is not None:
                raise Elsewhere(found)
            await asyncio.sleep(BETWEEN_TRIES)
        raise RoomClosed

    async def release(self, rooms: Mapping[str, tuple[int, bytes]]) -> None:
        """Let others take these rooms at once; if that fails, they take them when time is up."""
        with contextlib.suppress(SQLAlchemyError, RoomClosed):
            await self.membership.run(self.leases.release, rooms)

    async def converse(
        self,
        owner: Owner,
        address: str,
        hello: bytes,
        receive: Callable[[bytes], None],
        ended: Callable[[int], None],
    ) -> forwarding.Outgoing:
        """Have another process serve a client's connection."""
        link = await self.neighbours.reach(owner)
        conversation = forwarding.Outgoing(link, receive, ended)
        conversation.open(address, hello)
        return conversation

    async def ask(self, owner: Owner, question: questions.Asked) -> bytes:
        """Ask another process something."""
        link = await self.neighbours.reach(owner)
        return await forwarding.ask(link, question)

    async def forward(
        self, room: str, request: questions.HttpRequest
    ) -> questions.HttpResponse | None:
        """Have the owner of a room answer a request; None if that is this process or nobody."""
        until = now() + REPLACED
        while room not in self.registry.rooms:
            owner = await self.membership.run(self.leases.owner, room)
            if owner is None:
                break
            if await self.neighbours.meet(owner) is not None:
                return questions.read_response(await self.ask(owner, request))
            if now() > until:
                raise RoomClosed
            await asyncio.sleep(BETWEEN_TRIES)
        return None

    async def sit_again(self, owner: Owner, room: str, seat: int, contribution: str) -> str:
        """A kept seat at a room of another process; the key, or nothing if it is taken."""
        answer = await self.ask(owner, questions.SitAgain(room, seat, contribution))
        return questions.read_key(answer)

    async def sit_back(self, owner: Owner, room: str, seat: int) -> str:
        """A new key to somebody's own seat at a room of another process, or nothing."""
        return questions.read_key(await self.ask(owner, questions.SitBack(room, seat)))

    async def do_without(self, owner: Owner, room: str, seat: int) -> None:
        """Tell a room of another process that nobody comes to a seat."""
        await self.ask(owner, questions.DoWithout(room, seat))

    def lobby(self) -> list[Room]:
        """The listed tables of other processes."""
        return self.presence.tables()

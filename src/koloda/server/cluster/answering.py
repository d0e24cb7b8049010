"""What a process answers to the questions of the others."""

import contextlib
import functools

from starlette.types import ASGIApp

from koloda.engine.values.errors import KolodaError
from koloda.server.cluster import forwarding
from koloda.server.cluster.operations import Operations
from koloda.server.cluster.questions import (
    Asked,
    DoWithout,
    HttpRequest,
    Ordered,
    SitAgain,
    SitBack,
    Think,
)
from koloda.server.rooms import joining
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.registry import Registry


class Answers:
    """Finds the part of this process that knows the answer."""

    def __init__(self, registry: Registry, operations: Operations) -> None:
        self.registry = registry
        self.operations = operations
        self.app: ASGIApp | None = None
        """Answers the requests that other processes forward."""

    async def to(self, asked: Asked) -> object:
        """The answer to a question, for msgpack."""
        match asked:
            case HttpRequest():
                assert self.app is not None
                return await forwarding.respond(self.app, asked)
            case Think(question, seconds):
                return await self.registry.bots.lend(question, seconds)
            case Ordered():
                return await self.operations.respond(asked)
            case SitAgain() | SitBack() | DoWithout():
                return await self.about_seat(asked)

    async def about_seat(self, asked: SitAgain | SitBack | DoWithout) -> str:
        """The key of a seat that is taken now; nothing if it cannot be, or nobody comes."""
        with contextlib.suppress(KolodaError, RoomClosed):
            room = await self.registry.find(asked.room)
            if isinstance(asked, SitAgain):
                take = functools.partial(joining.take_kept, room, asked.seat, asked.contribution)
                return await room.ask(take)
            if isinstance(asked, SitBack):
                return await room.ask(functools.partial(joining.sit, room, asked.seat))
            await room.ask(functools.partial(joining.do_without, room, asked.seat))
        return ""

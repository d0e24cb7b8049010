"""HTTP requests about a room: answered here, or by the process whose room it is."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Receive, Scope, Send

from koloda.server.cluster.questions import HttpRequest, HttpResponse
from koloda.server.http.security import answer
from koloda.server.protocol import faults
from koloda.server.rooms.actor import RoomClosed

ROOM: Final = re.compile(r"/api/rooms/([A-Za-z0-9_-]{22})(?:/|$)")
Forward = Callable[[str, HttpRequest], Awaitable[HttpResponse | None]]


class Relay:
    """Asks the owner of a room where there is one elsewhere, else the application below."""

    def __init__(self, app: ASGIApp, forward: Forward) -> None:
        self.app = app
        self.forward = forward

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; others pass."""
        found = ROOM.match(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        message = await receive()
        client = scope.get("client")
        request = HttpRequest(
            scope["method"],
            scope["scheme"],
            scope["path"],
            scope["query_string"],
            list(scope["headers"]),
            client[0] if client else "",
            scope.get("server"),
            message.get("body", b""),
        )
        try:
            response = await self.forward(found[1], request)
        except (RoomClosed, SQLAlchemyError):
            await answer(send, scope, 503, "busy", faults.BUSY)
            return
        if response is None:
            first = [message]

            async def again() -> object:
                return first.pop() if first else await receive()

            await self.app(scope, again, send)  # type: ignore[arg-type]
            return
        start = {"status": response.status, "headers": response.headers}
        await send({"type": "http.response.start", **start})
        await send({"type": "http.response.body", "body": response.body})

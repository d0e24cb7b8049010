"""The one way into the server: what fails inside becomes a proper answer and one log line."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from koloda.server.http.security import answer
from koloda.server.ops.clock import now
from koloda.server.ops.limits import Bucket, network_of
from koloda.server.ops.logs import begin_request
from koloda.server.ops.settings import Rate
from koloda.server.protocol import faults

log = logging.getLogger("koloda.entrance")

LOGGED: Final = Rate(0.2, 10)
"""Failures that are logged; the others are only counted in the next line."""
INTERNAL_ERROR: Final = 1011


class Entrance:
    """Passes requests and WebSockets on, and answers for what fails unexpectedly."""

    def __init__(self, http: ASGIApp, socket: ASGIApp) -> None:
        self.http = http
        self.socket = socket
        self.leave: Callable[[], Awaitable[None]] | None = None
        """Hands the rooms over to other processes before this one stops."""
        self.logged = Bucket(LOGGED, now())
        self.silent = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one WebSocket, or the server's own start and stop."""
        if scope["type"] == "lifespan":
            await live(self.http, scope, receive, send)
            return
        begun, client = False, scope.get("client")
        name = begin_request(network_of(client[0] if client else ""))

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"x-request-id", name.encode())]
            await send(message)

        inside = self.socket if scope["type"] == "websocket" else self.http
        try:
            await inside(scope, receive, watched)
        except asyncio.CancelledError:
            # The server stops and cannot wait any longer; whoever asked may ask again.
            forget_cancelling()
            if scope["type"] == "http" and not begun:
                await answer(send, scope, 503, "busy", faults.STOPPING)
        except Exception as error:
            self.note(scope, error)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": INTERNAL_ERROR})
            elif not begun:
                await answer(send, scope, 500, "failed", faults.FAILED)

    def note(self, scope: Scope, error: Exception) -> None:
        """One line in the log with the place of the failure, at a limited rate."""
        if not self.logged.take(now()):
            self.silent += 1
            return
        place = traceback.extract_tb(error.__traceback__)[-1]
        log.error(
            "request failed",
            extra={
                "kind": scope["type"],
                "path": scope["path"][:40],
                "error": f"{type(error).__name__}: {error}"[:200],
                "place": f"{place.name}:{place.lineno}",
                "not_logged": self.silent,
            },
        )
        self.silent = 0


async def live(http: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """The server's own start and stop; a stop that cannot wait is no failure to tell of."""

    async def told(message: Message) -> None:
        task = asyncio.current_task()
        if task is None or not task.cancelling():
            await send(message)

    try:
        await http(scope, receive, told)
    except asyncio.CancelledError:
        forget_cancelling()


def forget_cancelling() -> None:
    """Let this task end as usual although it was cancelled: what remains to do is done."""
    task = asyncio.current_task()
    if task is not None:
        task.uncancel()

"""From the process that a client has reached to the owner of its room, and back.

The accepting process keeps the client's socket with all its limits; the owner runs the same
`Connection` as for a socket of its own, with a conversation of a link in the socket's place.
"""

import asyncio
from collections.abc import Callable, Iterable

from starlette.types import ASGIApp, Message

from koloda.server.cluster.link import CLOSE, LOST, OPEN, REQUEST, TEXT, Link
from koloda.server.cluster.questions import Asked, HttpRequest, HttpResponse, Opening, write
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.ownership import Owner
from koloda.server.ws.connection import RESTART, Connection

# On the side of the process that the client has reached ----------------------------------------


class Outgoing:
    """A client of this process whose room is the other process's."""

    def __init__(
        self, link: Link, receive: Callable[[bytes], None], ended: Callable[[int], None]
    ) -> None:
        self.link = link
        self.receive = receive
        self.ended = ended
        self.number = link.begin(self.heard)

    def open(self, address: str, hello: bytes) -> None:
        """Tell the owner who comes."""
        self.link.send(OPEN, self.number, write(Opening(address, hello)))

    def heard(self, kind: int, said: bytes) -> None:
        """Something for the client."""
        if kind == TEXT:
            self.receive(said)
        elif kind in (CLOSE, LOST):
            self.link.end(self.number)
            self.ended(int.from_bytes(said, "big") if kind == CLOSE else RESTART)

    def send(self, text: bytes) -> None:
        """Pass a message of the client on."""
        self.link.send(TEXT, self.number, text)

    def close(self) -> None:
        """The client has gone."""
        if self.number in self.link.conversations:
            self.link.end(self.number)
            self.link.send(CLOSE, self.number)


async def ask(link: Link, question: Asked) -> bytes:
    """A question to the owner and its answer; `RoomClosed` when the link is lost before."""
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def heard(kind: int, said: bytes) -> None:
        if not answer.done():
            if kind == LOST:
                answer.set_exception(RoomClosed())
            else:
                answer.set_result(said)

    number = link.begin(heard)
    try:
        link.send(REQUEST, number, write(question))
        return await answer
    finally:
        link.end(number)


# On the side of the owner ----------------------------------------------------------------------


class Incoming:
    """A client of the other process, in the place of a WebSocket."""

    def __init__(self, link: Link, number: int, hello: bytes) -> None:
        self.link = link
        self.number = number
        self.listener: Callable[[bytes], None] | None = None
        self.waiting: asyncio.Queue[Message] = asyncio.Queue()
        self.heard(TEXT, hello)
        link.conversations[number] = self.heard

    def heard(self, kind: int, said: bytes) -> None:
        """Something from the client."""
        if kind == TEXT and self.listener is not None:
            self.listener(said)
        elif kind == TEXT:
            self.waiting.put_nowait({"type": "websocket.receive", "bytes": said})
        else:
            self.end()

    def end(self) -> None:
        """Nothing more comes."""
        self.link.end(self.number)
        self.waiting.put_nowait({"type": "websocket.disconnect"})

    def push(self, texts: Iterable[bytes]) -> bool:
        """Send at once; the other process knows what to do with a client that does not read."""
        for text in texts:
            self.link.send(TEXT, self.number, text)
        return True

    async def receive(self) -> Message:
        """The next message, until somebody listens."""
        return await self.waiting.get()

    async def send(self, message: Message) -> None:
        """A message or the end, as an ASGI server takes it."""
        if message["type"] == "websocket.send":
            self.push([message["text"].encode()])
        elif self.number in self.link.conversations:
            self.link.send(CLOSE, self.number, int(message["code"]).to_bytes(2, "big"))
            self.end()


class Forwarded(Connection):
    """A connection that another process has forwarded; it is not forwarded again."""

    async def converse(self, owner: Owner, hello: bytes) -> None:  # noqa: ARG002
        """The room has gone on since then: the client comes again."""
        raise RoomClosed


async def respond(app: ASGIApp, request: HttpRequest) -> HttpResponse:
    """Have the application answer a request that has come by a link."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "root_path": "",
        "query_string": request.query,
        "headers": request.headers,
        "client": (request.client, 0),
        "server": request.server,
        "state": {},
    }
    body: list[Message] = [{"type": "http.request", "body": request.body, "more_body": False}]
    response = HttpResponse(500, [], b"")

    async def receive() -> Message:
        return body.pop() if body else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            response.status = message["status"]
            response.headers = [(bytes(name), bytes(value)) for name, value in message["headers"]]
        elif message["type"] == "http.response.body":
            response.body += message.get("body", b"")

    await app(scope, receive, send)
    return response

"""What processes ask each other, and how it is written."""

import msgspec

from koloda.server.bots.worker import Answer, Question


class Opening(msgspec.Struct, array_like=True):
    """The first frame of a client's conversation."""

    address: str
    hello: bytes


class HttpRequest(msgspec.Struct, array_like=True, tag="http"):
    """A request that another process has let in."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    server: tuple[str, int | None] | None
    body: bytes


class SitAgain(msgspec.Struct, array_like=True, tag="sit"):
    """Somebody who sat at a room of another process takes the seat that is kept here."""

    room: str
    seat: int
    contribution: str


class SitBack(msgspec.Struct, array_like=True, tag="back"):
    """Somebody who has shown to another process whose seat this is wants a new key to it."""

    room: str
    seat: int


class DoWithout(msgspec.Struct, array_like=True, tag="without"):
    """Nobody comes to a seat that is kept here."""

    room: str
    seat: int


class Think(msgspec.Struct, array_like=True, tag="think"):
    """A question for which this process has no free bot, and the seconds it may take."""

    question: Question
    seconds: float


class Ordered(msgspec.Struct, array_like=True, tag="order"):
    """An operator's order, as JSON."""

    text: bytes
    everywhere: bool
    """Whether it is for the whole server, or for the process that is asked alone."""


Asked = HttpRequest | SitAgain | SitBack | DoWithout | Think | Ordered
read_asked = msgspec.msgpack.Decoder(Asked).decode
read_opening = msgspec.msgpack.Decoder(Opening).decode
read_key = msgspec.msgpack.Decoder(str).decode
write = msgspec.msgpack.Encoder().encode


class HttpResponse(msgspec.Struct, array_like=True):
    """The answer to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


read_response = msgspec.msgpack.Decoder(HttpResponse).decode
read_thought = msgspec.msgpack.Decoder(Answer | None).decode
read_reply = msgspec.msgpack.Decoder(bytes).decode

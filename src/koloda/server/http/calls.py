"""A call of the HTTP part: the type of its body, which is read once, and that of its answer."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults, messages

JSON: Final = "application/json"
EMPTY: Final = b"{}"
"""What an empty body is read as."""
# msgspec tells which field does not fit in its English sentence and nowhere else; a test reads
# real errors of every kind, so that another wording is noticed.
PLACE: Final = re.compile(r"at `\$\.?(.*)`$")
FIELD: Final = re.compile(r"field `(.*?)`")
BYTE: Final = re.compile(r"\(byte (\d+)\)$")
MISSING: Final = "missing required field"
"""How msgspec says that a field is not there."""
LONGEST_PLACE: Final = 80


class Misfit(OptionError):  # noqa: N818 - it is an answer
    """A body does not have the type that the call needs."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call; its handler takes the request and, if there is one, the body."""

    method: str
    path: str
    handler: Callable[..., Awaitable[object]]
    body: type[msgspec.Struct] | None = None
    answer: Any = None
    """The type of the JSON that is answered; None for another kind of text."""
    query: tuple[str, ...] = ()
    key: bool = False
    """Whether a seat's key is needed."""

    def route(self) -> Route:
        """The way to it."""
        body = None if self.body is None else BodyReader(self.body)

        async def endpoint(request: Request) -> Response:
            if body is None:
                found = await self.handler(request)
            else:
                found = await self.handler(request, body.read(await request.body()))
            return found if isinstance(found, Response) else answer(found)

        return Route(self.path, endpoint, methods=[self.method])


class BodyReader:
    """Reads bodies of one type, and says of any other what was wrong and what is allowed."""

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        self.decoder = msgspec.json.Decoder(kind)
        self.fields = ", ".join(kind.__struct_encode_fields__)
        self.required = [
            field.encode_name for field in msgspec.structs.fields(kind) if field.required
        ]

    def read(self, text: bytes) -> object:
        """A body of the wanted type."""
        try:
            return self.decoder.decode(text or EMPTY)
        except msgspec.ValidationError as error:
            reason = str(error)
        except (msgspec.DecodeError, UnicodeError) as error:
            byte = readable(str(error), text)
            raise Misfit(faults.BODY_JSON, byte=byte, fields=self.fields) from None
        if MISSING in reason:
            raise Misfit(faults.BODY_MISSING, field=self.lacking(text) or place_of(reason))
        if place := place_of(reason):
            raise Misfit(faults.BODY_FIELD, field=place)
        raise Misfit(faults.BODY_OBJECT, fields=self.fields)

    def lacking(self, text: bytes) -> str:
        """The fields that must be there and are not; none where a part of the body lacks one."""
        given = msgspec.json.decode(text or EMPTY)
        return ", ".join(name for name in self.required if name not in given)


def readable(reason: str, text: bytes) -> int:
    """How many bytes of a body could be read as JSON, by the reason that the decoder gives."""
    if found := BYTE.search(reason):
        return int(found.group(1))
    try:
        text.decode()
    except UnicodeDecodeError as error:
        return error.start
    return len(text)


def place_of(reason: str) -> str:
    """Which part of a body does not fit, by the reason that the decoder gives."""
    parts = [found.group(1) for find in (PLACE, FIELD) if (found := find.search(reason))]
    return ".".join(part for part in parts if part)[:LONGEST_PLACE]


def answer(content: object) -> Response:
    """An answer made of the same pieces as the WebSocket's messages."""
    return Response(messages.encode(content), media_type=JSON)

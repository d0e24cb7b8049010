"""What went wrong, as the status, the code and the sentence of an answer."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from koloda.engine.values.errors import KolodaError
from koloda.server.http.asking import Banned, Draining, TooEarly, TooMuch
from koloda.server.http.calls import JSON, Misfit
from koloda.server.protocol import faults, messages
from koloda.server.protocol.bodies import Problem
from koloda.server.protocol.encoding import error_sentence, language_of
from koloda.server.rooms import joining
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.plan import OtherRules
from koloda.server.storage.writer import WriteFailed

STATUS: Final[list[tuple[type[Exception], int, str]]] = [
    (joining.NotForYou, 404, "room"),
    (joining.NotNow, 409, "state"),
    (OtherRules, 409, "rules"),
    (TooMuch, 429, "rate"),
    (TooEarly, 403, "early"),
    (Banned, 403, "banned"),
    (Draining, 503, "busy"),
    (Misfit, 422, "body"),
    (KolodaError, 422, "refused"),
    (RoomClosed, 503, "busy"),
    (SQLAlchemyError, 503, "busy"),
    (WriteFailed, 503, "busy"),
]
LONGEST: Final = 300


def problem(request: Request, status: int, code: str, error: KolodaError) -> Response:
    """What went wrong, in the reader's language and in the form of all such answers."""
    language = language_of(request.headers.get("accept-language", ""))
    content = messages.encode(Problem(code, error_sentence(error, language)[:LONGEST]))
    return Response(content, status, media_type=JSON)


async def ours(request: Request, error: Exception) -> Response:
    """A refusal of our own, or a table and its storage that cannot be reached now."""
    status, code = next((s, c) for kind, s, c in STATUS if isinstance(error, kind))
    told = error if isinstance(error, KolodaError) else KolodaError(faults.BUSY)
    return problem(request, status, code, told)


async def of_http(request: Request, error: Exception) -> Response:
    """A wrong path or method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    fault = faults.NO_PAGE if status == 404 else faults.METHOD
    return problem(request, status, "http", KolodaError(fault))


HANDLERS: Final[Mapping[Any, Any]] = {
    HTTPException: of_http,
    **dict.fromkeys((KolodaError, RoomClosed, SQLAlchemyError, WriteFailed), ours),
}

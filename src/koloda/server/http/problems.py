"""What went wrong, as the status, the code and the sentence of an answer."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from koloda.engine.values.errors import KolodaError
from koloda.server.http.asking import Banned, Draining, NoLanguage, TooEarly, TooMuch
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
    (NoLanguage, 404, "http"),
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
    """A wrong path or method; where no method would do, there is nothing."""
    allowed = methods_at(request)
    if isinstance(error, HTTPException) and error.status_code == 405 and allowed:
        refused = KolodaError(faults.METHOD_HERE, allowed=allowed, method=request.method)
        answer = problem(request, 405, "http", refused)
        answer.headers["Allow"] = allowed
        return answer
    return problem(request, 404, "http", KolodaError(faults.NO_PAGE))


def methods_at(request: Request) -> str:
    """The methods of the calls at this address; the client's own pages are read."""
    calls = [route for route in request.app.routes if isinstance(route, Route)]
    here = [route for route in calls if route.matches(request.scope)[0] is not Match.NONE]
    methods = {method for route in here for method in route.methods or ()}
    if not methods and not request.url.path.startswith("/api/"):
        methods = {"GET", "HEAD"}
    return ", ".join(sorted(methods))


HANDLERS: Final[Mapping[Any, Any]] = {
    HTTPException: of_http,
    **dict.fromkeys((KolodaError, RoomClosed, SQLAlchemyError, WriteFailed), ours),
}

"""The server as an ASGI application."""

import contextlib
from collections.abc import AsyncIterator, Callable

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import koloda
from koloda.engine.values.errors import KolodaError
from koloda.server.cluster.node import Node
from koloda.server.http import routes
from koloda.server.http.entrance import Entrance
from koloda.server.http.relay import Relay
from koloda.server.http.security import Guard
from koloda.server.http.static import add_pages
from koloda.server.http.warmup import warm
from koloda.server.ops.admin_socket import AdminSocket, socket_of
from koloda.server.ops.gate import GATE, Gate
from koloda.server.ops.settings import Settings
from koloda.server.protocol import faults, messages
from koloda.server.protocol.encoding import error_sentence, language_of
from koloda.server.rooms import joining
from koloda.server.rooms.operator import Operator, Order
from koloda.server.rooms.plan import OtherRules
from koloda.server.rooms.registry import Registry, nobody_listens
from koloda.server.rooms.room import RoomClosed
from koloda.server.storage.database import Storage
from koloda.server.storage.writer import WriteFailed
from koloda.server.ws import connection

STATUS: list[tuple[type[Exception], int, str]] = [
    (joining.NotForYou, 404, "room"),
    (joining.NotNow, 409, "state"),
    (OtherRules, 409, "rules"),
    (routes.TooMuch, 429, "rate"),
    (routes.TooEarly, 403, "early"),
    (routes.Draining, 503, "busy"),
    (KolodaError, 422, "refused"),
    (RoomClosed, 503, "busy"),
    (SQLAlchemyError, 503, "busy"),
    (WriteFailed, 503, "busy"),
]


def problem(status: int, code: str, sentence: str) -> Response:
    """What went wrong, in the form of all such answers."""
    content = messages.encode({"code": code, "sentence": sentence})
    return Response(content, status, media_type="application/json")


def make_app(
    settings: Settings,
    storage: Storage,
    give_up: Callable[[], None] = nobody_listens,
    behind_proxy: bool = False,
) -> ASGIApp:
    """All of it: HTTP through the guard, WebSockets past the framework."""
    registry = Registry(settings, storage)
    registry.give_up = give_up
    node = None
    if storage.engine.dialect.name == "postgresql":
        node = registry.ownership = Node(registry, settings.internal_host)
    operator = Operator(registry)

    async def order(text: bytes) -> object:
        return await operator.carry_out(msgspec.json.decode(text, type=Order))

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, object]]:
        await registry.start()
        admin = None
        if storage.file is not None:
            admin = AdminSocket(socket_of(storage.file), order)
            await admin.start()
        await warm(app)
        yield {GATE: Gate(settings, registry.metrics, behind_proxy)}
        if admin is not None:
            await admin.stop()
        await registry.stop()

    app = FastAPI(
        title="Koloda",
        version=koloda.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.registry = registry
    app.include_router(routes.router)
    add_pages(app)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])[:80]
        return problem(422, "body", f"{where}: {first['msg']}"[:200])

    @app.exception_handler(HTTPException)
    async def http_error(_: Request, error: HTTPException) -> Response:
        return problem(error.status_code, "http", str(error.detail)[:200])

    async def ours(request: Request, error: Exception) -> Response:
        status, code = next((s, c) for kind, s, c in STATUS if isinstance(error, kind))
        language = language_of(request.headers.get("accept-language", ""))
        told = error if isinstance(error, KolodaError) else KolodaError(faults.BUSY)
        return problem(status, code, error_sentence(told, language)[:300])

    app.add_exception_handler(KolodaError, ours)
    app.add_exception_handler(RoomClosed, ours)
    app.add_exception_handler(SQLAlchemyError, ours)
    app.add_exception_handler(WriteFailed, ours)
    inner: ASGIApp = app
    if node is not None:
        node.app, inner = app, Relay(app, node.forward)
    guarded = Guard(GZipMiddleware(inner, minimum_size=1000), registry)

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/ws":
            await connection.serve(registry, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    entrance = Entrance(guarded, socket)
    if node is not None:
        entrance.leave = registry.leave
    return entrance

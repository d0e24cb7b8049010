"""The server as an ASGI application."""

import contextlib
from collections.abc import AsyncIterator, Callable

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from koloda.server.cluster.node import Node
from koloda.server.http import problems
from koloda.server.http.entrance import Entrance
from koloda.server.http.relay import Relay
from koloda.server.http.routes import all_routes
from koloda.server.http.security import Guard
from koloda.server.http.warmup import warm
from koloda.server.ops.admin_socket import AdminSocket, socket_of
from koloda.server.ops.gate import GATE, Gate
from koloda.server.ops.settings import Settings
from koloda.server.rooms.operator import Operator, read_order
from koloda.server.rooms.registry import Registry, nobody_listens
from koloda.server.rooms.retention import Sweeper
from koloda.server.storage.database import Storage
from koloda.server.ws import life


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
        return await operator.carry_out(read_order(text))

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, object]]:
        await registry.start()
        sweeper, admin = Sweeper(registry), None
        if storage.file is not None:
            admin = AdminSocket(socket_of(storage.file), order)
            await admin.start()
        await warm(app)
        yield {GATE: Gate(settings, registry.metrics, behind_proxy)}
        if admin is not None:
            await admin.stop()
        await sweeper.stop()
        await registry.stop()

    app = Starlette(
        routes=all_routes(registry), exception_handlers=problems.HANDLERS, lifespan=lifespan
    )
    app.state.registry = registry
    inner: ASGIApp = app
    if node is not None:
        node.answers.app, inner = app, Relay(app, node.forward)
    guarded = Guard(GZipMiddleware(inner, minimum_size=1000), registry)

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/ws":
            await life.serve(registry, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    entrance = Entrance(guarded, socket)
    if node is not None:
        entrance.leave = registry.leave
    return entrance

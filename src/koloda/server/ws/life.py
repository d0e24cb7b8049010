"""A WebSocket from its handshake to its end."""

import asyncio
import functools

from starlette.types import Receive, Scope, Send

from koloda.server.ops import origins
from koloda.server.ops.clock import now
from koloda.server.ops.gate import is_late
from koloda.server.ops.limits import Address
from koloda.server.rooms import joining
from koloda.server.rooms.registry import Registry
from koloda.server.ws.connection import LINE, POLICY, Connection


async def serve(registry: Registry, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a WebSocket that is welcome, and serve it to its end."""
    await receive()
    client = scope.get("client")
    address = registry.addresses.of(client[0] if client else "")
    if not is_welcome(registry, scope, address):
        registry.metrics.count("koloda_handshakes_refused_total")
        await send({"type": "websocket.close", "code": POLICY})
        return
    address.connections += 1
    registry.connections += 1
    await send({"type": "websocket.accept"})
    connection = Connection(registry, address, receive, send, scope[LINE])
    try:
        await live(connection)
    finally:
        address.connections -= 1
        registry.connections -= 1


async def live(connection: Connection) -> None:
    """An accepted connection to its end, and what it leaves behind."""
    try:
        await connection.run()
        if connection.writer is not None:
            patience = connection.registry.settings.hello_seconds
            await asyncio.wait([connection.writer], timeout=patience)
    except asyncio.CancelledError:
        # A slow reader was cut off, or the server is in a hurry to stop.
        if connection.main is not None:
            connection.main.uncancel()
    finally:
        connection.ending = connection.gone = True
        if connection.elsewhere is not None:
            connection.elsewhere.close()
        for task in (connection.writer, *connection.tasks):
            if task is not None:
                task.cancel()
        if connection.room is not None:
            room = connection.room
            room.post(functools.partial(joining.leave, room, connection))


def is_welcome(registry: Registry, scope: Scope, address: Address) -> bool:
    """Whether the handshake may succeed."""
    settings = registry.settings
    return (
        not registry.stopping
        and not is_late(scope)
        and not registry.bans.has(address.name)
        and origins.is_allowed(settings, scope["headers"])
        and registry.connections < settings.most_connections
        and address.connections + address.elsewhere < settings.most_connections_per_address
        and address.requests.take(now())
    )

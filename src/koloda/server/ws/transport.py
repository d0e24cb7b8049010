"""The WebSocket under a connection: short ways to write and read, and patience that ends."""

import asyncio
import socket
from collections.abc import Callable, Iterable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from koloda.server.ops.gate import GATE, TICKET
from koloda.server.ws.connection import LINE

PATIENCE: Final = 10.0
"""Seconds after which a peer that reads nothing is dropped."""
MOST_UNSENT: Final = 64 * 1024


class Transport(WebSocketsSansIOProtocol):
    """A WebSocket that drops a peer who has not read anything for a while."""

    impatience: asyncio.TimerHandle | None = None
    listener: Callable[[bytes], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep little for a peer that does not read, here and in the kernel."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place at the gate back, which the HTTP side of this socket has taken."""
        self.app_state[GATE].leave(self.app_state[TICKET])
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Offer the application the short ways to write and to read."""
        self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def push(self, texts: Iterable[bytes]) -> bool:
        """Write these texts at once; False when the peer does not keep up or is gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for raw in texts for part in (head(len(raw)), raw)]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to whoever listens, without a queue and a task in between."""
        if self.listener is None or self.close_sent:
            # As bytes: uvicorn would decode it, and write a traceback where it is no UTF-8.
            self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self.listener(message)

    def pause_writing(self) -> None:
        """The peer's buffers and ours are full."""
        super().pause_writing()
        self.impatience = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None


def head(size: int) -> bytes:
    """What precedes a whole text of this size on the wire (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")

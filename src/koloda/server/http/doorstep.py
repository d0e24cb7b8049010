"""Where a TLS connection waits until it has shaken hands, counted since it was accepted."""

import asyncio
import ssl
from asyncio.sslproto import SSLProtocol
from typing import Any, Final

from koloda.server.http import line
from koloda.server.ops.gate import GATE, Gate

SHAKE_SECONDS: Final = 10.0
"""In which the TLS handshake must be done."""
PART_SECONDS: Final = 2.0
"""In which the peer must have agreed to the end of a connection."""


class Doorstep(SSLProtocol):
    """TLS over a socket that has its place at the gate before the handshake.

    A TLS server of asyncio's tells of a connection only after the handshake, so that sockets which
    never finish one would not be counted.
    """

    def __init__(
        self, context: ssl.SSLContext, waiting: set[asyncio.BaseTransport], **given: Any
    ) -> None:
        self.waiting = waiting
        """The sockets of all doorsteps, which the server does not know of before the handshake."""
        self.line = line.Line(**given)
        self.gate: Gate = given["app_state"][GATE]
        super().__init__(
            asyncio.get_running_loop(),
            self.line,
            context,
            waiter=None,  # type: ignore[arg-type]  # nobody waits for it
            server_side=True,
            ssl_handshake_timeout=SHAKE_SECONDS,  # type: ignore[arg-type]  # typeshed: no fractions
            ssl_shutdown_timeout=PART_SECONDS,
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the socket, then begin the handshake."""
        self.waiting.add(transport)
        self.socket = transport
        peer = transport.get_extra_info("peername") or ("",)
        self.line.ticket = self.gate.admit(str(peer[0]), transport.abort)  # type: ignore[attr-defined]
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Give the place back if the HTTP side, which would do so, has never been there."""
        self.waiting.discard(self.socket)
        super().connection_lost(exc)
        ticket = self.line.ticket
        if not self.line.made and ticket is not None:
            self.gate.leave(ticket)
            if not ticket.late:
                self.gate.note("tls")

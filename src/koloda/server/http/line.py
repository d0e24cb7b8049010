"""The HTTP side of a socket: a request must come in time, and its answer must be read in time."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from koloda.server.ops.gate import GATE, TICKET, Gate, Ticket

HEAD_SECONDS: Final = 10.0
"""From the connection, or the first byte of a later request, to the end of its head."""
BODY_SECONDS: Final = 10.0
"""From the end of the head to the end of the body, which has at most a few kilobytes."""
READ_SECONDS: Final = 20.0
"""In which a peer must have read something of its answer."""
LATE_SECONDS: Final = 2.0
"""All the time that a connection in a reserved place has."""


class Line(H11Protocol):
    """An HTTP connection that is counted by the gate and dropped when its peer stays silent."""

    waits_for = ""
    """`head`, `body` or `read`: what the peer owes; empty while it owes nothing."""
    timer: asyncio.TimerHandle | None = None
    upgraded = False
    made = False
    """Whether there is a connection; before a TLS handshake there is none."""
    ticket: Ticket | None = None
    """The place at the gate; a TLS connection has taken it before its handshake."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place; the peer has to say what it wants."""
        super().connection_made(transport)
        self.made = True
        gate: Gate = self.app_state[GATE]
        self.gate = gate
        if self.ticket is None:
            self.ticket = gate.admit(self.client[0] if self.client else "", transport.abort)
        self.app_state = {**self.app_state, TICKET: self.ticket}
        if self.late:
            self.timeout_keep_alive = 0
        self.wait_for("head", LATE_SECONDS if self.late else HEAD_SECONDS)

    @property
    def late(self) -> bool:
        """Whether it came when no place was left."""
        return self.ticket is not None and self.ticket.late

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.wait_for("")
        if self.ticket is not None:
            self.gate.leave(self.ticket)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request; a head or a body that comes drop by drop gains no time."""
        super().data_received(data)
        if not self.upgraded and not self.late:
            self.expect()

    def on_response_complete(self) -> None:
        """The peer may now be idle for the time of `timeout_keep_alive`."""
        super().on_response_complete()
        self.expect()

    def expect(self) -> None:
        """Wait for what the peer owes now."""
        answered = self.cycle is None or self.cycle.response_complete
        if not answered:
            if self.cycle.more_body:
                self.wait_for("body", BODY_SECONDS)
            else:
                self.wait_for("")
        elif self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self.wait_for("")
        else:
            self.wait_for("head", HEAD_SECONDS)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket and its place belong to the WebSocket from now on."""
        self.wait_for("")
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The peer's buffers and ours are full."""
        super().pause_writing()
        self.wait_for("read", READ_SECONDS)

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        self.wait_for("")

    def wait_for(self, what: str, seconds: float = 0.0) -> None:
        """Drop the connection if the peer still owes this after so long; what runs goes on."""
        if what == self.waits_for:
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.waits_for = what
        if what:
            self.timer = self.loop.call_later(seconds, self.drop)

    def shutdown(self) -> None:
        """The server stops: it does not wait for a peer that owes the rest of a request."""
        if self.waits_for in ("head", "body"):
            self.transport.abort()
        else:
            super().shutdown()

    def drop(self) -> None:
        """The peer was silent for too long."""
        if not self.late:
            self.gate.note(self.waits_for)
        self.transport.abort()

"""A connection between two processes: frames of many conversations, and a sign of life.

A frame is its length (4 bytes), its kind (1), the number of its conversation (4) and what it says.
Only the process that opened a link begins conversations on it.
"""

import asyncio
import contextlib
import hmac
import struct
from collections.abc import Callable
from typing import Final, cast

from koloda.server.ops.clock import now

HEAD: Final = struct.Struct(">IBI")
LARGEST: Final = 1 << 26
MOST_UNSENT: Final = 1 << 24
"""Bytes that may wait for a process that does not read."""
SILENCE: Final = 2.0
"""Seconds without a frame after which the other process is taken for dead or stalled."""
DIAL_SECONDS: Final = 1.0

HELLO, PING, PONG, OPEN, TEXT, CLOSE, REQUEST, RESPONSE, LOST = range(9)
"""LOST is never sent: it is what a conversation hears when the link is gone."""

Heard = Callable[[int, bytes], None]
Served = Callable[["Link", int, int, bytes], None]


class Link(asyncio.Protocol):
    """One end of a connection to another process."""

    def __init__(self, secret: str = "", served: "Served | None" = None) -> None:
        self.secret = secret
        """What the other side must show first; nothing on the side that opened the link."""
        self.served = served
        self.known = not secret
        self.conversations: dict[int, Heard] = {}
        self.numbers = 0
        self.buffer = bytearray()
        self.unsent: list[bytes] = []
        self.heard = now()
        self.lost = False
        self.answered = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The way is open."""
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Every conversation ends."""
        self.lost = True
        self.answered.set()
        for heard in list(self.conversations.values()):
            heard(LOST, b"")
        self.conversations.clear()

    def data_received(self, data: bytes) -> None:
        """Hand on every frame that has come entirely."""
        self.heard = now()
        self.buffer += data
        start = 0
        while len(self.buffer) - start >= HEAD.size:
            size, kind, number = HEAD.unpack_from(self.buffer, start)
            if size > LARGEST:
                self.drop()
                return
            end = start + HEAD.size + size
            if len(self.buffer) < end:
                break
            self.take(kind, number, bytes(self.buffer[start + HEAD.size : end]))
            start = end
        del self.buffer[:start]

    def take(self, kind: int, number: int, said: bytes) -> None:
        """One frame."""
        if not self.known:
            self.known = kind == HELLO and hmac.compare_digest(said, self.secret.encode())
            if not self.known:
                self.drop()
                return
        if kind == PONG:
            self.answered.set()
        elif number in self.conversations:
            self.conversations[number](kind, said)
        elif kind != HELLO and self.served is not None:
            self.served(self, kind, number, said)

    def begin(self, heard: Heard) -> int:
        """The number of a new conversation."""
        self.numbers += 1
        self.conversations[self.numbers] = heard
        return self.numbers

    def end(self, number: int) -> None:
        """A conversation is over."""
        self.conversations.pop(number, None)

    def send(self, kind: int, number: int = 0, said: bytes = b"") -> None:
        """Have a frame sent together with what else comes in this step."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (HEAD.pack(len(said), kind, number), said)

    def flush(self) -> None:
        """Write what waits; a process that does not read is dropped."""
        raw = b"".join(self.unsent)
        self.unsent.clear()
        if not self.lost:
            self.transport.write(raw)
            if self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.drop()

    def check(self) -> None:
        """Drop the link when the other side has been silent for too long."""
        if now() - self.heard > SILENCE:
            self.drop()

    def drop(self) -> None:
        """Close at once."""
        self.transport.abort()


async def dial(host: str, port: int, secret: str) -> Link | None:
    """A link to a process that answers; None when it does not."""
    link: Link | None = None
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(DIAL_SECONDS):
            loop = asyncio.get_running_loop()
            _, link = await loop.create_connection(Link, host, port)
            link.send(HELLO, 0, secret.encode())
            link.send(PING)
            await link.answered.wait()
            if not link.lost:
                return link
    if link is not None:
        link.drop()
    return None

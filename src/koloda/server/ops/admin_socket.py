"""The operator's own way in: a socket in the file system that only the server's user can open."""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from koloda.engine.values.errors import KolodaError
from koloda.server.ops.admin_replies import answered, refused

log = logging.getLogger("koloda.admin")

LONGEST_PATH: Final = 100
"""What the system allows for the name of a socket."""
LONGEST_ORDER: Final = 1 << 16
Handler = Callable[[bytes], Awaitable[Any]]


def socket_of(database: Path) -> Path:
    """Where the server of a database file listens for its operator."""
    return database.with_name(database.name + ".admin")


async def reply(handler: Handler, order: bytes) -> bytes:
    """Have an order carried out; the answer or the reason why not, as JSON."""
    try:
        return answered(await handler(order))
    except KolodaError as error:
        return refused(error)


class AdminSocket:
    """Answers one order a connection, as JSON."""

    def __init__(self, place: Path, handler: Handler) -> None:
        self.place = place
        self.handler = handler
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; without a socket the server serves all the same."""
        if sys.platform == "win32":
            log.warning("no admin socket: Windows has none in Python")
            return
        if len(str(self.place).encode()) > LONGEST_PATH:
            log.warning("no admin socket: its path is too long")
            return
        self.place.unlink(missing_ok=True)
        before = os.umask(0o177)
        try:
            self.server = await asyncio.start_unix_server(
                self.serve, str(self.place), limit=LONGEST_ORDER
            )
        except OSError as error:
            log.warning("no admin socket", extra={"reason": error.strerror})
        finally:
            os.umask(before)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One order and its answer."""
        try:
            text = await reader.readline()
        except ValueError:  # longer than any order
            text = b""
        writer.write(await reply(self.handler, text))
        await writer.drain()
        writer.close()

    async def stop(self) -> None:
        """Listen no longer."""
        if self.server is not None:
            self.server.close()
            self.place.unlink(missing_ok=True)

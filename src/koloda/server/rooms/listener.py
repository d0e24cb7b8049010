"""Who listens at a table: what a room knows of a connection."""

import asyncio
from typing import Any, Protocol

from koloda.engine.values.errors import Fault
from koloda.server.protocol import messages


class Listener(Protocol):
    """Somebody who is connected; `seat` is -1 for a watcher."""

    seat: int
    language: str
    network: str
    """The address that counts for limits and fair shares."""
    ending: bool
    """Whether nothing more is sent."""
    gone: bool
    """Whether the other side has closed."""
    tasks: set[asyncio.Task[Any]]
    """Work that ends with the connection."""

    def enter(self, room: Any) -> None:
        """From now on messages are for this room."""

    def send(self, raw: bytes) -> None:
        """Have an encoded message sent."""

    def answer(self, message: messages.ToClient) -> None:
        """Have a message sent to this listener alone."""

    def cut(self, code: str, fault: Fault) -> None:
        """Say why, then close."""

    def hang_up(self) -> None:
        """Close without an error: whoever wants to may come back at once."""

    def may_chat(self) -> bool:
        """Whether the rate limit of chat allows a line."""

    def may_store(self) -> bool:
        """Whether the address has not taken too much of the disk."""

    def stores(self, amount: int) -> None:
        """Count bytes that are stored for this one; a running game is never held up by them."""

    def may_ask_hint(self) -> bool:
        """Whether the rate limit of hints allows one."""

    def may_be_judged(self) -> bool:
        """Whether the rate limit of the coach allows a verdict."""

"""Whose a room is: with SQLite always this process's, with PostgreSQL one process's at a time."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from sqlalchemy import Executable

from koloda.server.protocol.tables import Room
from koloda.server.rooms.actor import RoomClosed


class Owner(NamedTuple):
    """Another process, and where it listens for its like."""

    member: str
    host: str
    port: int
    secret: str


class Elsewhere(RoomClosed):
    """The room belongs to another process, which can be reached."""

    def __init__(self, owner: Owner) -> None:
        super().__init__()
        self.owner = owner


class Claim(NamedTuple):
    """A room that is this process's now: its fencing number, and what the last owner left."""

    fence: int
    handover: bytes


class Conversation(Protocol):
    """A client's connection that another process serves."""

    def send(self, text: bytes) -> None:
        """Pass a message of the client on."""

    def close(self) -> None:
        """The client has gone."""


class Ownership(Protocol):
    """What the rooms of a process know of the other processes."""

    async def start(self) -> None:
        """Become known to the others."""

    async def stop(self) -> None:
        """Be known to nobody any more."""

    def first_lease(self, room: str) -> Sequence[Executable]:
        """Statements that make a new room this process's own, under the number 1."""

    async def claim(self, room: str) -> Claim | None:
        """Take a stored room that is nobody's; None if there is none; may raise `Elsewhere`."""

    async def release(self, rooms: Mapping[str, tuple[int, bytes]]) -> None:
        """Let others take these rooms, each with its number and what its next owner is told."""

    async def converse(
        self,
        owner: Owner,
        address: str,
        hello: bytes,
        receive: Callable[[bytes], None],
        ended: Callable[[int], None],
    ) -> Conversation:
        """Have another process serve a client's connection."""

    async def sit_again(self, owner: Owner, room: str, seat: int, contribution: str) -> str:
        """A kept seat at a room of another process; the key, or nothing if it is taken."""

    async def sit_back(self, owner: Owner, room: str, seat: int) -> str:
        """A new key to somebody's own seat at a room of another process, or nothing."""

    async def do_without(self, owner: Owner, room: str, seat: int) -> None:
        """Tell a room of another process that nobody comes to a seat."""

    def lobby(self) -> list[Room]:
        """The listed tables of other processes."""


class Alone:
    """The ownership of a process that has the database to itself."""

    async def start(self) -> None:
        """There is nobody else."""

    async def stop(self) -> None:
        """There is nobody else."""

    def first_lease(self, room: str) -> Sequence[Executable]:  # noqa: ARG002
        """Nothing has to be stored."""
        return []

    async def claim(self, room: str) -> Claim | None:  # noqa: ARG002
        """Every room is this process's."""
        return Claim(0, b"")

    async def release(self, rooms: Mapping[str, tuple[int, bytes]]) -> None:
        """Nobody waits for them."""

    async def converse(
        self,
        owner: Owner,  # noqa: ARG002
        address: str,  # noqa: ARG002
        hello: bytes,  # noqa: ARG002
        receive: Callable[[bytes], None],  # noqa: ARG002
        ended: Callable[[int], None],  # noqa: ARG002
    ) -> Conversation:
        """There is nobody else."""
        raise RoomClosed

    async def sit_again(self, owner: Owner, room: str, seat: int, contribution: str) -> str:  # noqa: ARG002
        """There is nobody else."""
        raise RoomClosed

    async def sit_back(self, owner: Owner, room: str, seat: int) -> str:  # noqa: ARG002
        """There is nobody else."""
        raise RoomClosed

    async def do_without(self, owner: Owner, room: str, seat: int) -> None:  # noqa: ARG002
        """There is nobody else."""
        raise RoomClosed

    def lobby(self) -> list[Room]:
        """There is nobody else."""
        return []

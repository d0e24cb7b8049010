"""One WebSocket: greeting, reading with limits, writing without ever making a room wait."""

import asyncio
import contextlib
import functools
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Message, Receive, Send

from koloda.engine.values.errors import Fault, KolodaError
from koloda.locales.catalogue import ENGLISH
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.ops.clock import now
from koloda.server.ops.limits import Address, Bucket
from koloda.server.ops.settings import VERSION
from koloda.server.protocol import encoding, faults, from_client, messages
from koloda.server.rooms import handlers, joining
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.ownership import Conversation, Elsewhere, Owner
from koloda.server.rooms.plan import OtherRules
from koloda.server.rooms.registry import Registry
from koloda.server.rooms.room import Room

log = logging.getLogger("koloda.connection")

LINE: Final = "koloda.line"
"""Where a scope holds the `Line` under it."""
POLICY: Final = 1008
RESTART: Final = 1012


class Line(Protocol):
    """The short ways between a connection and its socket, without queues and tasks."""

    listener: Callable[[bytes], None] | None
    """Takes every message from now on; until then they come by `receive`."""

    def push(self, texts: Iterable[bytes]) -> bool:
        """Write at once; False when the other side does not keep up."""


class Connection:
    """Somebody who is connected; `seat` is -1 for a watcher."""

    def __init__(
        self, registry: Registry, address: Address, receive: Receive, send: Send, line: Line
    ) -> None:
        self.registry = registry
        self.line = line
        self.address = address
        self.receive = receive
        self.raw_send = send
        self.seat = -1
        self.language = ENGLISH
        self.room: Room | None = None
        self.elsewhere: Conversation | None = None
        """Where the room belongs to another process: the way there."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.queue: deque[bytes] = deque()
        self.writer: asyncio.Task[None] | None = None
        """Sends what waits; not there while nothing waits."""
        self.ending = False
        self.gone = False
        self.close_code = POLICY
        self.loop = asyncio.get_running_loop()
        self.main = asyncio.current_task()
        self.messages = Bucket(registry.settings.messages, now())
        self.chat = Bucket(registry.settings.chat, now())
        self.network = address.name

    # Writing --------------------------------------------------------------------------------

    def send(self, raw: bytes) -> None:
        """Have a message sent, with what else comes in this step; who does not read is cut off."""
        if self.ending:
            return
        if len(self.queue) >= self.registry.settings.most_waiting:
            self.flush()
            if self.queue:
                self.registry.metrics.count("koloda_slow_readers_total")
                self.ending = True
                if self.main is not None:
                    self.main.cancel()
                return
        if not self.queue:
            self.loop.call_soon(self.flush)
        self.queue.append(raw)

    def flush(self) -> None:
        """Write what waits at once if the other side keeps up, else by a task of its own."""
        if self.queue and self.writer is None and not self.gone:
            if self.line.push(self.queue):
                self.queue.clear()
            else:
                self.start_writing()

    def answer(self, message: messages.ToClient) -> None:
        """Have a message sent to this one alone."""
        if isinstance(message, messages.Refused):
            self.registry.metrics.count("koloda_refused_total")
        self.send(messages.encode(message))

    def cut(self, code: str, fault: Fault, **values: object) -> None:
        """Say why, then close."""
        if not self.ending:
            self.registry.metrics.count("koloda_cut_total", code=code)
            log.info("connection cut", extra={"code": code})
            sentence = encoding.error_sentence(KolodaError(fault, **values), self.language)
            self.send(messages.encode(messages.Error(code, sentence)))
            self.ending = True
            self.start_writing()

    def hang_up(self) -> None:
        """Close without an error: whoever wants to may come back at once."""
        self.ending = True
        self.close_code = RESTART
        self.start_writing()

    def start_writing(self) -> None:
        """Have what waits sent by a task of its own."""
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """The task that sends what waits; closes after the last."""
        with contextlib.suppress(OSError):  # the other side has gone
            while self.queue:
                raw = self.queue.popleft()
                await self.raw_send({"type": "websocket.send", "text": raw.decode()})
            if self.ending and not self.gone:
                await self.raw_send({"type": "websocket.close", "code": self.close_code})
        self.writer = None

    def may_chat(self) -> bool:
        """Whether this one has not written too much."""
        return self.chat.take(now())

    def may_store(self) -> bool:
        """Whether the address has not taken too much of the disk."""
        return self.address.disk.has(now())

    def stores(self, amount: int) -> None:
        """Count bytes that are stored for this one; a running game is never held up by them."""
        self.address.disk.spend(amount)

    def may_ask_hint(self) -> bool:
        """Whether the address has not asked for too many hints, at all its tables together."""
        return self.address.thoughts.take(now())

    def may_be_judged(self) -> bool:
        """Whether the coach has not judged too many moves of the address."""
        return self.address.coaching.take(now())

    def enter(self, room: Room) -> None:
        """From now on messages are for this room."""
        self.room = room

    # Reading --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Greet, then do what is asked until the other side is gone."""
        try:
            async with asyncio.timeout(self.registry.settings.hello_seconds):
                first = await self.next_text()
            message = None if first is None else self.understood(first)
            if message is not None and await self.greet(message, first or b""):
                self.line.listener = self.hear
                while (text := await self.next_text()) is not None:
                    self.hear(text)
        except TimeoutError:
            self.cut("late", faults.LATE)
        except (RoomClosed, SQLAlchemyError):
            self.hang_up()  # whoever comes back finds the table when it can be read again

    async def next_text(self) -> bytes | None:
        """The next message that has not been heard, or None at the end."""
        event: Message = await self.receive()
        if event["type"] == "websocket.disconnect":
            self.ending = self.gone = True
            return None
        return event.get("bytes") or (event.get("text") or "").encode()

    def understood(self, text: bytes) -> from_client.Incoming | None:
        """A message that is allowed and makes sense; any other is the last one."""
        if not self.messages.take(now()):
            self.cut("rate", faults.RATE)
            return None
        try:
            message: from_client.Incoming = from_client.read(text)
        except (msgspec.MsgspecError, UnicodeError):
            self.cut("bad", faults.BAD)
            return None
        return message

    async def greet(self, message: from_client.Incoming, text: bytes) -> bool:
        """The first message must be a fitting hello; all guesses are answered alike."""
        if not isinstance(message, from_client.Hello):
            self.cut("hello", faults.HELLO)
            return False
        self.language = message.lang if message.lang in LANGUAGES else ENGLISH
        if message.v != VERSION:
            self.cut("version", faults.VERSION, version=VERSION)
        elif not self.address.guesses.has(now()):
            self.cut("rate", faults.RATE)
        else:
            try:
                room = await self.registry.find(message.room)
                await room.ask(functools.partial(joining.come_in, room, self, message.key))
            except Elsewhere as error:
                await self.converse(error.owner, text)
            except OtherRules as error:
                self.cut("rules", error.fault, **error.values)
            except KolodaError:
                self.address.guesses.take(now())
                self.cut("room", faults.ROOM)
        return self.room is not None or self.elsewhere is not None

    async def converse(self, owner: Owner, hello: bytes) -> None:
        """Have the owner of the room serve this connection."""
        self.elsewhere = await self.registry.ownership.converse(
            owner, self.network, hello, self.send, self.ended_there
        )

    def ended_there(self, code: int) -> None:
        """The owner has closed, or cannot be reached any more; whoever wants to comes back."""
        self.ending = True
        self.close_code = code
        self.start_writing()

    def hear(self, text: bytes) -> None:
        """Anything after hello: the room does it when its turn comes."""
        if self.ending:
            return
        message = self.understood(text)
        if isinstance(message, from_client.Ping):
            self.answer(messages.Pong(time.time()))
        elif isinstance(message, from_client.Hello):
            self.cut("bad", faults.BAD)
        elif message is not None and self.elsewhere is not None:
            self.elsewhere.send(text)
        elif message is not None and self.room is not None:
            self.room.post(functools.partial(handlers.handle, self.room, self, message, now()))

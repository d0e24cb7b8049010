"""Nonsense for a server without end: messages that are nearly right, and requests that are not."""

import asyncio
import contextlib
import json
import random
import string
from collections.abc import AsyncIterator

import httpx

from tests.cluster.players import Json

AT_ONCE = 6
A_CONNECTION = 50
"""Messages on one connection; the server allows 60 at once."""
PATIENCE = 5.0
NEW_TABLE_SECONDS = 30.0
SHAPES = {
    "act": ("id", "seq", "action"),
    "why": ("id", "action"),
    "undo": ("id", "seq"),
    "hint": ("id",),
    "coach": ("id",),
    "chat": ("id", "text"),
    "react": ("id", "sign"),
    "bot": ("id", "on", "seat"),
    "reveal": ("id", "secret"),
    "resign": ("id",),
    "end": ("id", "agree"),
    "decline": ("id",),
    "ping": (),
}
FITTING: dict[str, tuple[object, ...]] = {
    "seq": (-1, 0, 1, 7, 1_000_000_000),
    "action": ("take", "play 7", "play K", "play ?", "deal 5", "", "\u202e", "x" * 200),
    "text": ("hello", " ", "\u202e", "a\u0301\u0301\u0301", "x" * 600, "\u2800", "👍"),
    "sign": ("👍", "x", ""),
    "on": (True, False),
    "agree": (True, False),
    "seat": (-1, 0, 1, 2, 100),
    "secret": ("0" * 64, "f" * 64),
}
"""Values that pass the schema, most of which make no sense at a table."""
ODD: tuple[object, ...] = (
    None, -2, 2**63, 1e308, "", "x" * 3000, "\ud800", [], {}, [[]] * 50, True, "\u202e",
)  # fmt: skip
RARE = ("resign", "end", "hint", "coach")
"""What would end every table at once, or keep the bots busy."""
END = b"]"
"""What no server understands: it cuts the connection, and so shows that it has heard all before."""
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE = 0x81, 0x88
CUT = bytes((CLOSE, 2)) + (1008).to_bytes(2, "big")
FAILED = bytes((CLOSE, 2)) + (1011).to_bytes(2, "big")
"""How the server closes: because of what it was told, or because it failed itself."""
PATHS = ("/api/rooms", "/api/rooms/{}", "/api/rooms/{}/seats", "/api/rooms/{}/record", "/qr", "/t/")


class Fuzzer:
    """Sends what nobody should; what came of it is counted."""

    def __init__(self, address: str, rng: random.Random) -> None:
        self.address = address
        self.rng = rng
        self.heard = 0
        """Messages that the server has read: it has cut the connection after the last of them."""
        self.requests = 0
        self.problems: list[str] = []
        self.seats: list[Json] = []
        """Seats of a table that may be used: a message with a right key gets further."""

    async def run(self) -> None:
        """Until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.make_tables())
            for _ in range(AT_ONCE):
                group.create_task(self.go_on())

    async def go_on(self) -> None:
        """One connection after the other; a server that is down is waited for."""
        while True:
            try:
                await (self.talk() if self.rng.random() < 0.9 else self.request())
            except (OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    async def make_tables(self) -> None:
        """From time to time a new table: nonsense ends the games of the old ones."""
        while True:
            with contextlib.suppress(httpx.HTTPError, KeyError):
                self.seats = await asyncio.to_thread(tables_for, self.address)
            await asyncio.sleep(NEW_TABLE_SECONDS)

    async def talk(self) -> None:
        """One WebSocket, mostly with a right hello first, until the server cuts it."""
        texts = [json.dumps(self.message()) for _ in range(self.rng.randrange(1, A_CONNECTION))]
        if self.seats and self.rng.random() < 0.9:
            seat = self.rng.choice(self.seats)
            hello = {"t": "hello", "v": 1, "room": seat["room"], "key": seat["key"]}
            texts.insert(0, json.dumps(hello))
        raws = [*(text.encode() for text in texts), self.broken(), END]
        async with self.line() as (reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"".join(frame(raw) for raw in raws))
            said = b" " * 4
            while said[-4:] not in (CUT, FAILED) and (more := await reader.read(1 << 16)):
                said = said[-4:] + more
        self.heard += len(raws) if said.endswith(CUT) else 0
        if said.endswith(FAILED):
            self.problems.append("a connection was ended by a failure of the server")

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection from somewhere else each time: limits are not under test."""
        spot = f"127.{self.rng.randrange(20, 250)}.{self.rng.randrange(250)}.7"
        port = int(self.address.rpartition(":")[2])
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(spot, 0))
            try:
                yield reader, writer
            finally:
                writer.transport.abort()

    def message(self) -> Json:
        """Something that passes the schema and seldom makes sense."""
        rng = self.rng
        kind = rng.choice(list(SHAPES))
        if kind in RARE and rng.random() < 0.98:
            kind = "act"
        message: Json = {"t": kind}
        for field in SHAPES[kind]:
            name = "".join(rng.choices(string.printable[:94], k=8))
            message[field] = name if field == "id" else rng.choice(FITTING[field])
        return message

    def broken(self) -> bytes:
        """Something that is nearly a message."""
        rng, message = self.rng, self.message()
        if rng.random() < 0.5:
            message[rng.choice([*message, "extra"])] = rng.choice(ODD)
            return json.dumps(message).encode()
        raw = bytearray(json.dumps(message).encode())
        for _ in range(rng.randrange(1, 6)):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        return bytes(raw)

    async def request(self) -> None:
        """One HTTP request; an answer of 500 is a problem."""
        rng, body = self.rng, self.broken()
        path = rng.choice(PATHS).format(rng.choice(["x" * 22, "..", "%00", "a" * 500]))
        head = [f"{rng.choice(['GET', 'POST', 'PUT'])} {path} HTTP/1.1", "Host: x"]
        head += [f"Origin: {rng.choice(['http://[', 'null'])}"] * rng.randrange(2)
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        async with self.line() as (reader, writer):
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            status = (await reader.readline()).split()
        self.requests += 1
        if status[1:2] == [b"500"]:
            self.problems.append(f"{path}: 500")


def frame(payload: bytes) -> bytes:
    """A client's frame, with a mask of zeros that leaves the text as it is (RFC 6455, 5.2)."""
    size = len(payload)
    short = size < 126
    head = bytes((TEXT, 0x80 | size)) if short else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + payload


def tables_for(address: str) -> list[Json]:
    """A table of two, where nonsense is said with a right key."""
    body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
    with httpx.Client(base_url=address, timeout=10) as http:
        anna = http.post("/api/rooms", json=body).json()
        path = f"/api/rooms/{anna['room']}/seats"
        return [anna, http.post(path, json={"name": "Boris"}).json()]

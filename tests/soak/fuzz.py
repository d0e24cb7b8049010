"""Nonsense for a server without end: messages and requests that are nearly right."""

import asyncio
import json
import random
from collections import Counter

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.cluster.players import Json

A_CONNECTION = 15
"""Messages on one connection; most are the last one before."""
KINDS = ("hello", "act", "chat", "react", "undo", "hint", "resign", "stand_in", "ping", "reveal")
VALUES: tuple[object, ...] = (
    None,
    -1,
    0,
    2**63,
    1e308,
    "",
    "x" * 3000,
    "\ud800",
    [],
    {},
    [[]] * 50,
    True,
    "\u202e",
)
PATHS = ("/api/rooms", "/api/rooms/{}", "/api/rooms/{}/seats", "/api/rooms/{}/record", "/qr", "/t/")


class Fuzzer:
    """Sends what nobody should; what came of it is counted."""

    def __init__(self, address: str, rng: random.Random) -> None:
        self.address = address
        self.rng = rng
        self.sent: Counter[str] = Counter()
        self.problems: list[str] = []
        self.rooms: list[Json] = []
        """Seats of tables that may be used: a message with a right key gets further."""

    def spot(self) -> str:
        """Another address each time: limits are not under test."""
        return f"127.{self.rng.randrange(20, 250)}.{self.rng.randrange(250)}.7"

    async def run(self) -> None:
        """Until it is cancelled; a server that is down is waited for."""
        while True:
            try:
                await (self.talk() if self.rng.random() < 0.8 else self.request())
            except (OSError, TimeoutError, WebSocketException, httpx.HTTPError):
                await asyncio.sleep(0.05)

    async def talk(self) -> None:
        """One WebSocket, mostly with a right hello first."""
        url = self.address.replace("http", "ws") + "/ws"
        async with asyncio.timeout(5):
            socket = await connect(url, compression=None, local_addr=(self.spot(), 0))
        try:
            if self.rooms and self.rng.random() < 0.7:
                seat = self.rng.choice(self.rooms)
                hello = {"t": "hello", "v": 1, "room": seat["room"], "key": seat["key"]}
                await socket.send(json.dumps(hello))
            for _ in range(A_CONNECTION):
                await socket.send(self.message())
                self.sent["messages"] += 1
        finally:
            socket.transport.abort()

    def message(self) -> str | bytes:
        """Something that is nearly a message."""
        rng = self.rng
        fields = {"id": "a", "seq": 0, "action": "take", "text": "hello", "sign": "ok", "seat": 1}
        message: Json = {"t": rng.choice(KINDS), **fields}
        for _ in range(rng.randrange(3)):
            message[rng.choice(list(message))] = rng.choice(VALUES)
        text = json.dumps(message)
        if rng.random() < 0.5:
            return text
        raw = bytearray(text.encode())
        for _ in range(rng.randrange(1, 6)):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        return bytes(raw)

    async def request(self) -> None:
        """One HTTP request; an answer of 500 is a problem."""
        rng = self.rng
        path = rng.choice(PATHS).format(rng.choice(["x" * 22, "..", "%00", "a" * 500]))
        headers = {"Content-Type": "application/json", "Origin": rng.choice(["http://[", "null"])}
        transport = httpx.AsyncHTTPTransport(local_address=self.spot())
        async with httpx.AsyncClient(transport=transport, timeout=5) as http:
            body = self.message()
            answer = await http.request(
                rng.choice(["GET", "POST", "PUT"]),
                self.address + path,
                content=body if isinstance(body, bytes) else body.encode(),
                headers=headers if rng.random() < 0.5 else {},
            )
        self.sent["requests"] += 1
        if answer.status_code == 500:
            self.problems.append(f"{path}: 500")


def tables_for(address: str) -> list[Json]:
    """A table of two, where nonsense is said with a right key."""
    body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
    with httpx.Client(base_url=address, timeout=10) as http:
        anna = http.post("/api/rooms", json=body).json()
        path = f"/api/rooms/{anna['room']}/seats"
        return [anna, http.post(path, json={"name": "Boris"}).json()]

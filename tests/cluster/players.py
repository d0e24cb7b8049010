"""People who play through faults: they come back, ask again, and keep what they were told."""

import asyncio
import contextlib
import itertools
import json
import time
from collections import defaultdict
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from koloda.engine.chance.rng import FastRng

Json = dict[str, Any]
SILENCE = 3.0
"""A line that has been silent for this long is dead; every second somebody says something."""
PAUSE = 0.08
AGAIN = 0.25
CLOCK_STEP = 0.5
"""Clocks are told in tenths of a second, and a choice that was on its way may be made again."""
TIME_BACK = "seconds became"
NUMBERS = itertools.count()


class Table:
    """One game after the other between two people, and everything they were told of each."""

    def __init__(
        self, fleet_address: str, number: int, clock: Json | None = None, pause: float = PAUSE
    ) -> None:
        self.address = fleet_address
        self.number = number
        self.clock = clock
        """With a clock for the game no seat may ever get time back."""
        self.pause = pause
        self.rooms: list[str] = []
        self.acked: dict[str, dict[str, Json]] = defaultdict(dict)
        """By room and id: seat and number of every acknowledged action."""
        self.chains: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        """By room and number of actions: every hash of the game so far that anybody was told."""
        self.progress = time.monotonic()
        self.players = [Player(self, seat) for seat in range(2)]
        self.errors: list[str] = []
        self.ending = False

    async def run(self) -> None:
        while not self.ending:
            seats = await self.sit_down()
            if seats:
                self.rooms.append(seats[0]["room"])
                jobs = [p.play(s) for p, s in zip(self.players, seats, strict=True)]
                await asyncio.gather(*jobs)

    def now(self) -> str:
        """For the report of a table that does not go on."""
        seen = [(p.seq, p.known, p.pending, p.view["legal"][:2], p.last) for p in self.players]
        return f"{self.rooms[-1:]} {seen}"

    async def sit_down(self) -> list[Json]:
        """A new table; what fails is tried again."""
        body: Json = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
        if self.clock is not None:
            body["clock"] = self.clock
        # Every table has another address: what one may make in a day is not under test.
        spot = f"127.1.{self.number}.{len(self.rooms) % 250 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=spot, verify=False)
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(
                base_url=self.address, timeout=SILENCE, transport=transport
            ) as http:
                anna = await http.post("/api/rooms", json=body)
                while anna.status_code == 200:
                    path = f"/api/rooms/{anna.json()['room']}/seats"
                    boris = await http.post(path, json={"name": "Boris"})
                    if boris.status_code == 200:
                        return sorted([anna.json(), boris.json()], key=lambda seat: seat["seat"])
                    if boris.status_code == 409:
                        break  # it was answered, but the answer was lost
                    await asyncio.sleep(AGAIN)
        await asyncio.sleep(AGAIN)
        return []


class Player:
    """One person at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rng = FastRng(100 * table.number + seat)
        self.socket: ClientConnection | None = None
        self.pending: Json | None = None
        self.heard = time.monotonic()
        self.longest = 0.0
        """The longest time in which nothing came from the server."""
        self.welcomes = 0
        self.last: list[str] = []
        self.view: Json = {"legal": []}
        self.left: list[float] = []
        self.seq = self.known = -1
        """The number of the newest view, and of the state that the last action led to."""

    async def play(self, seat: Json) -> None:
        """To the end of a game, through whatever happens."""
        over = False
        self.pending, self.view, self.seq, self.known = None, {"legal": []}, -1, -1
        self.left = []
        self.heard = time.monotonic()
        while not over and not self.table.ending:
            try:
                spot = (f"127.0.{self.table.number}.{self.seat + 2}", 0)
                async with asyncio.timeout(SILENCE):
                    url = self.table.address.replace("http", "ws") + "/ws"
                    self.socket = await connect(
                        url,
                        compression=None,
                        local_addr=spot,
                        ping_interval=None,
                        open_timeout=None,
                    )
                over = await self.sit(self.socket, seat)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(AGAIN)
            finally:
                if self.socket is not None:
                    self.socket.transport.abort()

    async def sit(self, socket: ClientConnection, seat: Json) -> bool:
        """One connection; whether the game is over."""
        hello = {"t": "hello", "v": 1, "room": seat["room"], "key": seat["key"]}
        await socket.send(json.dumps(hello))
        beat = asyncio.create_task(self.beat(socket))
        try:
            while True:
                async with asyncio.timeout(SILENCE + 5 * (self.welcomes == 0)):
                    message: Json = json.loads(await socket.recv())
                now = time.monotonic()
                self.longest = max(self.longest, now - self.heard)
                self.heard = now
                if await self.take(socket, seat["room"], message):
                    return True
        finally:
            beat.cancel()

    async def beat(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            while True:
                await asyncio.sleep(1)
                await socket.send('{"t":"ping"}')

    async def take(self, socket: ClientConnection, room: str, message: Json) -> bool:
        """Note what is told, and act when it is this seat's turn; whether the game is over."""
        table, kind = self.table, message["t"]
        self.last = [*self.last[-5:], f"{kind} {message.get('id', '')} {message.get('seq', '')}"]
        if message.get("view"):
            self.view, self.seq = message["view"], message["seq"]
        if table.clock is not None and message.get("clocks"):
            left: list[float] = message["clocks"]["left"]
            if any(b > a + CLOCK_STEP for a, b in zip(self.left, left, strict=False)):
                table.errors.append(f"{room}: {self.left} {TIME_BACK} {left}")
            self.left = left
        if message.get("chain"):
            count, link = message["chain"].split(":")
            table.chains[room][count].add(link)
        if kind == "ack" and self.pending and message["id"] == self.pending["id"]:
            table.acked[room][message["id"]] = {"seat": self.seat, "seq": message["seq"]}
            table.progress = time.monotonic()
            self.pending, self.known = None, message["seq"]
        elif kind == "ack" and message["id"] in table.acked[room]:
            if table.acked[room][message["id"]]["seq"] != message["seq"]:
                table.errors.append(f"{message} instead of {table.acked[room][message['id']]}")
        elif kind == "refused":
            self.pending = None  # the state has gone on; the newest view is in the answer
        elif kind == "error":
            table.errors.append(str(message))
        if kind == "welcome":
            self.welcomes += 1
            mine = [n for n, a in table.acked[room].items() if a["seat"] == self.seat]
            for name in mine[-3:]:
                again = {"t": "act", "id": name, "seq": 0, "action": "take"}
                await socket.send(json.dumps(again))
            if mine and message["seq"] < table.acked[room][mine[-1]]["seq"]:
                table.errors.append(f"acknowledged {table.acked[room][mine[-1]]}, then {message}")
            if self.pending:
                await socket.send(json.dumps(self.pending))
                return False
        if self.pending is None and self.seq >= self.known and self.view["legal"]:
            await asyncio.sleep(table.pause)
            legal = self.view["legal"]
            self.pending = {
                "t": "act",
                "id": f"{self.seat}-{next(NUMBERS)}",
                "seq": self.seq,
                "action": legal[self.rng.below(len(legal))],
            }
            await socket.send(json.dumps(self.pending))
        if kind == "over":
            self.pending = None
            return True
        return False

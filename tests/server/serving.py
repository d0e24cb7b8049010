"""A real server in a thread or a process of its own, and clients that talk to it."""

import asyncio
import contextlib
import itertools
import json
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from koloda.engine.chance.rng import FastRng
from koloda.server.http.security import Guard
from koloda.server.ops.settings import Rate, Settings
from koloda.server.process import Place, Server, configure
from koloda.server.rooms.room import Room
from koloda.server.storage.database import Storage

Json = dict[str, Any]
PATIENCE = 120.0
"""What has not come after so many seconds never comes. It is no measure of speed: beside other work
a start takes long, and a replay is made by a process of the lowest priority.
"""
GENEROUS = Rate(1e6, 1e6)
QUICK = Settings(
    bot_delay=(0.0, 0.0),
    bot_seconds=PATIENCE / 2,  # a hint is to come on a busy machine, too
    messages=GENEROUS,
    requests=GENEROUS,
    new_rooms=GENEROUS,
    rooms_a_day=GENEROUS,
    guesses=GENEROUS,
    replays=GENEROUS,
    analyses=GENEROUS,
    chat=GENEROUS,
    away_seconds=0.0,
)

NUMBERS = itertools.count()
"""No client ever uses the id of another one, not even of one that has gone."""


class Running:
    """A server in a thread, with a certificate over TLS; `http` calls it."""

    def __init__(
        self, folder: Path, settings: Settings = QUICK, certificate: str | None = None
    ) -> None:
        self.database = str(folder / "games.sqlite3")
        self.storage = Storage(self.database)
        place = Place("127.0.0.1", 0, self.database, certificate, certificate)
        self.server = Server(configure(place, settings, self.storage))
        self.ready = threading.Event()
        self.port = 0
        self.server.said = self.say
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        self.address = f"http://127.0.0.1:{self.port}"
        trusted: ssl.SSLContext | bool = True
        if certificate:
            self.address = f"https://localhost:{self.port}"
            trusted = ssl.create_default_context(cafile=certificate)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, verify=trusted)

    def say(self, port: int) -> None:
        self.port = port
        self.ready.set()

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def make(self, game: str = "karma", players: int = 2, bots: str = "", **more: Any) -> Json:
        """A new table; the letters of `bots` tell which seats are bots: `.b` is the second."""
        seats = [
            {"kind": "bot", "level": "easy"} if bots[seat : seat + 1] == "b" else {"kind": "person"}
            for seat in range(players)
        ]
        body = {"game": game, "players": players, "seats": seats, "name": "Anna", **more}
        answer = self.http.post("/api/rooms", json=body)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made

    def sit(self, room: str, name: str = "Boris", **more: Any) -> Json:
        """Take a free seat."""
        answer = self.http.post(f"/api/rooms/{room}/seats", json={"name": name, **more})
        assert answer.status_code == 200, answer.text
        taken: Json = answer.json()
        return taken

    def full(self, game: str = "karma", players: int = 2, **more: Any) -> list[Json]:
        """A table of persons only, all seated, in the order of their seats."""
        seats = [self.make(game, players, **more)]
        seats += [self.sit(seats[0]["room"], f"Player {seat}") for seat in range(1, players)]
        return sorted(seats, key=lambda seat: int(seat["seat"]))

    def refusals(self, room: str) -> list[tuple[int, str]]:
        """What the calls answer that would show the cards of a game."""
        path = f"/api/rooms/{room}"
        tried = {"name": "Anna", "step": 1, "seat": 0}
        answers = [
            self.http.get(f"{path}/record"),
            self.http.get(f"{path}/replay"),
            self.http.post(f"{path}/analysis"),
            self.http.get(f"{path}/analysis"),
            self.http.delete(f"{path}/analysis"),
            self.http.post(f"{path}/try", json=tried),
            self.http.post(f"{path}/try", json={**tried, "cards": "all"}),
        ]
        return [(answer.status_code, answer.json().get("sentence", "")) for answer in answers]

    @contextlib.asynccontextmanager
    async def client(self, seat: Json, key: bool = True, **more: Any) -> AsyncIterator["Client"]:
        """A connection that has said hello."""
        async with connect(f"ws://127.0.0.1:{self.port}/ws", compression=None) as socket:
            client = Client(socket)
            await client.send(
                "hello", v=1, room=seat["room"], **more, **({"key": seat["key"]} if key else {})
            )
            client.welcome = await client.until("welcome")
            yield client


@contextlib.contextmanager
def running(folder: Path, settings: Settings = QUICK) -> Iterator[Running]:
    """A server for the length of a test."""
    server = Running(folder, settings)
    try:
        yield server
    finally:
        server.stop()


def room_of(server: Running, name: str) -> Room:
    """A room in the memory of a server."""
    guard = server.server.config.app.http  # type: ignore[union-attr]
    assert isinstance(guard, Guard)
    return guard.registry.rooms[name]


class Client:
    """One connection; keeps the newest view, and every byte it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Json = {}
        self.view: Json | None = None
        self.seq = -1
        self.got: list[str] = []
        self.over: Json | None = None
        self.chain = ""

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": kind, **fields}))

    async def receive(self) -> Json:
        """The next message; views and the end are noted."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.got.append(text)
        message: Json = json.loads(text)
        if message.get("view") is not None:
            self.view, self.seq = message["view"], message["seq"]
        self.chain = message.get("chain") or self.chain
        if message["t"] == "over":
            self.over = message
        return message

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["t"] in kinds:
                return message

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message with a new id and return what answers that id."""
        name = fields.pop("id", f"m{next(NUMBERS)}")
        await self.send(kind, id=name, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    async def act(self, action: str, **more: Any) -> Json:
        """Take an action at the newest state."""
        return await self.ask("act", **{"seq": self.seq, "action": action, **more})

    async def closed(self) -> list[Json]:
        """Everything until the server has closed the connection."""
        found = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                found.append(await self.receive())
        return found

    async def play_on(self, rng: FastRng, moves: int = 100_000) -> int:
        """Play any legal action whenever it is this seat's turn, to the end or this many times."""
        done = 0
        while self.over is None and done < moves:
            assert self.view is not None
            if self.view["legal"]:
                legal = self.view["legal"]
                answer = await self.act(legal[rng.below(len(legal))])
                done += answer["t"] == "ack"
                if answer["t"] == "ack" and self.seq < answer["seq"]:
                    await self.until("update")
            else:
                await self.receive()
        return done

"""A whole game through a real server on this machine, as `python -m koloda.selftest` plays it."""

import contextlib
import itertools
import json
import tempfile
import threading
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from koloda.engine.chance.rng import FastRng
from koloda.engine.records.record import read_record, verify
from koloda.engine.values.options import Value
from koloda.games import find_game
from koloda.server.http.static import STATIC
from koloda.server.ops.settings import Settings
from koloda.server.process import Place, Server, configure
from koloda.server.storage.database import Storage

PATIENCE: Final = 60.0
SHORT_GAME: Final[Mapping[str, Value]] = {"cap": 10}
"""Karma's option for how many turns each player has before the game ends."""


class TrialFailed(Exception):  # noqa: N818 - it says what happened
    """The server did not do what it should."""


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[int]:
    """A server in a thread of its own; the port it listens on."""
    database = str(folder / "games.sqlite3")
    settings = Settings(bot_delay=(0.0, 0.0), bot_processes=1)
    place, ready, ports = Place("127.0.0.1", 0, database), threading.Event(), [0]

    def say(port: int) -> None:
        ports[0] = port
        ready.set()

    server = Server(configure(place, settings, Storage(database)))
    server.said = say
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        if not ready.wait(PATIENCE):
            raise TrialFailed("the server did not start")
        yield ports[0]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def get(port: int, path: str, body: object = None) -> str:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data)
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        text: bytes = answer.read()
    return text.decode()


def play_out(socket: ClientConnection, seat: dict[str, Any], rng: FastRng) -> None:
    """Sit down and take any legal action until the game is over."""
    hello = {"t": "hello", "v": 1, "room": seat["room"], "key": seat["key"]}
    socket.send(json.dumps(hello))
    asked, seen = -1, -1
    for number in itertools.count():
        message = json.loads(socket.recv(PATIENCE))
        if message["t"] == "over":
            return
        if message["t"] == "error":
            raise TrialFailed(f"the server refused: {message.get('sentence', message)}")
        if message.get("view") is None:
            continue
        seen, legal = message["seq"], message["view"]["legal"]
        if legal and seen > asked:
            asked = seen
            action = legal[rng.below(len(legal))]
            act = {"t": "act", "id": f"m{number}", "seq": seen, "action": action}
            socket.send(json.dumps(act))


def game_through_a_server(
    game: str = "karma", bot: str = "easy", options: Mapping[str, Value] = SHORT_GAME
) -> str:
    """Play a person's seat against a bot to the end, and prove the record; what was seen."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as port:
        seats = [{"kind": "person"}, {"kind": "bot", "level": bot}]
        table = {"game": game, "players": 2, "seats": seats, "name": "Anna"}
        seat = json.loads(get(port, "/api/rooms", {**table, "options": dict(options)}))
        with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as socket:
            play_out(socket, seat, FastRng(1))
        record = read_record(get(port, f"/api/rooms/{seat['room']}/record"), find_game)
        verify(record)
        page = "<script" in get(port, "/")
    if page != STATIC.is_dir():
        raise TrialFailed("the page is not the browser client")
    client = "and the page is served" if page else "but the browser client has not been built"
    return f"a game of {len(record.actions)} actions is played and proved, {client}"

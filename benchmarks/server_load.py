"""Load on one server process: PYTHONPATH=src python benchmarks/server_load.py --rooms 500 …

Rooms of four persons play random legal Karma over the loopback: a fixed number of actions a second,
whatever the server does (open loop). An action's time is from its sending until all four seats have
the state it led to. The client is a process of its own, on uvloop, without garbage collection, with
a WebSocket of its own making that reads only what it needs: its work counts as the server's time
wherever the two share a core. How late it was woken itself is in the result, and so is what the
machine did beside the two: a tenth of a second that it gave to others is one action in a hundred.
"""

import argparse
import asyncio
import base64
import functools
import gc
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

SEATS = 4
AT_ONCE = 8
"""Tables that are made at the same time, before anything is measured."""
PAUSE = 0.001
TEXT = 0x81
CLOSE, PING, PONG = 0x88, 0x89, 0x8A

SERVER = """
import dataclasses, sys
try:
    from koloda.server.process import Place, run
    from koloda.server.ops.settings import Rate, Settings
except ImportError:  # as the server was before its packages
    from koloda.server.run import Place, run
    from koloda.server.settings import Rate, Settings
much, many = Rate(1e9, 1e9), 20_000
wanted = dict(messages=much, requests=much, new_rooms=much, rooms_a_day=much, most_connections=many,
              most_connections_per_address=many, most_sockets_per_address=many)
known = {field.name for field in dataclasses.fields(Settings)}
settings = Settings(**{name: value for name, value in wanted.items() if name in known})
place = Place("127.0.0.1", 0, sys.argv[1])
run(place, settings, lambda address: print(address, flush=True))
"""
SHOWN = ("p50_ms", "p99_ms", "server_cpu_ms_per_action", "kB_per_connection", "errors")


class View(msgspec.Struct):
    """What a player needs of a view."""

    legal: list[str]
    outcome: msgspec.Raw


class Told(msgspec.Struct):
    """What a player needs of a message."""

    t: str
    seq: int = -1
    view: View | None = None


read = msgspec.json.Decoder(Told).decode
encode = msgspec.json.Encoder().encode


class Line(asyncio.Protocol):
    """The least WebSocket client that can be: text frames, no extensions."""

    def __init__(self, room: "Room", seat: int, key: str) -> None:
        self.room = room
        self.seat = seat
        self.key = key
        self.buffer = bytearray()
        self.open = False
        self.seq = -1
        self.legal: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        secret = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {secret}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.room.load.lost += not self.room.load.ending

    def send(self, message: dict[str, Any]) -> None:
        self.frame(TEXT, encode(message))

    def frame(self, kind: int, payload: bytes) -> None:
        """A client's frames are masked; a mask of zeros leaves the text as it is."""
        size = len(payload)
        head = (
            bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE, size >> 8, size & 255])
        )
        self.transport.write(head + bytes(4) + payload)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.room.load.errors.append(self.buffer[:60].decode())
                return
            del self.buffer[: end + 4]
            self.open = True
            self.send({"t": "hello", "v": 1, "room": self.room.name, "key": self.key})
        while (whole := self.whole()) is not None:
            self.take(*whole)

    def whole(self) -> tuple[int, bytes] | None:
        """The next frame that has arrived entirely."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def take(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.frame(PONG, payload)
        elif kind == TEXT:
            message = read(payload)
            if message.t in ("error", "refused"):
                self.room.load.errors.append(payload[:200].decode())
            if message.view is not None:
                self.seq, self.legal = message.seq, message.view.legal
                self.room.seen(self, message.t, message.view)


class Room:
    """One table, all four of its persons, and at most one action on its way."""

    def __init__(self, load: "Load", seats: list[dict[str, Any]]) -> None:
        self.load = load
        self.name = seats[0]["room"]
        self.lines = [Line(self, seat["seat"], seat["key"]) for seat in seats]
        self.sent_at = 0.0
        self.waiting: set[int] = set()
        self.over = False

    def seen(self, line: Line, kind: str, view: View) -> None:
        """A seat has a new state."""
        self.over = self.over or bytes(view.outcome) != b"null"
        if kind == "update" and line.seat in self.waiting:
            self.waiting.discard(line.seat)
            if not self.waiting and self.sent_at:
                self.load.times.append(time.perf_counter() - self.sent_at)

    def act(self) -> bool:
        """Send an action, if all is quiet here; whether it was sent."""
        ready = [line for line in self.lines if line.legal and line.seq == self.lines[0].seq]
        if self.over or self.waiting or not ready:
            return False
        line = ready[0]
        self.waiting = set(range(SEATS))
        self.sent_at = time.perf_counter()
        action = random.choice(line.legal)
        line.send({"t": "act", "id": os.urandom(8).hex(), "seq": line.seq, "action": action})
        return True


class Load:
    """All rooms, and what was measured."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        """Every process of the server: connections are spread over all of them in turn."""
        self.ports = [int(address.rsplit(":", 1)[1]) for address in addresses]
        self.times: list[float] = []
        self.late: list[float] = []
        """How much later than asked this process itself was woken: no fault of the server."""
        self.errors: list[str] = []
        self.lost = 0
        self.skipped = 0
        self.ending = False
        self.begin: Callable[[], None] = lambda: None
        """Called when everybody sits and nothing has been played."""

    def post(self, path: str, body: dict[str, Any], at: int) -> dict[str, Any]:
        request = urllib.request.Request(
            self.addresses[at % len(self.addresses)] + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def make(self, number: int) -> list[dict[str, Any]]:
        """The four seats of a new table."""
        body = {"game": "karma", "players": SEATS, "name": "A", "seats": [{}] * SEATS}
        seats = [self.post("/api/rooms", body, number)]
        for name in "BCD":
            path = f"/api/rooms/{seats[0]['room']}/seats"
            seats.append(self.post(path, {"name": name}, number))
        return sorted(seats, key=lambda seat: int(seat["seat"]))

    async def run(
        self, rooms: int, per_second: float, seconds: float, pids: list[int]
    ) -> dict[str, Any]:
        """Open everything, play, measure."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(AT_ONCE) as threads:
            tables = [Room(self, seats) for seats in threads.map(self.make, range(rooms))]
        before = memory(pids)
        lines = [line for table in tables for line in table.lines]
        # Without the turn of the room a seat would always reach the same process as its table.
        for number, line in enumerate(lines):
            port = self.ports[(number + number // SEATS) % len(self.ports)]
            await loop.create_connection(functools.partial(itself, line), "127.0.0.1", port)
        while any(line.seq < 0 for table in tables for line in table.lines):
            await asyncio.sleep(0.1)
        connected = memory(pids)
        self.begin()
        start, sent = time.perf_counter(), 0
        cpu, beside = processor(pids), Beside(pids)
        while (passed := time.perf_counter() - start) < seconds:
            while sent < passed * per_second:
                sent += 1
                if not any(random.choice(tables).act() for _ in range(20)):
                    self.skipped += 1
            slept = time.perf_counter()
            await asyncio.sleep(PAUSE)
            self.late.append(time.perf_counter() - slept - PAUSE)
        cpu, (others, stolen) = processor(pids) - cpu, beside.passed()
        await asyncio.sleep(2)
        self.ending = True
        late = sum(bool(table.waiting) for table in tables)
        times, lags = sorted(self.times) or [0.0], sorted(self.late)
        return {
            "connections": rooms * SEATS,
            "rooms": rooms,
            "actions": len(self.times),
            "actions_per_second": round(len(self.times) / seconds, 1),
            "asked_per_second": per_second,
            "not_sent_because_rooms_were_busy_or_over": self.skipped,
            "p50_ms": round(1000 * times[len(times) // 2], 2),
            "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
            "max_ms": round(1000 * times[-1], 2),
            "own_lag_p99_ms": round(1000 * lags[int(len(lags) * 0.99)], 2),
            "unanswered": late,
            "errors": len(self.errors),
            "first_errors": self.errors[:3],
            "lost_connections": self.lost,
            "server_cpu_share": round(cpu / seconds, 2),
            "server_cpu_ms_per_action": round(1000 * cpu / max(1, len(self.times)), 3),
            "kB_per_connection": round((connected - before) / (rooms * SEATS), 1),
            "kB_per_room_of_four": round((memory(pids) - before) / rooms, 1),
            "others_cpu_share": round(others / seconds, 2),
            "stolen_ms": round(1000 * stolen),
            "load_average": os.getloadavg()[0],
        }


def itself(line: Line) -> Line:
    """What asyncio calls to get the protocol, which is there already."""
    return line


def memory(pids: list[int]) -> int:
    """Resident memory of processes in kB."""
    texts = [Path(f"/proc/{pid}/status").read_text() for pid in pids]
    lines = [line for text in texts for line in text.splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor(pids: list[int]) -> float:
    """Seconds of processor time that the threads of processes have used, to the nanosecond."""
    tasks = [task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir()]
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Beside:
    """What the processors do from now on that is neither the servers' work nor our own."""

    def __init__(self, pids: list[int]) -> None:
        self.pids = [*pids, os.getpid()]
        self.begin = self.read()

    def read(self) -> tuple[float, float]:
        """Seconds of work of other processes, and seconds that the host kept for itself."""
        text = Path("/proc/stat").read_text().partition("\n")[0]
        user, nice, system, _, _, hard, soft, stolen, *_ = map(int, text.split()[1:])
        tick = os.sysconf("SC_CLK_TCK")
        return (user + nice + system + hard + soft) / tick - processor(self.pids), stolen / tick

    def passed(self) -> tuple[float, float]:
        """The same since the begin."""
        others, stolen = self.read()
        return others - self.begin[0], stolen - self.begin[1]


def measure(rooms: int, rate: float, seconds: float, path: str | None = None) -> dict[str, Any]:
    """One run against a server of its own, of this code or of that at another path."""
    places = os.environ if path is None else {**os.environ, "PYTHONPATH": path}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"{folder}/games.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=places)
        assert server.stdout is not None
        try:
            load = Load([server.stdout.readline().strip()])
            work = load.run(rooms, rate, seconds, [server.pid])
            return uvloop.run(asyncio.wait_for(work, seconds + 240))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def compare(given: argparse.Namespace) -> None:
    """Run this code and another in turn; the medians of each, and now in relation to before."""
    found: dict[str, list[dict[str, Any]]] = {"before": [], "now": []}
    for _ in range(given.rounds):
        for name, path in (("before", given.against), ("now", None)):
            found[name].append(measure(given.rooms, given.rate, given.seconds, path))
    medians = {
        name: {shown: statistics.median(run[shown] for run in runs) for shown in SHOWN}
        for name, runs in found.items()
    }
    print(f"{'median of ' + str(given.rounds):26}{'before':>10}{'now':>10}{'now/before':>12}")
    for shown in SHOWN:
        before, now = medians["before"][shown], medians["now"][shown]
        ratio = f"{now / before:.3f}" if before else "-"
        print(f"{shown:26}{before:10.2f}{now:10.2f}{ratio:>12}")
    print(f"load average {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--against", help="a PYTHONPATH of other code to run in turn with this")
    parser.add_argument("--rounds", type=int, default=5, help="of each, with --against")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    gc.disable()  # its pauses would be taken for the server's
    if given.against:
        compare(given)
    else:
        print(json.dumps(measure(given.rooms, given.rate, given.seconds), indent=1))


if __name__ == "__main__":
    main()

"""A server that is killed at any moment: every acknowledged action is there, and play goes on."""

import asyncio
import contextlib
import json
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from koloda.analysis.report import Analysis
from koloda.engine.chance.rng import FastRng
from koloda.engine.records.record import read_record, verify
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.server.bots import analyst
from koloda.server.ops.settings import Settings
from tests.server.serving import PATIENCE, Client, Json
from tests.terminal.running import PROGRAM, environment

ROUNDS = 4
PAUSE = 1 / Settings().messages.per_second
"""A long game must not be cut off for sending too much at once."""


class Process:
    """`koloda serve` as a process of its own."""

    def __init__(self, database: Path, *words: str) -> None:
        command = [*PROGRAM, "serve", "--port", "0", "--database", str(database), *words]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, self.process.communicate()
        self.address = said.split()[-1]

    def end(self, how: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors


@pytest.fixture
def serve() -> Iterator[Callable[..., Process]]:
    """Starts servers; whatever happens to the test, none of them outlives it."""
    started: list[Process] = []

    def start(database: Path, *words: str) -> Process:
        started.append(Process(database, *words))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


def make(address: str) -> list[Json]:
    with httpx.Client(base_url=address, timeout=20) as http:
        body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
        anna = http.post("/api/rooms", json=body).json()
        boris = http.post(f"/api/rooms/{anna['room']}/seats", json={"name": "Boris"}).json()
        return [anna, boris]


async def play(address: str, seat: Json, rng: FastRng, acked: dict[str, Json], sent: Json) -> None:
    """Play as this seat, note every acknowledgement, and first ask again for the old ones."""
    async with connect(address.replace("http", "ws") + "/ws", compression=None) as socket:
        client = Client(socket)
        await client.send("hello", v=1, room=seat["room"], key=seat["key"])
        client.welcome = await client.until("welcome")
        for name, answer in list(acked.items()):
            if name.startswith(f"{seat['seat']}-"):
                assert client.welcome["seq"] >= answer["seq"]
                assert await client.ask("act", id=name, seq=0, action="take") == answer
        if seat["seat"] in sent:
            # Nobody knows whether it was stored; asking again is safe either way.
            answer = await client.ask("act", **sent.pop(seat["seat"]))
            if answer["t"] == "ack":
                acked[answer["id"]] = answer
        while client.over is None:
            if client.view and client.view["legal"]:
                legal = client.view["legal"]
                message = {
                    "id": f"{seat['seat']}-{secrets.token_hex(6)}",
                    "seq": client.seq,
                    "action": legal[rng.below(len(legal))],
                }
                sent[seat["seat"]] = message
                answer = await client.ask("act", **message)
                sent.pop(seat["seat"])
                await asyncio.sleep(PAUSE)
                if answer["t"] == "ack":
                    acked[answer["id"]] = answer
                    while client.seq < answer["seq"]:
                        await client.receive()
            else:
                await client.receive()


@pytest.mark.anyio
async def test_kill_9_and_go_on(tmp_path: Path, serve: Callable[..., Process]) -> None:
    database, acked, sent = tmp_path / "games.sqlite3", dict[str, Json](), Json()
    server = serve(database)
    seats = make(server.address)

    async def round_of(number: int) -> None:
        target = len(acked) + 9

        async def killer() -> None:
            while len(acked) < target:
                await asyncio.sleep(0.001)
            server.process.kill()

        jobs = [play(server.address, seat, FastRng(number), acked, sent) for seat in seats]
        if number == ROUNDS:
            await asyncio.wait_for(asyncio.gather(*jobs), 60)
            return
        killing = asyncio.create_task(killer())
        ends = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 60)
        await killing
        assert all(isinstance(end, ConnectionClosed) for end in ends), ends

    for number in range(ROUNDS + 1):
        await round_of(number)
        if number < ROUNDS:
            server.process.communicate(timeout=20)
            assert server.process.returncode == -signal.SIGKILL
            server = serve(database)
    with httpx.Client(base_url=server.address, timeout=20) as http:
        found = read_record(http.get(f"/api/rooms/{seats[0]['room']}/record").text, find_game)
    verify(found)
    assert sum(seat >= 0 for seat, _ in found.actions) >= len(acked) > 9 * ROUNDS
    code, errors = server.end(signal.SIGTERM)
    assert code == 0, errors
    logged = [json.loads(line) for line in errors.splitlines()]
    assert [line["message"] for line in logged] == ["started", "game over", "stopped"]
    assert logged[1]["game"] == "karma" and logged[1]["level"] == "info"
    for seat in seats:
        assert seat["key"] not in errors
        assert seat["room"] not in errors


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, serve: Callable[..., Process]
) -> None:
    server = serve(tmp_path / "games.sqlite3")
    command = [*PROGRAM, "serve", "--port", "0", "--database", str(tmp_path / "games.sqlite3")]
    second = subprocess.run(
        command, capture_output=True, env=environment(), timeout=60, check=False
    )
    assert second.returncode == 2
    assert second.stderr.decode().startswith("koloda: another server uses")
    assert server.end(signal.SIGTERM)[0] == 0


async def given_up(address: str, http: httpx.Client) -> str:
    """A short game against a bot, quickly analysed, that somebody gives up after a few moves."""
    seats = [{}, {"kind": "bot", "level": "easy"}]
    body = {"game": "karma", "players": 2, "name": "Anna", "seats": seats, "options": {"cap": 3}}
    seat = http.post("/api/rooms", json=body).json()
    async with connect(address.replace("http", "ws") + "/ws", compression=None) as socket:
        client = Client(socket)
        await client.send("hello", v=1, room=seat["room"], key=seat["key"])
        client.welcome = await client.until("welcome")
        await client.play_on(FastRng(1), 2)
        await client.ask("resign")
        while client.over is None:
            await client.receive()
    return str(seat["room"])


def analysing(server: Process) -> list[Path]:
    """The processes that analyse games for this server, under /proc; those that ended count not."""
    found: list[Path] = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            words = (status.parent / "cmdline").read_text().split("\0")
            if analyst.__name__ in words and f"PPid:\t{server.process.pid}\n" in status.read_text():
                found.append(status.parent)
    return found


def until(fulfilled: Callable[[], bool]) -> None:
    """Wait for what comes by itself."""
    deadline = time.monotonic() + PATIENCE
    while not fulfilled():
        assert time.monotonic() < deadline
        time.sleep(0.2)  # a server answers one address no more often than 20 times a second


def has_ended(process: Path) -> bool:
    """Whether a process is gone, or waits for nothing but that somebody asks how it ended."""
    with contextlib.suppress(OSError):
        return (process / "cmdline").read_text() == ""
    return True


@pytest.mark.anyio
async def test_kill_9_in_the_middle_of_an_analysis_costs_that_run_and_nothing_else(
    tmp_path: Path, serve: Callable[..., Process]
) -> None:
    database = tmp_path / "games.sqlite3"
    server = serve(database, "--analysis-seconds", "600")
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        room = f"/api/rooms/{await given_up(server.address, http)}"
        record = http.get(f"{room}/record").text
        http.post(f"{room}/analysis")
        until(lambda: http.get(f"{room}/analysis").json()["share"] > 0)
        assert http.get(f"{room}/analysis").json()["state"] == "running"
    workers = analysing(server)
    assert len(workers) == 1 or sys.platform != "linux"
    server.process.kill()
    server.process.communicate(timeout=20)
    until(lambda: all(has_ended(each) for each in workers))

    again = serve(database, "--analysis-seconds", "0.1")
    with httpx.Client(base_url=again.address, timeout=PATIENCE) as http:
        assert http.get(f"{room}/record").text == record
        verify(read_record(record, find_game))
        assert http.get(f"{room}/analysis").json()["state"] == "none"
        http.post(f"{room}/analysis")
        until(lambda: http.get(f"{room}/analysis").json()["state"] != "running")
        found = http.get(f"{room}/analysis").json()
        assert found["state"] == "done"
        assert http.post(f"{room}/analysis").json() == found
    # What nobody interrupted says the same.
    whole = analyst.report(Analysis(read_record(record, find_game), 0.1), Catalogue("en"))
    assert found["report"] == msgspec.to_builtins(whole)
    assert again.end(signal.SIGTERM)[0] == 0
    with contextlib.closing(sqlite3.connect(database)) as stored:
        assert stored.execute("SELECT state FROM analyses").fetchall() == [("done",)]

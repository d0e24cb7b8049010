"""The server as a process: it starts without a reader and stops without a complaint."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from koloda.server.http.entrance import Entrance
from tests.server.serving import PATIENCE, Json

HALF = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-",
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{",
]
DYING = """
import sys
from koloda.server.ops.settings import Settings
from koloda.server.process import Place, run
from koloda.server.storage.writer import Writer

def fail(self, jobs):
    raise MemoryError("no more")

def say(address):
    Writer.transact = fail
    print(address, flush=True)

sys.exit(run(Place("127.0.0.1", 0, sys.argv[1]), Settings(idle_seconds=0.1), say))
"""
"""A server whose writer dies at the first write after the start."""


@contextmanager
def process(
    folder: Path, stdout: int, redirect: str = ""
) -> Iterator[tuple[subprocess.Popen[str], Json]]:
    """A server of its own, and the first line of its log."""
    arguments = ["--port", "0", "--database", str(folder / "g.sqlite3"), "--log-level", "info"]
    command = [sys.executable, "-m", "koloda", "serve"]
    started = subprocess.Popen(
        ["sh", "-c", f'exec "$@" {redirect}', "sh", *command, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stderr is not None
    try:
        yield started, json.loads(started.stderr.readline())
    finally:
        started.kill()
        started.wait()
        started.stderr.close()


@pytest.mark.parametrize("signals", [1, 2], ids=["graceful", "at once"])
def test_a_stop_complains_of_nobody_who_is_still_connected(tmp_path: Path, signals: int) -> None:
    with process(tmp_path, subprocess.DEVNULL) as (server, first):
        port = int(first["address"].rpartition(":")[2])
        lines = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in HALF]
        for line, said in zip(lines, HALF, strict=True):
            line.sendall(said)
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
        for _ in range(signals):
            server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
        assert "Traceback" not in errors and "Cancelled" not in errors
        assert [json.loads(text)["level"] for text in errors.splitlines()] == ["info"]
        for line in lines:
            line.close()


@pytest.mark.parametrize("redirect", ["", ">&-"], ids=["no reader", "closed"])
def test_a_server_needs_no_standard_output(tmp_path: Path, redirect: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with process(tmp_path, writer, redirect) as (server, first):
        os.close(writer)
        assert first["message"] == "started"
        urllib.request.urlopen(f"{first['address']}/healthz").close()
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
        assert "Traceback" not in errors and "Exception" not in errors


@pytest.mark.anyio
async def test_a_request_that_the_stop_cannot_wait_for_is_told_to_come_again() -> None:
    sent: list[Json] = []

    async def send(message: Json) -> None:
        sent.append(message)

    async def wait(*_: object) -> None:
        await asyncio.sleep(PATIENCE)

    entrance = Entrance(wait, wait)
    for kind in ("http", "websocket", "lifespan"):
        scope: Json = {"type": kind, "path": "/", "headers": []}
        task = asyncio.create_task(entrance(scope, wait, send))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        task.cancel()
        await task
    assert [message.get("status") for message in sent] == [503, None]


def test_a_server_whose_writer_has_died_ends_and_says_so(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", DYING, str(tmp_path / "g.sqlite3")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    try:
        # The sweep may have noticed it before the health check writes its line.
        with suppress(OSError), urllib.request.urlopen(f"{address}/healthz"):
            raise AssertionError("a server that stores nothing is not healthy")
        _, errors = server.communicate(timeout=PATIENCE)
    finally:
        server.kill()
        server.wait()
    assert server.returncode == 1
    assert "the writer has died" in errors

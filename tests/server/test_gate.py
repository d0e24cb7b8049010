"""Sockets are counted and timed from the moment they are accepted."""

import dataclasses
import logging
import socket
import time
from pathlib import Path

import pytest

from koloda.server.http import line
from koloda.server.ops.gate import RESERVE, Gate
from koloda.server.ops.metrics import Metrics
from koloda.server.ops.settings import Settings
from tests.server.serving import PATIENCE, QUICK, Running, running


def connect(server: Running, text: bytes = b"") -> socket.socket:
    """A socket that has said this and no more."""
    opened = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    opened.sendall(text)
    return opened


def answer(opened: socket.socket) -> bytes:
    """Everything until the server has closed."""
    found = b""
    try:
        while more := opened.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    finally:
        opened.close()
    return found


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with little patience."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "LATE_SECONDS"):
        monkeypatch.setattr(line, name, 0.3)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (b"", "head"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "head"),
        (b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{", "body"),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /hea", "head"),
    ],
)
def test_a_silent_connection_is_dropped(
    tmp_path: Path, hasty: None, said: bytes, reason: str
) -> None:
    with running(tmp_path) as server:
        found = answer(connect(server, said))
        assert b"ready" in found or not found
        counted = f'koloda_sockets_refused_total{{reason="{reason}"}} 1'
        assert counted in server.http.get("/metrics").text


def test_a_head_that_comes_drop_by_drop_gains_no_time(tmp_path: Path, hasty: None) -> None:
    with running(tmp_path) as server:
        opened = connect(server)
        opened.settimeout(0.05)
        deadline = time.monotonic() + PATIENCE
        while 'reason="head"' not in server.http.get("/metrics").text:
            assert time.monotonic() < deadline
            opened.sendall(b"G")
            time.sleep(0.05)
        opened.close()


def test_the_server_is_found_healthy_while_one_address_holds_all_its_sockets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = dataclasses.replace(QUICK, most_sockets_per_address=20)
    with running(tmp_path, settings) as server, caplog.at_level(logging.WARNING):
        held = [connect(server) for _ in range(20 + 3 * RESERVE)]
        healthy = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        assert b"200 OK" in answer(connect(server, healthy))
        other = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        assert b"503 Service" in answer(connect(server, other))
        handshake = b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        handshake += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        assert b"403 Forbidden" in answer(connect(server, handshake + b"\r\n"))
        for opened in held:
            opened.close()
        deadline = time.monotonic() + PATIENCE
        while server.http.get("/api/games").status_code != 200:
            assert time.monotonic() < deadline
        lines = [each for each in caplog.records if each.message == "connections refused"]
        assert 1 <= len(lines) < RESERVE  # of twice as many that were refused


def test_an_address_beyond_its_share_does_not_take_the_places_of_others() -> None:
    dropped: list[int] = []
    gate = Gate(Settings(most_sockets=50, most_sockets_per_address=10), Metrics())
    first = [gate.admit("10.0.0.1", lambda: dropped.append(0)) for _ in range(10)]
    assert gate.admit("10.0.0.1", lambda: dropped.append(1)).late
    other = gate.admit("10.0.0.2", lambda: dropped.append(2))
    assert not other.late and gate.open == 11
    for _ in range(RESERVE):
        gate.admit("10.0.0.1", lambda: dropped.append(3))
    assert dropped == [1]
    for ticket in (*first, other):
        gate.leave(ticket)
    assert gate.open == 0 and not gate.by_network
    assert not gate.admit("10.0.0.1", lambda: None).late


def test_a_proxys_connections_are_not_counted_as_one_address() -> None:
    gate = Gate(Settings(most_sockets=50, most_sockets_per_address=2), Metrics(), behind_proxy=True)
    assert [gate.admit("127.0.0.1", lambda: None).late for _ in range(51)] == [False] * 50 + [True]

"""TLS without a proxy: a socket is counted before its handshake, and one that never ends is cut."""

import dataclasses
import socket
from pathlib import Path

import pytest

from koloda.server.http import doorstep
from koloda.server.ops.settings import Settings
from tests.server.serving import PATIENCE, QUICK, Running

CERTIFICATE = str(Path(__file__).parent / "fixtures" / "localhost.pem")
"""Self-signed, with its key, for nothing but these tests."""


class Secure(Running):
    """A server that speaks TLS itself."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        super().__init__(folder, settings, CERTIFICATE)

    def silent(self) -> socket.socket:
        """A socket that never begins its handshake."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)


def test_pages_and_calls_come_over_tls(tmp_path: Path) -> None:
    server = Secure(tmp_path, QUICK)
    try:
        body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
        room = server.http.post("/api/rooms", json=body).json()["room"]
        assert server.http.get(f"/api/rooms/{room}").json()["state"] == "open"
        assert server.http.get("/healthz").json() == {"ready": True}
    finally:
        server.stop()


def test_a_silent_socket_has_a_place_before_its_handshake(tmp_path: Path) -> None:
    server = Secure(tmp_path, dataclasses.replace(QUICK, most_sockets_per_address=3))
    try:
        silent = [server.silent() for _ in range(3)]
        # No place is left but a reserved one, in which only the health check is heard.
        assert server.http.get("/healthz").status_code == 200
        refused = server.http.get("/api/games")
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        for each in silent:
            each.close()
    finally:
        server.stop()


def test_a_handshake_that_never_comes_gives_its_place_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Secure(tmp_path, QUICK)
    try:
        monkeypatch.setattr(doorstep, "SHAKE_SECONDS", 0.2)
        with server.silent() as silent:
            try:
                left = silent.recv(1)
            except ConnectionResetError:
                left = b""
            assert left == b""
        monkeypatch.undo()
        text = server.http.get("/metrics").text
        assert 'koloda_sockets_refused_total{reason="tls"} 1.0' in text
    finally:
        server.stop()


def test_a_server_that_stops_does_not_wait_for_a_handshake(tmp_path: Path) -> None:
    server = Secure(tmp_path, QUICK)
    silent = server.silent()
    assert server.http.get("/healthz").status_code == 200  # so the silent one is accepted, too
    server.stop()
    silent.settimeout(PATIENCE)
    try:
        left = silent.recv(1)
    except ConnectionResetError:
        left = b""
    silent.close()
    assert left == b""

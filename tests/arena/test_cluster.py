"""The laboratory on a Ray cluster: a lost machine changes nothing, a missing one is one line."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from tests.terminal.running import bad
from tools import peers

ROOT = Path(__file__).parent.parent.parent
LONGEST = 2_000
"""Seconds after which it hangs; a busy machine without a compiler needs some hundred."""


def test_a_machine_is_killed_and_the_report_is_the_same(tmp_path: Path) -> None:
    try:
        python = str(peers.python())
    except peers.NoPeersError as error:
        pytest.skip(f"no Ray to work on: {error}")
    places = os.pathsep.join(map(str, (Path(koloda.__file__).parent.parent, ROOT)))
    with (tmp_path / "log").open("w") as log:
        # Ray's own processes would hold a pipe open after the end.
        result = subprocess.run(
            [python, "-m", "tests.arena.ray_kit", str(tmp_path)],
            env={**os.environ, "PYTHONPATH": places, "RAY_TMPDIR": "/tmp"},
            cwd=ROOT,
            check=False,
            stdout=log,
            stderr=subprocess.STDOUT,
            timeout=LONGEST,
        )
    said = (tmp_path / "log").read_text()
    assert result.returncode == 0, said[-3000:]
    assert "the same report" in said


LAB = ("lab", "karma", "--deals", "1")


def test_where_ray_is_missing_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = bad(*LAB, "--out", str(tmp_path / "lab"), "--ray", "auto")
    assert "koloda[cluster]" in said


@pytest.mark.parametrize("address", ["here", ":1", "localhost:", "localhost:x"])
def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    said = bad(*LAB, "--out", str(tmp_path / "lab"), "--ray", address)
    assert f"--ray is HOST:PORT or auto, not {address!r}" in said


def test_an_address_without_a_cluster_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        said = bad(*LAB, "--out", str(tmp_path / "lab"), "--ray", f"127.0.0.1:{port}")
    assert f"there is no Ray cluster at 127.0.0.1:{port}" in said

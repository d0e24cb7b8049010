"""`koloda serve --workers`: several processes on one socket."""

import json
import signal
import subprocess
from pathlib import Path

import httpx

from tests.terminal.running import PROGRAM, bad, environment
from tools.postgres import postgres


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    sentence = bad("serve", "--workers", "2", "--database", str(tmp_path / "games.sqlite3"))
    assert "2 workers need PostgreSQL" in sentence
    assert "SQLite is for one process" in sentence


def test_workers_are_replaced_one_after_the_other(needs_postgres: None, tmp_path: Path) -> None:
    with postgres() as database, (tmp_path / "log").open("wb") as log:
        command = [*PROGRAM, "serve", "--port", "0", "--workers", "2", "--database", database.url()]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, env=environment(), text=True
        )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            body = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}
            made = httpx.post(f"{address}/api/rooms", json=body, timeout=20).json()
            process.send_signal(signal.SIGHUP)
            while started(tmp_path / "log") < 4:
                assert process.poll() is None
                shown = httpx.get(f"{address}/api/rooms/{made['room']}", timeout=40)
                assert shown.status_code in (200, 503), "the table is there all the time"
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)
            assert process.returncode == 0
        finally:
            process.kill()
            process.communicate()


def started(log: Path) -> int:
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")]
    return sum(line["message"] == "started" for line in lines)

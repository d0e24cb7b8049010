"""The README tells the truth: its blocks work as they stand, its links lead somewhere."""

import contextlib
import io
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import koloda

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(python|sh)\n(.*?)```", README, re.DOTALL)
PROGRAMS = [code for kind, code in BLOCKS if kind == "python"]
SERVERS = [
    line
    for kind, code in BLOCKS
    for line in code.splitlines()
    if kind == "sh" and line.startswith("koloda serve")
]


def printed(code: str) -> str:
    """What a program of the README prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})
    return out.getvalue()


def test_the_programmer_s_lines_play_a_game() -> None:
    refusal, winners = printed(PROGRAMS[0]).splitlines()
    assert refusal.startswith("karma ")
    assert re.fullmatch(r"\(\d(, \d|,)\)", winners)


def test_the_researcher_s_lines_compare_bots_and_rules() -> None:
    text = printed(PROGRAMS[1])
    assert text.startswith("kanobu, 2 seats, 5 deals, 10 games\n  first")
    assert "\nunit, 5 deals, seed 1\n" in text


@pytest.mark.parametrize("line", SERVERS)
def test_the_server_s_lines_serve(line: str, tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    place = ["--port", "0", "--database", str(tmp_path / "games.sqlite3"), "--log-level", "error"]
    server = subprocess.Popen(
        [sys.executable, "-m", *shlex.split(line), *place],
        env={**os.environ, "PYTHONPATH": str(Path(koloda.__file__).parent.parent)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Koloda is at ").strip()
        kept = server.stdout.readline()
        assert kept == f"Games are kept in {tmp_path / 'games.sqlite3'}\n"
        assert b"<html" in urllib.request.urlopen(address, timeout=60).read()
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=60)
    assert server.returncode == 0


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\S+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:.* ## ", makefile, re.MULTILINE), target


def test_it_is_one_screen() -> None:
    assert len(README.splitlines()) <= 70


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link


def test_no_document_names_a_place_of_one_machine() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert not re.search(r"(?<!\w)/(work|tmp|root|home)/", page.read_text(encoding="utf-8")), (
            page
        )

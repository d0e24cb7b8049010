"""Targets that are made beside each other: the first failure and Ctrl-C end them all."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parent.parent / "tools" / "beside.py"
MAKE = """#!/bin/sh
shift
for target in "$@"; do
    case $target in
        fail) echo "this fails"; exit 3 ;;
        long) echo $$ > "$PLACE/long"; exec sleep 600 ;;
        *) echo "made $target" ;;
    esac
done
"""
"""Stands in for make: one target fails, one takes ten minutes, all others are made."""


def beside(place: Path, *words: str) -> subprocess.Popen[str]:
    """The tool with a make of our own."""
    make = place / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    os.mkfifo(place / "long")
    environment = os.environ | {"MAKE": str(make), "PLACE": str(place)}
    command = [sys.executable, str(TOOL), *words]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def is_gone(pid: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_all_are_made_and_heard(tmp_path: Path) -> None:
    tool = beside(tmp_path, "one", "two", "--", "three", "four")
    said = tool.communicate(timeout=60)[0]
    assert tool.returncode == 0
    assert sorted(said.splitlines()) == ["made four", "made one", "made three", "made two"]


@pytest.mark.parametrize("words", [["fail", "--", "long"], ["long", "--", "fail"]])
def test_what_fails_ends_the_others(tmp_path: Path, words: list[str]) -> None:
    tool = beside(tmp_path, *words)
    assert "this fails" in tool.communicate(timeout=60)[0]
    assert tool.returncode == 3


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path) -> None:
    tool = beside(tmp_path, "one", "--", "long")
    pid = int((tmp_path / "long").read_text())
    tool.send_signal(signal.SIGINT)
    assert tool.communicate(timeout=60)[0] in {"", "made one\n"}
    assert tool.returncode == 130
    assert is_gone(pid)

"""`koloda` as a process: pipes, a terminal, Ctrl-C, Ctrl-D, odd bytes, a reader that goes away."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.running import PROGRAM, environment, process

PATIENCE = 60.0


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "karma", "--seed", "2", "--lang", "ru", "--record", str(file))
    done = process(*words, typed=b"1\n" * 2000)
    assert done.returncode == 0
    assert done.stderr == b""
    assert "Партия окончена" in done.stdout.decode()
    assert process("verify", str(file)).returncode == 0


def test_the_installed_command_shares_work_among_processes() -> None:
    command = Path(sys.executable).parent / "koloda"
    words = ["arena", "karma", "--players", "easy,random", "--deals", "4", "--workers", "2"]
    done = subprocess.run(
        [command, *words], capture_output=True, env=environment(), timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert b"easy" in done.stdout


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = process("play", "karma", "--seed", "2", typed=b"\xff\xfe\xd0\nplay \x00\n\x1b[A\nquit\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"There is no move") == 3


def test_a_terminal_without_cyrillic_letters() -> None:
    environment_ = {**environment(), "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run(
        [*PROGRAM, "rules", "karma", "K17", "--lang", "ru"],
        capture_output=True,
        env=environment_,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith(b"K17  ???")
    assert done.stderr == b""


@pytest.mark.parametrize("words", [("rules", "karma"), ("play", "karma"), ("games",)])
def test_a_reader_that_goes_away(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [*PROGRAM, *words],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as child:
        os.close(writing)
        _, complaint = child.communicate(timeout=PATIENCE)
    assert complaint == b""


def test_a_reader_that_goes_away_costs_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "karma", "--seed", "1", "--record", str(file))
    with subprocess.Popen(
        [*PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as child:
        assert child.stdin and child.stdout and child.stderr
        child.stdout.readline()
        child.stdout.close()
        child.stdin.write(b"1\n" * 20)
        child.stdin.close()
        assert child.stderr.read() == b""
        child.wait(timeout=PATIENCE)
    assert file.read_text(encoding="utf-8").startswith("Koloda: 1\n")


def test_a_full_disk_is_said_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*PROGRAM, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"koloda: No space left on device\n"


class Screen:
    """A person at a terminal."""

    def __init__(self, *words: str) -> None:
        self.terminal, inside = pty.openpty()
        self.child = subprocess.Popen(
            [*PROGRAM, *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**environment(), "TERM": "xterm"},
            start_new_session=True,
            # Tests that run in the background of a shell would hand on that Ctrl-C is ignored.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        os.close(inside)
        self.text = ""

    def wait_for(self, text: str, times: int = 1) -> None:
        """Read until the text is there so often."""
        end = time.monotonic() + PATIENCE
        while self.text.count(text) < times:
            assert time.monotonic() < end, self.text
            self.read()

    def read(self) -> bool:
        """Read what is there; False when nothing will come any more."""
        if select.select([self.terminal], [], [], 1)[0]:
            try:
                piece = os.read(self.terminal, 65536)
            except OSError:
                return False
            self.text += piece.decode(errors="replace")
            return bool(piece)
        return True

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.terminal, text.encode())

    def leave(self) -> int:
        """Wait for the program to end; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.read() and time.monotonic() < end:
            pass
        os.close(self.terminal)
        return self.child.wait(timeout=PATIENCE)


def test_ctrl_d_at_a_terminal() -> None:
    screen = Screen("play", "karma", "--seed", "1")
    screen.wait_for("> ")
    screen.type("1\n")
    screen.wait_for("> ", 2)
    screen.type("\x04")
    assert screen.leave() == 0
    assert "You choose 3 as a face-up card" in screen.text
    assert "Goodbye." in screen.text
    assert "Traceback" not in screen.text


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    screen = Screen("play", "karma", "--seed", "1", "--record", str(file))
    screen.wait_for("> ")
    time.sleep(0.5)  # the prompt is written a moment before the line is waited for
    os.killpg(screen.child.pid, signal.SIGINT)
    assert screen.leave() == 130
    assert "Goodbye." in screen.text
    assert "Traceback" not in screen.text
    assert file.read_text(encoding="utf-8").startswith("Koloda: 1\n")


def test_ctrl_c_while_simulating() -> None:
    screen = Screen("simulate", "karma", "--games", "100000000", "--players", "greedy")
    screen.wait_for(" / 100000000")
    os.killpg(screen.child.pid, signal.SIGINT)
    assert screen.leave() == 130
    assert "Traceback" not in screen.text


def test_colours_only_where_they_are_wanted() -> None:
    for words, bold in (((), True), (("--plain",), False)):
        screen = Screen("play", "karma", "--seed", "1", *words)
        screen.wait_for("> ")
        screen.type("quit\n")
        assert screen.leave() == 0
        assert ("\x1b[1m" in screen.text) == bold

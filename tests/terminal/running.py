"""Running `koloda` in tests: inside this process, or as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

import koloda
from koloda.cli import main

NEUTRAL = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "COLUMNS": "100"}
PROGRAM = [sys.executable, "-m", "koloda"]


def run(*words: str, typed: str = "") -> Result:
    """The command in this process, with these lines typed."""
    result = CliRunner().invoke(main, list(words), input=typed, env=NEUTRAL, prog_name="koloda")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def good(*words: str, typed: str = "") -> str:
    """What a command prints that must succeed and complain of nothing."""
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def bad(*words: str, typed: str = "") -> str:
    """The one line of complaint of a command that must fail."""
    result = run(*words, typed=typed)
    assert result.exit_code in (1, 2)
    return one_line(result.stderr)


def one_line(complaint: str) -> str:
    """A complaint without its end; it must be one line of ours, never a traceback."""
    assert complaint.startswith("koloda: ")
    assert complaint.endswith("\n")
    assert complaint.count("\n") == 1
    return complaint.removesuffix("\n")


def environment() -> dict[str, str]:
    """Where a process of its own finds the koloda under test."""
    return {**os.environ, **NEUTRAL, "PYTHONPATH": str(Path(koloda.__file__).parent.parent)}


def process(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own, fed through a pipe."""
    return subprocess.run(
        [*PROGRAM, *words],
        input=typed,
        capture_output=True,
        env=environment(),
        timeout=120,
        check=False,
    )

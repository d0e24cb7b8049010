"""Runs pip without a word, unless it fails: then the reason is told in one sentence."""

import os
import re
import subprocess
from pathlib import Path

# Modules are compiled to bytecode when they are first imported, which most never are.
INSTALL = (
    *("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"),
    *("--no-compile", "--no-deps", "--require-hashes"),
)
BROKEN = re.compile(r"after connection broken by '\w+\((.*)\)'")
COMPLAINT = re.compile(r"(?m)^ERROR: (.*)$")
OTHER_HASH = "DO NOT MATCH THE HASHES"
NAMED = re.compile(r"(?m)^    (\S+==\S+) from ")


class PipError(Exception):
    """A package was not installed; says why in one sentence."""


def install(
    python: Path | str, lock: Path | str, *options: str, longest: int | None = None
) -> None:
    """Install exactly what the lock file pins; a file with another hash is refused."""
    # What other environments have must not count as installed.
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), *INSTALL, *options, "-r", str(lock)]
    try:
        done = subprocess.run(
            command, env=environ, check=False, capture_output=True, text=True, timeout=longest
        )
    except subprocess.TimeoutExpired as error:
        raise PipError(f"pip took more than {longest} seconds") from error
    if done.returncode != 0:
        raise PipError(reason(done.stderr) or f"pip failed with exit code {done.returncode}")


def reason(said: str) -> str:
    """The sentence that matters in what pip has said: the cause rather than what came of it."""
    complaints = COMPLAINT.findall(said)
    if any(OTHER_HASH in each for each in complaints):
        names = ", ".join(NAMED.findall(said))
        return f"a file of {names} has another hash than the lock file pins"
    if broken := BROKEN.findall(said):
        cause = broken[-1].rpartition(": ")[2].strip("'\"")
        return f"the package index does not answer: {cause}"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return str((complaints or lines or [""])[-1])

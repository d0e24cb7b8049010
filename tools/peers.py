"""Makes .venv-peers, where other people's engines live: python tools/peers.py prints its Python."""

import fcntl
import hashlib
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import packages  # noqa: E402

LOCK = ROOT / "requirements" / "peers.txt"
HOME = ROOT / ".venv-peers"
STAMP = "peers.stamp"
GATE = ROOT / "build" / "peers.lock"
# One of the peers comes as source: it is built with these, and with nothing that is not pinned.
BUILDERS = ("setuptools", "wheel")
OPTIONS = ("--retries", "1", "--no-build-isolation")
LONGEST = 600
FAILED = ROOT / "build" / "peers.failed"
"""Why there are none, so that of many tests only the first one waits for it."""
FORGOTTEN = 3600
"""Seconds after which it is tried again."""


class NoPeersError(Exception):
    """The environment cannot be made here; says why in one line."""


def python() -> Path:
    """The interpreter of the environment, which is made first if it is missing or old."""
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    stamp = HOME / STAMP
    interpreter = HOME / "bin" / "python"
    GATE.parent.mkdir(exist_ok=True)
    with GATE.open("w") as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)
        if not interpreter.exists() or not stamp.exists() or stamp.read_text() != wanted:
            if FAILED.exists() and time.time() - FAILED.stat().st_mtime < FORGOTTEN:
                raise NoPeersError(FAILED.read_text())
            print(f"making {HOME.name} from requirements/peers.txt", file=sys.stderr, flush=True)
            make(interpreter)
            stamp.write_text(wanted)
    return interpreter


def make(interpreter: Path) -> None:
    """The environment, made anew; a failure is remembered."""
    shutil.rmtree(HOME, ignore_errors=True)
    try:
        create()
        install(interpreter)
    except (NoPeersError, packages.PipError) as error:
        FAILED.write_text(str(error))
        raise NoPeersError(str(error)) from error


def create() -> None:
    """An empty environment, which git does not look into."""
    try:
        venv.create(HOME, with_pip=True, symlinks=True)
        (HOME / ".gitignore").write_text("*\n")
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeersError(f"Python cannot make an environment here: {error}") from error


def install(interpreter: Path) -> None:
    """Install exactly what the lock file pins; a file with another hash is refused."""
    with tempfile.TemporaryDirectory() as folder:
        builders = Path(folder) / "builders.txt"
        builders.write_text("".join(entries(LOCK.read_text(), BUILDERS)))
        for lock in (builders, LOCK):
            packages.install(interpreter, lock, *OPTIONS, longest=LONGEST)


def entries(lock: str, names: tuple[str, ...]) -> list[str]:
    """The entries of a lock file for these packages, each with its hashes."""
    found: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line.startswith(" "):
            found[-1] += line
        else:
            found.append(line)
    return [entry for entry in found if entry.partition("==")[0] in names]


def main() -> None:
    """Print the interpreter's path, or say why there is none; who asks here wants a new try."""
    FAILED.unlink(missing_ok=True)
    try:
        print(python())
    except NoPeersError as error:
        sys.exit(f"no peers to compare with: {error}")


if __name__ == "__main__":
    main()

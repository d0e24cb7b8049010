"""Makes .venv from a lock file: python tools/environment.py requirements/base.txt."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import packages  # noqa: E402

HOME = ROOT / ".venv"
BUILD = "requirements/build.txt"
SCRIPT = """\
#!{python}
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).absolute().parent.parent.parent))
from tools.copies import choose_copy

choose_copy()
from koloda.cli import main

# Processes that share the work import this file again.
if __name__ == "__main__":
    main()
"""


def unfinished(lock: str) -> Path:
    """A file that is there while the lock file's packages are installed."""
    return HOME / f"{Path(lock).stem}.unfinished"


def create(lock: str) -> Path:
    """Create the environment unless a working one is there, and return its interpreter."""
    python = HOME / "bin" / "python"
    probe = [str(python), "-c", "import pip"]
    works = python.exists() and subprocess.run(probe, check=False, capture_output=True)
    # What an interruption has left is made anew, but not while people may be playing.
    broken = lock != BUILD and unfinished(lock).exists()
    if broken or not works or works.returncode != 0:
        print(f"creating .venv with Python {sys.version.split()[0]}", flush=True)
        venv.create(HOME, clear=True, with_pip=True, symlinks=True)
    return python


def install(python: Path, lock: str) -> None:
    """Install exactly what the lock file pins; a file with another hash is refused."""
    print(f"installing the Python packages of {lock}", flush=True)
    again = ["--ignore-installed"] if unfinished(lock).exists() else []
    unfinished(lock).touch()
    packages.install(python, ROOT / lock, *again)
    unfinished(lock).unlink()


def link(python: Path) -> None:
    """Make koloda importable, compiled when there is a compiled copy, and runnable."""
    find = "import sysconfig; print(sysconfig.get_path('purelib'))"
    place = Path(subprocess.check_output([str(python), "-c", find], text=True).strip())
    # Relative, so that a copied or moved checkout never imports the old one.
    copies = [os.path.relpath(ROOT / copy, place) for copy in ("build/compiled", "src")]
    (place / "koloda.pth").write_text("".join(f"{copy}\n" for copy in copies))
    script = HOME / "bin" / "koloda"
    script.write_text(SCRIPT.format(python=python))
    script.chmod(0o755)


def stamp_of(lock: str) -> Path:
    """The file that remembers which content of the lock file is installed."""
    return HOME / f"{Path(lock).stem}.stamp"


def is_installed(lock: str) -> bool:
    """Whether the environment has what the lock file pins, and is whole."""
    stamp = stamp_of(lock)
    wanted = hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()
    return stamp.is_file() and stamp.read_text() == wanted and not unfinished(lock).exists()


def main() -> None:
    """Install a lock file's packages once, and remember it."""
    os.environ.pop("PYTHONPATH", None)
    lock = sys.argv[1]
    if not is_installed(lock):
        python = create(lock)
        try:
            install(python, lock)
        except packages.PipError as error:
            sys.exit(f"{lock} could not be installed: {error}")
    link(HOME / "bin" / "python")
    stamp_of(lock).write_text(hashlib.sha256((ROOT / lock).read_bytes()).hexdigest())


if __name__ == "__main__":
    main()

"""Makes .venv from a lock file: python tools/environment.py requirements/base.txt."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
SCRIPT = """\
#!{python}
from koloda.cli import main

# Processes that share the work import this file again.
if __name__ == "__main__":
    main()
"""


def create() -> Path:
    """Create the environment unless a working one is there, and return its interpreter."""
    python = HOME / "bin" / "python"
    probe = [str(python), "-c", "import pip"]
    works = python.exists() and subprocess.run(probe, check=False, capture_output=True)
    if not works or works.returncode != 0:
        print(f"creating .venv with Python {sys.version.split()[0]}", flush=True)
        venv.create(HOME, clear=True, with_pip=True, symlinks=True)
    return python


def install(python: Path, lock: str) -> None:
    """Install exactly what the lock file pins; a file with another hash is refused."""
    print(f"installing {lock}", flush=True)
    command = [str(python), "-m", "pip", "install", "--quiet", "--no-input", "--no-deps"]
    options = ["--disable-pip-version-check", "--require-hashes", "-r", lock]
    subprocess.run([*command, *options], check=True, cwd=ROOT)


def link(python: Path) -> None:
    """Make koloda importable, compiled when there is a compiled copy, and runnable."""
    find = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.check_output([str(python), "-c", find], text=True).strip())
    # Relative, so that a copied or moved checkout never imports the old one.
    places = [os.path.relpath(ROOT / place, packages) for place in ("build/compiled", "src")]
    (packages / "koloda.pth").write_text("".join(f"{place}\n" for place in places))
    script = HOME / "bin" / "koloda"
    script.write_text(SCRIPT.format(python=python))
    script.chmod(0o755)


def main() -> None:
    """Stamp the lock file's installation, so that make does it once."""
    os.environ.pop("PYTHONPATH", None)
    lock = sys.argv[1]
    python = create()
    try:
        install(python, lock)
    except subprocess.CalledProcessError as error:
        sys.exit(f"pip could not install {lock} (exit code {error.returncode})")
    link(python)
    (HOME / f"{Path(lock).stem}.stamp").touch()


if __name__ == "__main__":
    main()

"""Measures `make play` on an empty machine: python tools/first_page.py.

In a fresh clone with a fresh HOME, nothing cached: seconds until `pip install` alone has installed
the same lock file, until `make play` shows the page, and until a second `make play` shows it.
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = "requirements/base.txt"
PATIENCE = 600.0
STEP = 0.1


def plain_install(clone: Path, environ: dict[str, str]) -> float:
    """Seconds that the package installer takes by itself."""
    began = time.monotonic()
    place = clone / "plain"
    subprocess.run([sys.executable, "-m", "venv", place], check=True, env=environ)
    pip = [str(place / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
    words = [*pip, "--no-deps", "--require-hashes", "-r", str(clone / LOCK)]
    subprocess.run(words, check=True, env=environ)
    return time.monotonic() - began


def shown(port: int) -> bool:
    """Whether the page of the browser client is there."""
    with contextlib.suppress(OSError):
        page = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).read()
        return b"<script" in page
    return False


def play(clone: Path, environ: dict[str, str]) -> float:
    """Seconds until `make play` shows the page; it is interrupted then, as Ctrl-C does."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    began = time.monotonic()
    make = subprocess.Popen(
        ["make", "--no-print-directory", "play", f"ARGS=--port {port}", f"PYTHON={sys.executable}"],
        cwd=clone,
        env=environ,
        start_new_session=True,
    )
    try:
        while not shown(port):
            if make.poll() is not None or time.monotonic() - began > PATIENCE:
                sys.exit("make play did not show the page")
            time.sleep(STEP)
        return time.monotonic() - began
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(make.pid, signal.SIGINT)
        make.wait(30)


def main() -> None:
    """Measure in a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone, home = folder / "koloda", folder / "home"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        environ |= {"HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}
        environ |= {"XDG_DATA_HOME": str(home / "data"), "npm_config_cache": str(home / "npm")}
        home.mkdir()
        load = os.getloadavg()[0]
        installed = plain_install(clone, environ)
        shutil.rmtree(home)
        home.mkdir()
        first, second = play(clone, environ), play(clone, environ)
    print(f"pip install of {LOCK} alone: {installed:.1f} s (load before it {load:.1f})")
    print(f"first make play: page after {first:.1f} s, {first / installed:.2f} times that")
    print(f"second make play: page after {second:.1f} s")


if __name__ == "__main__":
    main()

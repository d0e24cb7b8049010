"""Sees to it that the browser tests have a Chromium, where that is possible.

python tools/chromium.py
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one draws no windows of its own, so the tests take less time."""
LONGEST = 240
"""Seconds that one step of an installation may take."""
PACKAGES = ("chromium-headless-shell", "chromium")


def chromium() -> str:
    """The browser to test with: CHROMIUM names one; or nothing."""
    named = os.environ.get("CHROMIUM", "")
    return next(filter(None, (named, *map(shutil.which, NAMES))), "")


def install() -> str:
    """Install Debian's package, if this machine is ours to change; what went wrong."""
    manager = shutil.which("apt-get")
    if manager is None or os.geteuid() != 0:
        return "it is not installed, and only root can install it with apt-get"
    problem = step(manager, "update", "-qq")
    for package in PACKAGES:
        if not chromium():
            problem = step(manager, "install", "-qq", "-y", "--no-install-recommends", package)
    return "" if chromium() else problem or "apt-get has installed no chromium"


def step(*command: str) -> str:
    """One step of the package manager; what went wrong."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(command, check=True, env=quiet, timeout=LONGEST, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError) as error:
        return f"apt-get failed: {error}"
    return ""


def main() -> int:
    """One line when there will be no browser tests; never an error."""
    problem = "" if chromium() else install()
    if problem:
        sys.stdout.write(f"no Chromium: the browser tests are skipped ({problem})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

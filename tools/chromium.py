"""Sees to it that the browser tests have a Chromium, where that is possible.

python tools/chromium.py
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
LONGEST = 240
"""Seconds that one step of an installation may take."""
STEPS = (
    ("update", "-qq"),
    ("install", "-qq", "-y", "--no-install-recommends", "chromium"),
)


def chromium() -> str:
    """The browser to test with: CHROMIUM names one; or nothing."""
    named = os.environ.get("CHROMIUM", "")
    return next(filter(None, (named, *map(shutil.which, NAMES))), "")


def install() -> str:
    """Install Debian's package, if this machine is ours to change; what went wrong."""
    manager = shutil.which("apt-get")
    if manager is None or os.geteuid() != 0:
        return "it is not installed, and only root can install it with apt-get"
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        for step in STEPS:
            subprocess.run(
                [manager, *step], check=True, env=quiet, timeout=LONGEST, stdin=subprocess.DEVNULL
            )
    except (OSError, subprocess.SubprocessError) as error:
        return f"apt-get failed: {error}"
    return "" if chromium() else "apt-get has installed no chromium"


def main() -> int:
    """One line when there will be no browser tests; never an error."""
    problem = "" if chromium() else install()
    if problem:
        sys.stdout.write(f"no Chromium: the browser tests are skipped ({problem})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

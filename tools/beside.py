"""Makes some targets while others are made: python tools/beside.py build peers -- check test-pure.

Those before the dashes run beside the others, each with what it says kept until it ends; those
after them run one after another and are seen at once. What fails ends everything.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.children import INTERRUPTED, Children, Interrupted  # noqa: E402

MAKE = (os.environ.get("MAKE", "make"), "--no-print-directory")
LOOK = 0.2


def run(children: Children, beside: list[str], seen: list[str]) -> int:
    """Start them all and wait; the exit code of the first one that fails."""
    quiet: dict[subprocess.Popen[bytes], IO[bytes]] = {}
    for target in beside:
        said = tempfile.TemporaryFile()  # noqa: SIM115 - it goes with this process
        quiet[children.start(*MAKE, target, stdout=said, stderr=subprocess.STDOUT)] = said
    running = [children.start(*MAKE, *seen), *quiet]
    while running:
        time.sleep(LOOK)
        for child in [each for each in running if each.poll() is not None]:
            running.remove(child)
            if child in quiet:
                quiet[child].seek(0)
                sys.stdout.write(quiet[child].read().decode(errors="replace"))
                sys.stdout.flush()
            if child.returncode != 0:
                return child.returncode
    return 0


def main() -> int:
    """Read the targets, make them, and leave nothing running."""
    cut = sys.argv.index("--")
    children = Children()
    children.listen()
    try:
        return run(children, sys.argv[1:cut], sys.argv[cut + 1 :])
    except Interrupted:
        return INTERRUPTED
    finally:
        children.stop()


if __name__ == "__main__":
    sys.exit(main())

"""`koloda`, with a wall clock that goes wrong by as many seconds as the file CLOCK_FILE says."""

import os
import threading
import time
from pathlib import Path

from koloda.cli import main

BETWEEN_LOOKS = 0.1
REAL = time.time
OFFSET = [0.0]


def follow(file: Path) -> None:
    """Read the file again and again."""
    while True:
        OFFSET[0] = float(file.read_text() or 0) if file.exists() else 0.0
        time.sleep(BETWEEN_LOOKS)


if __name__ == "__main__":
    time.time = lambda: REAL() + OFFSET[0]
    place = Path(os.environ["CLOCK_FILE"])
    threading.Thread(target=follow, args=(place,), daemon=True).start()
    main()

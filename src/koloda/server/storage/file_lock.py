"""One server for one database file, on every system."""

import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEYOND: Final = 2**40 - 1
"""A byte that no database has: Windows keeps others from reading what is locked."""


def take_lock(opened: int) -> bool:
    """Lock an open database file for one server; whether nobody else holds the lock."""
    try:
        if sys.platform == "win32":
            os.lseek(opened, BEYOND, os.SEEK_SET)
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

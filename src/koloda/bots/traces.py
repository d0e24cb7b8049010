# mypyc: interpreted
"""Where a player's own code went wrong, for the person who wrote it."""

import traceback
from pathlib import Path
from typing import Final

HERE: Final = ("koloda", "bots")
"""The folder whose frames are left out; compiled modules name it from another root."""


def trace_of(error: Exception) -> str:
    """The traceback of an exception, without the frames that merely asked the player."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).parts[-3:-1] != HERE]
    lines = ["Traceback (most recent call last):\n", *traceback.format_list(own)]
    return "".join([*lines, *traceback.format_exception_only(error)])

# mypyc: interpreted
"""Where a player's own code went wrong, for the person who wrote it."""

import traceback
from itertools import pairwise
from pathlib import Path
from typing import Final

OURS: Final = {("koloda", part) for part in ("bots", "engine", "games")}
"""Folders whose frames are left out; compiled modules name them from another root."""


def trace_of(error: Exception) -> str:
    """The traceback of an exception, without the frames that merely asked the player."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not OURS & set(pairwise(Path(frame.filename).parts))]
    if not own:
        return ""
    lines = ["Traceback (most recent call last):\n", *traceback.format_list(own)]
    return "".join([*lines, *traceback.format_exception_only(error)])

# mypyc: interpreted
"""What went wrong in a module that somebody else has written, in one line."""

import traceback
from pathlib import Path
from typing import Final

OURS: Final = str(Path(__file__).parents[2])


def cause_of(error: BaseException) -> str:
    """The error with the file and the line of the author's code that led to it."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} ({error.filename}, line {error.lineno})"
    if isinstance(error, ImportError | OSError):
        return getattr(error, "strerror", None) or str(error)
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if is_theirs(frame.filename)] or frames
    said = f"{type(error).__name__}: {error}"
    return f"{said} ({theirs[-1].filename}, line {theirs[-1].lineno})" if theirs else said


def is_theirs(file: str) -> bool:
    """Whether a file is neither of koloda nor of Python's import system."""
    return not file.startswith(("<frozen ", OURS)) and Path(file).is_absolute()

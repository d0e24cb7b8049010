"""Which koloda a command of this checkout runs: the compiled copy if it is of these sources."""

import sys

from tools.compilation import ROOT, fingerprint, is_current, modules

COMPILED_COPY = ROOT / "build" / "compiled"


def has_current_copy() -> bool:
    """Whether there is a compiled copy that was made of the sources as they are now."""
    return COMPILED_COPY.is_dir() and is_current(COMPILED_COPY, fingerprint(modules()))


def choose_copy() -> None:
    """Leave out a compiled copy that is older than the sources, and say so once."""
    sys.path.pop(0)  # the root of the checkout, in which only this file was to be found
    if COMPILED_COPY.is_dir() and not has_current_copy():
        sys.path[:] = [place for place in sys.path if place != str(COMPILED_COPY)]
        sys.stderr.write("koloda runs interpreted: the sources have changed (make build)\n")

"""Where the libraries for learning are: an environment named by hand, or the one of the peers."""

import os
import subprocess

import pytest

from tools import peers

NAMED = "KOLODA_TRAIN_PYTHON"
"""The variable that names the interpreter of an environment with torch and what learns with it."""


def python_with(module: str) -> str:
    """An interpreter that can import the module; the test is skipped where there is none."""
    try:
        found = os.environ.get(NAMED) or str(peers.python())
    except peers.NoPeersError as error:
        pytest.skip(f"no libraries for learning: {error}")
    look = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    if subprocess.run([found, "-c", look], check=False).returncode:
        pytest.skip(f"no {module} in the environment of the peers; {NAMED} may name another one")
    return found

"""Where the libraries for learning are: an environment named by hand, or the one of the peers."""

import os
import subprocess

import pytest

from tools import peers

NAMED = "KOLODA_TRAIN_PYTHON"
"""The variable that names the interpreter of an environment with torch and what learns with it."""


def python_with(*modules: str) -> str:
    """An interpreter that has these modules; the test is skipped where there is none."""
    try:
        found = os.environ.get(NAMED) or str(peers.python())
    except peers.NoPeersError as error:
        pytest.skip(f"no libraries for learning: {error}")
    for module in modules:
        look = f"import importlib.util, sys; sys.exit(not importlib.util.find_spec({module!r}))"
        if subprocess.run([found, "-c", look], check=False).returncode:
            pytest.skip(f"the peers' environment has no {module}; {NAMED} may name another one")
    return found

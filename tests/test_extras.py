"""A missing extra is told in one line that names it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import koloda

# A library that is there is hidden, so that this tells the same on every machine.
HIDE = "import sys; sys.modules.update(dict.fromkeys({names!r}))\n"
MISSING = [
    ("import koloda.envs; koloda.envs.aec('karma')", ["pettingzoo", "gymnasium", "numpy"]),
    ("import koloda.envs; koloda.envs.parallel('karma')", ["pettingzoo", "gymnasium", "numpy"]),
    ("import koloda.envs; koloda.envs.gym('karma')", ["gymnasium", "numpy"]),
    ("import koloda.envs.openspiel", ["pyspiel", "numpy"]),
    ("import koloda.envs.vector", ["numpy"]),
]


def run(code: str, names: list[str]) -> subprocess.CompletedProcess[str]:
    """That code where these libraries are missing."""
    places = str(Path(koloda.__file__).parent.parent)
    # Where the tests are traced, the tracer would come along.
    plain = {name: value for name, value in os.environ.items() if "COVERAGE" not in name}
    return subprocess.run(
        [sys.executable, "-c", HIDE.format(names=names) + code],
        env={**plain, "PYTHONPATH": places},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize(("code", "names"), MISSING)
def test_an_environment_names_the_extra(code: str, names: list[str]) -> None:
    result = run(code, names)
    last = result.stderr.splitlines()[-1]
    assert result.returncode == 1
    assert last.startswith("ModuleNotFoundError: koloda.envs needs ")
    assert last.endswith("pip install 'koloda[research]' brings it")


def test_the_engine_needs_nothing() -> None:
    code = (
        "from koloda.games import GAMES\n"
        "names = {name.partition('.')[0] for name in sys.modules}\n"
        "outside = names - set(sys.stdlib_module_names)\n"
        "assert len(GAMES) == 4\n"
        "print(sorted(name for name in outside if not name.startswith('_')))\n"
    )
    result = run(code, ["librt", "mypy_extensions", "click", "numpy"])
    assert result.returncode == 0, result.stderr
    hidden = "['click', 'koloda', 'librt', 'mypy_extensions', 'numpy']"
    assert result.stdout.strip() == hidden

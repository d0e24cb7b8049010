"""A missing extra is told in one line that names it."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import koloda
from koloda.cli import missing_extra
from koloda.terminal.doctor import EXTRAS

ROOT = Path(__file__).resolve().parent.parent

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
        "outside = names - {*sys.stdlib_module_names, 'sitecustomize'}\n"
        "assert len(GAMES) == 4\n"
        "print(sorted(name for name in outside if not name.startswith('_')))\n"
    )
    result = run(code, ["librt", "mypy_extensions", "click", "numpy"])
    assert result.returncode == 0, result.stderr
    hidden = "['click', 'koloda', 'librt', 'mypy_extensions', 'numpy']"
    assert result.stdout.strip() == hidden


@pytest.mark.parametrize("command", ["serve", "backup x", "admin list"])
def test_a_server_s_command_names_its_extra(command: str) -> None:
    code = f"import sys; sys.argv = ['koloda', *{command.split()!r}]; from koloda.cli import main\n"
    result = run(f"{code}main()", ["platformdirs", "uvicorn"])
    assert result.returncode == 1
    assert result.stderr.startswith("koloda: ")
    assert result.stderr.endswith("is missing: pip install 'koloda[server]' brings it\n")


def test_the_full_screen_names_its_extra() -> None:
    error = ModuleNotFoundError("No module named 'textual'", name="textual.app")
    assert "koloda[terminal]" in str(missing_extra(error, ["play", "karma", "--screen"]))


def test_a_database_of_several_processes_names_its_extra() -> None:
    pytest.importorskip("sqlalchemy")
    words = ["koloda", "serve", "--database", "postgresql+psycopg://nowhere/koloda"]
    code = f"import sys; sys.argv = {words!r}; from koloda.cli import main\n"
    result = run(f"{code}main()", ["psycopg"])
    assert result.returncode == 1
    told = "koloda: psycopg is missing: pip install 'koloda[postgres]' brings it\n"
    assert result.stderr == told


def test_what_no_extra_brings_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError):
        missing_extra(ModuleNotFoundError("No module named 'colour'", name="colour"), ["play"])


def doctor(missing: str) -> str:
    """What the doctor tells on a terminal where such modules are missing."""
    code = (
        "import sys; sys.argv = ['koloda', 'doctor', '--lang', 'en']\nfrom koloda.cli import main\n"
    )
    hidden = "import importlib.util as u, os; real = u.find_spec; os.environ['COLUMNS'] = '80'\n"
    hidden += f"u.find_spec = lambda name, *more: None if {missing} else real(name, *more)\n"
    result = run(f"{hidden}{code}main()", [])
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_doctor_names_the_extra_for_what_is_missing() -> None:
    told = doctor("name == 'uvicorn'")
    assert "tables in the browser: uvicorn missing" in told
    assert "pip install 'koloda[server]'" in told


def test_the_doctor_needs_one_screen_even_where_everything_is_missing() -> None:
    told = doctor("'.' not in name")
    assert "pip install 'koloda[terminal]'" in told
    assert len(told.splitlines()) <= 24


def test_the_doctor_knows_every_extra_for_people() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"]) - {"build", "dev"}
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    assert [extra for extra in EXTRAS if not re.search(rf"`{extra}`\s\(", page)] == ["server"]

"""`make new-game` writes a game that passes its own tests, and overwrites nothing."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from koloda.engine.values.errors import OptionError
from tests.terminal.running import bad, good
from tools import new_game

TOOL = Path(new_game.__file__)
KOLODA = Path(koloda.__file__).parent.parent


def run(*command: str | Path, cwd: Path, path: Path = KOLODA) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with koloda and nothing else of this checkout to import."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )


def clean(folder: Path) -> subprocess.CompletedProcess[str]:
    """What the formatter and the linter say about the modules in a folder."""
    return run("-m", "ruff", "format", "--no-cache", "--check", ".", cwd=folder)


@pytest.mark.parametrize("name", ["snap", "twenty_letters_games"])
def test_a_package_of_its_own_passes_its_tests(tmp_path: Path, name: str) -> None:
    said = good("new-game", name, "--into", str(tmp_path))
    assert f"koloda play {name}" in said
    home = tmp_path / name
    result = run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=home)
    assert result.returncode == 0, result.stdout
    assert "12 passed" in result.stdout
    assert clean(home).returncode == 0, clean(home).stdout
    files = [file for file in home.rglob("*.*") if file.suffix in {".py", ".md", ".toml", ".ftl"}]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(r"highcard|High ?Card|H\d", line, re.I)] == []
    assert [line for line in lines if len(line) > 100] == []


INSIDE = """
import sys
import koloda.games, pytest
koloda.games.__path__.append(sys.argv[1])
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", sys.argv[2]]))
"""


def test_a_game_inside_koloda_passes_its_tests(tmp_path: Path) -> None:
    said = new_game.create("snap", None, tmp_path)
    assert "Snap of koloda.games.snap.game" in said[-1]
    games, tests = tmp_path / "src" / "koloda" / "games", tmp_path / "tests" / "clauses"
    result = run("-c", INSIDE, games, tests, cwd=tmp_path)
    assert result.returncode == 0, result.stdout
    with pytest.raises(OptionError, match="there already: nothing was written"):
        new_game.create("snap", None, tmp_path)


@pytest.mark.parametrize(
    "name", ["", "Snap", "9lives", "snap-2", "../snap", "_snap", "snap_", "a" * 21, "колода", "a b"]
)
def test_a_bad_name_gets_one_line(tmp_path: Path, name: str) -> None:
    assert "is no name for a game" in bad("new-game", "--into", str(tmp_path), "--", name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["class", "random", "koloda"])
def test_a_name_of_python_gets_one_line(tmp_path: Path, name: str) -> None:
    with pytest.raises(OptionError, match="means something else"):
        new_game.create(name, tmp_path)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "snap").mkdir()
    (tmp_path / "snap" / "pyproject.toml").write_text("mine")
    assert "there already: nothing was written" in bad("new-game", "snap", "--into", str(tmp_path))
    assert [file.name for file in tmp_path.rglob("*")] == ["snap", "pyproject.toml"]
    assert (tmp_path / "snap" / "pyproject.toml").read_text() == "mine"


def test_a_place_that_is_no_folder_gets_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "file", tmp_path / "none"):
        said = bad("new-game", "snap", "--into", str(place))
        assert f"there is no folder {place}: make it first" in said
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_the_tool_of_a_checkout_writes_the_same_package(tmp_path: Path) -> None:
    (tmp_path / "by_command").mkdir()
    (tmp_path / "by_tool").mkdir()
    good("new-game", "snap", "--into", str(tmp_path / "by_command"))
    result = run(TOOL, "snap", "--into", tmp_path / "by_tool", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    again = run(TOOL, "snap", "--into", tmp_path / "by_tool", cwd=tmp_path)
    assert again.returncode != 0 and again.stderr.count("\n") == 1
    written = {
        folder.name: {
            file.relative_to(folder): file.read_text(encoding="utf-8")
            for file in folder.rglob("*.*")
            if file.is_file()
        }
        for folder in tmp_path.iterdir()
    }
    assert written["by_command"] == written["by_tool"]

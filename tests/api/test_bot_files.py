"""Bots in files of one's own, by the file's or the module's name."""

import re
from pathlib import Path

import pytest

import koloda
from koloda.bots.ladder import find_player
from koloda.engine.values.errors import OptionError
from tests.terminal.running import bad, good, run

MINE = """
import koloda
from neighbour import pick

@koloda.bot
def mine(view, rng):
    return pick(view.actions)

class Careful(koloda.Player):
    def __init__(self):
        super().__init__("careful")

    def choose(self, world, seat, evidence, rng):
        return world.legal_actions(seat)[0]

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine_of_test.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "neighbour.py").write_text("def pick(moves):\n    return moves[-1]\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("place", ["mine_of_test.py", "./mine_of_test.py", "mine_of_test"])
def test_a_bot_in_a_file_is_a_player(folder: Path, place: str) -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    assert game.ask(f"{place}:mine") == game.legal()[-1]
    assert game.ask(f"{folder / 'mine_of_test.py'}:Careful") == game.legal()[0]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_command_line_takes_files(folder: Path, workers: str) -> None:
    names = "mine_of_test.py:mine,mine_of_test.py:Careful"
    text = good("arena", "kanobu", "--players", names, "--deals", "2", "--workers", workers)
    assert re.search(r"^  mine_of_test\.py:mine +won ", text, re.MULTILINE)


def test_what_is_not_there_is_said_in_one_line(folder: Path) -> None:
    def said(name: str) -> str:
        return bad("simulate", "kanobu", "--players", name)

    assert "mine_of_test.py has mine, Careful" in said("mine_of_test.py:yours")
    assert "neighbour.py has no bot" in said("neighbour.py:mine")
    assert "there is no file 'nowhere.py' with bots in " in said("nowhere.py:mine")
    assert "No module named 'nowhere'" in said("nowhere:mine")
    assert "neither a bot function nor a Player" in said("mine_of_test.py:number")
    assert "mine_of_test.py is a file: say which bot of it" in said("mine_of_test.py")


BROKEN = """
import koloda

@koloda.bot
def oops(view, rng):
    return view.actionz[0]

@koloda.bot
def silent(view, rng):
    pass

class Illegal(koloda.Player):
    def __init__(self):
        super().__init__("illegal")

    def choose(self, world, seat, evidence, rng):
        return world.setup.actions.parse("accept")
"""


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("oops", "AttributeError: 'View' object has no attribute 'actionz'"),
        ("silent", "answered 'None', which is neither a move's text nor its number"),
        ("Illegal", "chose the illegal accept on seat"),
    ],
)
def test_the_command_line_shows_the_bots_own_traceback_and_the_position(
    folder: Path, workers: str, name: str, last: str
) -> None:
    (folder / "broken_bots.py").write_text(BROKEN, encoding="utf-8")
    names = f"broken_bots.py:{name},normal"
    result = run("arena", "kanobu", "--players", names, "--deals", "2", "--workers", workers)
    assert result.exit_code == 1 and result.stdout == ""
    lines = result.stderr.splitlines()
    assert lines[0].startswith("koloda: ") and f"broken_bots.py:{name} " in lines[0]
    assert name == "Illegal" or last in lines[0].split(";")[0]
    assert " in kanobu 1 players=2; " in lines[0]
    assert last in lines[-1]
    if name == "oops":
        assert "broken_bots.py" in lines[2] and "in oops" in lines[2]
    assert len(lines) < 8 and "site-packages" not in result.stderr


def test_a_file_that_fails_fails_every_time(folder: Path) -> None:
    (folder / "broken_of_test.py").write_text("1 / 0\n")
    game = koloda.new("kanobu", players=2, seed=1)
    for _ in range(2):
        with pytest.raises(OptionError, match=r"division by zero .*broken_of_test.py, line 1"):
            game.ask("broken_of_test.py:mine")


def test_a_class_that_leaves_its_beginning_to_player_works(tmp_path: Path) -> None:
    file = tmp_path / "cls.py"
    file.write_text(
        "import koloda\n"
        "class First(koloda.Player):\n"
        "    def choose(self, world, seat, evidence, rng):\n"
        "        return world.legal_actions(seat)[0]\n"
        "class Own(First):\n"
        "    def __init__(self):\n"
        "        super().__init__('own')\n"
        "class Wants(First):\n"
        "    def __init__(self, depth):\n"
        "        super().__init__('wants')\n",
        encoding="utf-8",
    )
    for name in ("First", "Own"):
        assert find_player(f"{file}:{name}").name == f"{file}:{name}"
    with pytest.raises(OptionError, match=r"Wants\) fails: TypeError: .*'depth'"):
        find_player(f"{file}:Wants")


@pytest.mark.parametrize(
    ("code", "said"),
    [("def f(:\n", r"invalid syntax \(.*mine\.py, line 1\)"), ("\n1/0\n", r"mine\.py, line 2\)")],
)
def test_a_file_that_cannot_be_loaded_is_told_with_its_line(
    tmp_path: Path, code: str, said: str
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(code, encoding="utf-8")
    with pytest.raises(OptionError, match=said):
        find_player(f"{file}:bot")

"""Bots in files of one's own, by the file's or the module's name."""

from pathlib import Path

import pytest

import koloda
from tests.terminal.running import bad, good

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
    assert "  mine_of_test.py:mine points" in text


def test_what_is_not_there_is_said_in_one_line(folder: Path) -> None:
    def said(name: str) -> str:
        return bad("simulate", "kanobu", "--players", name)

    assert "mine_of_test.py has mine" in said("mine_of_test.py:yours")
    assert "neighbour.py has no bot" in said("neighbour.py:mine")
    assert "No such file" in said("nowhere.py:mine")
    assert "No module named 'nowhere'" in said("nowhere:mine")
    assert "neither a bot function nor a Player" in said("mine_of_test.py:number")
    assert "there is no player 'mine_of_test.py'" in said("mine_of_test.py")


def test_a_file_that_fails_fails_every_time(folder: Path) -> None:
    (folder / "broken_of_test.py").write_text("1 / 0\n")
    game = koloda.new("kanobu", players=2, seed=1)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            game.ask("broken_of_test.py:mine")

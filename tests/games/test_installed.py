"""Games of other packages come in by entry points."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from koloda.engine.values.errors import OptionError
from koloda.games import GAMES, all_games, find_game, installed
from koloda.games.karma.game import Karma
from tests.terminal.running import bad


class OtherKarma(Karma):
    """A game of another package."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "other"


class Unfinished(Karma):
    """A game with a mistake in it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = str(1 // 0)


NO_GAME = "not a game"


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What the installed packages bring."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(installed, "entry_points", lambda **_: found)
    for cached in (installed.installed_games, installed.warn_of_broken):
        cached.cache_clear()
    yield found
    for cached in (installed.installed_games, installed.warn_of_broken):
        cached.cache_clear()


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, f"tests.games.test_installed:{value}", installed.GROUP)


def test_an_installed_game_is_found_by_its_name(points: list[EntryPoint]) -> None:
    points.append(point("other", "OtherKarma"))
    assert find_game("other").name == "other"
    assert [game.name for game in all_games()] == [*(game.name for game in GAMES), "other"]


def test_no_package_replaces_a_game_of_ours(points: list[EntryPoint]) -> None:
    points.append(point("karma", "Karma"))
    assert find_game("karma") is GAMES[0]
    assert len(all_games()) == len(GAMES)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("NO_GAME", "it is not a koloda.Game"),
        ("nothing_there", "has no attribute 'nothing_there'"),
        ("OtherKarma", "its name is 'other', not 'wrong'"),
        ("Unfinished", r"ZeroDivisionError: .*test_installed\.py, line "),
    ],
)
def test_what_cannot_be_loaded_is_warned_about_and_left_out(
    points: list[EntryPoint], value: str, reason: str
) -> None:
    points.append(point("wrong", value))
    with pytest.warns(UserWarning, match=f"the game wrong cannot be loaded: .*{reason}"):
        assert len(all_games()) == len(GAMES)
    with pytest.raises(OptionError, match=f"'wrong' is installed and cannot be loaded: .*{reason}"):
        find_game("wrong")
    with pytest.raises(OptionError, match="there is no game 'neither'"):
        find_game("neither")


def test_the_command_line_says_it_in_one_line(points: list[EntryPoint]) -> None:
    points.append(point("wrong", "NO_GAME"))
    assert "cannot be loaded" in bad("play", "wrong")

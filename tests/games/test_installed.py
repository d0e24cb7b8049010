"""Games of other packages come in by entry points."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from koloda.engine.values.errors import OptionError
from koloda.games import GAMES, all_games, find_game, installed
from koloda.games.karma.game import Karma


class OtherKarma(Karma):
    """A game of another package."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "other"


NO_GAME = "not a game"


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What the installed packages bring."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(installed, "entry_points", lambda **_: found)
    installed.installed_games.cache_clear()
    yield found
    installed.installed_games.cache_clear()


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


@pytest.mark.parametrize("value", ["NO_GAME", "nothing_there", "OtherKarma"])
def test_what_cannot_be_loaded_is_warned_about_and_left_out(
    points: list[EntryPoint], value: str
) -> None:
    points.append(point("wrong", value))
    with pytest.warns(UserWarning, match="wrong"):
        assert len(all_games()) == len(GAMES)
    with pytest.raises(OptionError, match="there is no game"):
        find_game("wrong")

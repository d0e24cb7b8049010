# mypyc: interpreted
"""Games of other packages: what stands under the entry point `koloda.games` is here, too."""

import functools
import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.values.causes import cause_of

GROUP: Final = "koloda.games"


class Installed(NamedTuple):
    """What the packages bring: the games by name, and what is wrong with those that fail."""

    games: dict[str, Game]
    broken: dict[str, str]


@functools.cache
def installed_games() -> Installed:
    """The games of installed packages; whatever is wrong with one, the others can be played."""
    found = Installed({}, {})
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found.games[point.name] = load(point)
        except Exception as error:
            found.broken[point.name] = f"{point.value}: {cause_of(error)}"
    return found


def load(point: EntryPoint) -> Game:
    """The game of an entry point, whose name must be its own."""
    loaded: object = point.load()
    game = loaded() if isinstance(loaded, type) else loaded
    if not isinstance(game, Game):
        raise ImportError("it is not a koloda.Game")
    if game.name != point.name:
        raise ImportError(f"its name is {game.name!r}, not {point.name!r}")
    return game


@functools.cache
def warn_of_broken() -> None:
    """Warn once of the games that are installed and cannot be loaded."""
    for name, reason in installed_games().broken.items():
        warnings.warn(f"the game {name} cannot be loaded: {reason}", stacklevel=3)

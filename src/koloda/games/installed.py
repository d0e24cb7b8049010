# mypyc: interpreted
"""Games of other packages: what stands under the entry point `koloda.games` is here, too."""

import functools
import warnings
from importlib.metadata import entry_points
from typing import Final

from koloda.engine.contract.game import Game

GROUP: Final = "koloda.games"


@functools.cache
def installed_games() -> tuple[Game, ...]:
    """The games of installed packages by name; one that cannot be loaded is warned about."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            loaded: object = point.load()
            game = loaded() if isinstance(loaded, type) else loaded
        except Exception as error:  # whatever is wrong with it, the other games can be played
            warnings.warn(f"the game {point.name} ({point.value}) fails: {error}", stacklevel=2)
            continue
        if not isinstance(game, Game) or game.name != point.name:
            warnings.warn(f"{point.value} is not a game of the name {point.name}", stacklevel=2)
            continue
        found[game.name] = game
    return tuple(found.values())

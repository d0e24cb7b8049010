"""Gymnasium's registry: `gymnasium.make("koloda/Karma-v1")` after `import koloda.envs`.

Gymnasium itself looks for no installed packages since its version 1.0: whoever makes an environment
imports what registers it, or names that module: `gymnasium.make("koloda.envs:koloda/Karma-v1")`.
"""

import gymnasium

from koloda.envs.history import version
from koloda.games import games_there_are


def identifier(game: str) -> str:
    """A game's name in the registry, with the version of its observations: `koloda/Karma-v1`."""
    name = "".join(word.capitalize() for word in game.replace("-", "_").split("_"))
    return f"koloda/{name}-v{version(game)}"


def register_games() -> None:
    """Enter every game, installed packages' games included, unless it is there already."""
    for game in [game.name for game in games_there_are()]:
        if identifier(game) not in gymnasium.registry:
            gymnasium.register(
                identifier(game),
                entry_point="koloda.envs.single:Single",
                vector_entry_point="koloda.envs.many:Many",
                kwargs={"game": game},
            )

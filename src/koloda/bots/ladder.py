"""The players by name, from the weakest up."""

from koloda.bots.player import Player
from koloda.bots.simple import GreedyPlayer, RandomPlayer
from koloda.engine.errors import OptionError

PLAYERS: list[Player] = [RandomPlayer(), GreedyPlayer()]


def find_player(name: str) -> Player:
    """The player of that name, or a refusal that lists whom there is."""
    for player in PLAYERS:
        if player.name == name:
            return player
    known = ", ".join(player.name for player in PLAYERS)
    raise OptionError(f"there is no player {name[:60]!r}; there is {known}")

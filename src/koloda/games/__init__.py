"""The games: those that come with koloda, and those that other packages bring."""

from koloda.engine.contract.game import Game
from koloda.engine.values import faults
from koloda.engine.values.errors import OptionError, quoted
from koloda.games.installed import installed_games
from koloda.games.kanobu.game import Kanobu
from koloda.games.karma.game import Karma
from koloda.games.karmaka.game import Karmaka
from koloda.games.unit.game import Unit

GAMES: tuple[Game, ...] = (Karma(), Kanobu(), Unit(), Karmaka())
"""The games that come with koloda."""


def all_games() -> list[Game]:
    """Every game there is: koloda's own first, which no other may replace."""
    own = [game.name for game in GAMES]
    return [*GAMES, *(game for game in installed_games() if game.name not in own)]


def find_game(name: str) -> Game:
    """The game of that name; raises OptionError that lists the games."""
    for game in GAMES:
        if game.name == name:
            return game
    for game in all_games():
        if game.name == name:
            return game
    known = ", ".join(game.name for game in all_games())
    raise OptionError(faults.NO_GAME, game=quoted(name), known=known)

"""The games: those that come with koloda, and those that other packages bring."""

from koloda.engine.contract.game import Game
from koloda.engine.values import faults
from koloda.engine.values.errors import OptionError, quoted
from koloda.games.installed import installed_games, warn_of_broken
from koloda.games.kanobu.game import Kanobu
from koloda.games.karma.game import Karma
from koloda.games.karmaka.game import Karmaka
from koloda.games.unit.game import Unit

GAMES: tuple[Game, ...] = (Karma(), Kanobu(), Unit(), Karmaka())
"""The games that come with koloda."""


def all_games() -> list[Game]:
    """Every game there is: koloda's own first, which no other may replace."""
    warn_of_broken()
    return games_there_are()


def games_there_are() -> list[Game]:
    """Every game, without a word about those that are installed and cannot be loaded."""
    own = [game.name for game in GAMES]
    brought = installed_games().games
    return [*GAMES, *(game for name, game in brought.items() if name not in own)]


def find_game(name: str) -> Game:
    """The game of that name; raises OptionError that lists the games."""
    for game in GAMES:
        if game.name == name:
            return game
    for game in games_there_are():
        if game.name == name:
            return game
    broken = installed_games().broken
    if name in broken:
        raise OptionError(faults.BROKEN_GAME, game=quoted(name), reason=broken[name])
    known = ", ".join(game.name for game in games_there_are())
    raise OptionError(faults.NO_GAME, game=quoted(name), known=known)

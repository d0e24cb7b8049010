"""The games: the only list of them."""

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.games.kanobu.game import Kanobu
from koloda.games.karma.game import Karma
from koloda.games.karmaka.game import Karmaka
from koloda.games.unit.game import Unit

GAMES: tuple[Game, ...] = (Karma(), Kanobu(), Unit(), Karmaka())


def find_game(name: str) -> Game:
    """The game of that name, or a refusal that lists what there is."""
    for game in GAMES:
        if game.name == name:
            return game
    known = ", ".join(game.name for game in GAMES)
    raise OptionError(f"there is no game {name[:60]!r}; there is {known}")

"""The bots that people may choose from."""

import functools
import os
from pathlib import Path
from typing import Final

from koloda.bots import faults
from koloda.bots.functions import installed_bots
from koloda.bots.ladder import LEVELS, find_player
from koloda.bots.net_player import PREFIX, NetPlayer
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError, quoted

STAND_IN: Final = "normal"
"""Who plays for a person that is away."""
LONGEST_NAME: Final = 40
"""What a seat's column in the database holds."""
FOLDER: Final = "KOLODA_NETWORKS"
"""The variable with the folder of trained networks that a server offers."""


@functools.cache
def bots_on_offer(game: str) -> tuple[str, ...]:
    """The levels from the weakest up, the bots of installed packages, the game's networks."""
    brought = [name for name in installed_bots() if name not in LEVELS]
    trained = [name for name, net in networks().items() if net.about["game"] == game]
    return (*LEVELS, *(name for name in (*brought, *trained) if len(name) <= LONGEST_NAME))


@functools.cache
def networks() -> dict[str, NetPlayer]:
    """The networks of the server's folder, by the names that tables know: no path is told.

    Raises OptionError for a file that is none.
    """
    folder = os.environ.get(FOLDER)
    files = sorted(Path(folder).glob("*.npz")) if folder else []
    return {f"{PREFIX}{file.stem}": NetPlayer(str(file.resolve())) for file in files}


def check_made_for(level: str, setup: Setup) -> None:
    """Refuse a bot that was not made for a table; a network's refusal tells its name, no path."""
    found = networks().get(level)
    if found is None:
        find_player(level).accept(setup)
    elif not found.was_made_for(setup):
        made, here = f"{found.about['game']} {found.about['setup']}", f"{setup.game.name} {setup}"
        raise OptionError(faults.OTHER_TABLE, file=quoted(level), made=made, here=here)


def player_name(level: str) -> str:
    """The name by which `find_player` knows a bot of a table."""
    found = networks().get(level)
    return level if found is None else found.name

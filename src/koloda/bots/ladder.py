"""The players by name, from the weakest up.

A searching level takes a budget after its name: `expert@0.2` thinks for 0.2 seconds, `expert#500`
for 500 iterations and is then the same on every machine. A network with a budget guides a search.
"""

from pathlib import Path
from typing import Final

from koloda.bots import faults
from koloda.bots.easy import EasyPlayer
from koloda.bots.functions import imported_player, installed_bots, installed_player
from koloda.bots.guided_player import GuidedPlayer
from koloda.bots.net_player import PREFIX, NetPlayer
from koloda.bots.own_net import OWN, OwnNetPlayer
from koloda.bots.player import Player
from koloda.bots.programs import ProgramPlayer
from koloda.bots.search_player import BY_GAME, NO_LIMIT, SearchPlayer
from koloda.bots.simple import RandomPlayer, RulePlayer
from koloda.engine.values.errors import OptionError, quoted

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
MOST_SECONDS: Final = 3600
SECONDS: Final = {"hard": 0.25, "expert": 0.95}
"""A little less than people are promised, so that the answer is there in time."""
ITERATIONS: Final = {"hard": BY_GAME, "expert": NO_LIMIT}


def find_player(name: str) -> Player:
    """The player of that name; raises OptionError that lists the players.

    Besides the levels there are the bots of installed packages, `file.py:name` or `module:name`
    for a bot in Python, `net:FILE` for a network, `net` for koloda's own where it has one,
    `net#300` or `net:FILE@0.2` for a search by it, and `exec:COMMAND` for any program.
    """
    if name.startswith("exec:"):
        return ProgramPlayer(name.removeprefix("exec:"))
    if name == OWN or name.startswith((PREFIX, f"{OWN}@", f"{OWN}#")):
        return net_player(name)
    if ":" in name:
        return imported_player(name)
    if name.endswith(".py"):
        raise OptionError(faults.NO_NAME, file=name)
    level, sign, number = split_budget(name)
    level = "normal" if level == "greedy" else level
    if level not in LEVELS or (sign and level not in SECONDS):
        installed = installed_player(name)
        if installed is not None:
            return installed
        known = ", ".join([*LEVELS, *installed_bots()])
        raise OptionError(faults.NO_PLAYER, player=quoted(name), known=known)
    chosen = make(level)
    if isinstance(chosen, SearchPlayer):
        chosen.name = name
        if sign:
            chosen.seconds, chosen.iterations = budget(name, sign, number)
    return chosen


def net_player(name: str) -> Player:
    """A network by its file or koloda's own; with a budget it guides a search."""
    whole = name.removeprefix(PREFIX)
    file, sign, number = split_budget(whole)
    if name.startswith(PREFIX) and (not sign or Path(whole).exists()):
        return NetPlayer(whole)
    net = NetPlayer(file) if name.startswith(PREFIX) else OwnNetPlayer()
    return GuidedPlayer(name, net, *budget(name, sign, number)) if sign else net


def split_budget(name: str) -> tuple[str, str, str]:
    """A name, then what follows the last `@` or `#` in it, if there is one."""
    place = max(name.rfind("@"), name.rfind("#"))
    return (name, "", "") if place < 0 else (name[:place], name[place], name[place + 1 :])


def make(level: str) -> Player:
    """The player of a level, with the budget that the level has."""
    if level == "random":
        return RandomPlayer()
    if level in SECONDS:
        return SearchPlayer(level, SECONDS[level], ITERATIONS[level])
    return EasyPlayer() if level == "easy" else RulePlayer()


def budget(name: str, sign: str, text: str) -> tuple[float, int]:
    """Seconds and iterations; one of them is told and the other has no limit."""
    most = MOST_SECONDS if sign == "@" else NO_LIMIT
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= most:
        raise OptionError(faults.BUDGET, player=quoted(name), most=most)
    return (value, NO_LIMIT) if sign == "@" else (float(NO_LIMIT), max(1, int(value)))

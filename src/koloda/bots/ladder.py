"""The players by name, from the weakest up.

A searching level takes a budget after its name: `expert@0.2` thinks for 0.2 seconds, `expert#500`
for 500 iterations and is then the same on every machine.
"""

from typing import Final

from koloda.bots import faults
from koloda.bots.functions import imported_player, installed_bots, installed_player
from koloda.bots.net_player import PREFIX, NetPlayer
from koloda.bots.own_net import OWN, OwnNetPlayer
from koloda.bots.player import Player
from koloda.bots.programs import ProgramPlayer
from koloda.bots.search_player import BY_GAME, NO_LIMIT, SearchPlayer
from koloda.bots.simple import SLIPS, RandomPlayer, RulePlayer
from koloda.engine.values.errors import OptionError, quoted

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
MOST_SECONDS: Final = 3600
SECONDS: Final = {"hard": 0.25, "expert": 0.95}
"""A little less than people are promised, so that the answer is there in time."""
ITERATIONS: Final = {"hard": BY_GAME, "expert": NO_LIMIT}


def find_player(name: str) -> Player:
    """The player of that name; raises OptionError that lists the players.

    Besides the levels there are the bots of installed packages, `file.py:name` or `module:name`
    for a bot in Python, `net:FILE` for a network, `net` for koloda's own where it has one, and
    `exec:COMMAND` for a program in any language.
    """
    if name == OWN:
        return OwnNetPlayer()
    if name.startswith("exec:"):
        return ProgramPlayer(name.removeprefix("exec:"))
    if name.startswith(PREFIX):
        return NetPlayer(name.removeprefix(PREFIX))
    if ":" in name:
        return imported_player(name)
    if name.endswith(".py"):
        raise OptionError(faults.NO_NAME, file=name)
    level, at, seconds = name.partition("@")
    if not at:
        level, hash_sign, iterations = name.partition("#")
    else:
        hash_sign, iterations = "", ""
    level = "normal" if level == "greedy" else level
    if level not in LEVELS or ((at or hash_sign) and level not in SECONDS):
        installed = installed_player(name)
        if installed is not None:
            return installed
        known = ", ".join([*LEVELS, *installed_bots()])
        raise OptionError(faults.NO_PLAYER, player=quoted(name), known=known)
    chosen = make(level)
    if isinstance(chosen, SearchPlayer):
        chosen.name = name
        if at:
            chosen.seconds = budget(name, seconds, MOST_SECONDS)
            chosen.iterations = NO_LIMIT
        if hash_sign:
            chosen.iterations = max(1, int(budget(name, iterations, NO_LIMIT)))
            chosen.seconds = float(NO_LIMIT)
    return chosen


def make(level: str) -> Player:
    """The player of a level, with the budget that the level has."""
    if level == "random":
        return RandomPlayer()
    if level in SECONDS:
        return SearchPlayer(level, SECONDS[level], ITERATIONS[level])
    return RulePlayer(level, SLIPS if level == "easy" else 0)


def budget(name: str, text: str, most: int) -> float:
    """A number above 0 and at most `most`."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= most:
        raise OptionError(faults.BUDGET, player=quoted(name), most=most)
    return value

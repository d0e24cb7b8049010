"""Bots of one's own: a function becomes a player, a name becomes a level."""

import inspect

from koloda.api import faults
from koloda.api.arguments import need
from koloda.bots.functions import BotFunction, FunctionPlayer, player_of
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.values.errors import OptionError, as_given

AnyBot = str | Player | type[Player] | BotFunction
"""A level's name, `file.py:name`, `net:FILE`, `exec:COMMAND`, a function, a Player or its class."""


def bot(function: BotFunction) -> FunctionPlayer:
    """Make a function of a view and a generator a bot that plays anywhere a level does."""
    need(callable(function), faults.NOT_A_BOT, given=function)
    name = getattr(function, "__name__", type(function).__name__)
    need(takes_two(function), faults.TAKES_OTHERS, given=name)
    return FunctionPlayer(function, name)


def takes_two(function: BotFunction) -> bool:
    """Whether a function can be called with a view and a generator; True where nobody can tell."""
    try:
        inspect.signature(function).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # built-in functions have no signature
        return True
    return True


def as_player(given: AnyBot) -> Player:
    """The player that was meant, by name or as an object."""
    if isinstance(given, Player):
        return given
    if isinstance(given, str):
        return find_player(given)
    if isinstance(given, type):
        return player_of(given, given.__name__)
    if callable(given):
        return bot(given)
    raise OptionError(faults.NOT_A_BOT, given=as_given(given))

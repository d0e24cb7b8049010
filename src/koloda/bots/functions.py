# mypyc: interpreted
"""Bots of other people in Python: functions, classes, and what installed packages bring."""

import importlib
from importlib.metadata import entry_points
from typing import Final, Protocol

from koloda.bots import faults
from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.view import View

GROUP: Final = "koloda.bots"


class BotFunction(Protocol):
    """What `@koloda.bot` takes: a view and a generator in, one of `view.actions` out."""

    def __call__(self, view: View, rng: Rng, /) -> str | int:
        """A legal move as text, or its index in `view.actions`."""


class FunctionPlayer(Player):
    """A player that a function makes; it sees the seat's view and nothing else."""

    def __init__(self, function: BotFunction, name: str) -> None:
        super().__init__(name)
        self.function = function

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:  # noqa: ARG002
        """The action of the move that the function names."""
        view = world.view(seat)
        move = self.function(view, rng)
        if isinstance(move, str):
            return world.setup.actions.parse(move)
        if not 0 <= move < len(view.legal):
            raise OptionError(faults.MOVE_NUMBER, bot=self.name, move=move, moves=len(view.legal))
        return view.legal[move]

    def __call__(self, view: View, rng: Rng) -> str | int:
        """Call the function as it was written."""
        return self.function(view, rng)

    def __repr__(self) -> str:
        return f"<koloda.bot {self.name}>"


def player_of(found: object, name: str) -> Player:
    """The player that an object stands for: a Player, a class without arguments, a function."""
    made = found() if isinstance(found, type) else found
    if isinstance(made, FunctionPlayer):
        return FunctionPlayer(made.function, name)
    if isinstance(made, Player):
        made.name = name
        return made
    if callable(made):
        return FunctionPlayer(made, name)
    raise OptionError(faults.NEITHER_BOT, bot=quoted(name))


def imported_player(name: str) -> Player:
    """The bot that `module:name` stands for."""
    module, _, attribute = name.partition(":")
    try:
        found: object = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OptionError(faults.NO_BOT, bot=quoted(name), reason=error) from None
    return player_of(found, name)


def installed_bots() -> list[str]:
    """The names of the bots that installed packages bring."""
    return sorted(point.name for point in entry_points(group=GROUP))


def installed_player(name: str) -> Player | None:
    """The bot of that name of an installed package, or None."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                return player_of(point.load(), name)
            except Exception as error:
                raise OptionError(
                    faults.BOT_FAILS, bot=name, place=point.value, reason=error
                ) from None
    return None

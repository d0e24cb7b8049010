"""Bots of one's own: a function becomes a player, a name becomes a level."""

import importlib
from collections.abc import Callable
from typing import Protocol

from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.errors import OptionError
from koloda.engine.values.view import View


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
            raise OptionError(f"{self.name} named move {move} of {len(view.legal)} moves")
        return view.legal[move]

    def __call__(self, view: View, rng: Rng) -> str | int:
        """Call the function as it was written."""
        return self.function(view, rng)

    def __repr__(self) -> str:
        return f"<koloda.bot {self.name}>"


AnyBot = str | Player | BotFunction
"""A level's name, `module:name`, a `@koloda.bot`, a Player, or a plain function."""


def bot(function: BotFunction) -> FunctionPlayer:
    """Make a function of a view and a generator a bot that plays anywhere a level does."""
    return FunctionPlayer(function, getattr(function, "__name__", type(function).__name__))


def as_player(given: AnyBot) -> Player:
    """The player that was meant, by name or as an object."""
    if isinstance(given, Player):
        return given
    if isinstance(given, str):
        return imported(given) if ":" in given else find_player(given)
    if callable(given):
        return bot(given)
    raise OptionError(f"a bot is a level's name, a function or a Player, not {given!r:.60}")


def imported(name: str) -> Player:
    """The bot that `module:name` stands for: a Player, its class, or a function."""
    module, _, attribute = name.partition(":")
    try:
        found: object = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OptionError(f"there is no bot {name[:60]!r}: {error}") from None
    made = found() if isinstance(found, type) else found
    if isinstance(made, Player):
        return made
    if callable(made):
        function: Callable[[View, Rng], str | int] = made
        return FunctionPlayer(function, name)
    raise OptionError(f"{name[:60]!r} is neither a bot function nor a Player")

# mypyc: interpreted
"""Bots of other people in Python: functions, classes, and what installed packages bring."""

import importlib
import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from koloda.bots import faults
from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.causes import cause_of
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.view import View

GROUP: Final = "koloda.bots"
FILE_MODULE: Final = "koloda bots in "
"""What the name of a module begins with that was loaded from its file."""


class BotFunction(Protocol):
    """What `@koloda.bot` takes: a view and a generator in, one of `view.actions` out."""

    def __call__(self, view: View, rng: Rng, /) -> str | int:
        """A legal move as text, or its index in `view.actions`."""


class FunctionPlayer(Player):
    """A player that a function makes; it sees the seat's view and nothing else."""

    def __init__(self, function: BotFunction, name: str) -> None:
        super().__init__(name)
        self.function = function
        """The function as it was written."""

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:  # noqa: ARG002
        """The action of the move that the function names."""
        view = world.view(seat)
        move = self.function(view, rng)
        if isinstance(move, str):
            return world.setup.actions.parse(move)
        if not isinstance(move, int):
            raise OptionError(faults.NO_MOVE, bot=self.name, answer=quoted(str(move)))
        if not 0 <= move < len(view.legal):
            raise OptionError(faults.MOVE_NUMBER, bot=self.name, move=move, moves=len(view.legal))
        return view.legal[move]

    def __call__(self, view: View, rng: Rng) -> str | int:
        """Call the function as it was written."""
        return self.function(view, rng)

    def __repr__(self) -> str:
        return f"<koloda.bot {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        module = getattr(self.function, "__module__", "")
        attribute = getattr(self.function, "__qualname__", "")
        found = getattr(sys.modules.get(module), attribute, None)
        # `@koloda.bot` stands where pickle would look for the function itself. What is written in
        # a notebook is in no other process: it goes as a whole, which cloudpickle can do.
        if module != "__main__" and isinstance(found, FunctionPlayer):
            place = module.removeprefix(FILE_MODULE)
            return named_again, (f"{place}:{attribute}", self.name)
        return FunctionPlayer, (self.function, self.name)


def named_again(place: str, name: str) -> Player:
    """The bot at `module:name` or `file.py:name`, called by another name: how pickle finds it."""
    return player_of(imported_player(place), name)


def made_of(kind: type, name: str) -> object:
    """An object of a bot's class, made without arguments, or with the name as a Player is."""
    try:
        return kind(name) if begins_as_player(kind) else kind()
    except Exception as error:
        reason = cause_of(error)
        raise OptionError(faults.BOT_FAILS, bot=name, place=kind.__name__, reason=reason) from None


def begins_as_player(kind: type) -> bool:
    """Whether a class leaves it to Player to begin, which takes the name."""
    line = kind.__mro__
    own = line[: line.index(Player)] if Player in line else line
    return Player in line and not any("__init__" in vars(each) for each in own)


def player_of(found: object, name: str) -> Player:
    """The player that an object stands for: a Player, a class without arguments, a function."""
    made = made_of(found, name) if isinstance(found, type) else found
    if isinstance(made, FunctionPlayer):
        return FunctionPlayer(made.function, name)
    if isinstance(made, Player):
        made.name = name
        return made
    if callable(made):
        return FunctionPlayer(made, name)
    raise OptionError(faults.NEITHER_BOT, bot=quoted(name))


def imported_player(name: str) -> Player:
    """The bot that `module:name` or `file.py:name` stands for."""
    place, _, attribute = name.rpartition(":")
    if place.endswith(".py") and not Path(place).is_file():
        folder = Path(place).resolve().parent
        raise OptionError(faults.NO_FILE, file=quoted(Path(place).name), folder=folder)
    try:
        module = module_of_file(Path(place)) if place.endswith(".py") else module_named(place)
    except Exception as error:
        raise OptionError(faults.NO_BOT, bot=quoted(name), reason=cause_of(error)) from None
    if not hasattr(module, attribute):
        there = ", ".join(bots_in(module)) or "no bot"
        raise OptionError(faults.NOT_IN_MODULE, bot=quoted(name), place=place, there=there)
    return player_of(getattr(module, attribute), name)


def module_named(name: str) -> ModuleType:
    """A module that is installed, or lies in the folder where the command is given."""
    here = str(Path.cwd())
    sys.path.append(here)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(here)


def module_of_file(file: Path) -> ModuleType:
    """A module from its file, loaded once; it may import its neighbours."""
    known = f"{FILE_MODULE}{file.resolve()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[known] = module
    sys.path.append(str(file.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    finally:
        sys.path.pop()
    return module


def bots_in(module: ModuleType) -> list[str]:
    """The names in a module that stand for bots without doubt."""
    return [
        name
        for name, found in vars(module).items()
        if isinstance(found, Player) or is_class_of(module, found)
    ]


def is_class_of(module: ModuleType, found: object) -> bool:
    """Whether something is a class of players that this module defines, and no import of it."""
    return (
        isinstance(found, type)
        and issubclass(found, Player)
        and found.__module__ == module.__name__
    )


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
                reason = cause_of(error)
                raise OptionError(
                    faults.BOT_FAILS, bot=name, place=point.value, reason=reason
                ) from None
    return None

"""The arguments at the entrances: what is wrong with one is said in a sentence."""

from koloda.api import faults
from koloda.engine.contract.game import Game
from koloda.engine.values import faults as values
from koloda.engine.values.errors import Fault, OptionError, as_given
from koloda.games import find_game


class ArgumentError(OptionError, TypeError):
    """An argument is of another type than it must be."""


class NoSuchMove(OptionError, IndexError):  # noqa: N818 - it says what is asked for
    """A record has no move of that number."""


class NoSuchMeasure(OptionError, KeyError):  # noqa: N818 - it says what is asked for
    """A laboratory has no measure or variant of that name."""

    __str__ = OptionError.__str__


def need(holds: bool, fault: Fault, *, given: object, **values: object) -> None:
    """Refuse an argument that is not what it must be."""
    if not holds:
        raise ArgumentError(fault, given=as_given(given), **values)


def whole(argument: str, given: object, least: int | None = None) -> int:
    """A whole number, and at least that large where a least one is given."""
    need(isinstance(given, int), faults.NOT_WHOLE, argument=argument, given=given)
    assert isinstance(given, int)
    if least is not None and given < least:
        raise OptionError(faults.TOO_SMALL, argument=argument, least=least, given=given)
    return given


def text(argument: str, given: object) -> str:
    """The value of an argument that must be a text."""
    need(isinstance(given, str), faults.NOT_TEXT, argument=argument, given=given)
    return str(given)


def seconds_of(given: object) -> float:
    """A time in seconds, 0 or more."""
    need(isinstance(given, int | float), faults.NOT_SECONDS, argument="seconds", given=given)
    assert isinstance(given, int | float)
    if not given >= 0:
        raise OptionError(faults.TOO_SMALL, argument="seconds", least=0, given=given)
    return float(given)


def rules_of(given: object) -> Game:
    """A game by its name, or as it is."""
    if isinstance(given, Game):
        return given
    need(isinstance(given, str), values.NOT_A_GAME, argument="game", given=given)
    return find_game(str(given))


def names_of(given: object) -> list[str]:
    """The players' names of a record, each on one line and without a semicolon."""
    need(not isinstance(given, str), faults.NOT_NAMES, argument="names", given=given)
    try:
        found: list[str] = list(given)  # type: ignore[call-overload]
    except TypeError:
        raise ArgumentError(faults.NOT_NAMES, argument="names", given=as_given(given)) from None
    for name in found:
        fits = isinstance(name, str) and not set(name) & set(";\n\r")
        need(fits, faults.NOT_NAMES, argument="names", given=name)
    return found

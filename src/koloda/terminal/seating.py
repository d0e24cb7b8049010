"""Who sits at the table: `--players` and `--seats` mean the same in every command."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import click

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError, quoted
from koloda.terminal import faults

Function = TypeVar("Function", bound=Callable[..., Any])
NUMBER: Final = re.compile(r"[+-]?[0-9]{1,30}", re.ASCII)
YOU: Final = "you"
"""The name of the person in `koloda play`."""


class LineUp(NamedTuple):
    """What was asked for: names seat by seat, numbers of seats, or neither."""

    names: list[str]
    counts: list[int]


def seating_options(
    players: str, seats: str, metavar: str = "NAMES or N"
) -> Callable[[Function], Function]:
    """The two options, each with what it is good for in this command."""

    def add(function: Function) -> Function:
        function = click.option("--seats", metavar="N", help=seats)(function)
        return click.option("--players", metavar=metavar, help=players)(function)

    return add


def line_up(players: str | None, seats: str | None) -> LineUp:
    """Names or numbers from `--players`, beside names also numbers from `--seats`."""
    counts = [] if seats is None else numbers(seats)
    if counts is None:
        raise OptionError(faults.SEAT_NUMBERS, seats=quoted(str(seats)))
    if players is None:
        return LineUp([], counts)
    found = numbers(players)
    if found is None:
        return LineUp(names_in(players), counts)
    if counts:
        raise OptionError(faults.NUMBERS_TWICE, players=quoted(players))
    return LineUp([], found)


def numbers(words: str) -> list[int] | None:
    """The numbers of seats in a comma list, or None when it holds anything else."""
    listed = [word.strip() for word in words.split(",")]
    if not all(NUMBER.fullmatch(word) for word in listed):
        return None
    found = [int(word) for word in listed]
    if len(set(found)) < len(found):
        raise OptionError(faults.SEATS_TWICE, seats=words[:60])
    return found


def names_in(words: str) -> list[str]:
    """The names in a comma list."""
    names = [word.strip() for word in words.split(",")]
    if not all(names) or any(NUMBER.fullmatch(name) for name in names):
        raise OptionError(faults.NAMES_OR_NUMBER, players=quoted(words))
    return names


def seat_counts(game: Game, lined: LineUp) -> list[int]:
    """How many sit: as was said, as many as there are names, or what is usual for the game."""
    if lined.counts:
        return lined.counts
    return [max(len(lined.names), game.seats[0]) if len(lined.names) > 1 else game.usual_seats]


def one_table(game: Game, lined: LineUp) -> int:
    """How many sit where a command plays at one table only."""
    counts = seat_counts(game, lined)
    if len(counts) > 1:
        raise OptionError(faults.ONE_TABLE, seats=",".join(map(str, counts))[:60])
    return counts[0]


def fill(names: list[str], seats: int) -> list[str]:
    """A name for every seat; the list starts again when it is too short."""
    if len(names) > seats:
        raise OptionError(faults.NAMES_AND_SEATS, names=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]

"""What several sub-commands ask for: rules, a seat, a language."""

import datetime
import math
from collections.abc import Callable
from typing import Any, TypeVar

import click

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.options import Value
from koloda.games import all_games
from koloda.terminal import faults

Function = TypeVar("Function", bound=Callable[..., Any])


def known_games(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    """The games whose names begin so, for the shell's completion."""
    return [game.name for game in all_games() if game.name.startswith(begun)]


def known_languages(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    """The languages whose names begin so, for the shell's completion."""
    # Commands that say nothing of their own, like `lab` on a cluster, run without the catalogue.
    from koloda.locales.fluent_files import LANGUAGES

    return [name for name in LANGUAGES if name.startswith(begun)]


def known_presets(ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    """The named rules of the game before them that begin so, for the shell's completion."""
    # While the option has no value yet, the words before it are not read as arguments.
    words = [ctx.params.get("game"), *ctx.args]
    chosen = [game for game in all_games() if game.name in words]
    names = [preset.name for game in chosen for preset in game.presets]
    return [name for name in names if name.startswith(begun)]


game_argument = click.argument("game", shell_complete=known_games)
language_option = click.option(
    "--lang",
    metavar="LANG",
    help="Language: en, ru or it.  [default: your system's, or en]",
    shell_complete=known_languages,
)


class FloatRange(click.FloatRange):
    """Numbers between two bounds; what is no number is outside, though it compares with nothing."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number, or a complaint."""
        found = float(super().convert(value, param, ctx))
        if math.isnan(found):
            self.fail(f"{found} is not a number", param, ctx)
        return found


def number(name: str, default: int, least: int, told: str) -> Callable[[Function], Function]:
    """An option that is a whole number, at least that large."""
    kind = click.IntRange(min=least)
    return click.option(name, type=kind, default=default, show_default=True, metavar="N", help=told)


def seed_option(told: str) -> Callable[[Function], Function]:
    """The number that everything random follows from."""
    return click.option("--seed", type=int, default=1, show_default=True, metavar="N", help=told)


workers_option = click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="Processes; all cores if absent."
)


def rule_options(function: Function) -> Function:
    """The options that say by which rules is played."""
    for option in (
        click.option(
            "--option",
            "-o",
            "pairs",
            multiple=True,
            metavar="NAME=VALUE",
            help="Set one rule, as often as you like; `koloda games GAME` lists them.",
        ),
        click.option(
            "--preset",
            "--edition",
            "preset",
            metavar="NAME",
            help="A named set of rules: for Karma the editions ru, en, full and tiny.",
            shell_complete=known_presets,
        ),
    ):
        function = option(function)
    return function


def agreed_setup(game: Game, seats: int, preset: str | None, pairs: tuple[str, ...]) -> Setup:
    """The rules of the table that was asked for."""
    return game.setup(seats, game.with_files(given_options(game, preset, pairs)))


def given_options(game: Game, preset: str | None, pairs: tuple[str, ...]) -> dict[str, Value]:
    """The options and the preset that were asked for, by name."""
    given: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError(faults.OPTION_PAIR, pair=quoted(pair))
        add(game, given, name, value)
    if preset is not None:
        add(game, given, game.preset_word, preset)
    if game.preset_word in given and not game.presets:
        raise OptionError(faults.NO_PRESETS, game=game.name, preset=game.preset_word)
    return given


def add(game: Game, given: dict[str, Value], name: str, value: str) -> None:
    """Note an option that was not given before."""
    if name in given:
        raise OptionError(faults.OPTION_TWICE, game=game.name, option=quoted(name))
    given[name] = value


def seat_of(setup: Setup, seat: int) -> int:
    """A seat of this table, or a refusal."""
    if not 0 <= seat < setup.players:
        raise OptionError(
            faults.SEATS_OF_TABLE,
            game=setup.game.name,
            players=setup.players,
            last=setup.players - 1,
            seat=seat,
        )
    return seat


def day_named(option: str, given: str | None, usual: datetime.date) -> datetime.date:
    """The day that an option names, or the usual one."""
    if given is None:
        return usual
    try:
        return datetime.date.fromisoformat(given)
    except ValueError:
        raise OptionError(faults.NOT_A_DAY, option=option, given=quoted(given)) from None

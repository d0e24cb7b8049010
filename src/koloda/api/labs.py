"""What a rule changes: the same deals under several rules or numbers of seats."""

from collections.abc import Mapping, Sequence
from html import escape
from os import PathLike
from pathlib import Path
from typing import TypeGuard

from koloda.api import faults
from koloda.api.arguments import NoSuchMeasure, need, rules_of, whole
from koloda.arena.lab.figures import figures
from koloda.arena.lab.lines import lines
from koloda.arena.lab.plan import PLAYOUTS, Plan, swept, variants
from koloda.arena.lab.report import lead, report, subject
from koloda.arena.lab.run import on_this_machine, run, run_contest
from koloda.arena.lab.sections import overview
from koloda.arena.lab.values import Json
from koloda.arena.stats import Mean
from koloda.bots.ladder import find_player
from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.options import Value, show

FRAME = "width:100%;height:70vh;border:0"


class Lab:
    """What an experiment found; prints as lines with 95 % intervals, draws itself in a notebook."""

    def __init__(self, game: Game, figures: Json) -> None:
        self.game = game.name
        """The name of the game."""
        self.title = game.title
        """The name of the game as people see it."""
        self.figures = figures
        """Everything that was measured, as `report.json` of `koloda lab` has it."""

    @property
    def variants(self) -> list[str]:
        """What was compared, each by its label, like `copies=2`."""
        return [variant["label"] for variant in self.figures["variants"]]

    def measure(self, name: str, variant: str | None = None) -> Mean:
        """A measure, like `turns` or `comeback`, of a variant by its label, or of the first one."""
        labels = self.variants
        if variant is not None and variant not in labels:
            raise NoSuchMeasure(faults.NO_VARIANT, given=quoted(variant), there=", ".join(labels))
        found = self.figures["variants"][0 if variant is None else labels.index(variant)]
        if name not in found["measures"]:
            there = ", ".join(found["measures"])
            raise NoSuchMeasure(faults.NO_MEASURE, given=quoted(name), there=there)
        return Mean(**found["measures"][name])

    def report(self) -> str:
        """The whole report with its plots, as a page of HTML."""
        return report(self.figures, self.title, f"koloda.lab({self.game!r}, ...)")

    def save(self, file: str | PathLike[str]) -> None:
        """Write the whole report into a file that a browser shows."""
        Path(file).write_text(self.report(), encoding="utf-8")

    def __str__(self) -> str:
        return "\n".join(lines(self.figures))

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """The measures as a table, and the report with its plots folded below it."""
        compared = self.figures["variants"]
        head = f"<b>{escape(self.title)}: {escape(subject(compared))}</b>"
        page = f'<iframe srcdoc="{escape(self.report())}" style="{FRAME}"></iframe>'
        return (
            f"<div>{head}<p>{lead(self.figures)}</p>{overview(self.figures)}"
            f"<details><summary>The whole report</summary>{page}</details></div>"
        )


def lab(
    game: str,
    vary: Mapping[str, Sequence[Value]] | None = None,
    *,
    bots: str | Sequence[str] = "normal",
    players: int | Sequence[int] | None = None,
    deals: int = 200,
    seed: int = 1,
    workers: int = 1,
    weighed: int = 0,
    better: str = "",
    **options: Value,
) -> Lab:
    """Play the same deals under several rules: `koloda.lab("karma", {"copies": [2, 3]})`.

    Several options make every combination; several numbers of players are compared, too. Bots go
    by name: one level for all seats, or several in turn. Luck is measured in the first `weighed`
    deals, and a `better` bot shows what skill is worth; both take longer.
    """
    need(is_varied(vary), faults.NOT_VARIED, argument="vary", given=vary)
    need(is_named(bots), faults.LAB_BOTS, argument="bots", given=bots)
    if whole("deals", deals) < 1:
        raise OptionError(faults.SMALL_LAB)
    whole("weighed", weighed, 0)
    whole("seed", seed, 0)
    whole("workers", workers, 1)
    need(is_counted(players), faults.NOT_COUNTS, argument="players", given=players)
    for option, values in (vary or {}).items():
        if not values:
            raise OptionError(faults.NO_VALUES, option=option)
    rules = rules_of(game)
    names = [bots] if isinstance(bots, str) else list(bots)
    for name in [*names, *([better] if better else [])]:
        find_player(name)
    seats = [rules.usual_seats] if players is None else players
    counts = [seats] if isinstance(seats, int) else list(seats)
    varied = [(name, [show(value) for value in values]) for name, values in (vary or {}).items()]
    compared = variants(rules, dict(options), varied, counts)
    plan = Plan(
        rules, compared, names, deals, seed, PLAYOUTS, weighed, better, swept(varied, counts)
    )
    runner = on_this_machine(workers)
    played = run(plan, runner, None, lambda *_: None)
    return Lab(rules, figures(plan, played, run_contest(plan, runner, None, lambda *_: None)))


def is_varied(vary: object) -> bool:
    """Whether this names options, each with a list of its values."""
    if vary is None:
        return True
    return isinstance(vary, Mapping) and all(is_list(values) for values in vary.values())


def is_named(bots: object) -> bool:
    """Whether this is a bot's name or a list of names."""
    return isinstance(bots, str) or (is_list(bots) and all(isinstance(bot, str) for bot in bots))


def is_counted(players: object) -> bool:
    """Whether this is a number of seats, a list of them, or nothing."""
    if players is None or isinstance(players, int):
        return True
    return is_list(players) and all(isinstance(count, int) for count in players)


def is_list(given: object) -> TypeGuard[Sequence[object]]:
    """Whether this holds several things and is no text."""
    return isinstance(given, Sequence) and not isinstance(given, str)

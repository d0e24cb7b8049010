"""`koloda lab`: what a rule, a deck or the number of seats changes in a game."""

import json
import os
import re
import shlex
import sys
import time
from pathlib import Path
from typing import Any, Final

import click

from koloda.arena import faults as arena_faults
from koloda.arena.lab.figures import figures
from koloda.arena.lab.lines import lines
from koloda.arena.lab.plan import (
    MOST_VARIANTS,
    PLAYOUTS,
    Plan,
    Varied,
    swept,
    variants,
)
from koloda.arena.lab.report import report
from koloda.arena.lab.run import on_cluster, on_this_machine, run, run_contest
from koloda.arena.lab.sheets import cards_sheet, measures_sheet
from koloda.arena.lab.store import Store
from koloda.bots.ladder import find_player
from koloda.engine.values.errors import OptionError, quoted
from koloda.games import find_game
from koloda.terminal import faults
from koloda.terminal.common import (
    game_argument,
    given_options,
    number,
    rule_options,
    seed_option,
    workers_option,
)
from koloda.terminal.seating import LineUp, line_up, seat_counts, seating_options

RANGE: Final = re.compile(r"(\d+)\.\.(\d+)(?:/(\d+))?")


@click.command("lab")
@game_argument
@click.option(
    "--vary",
    "varied",
    multiple=True,
    metavar="OPTION=A,B,…",
    help="The values of one option to compare; several --vary make every combination.",
)
@seating_options(
    "How many sit at the table, several numbers to compare them, like 2,3; or who, seat by seat, "
    "like normal,hard#200. One name sits everywhere.  [default: normal]",
    "How many sit at the table, where --players has names; several numbers to compare them.",
)
@number("--deals", 200, 1, "Deals for each variant.")
@click.option(
    "--better",
    default="",
    metavar="NAME",
    help="A better player, like hard#200: what skill is worth under each variant.",
)
@number(
    "--weighed",
    0,
    0,
    "Deals in which luck is measured; about half a second each where koloda is compiled.",
)
@number("--playouts", PLAYOUTS, 1, "Playouts from each moment that is looked at.")
@rule_options
@seed_option("Same seed, same games.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Where report.html, report.json and the CSV files go.  [default: lab-GAME]",
)
@click.option("--resume", is_flag=True, help="Go on with the work that is done in DIR.")
@workers_option
@click.option("--ray", "address", metavar="HOST:PORT", help="Work on a Ray cluster, or `auto`.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as one JSON object.")
def command(
    game: str,
    varied: tuple[str, ...],
    players: str | None,
    seats: str | None,
    deals: int,
    better: str,
    weighed: int,
    playouts: int,
    preset: str | None,
    pairs: tuple[str, ...],
    seed: int,
    out: Path | None,
    resume: bool,
    workers: int | None,
    address: str | None,
    as_json: bool,
) -> None:
    """Compare rules, decks or seat counts of GAME on the same deals.

    Writes a report with plots, and the figures as JSON and CSV: length, share of luck, advantage
    of the first seat, what choosing well gains, comebacks, lead changes, tension, drama, how often
    each card is played and how much it and each pair win, actions that nobody chose, all with
    95 % intervals. The result follows from the seed alone.

    \b
    koloda lab unit --vary recovery_suits=any,hearts --deals 2000
    koloda lab karma --vary edition=ru,en --players 2,3,4
    koloda lab unit --vary start0=10..30/5 --better hard#200 --weighed 100
    koloda lab kanobu --vary deck=listed,my-deck.txt --seats 4 --players hard#200
    """
    rules, lined = find_game(game), line_up(players, seats)
    names = lined.names or ["normal"]
    for name in [*names, *([better] if better else [])]:
        find_player(name)
    given, compared = given_options(rules, preset, pairs), read_varied(varied)
    counts = seat_counts(rules, lined)
    tables = variants(rules, given, compared, counts)
    curve = swept(compared, counts)
    plan = Plan(rules, tables, names, deals, seed, playouts, weighed, better, curve)
    runner = on_cluster(address) if address else on_this_machine(workers or os.cpu_count() or 1)
    home = out or Path(f"lab-{game}")
    store = Store(home / "pieces")
    store.prepare(resume)
    played = run(plan, runner, store, Bar().show)
    result = figures(plan, played, run_contest(plan, runner, store, Bar().show))
    write(home, result, rules.title, repeat(plan, varied, lined, preset, pairs))
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False))
    else:
        click.echo("\n".join([*lines(result), f"report: {home / 'report.html'}"]))


def read_varied(words: tuple[str, ...]) -> Varied:
    """The options to vary with their values."""
    found: Varied = []
    for word in words:
        name, equals, values = word.partition("=")
        listed = [number for value in values.split(",") for number in spelled_out(value.strip())]
        if not equals or not name or not all(listed):
            raise OptionError(faults.VARY_PAIR, word=quoted(word))
        found.append((name, listed))
    return found


def spelled_out(value: str) -> list[str]:
    """The numbers of a range like 10..30 or 10..30/5; any other value as it is."""
    found = RANGE.fullmatch(value)
    if found is None:
        return [value]
    low, high, step = (int(part or 1) for part in found.groups())
    if step == 0 or high < low or (high - low) // step > MOST_VARIANTS:
        raise OptionError(faults.VARY_RANGE, word=quoted(value))
    return [str(number) for number in range(low, high + 1, step)]


def repeat(
    plan: Plan, varied: tuple[str, ...], lined: LineUp, preset: str | None, pairs: tuple[str, ...]
) -> str:
    """The command that gives the same figures again."""
    words = ["koloda", "lab", plan.game.name]
    for vary in varied:
        words += ["--vary", vary]
    if lined.counts:
        words += ["--seats", ",".join(map(str, lined.counts))]
    words += ["--players", ",".join(plan.bots)]
    words += ["--preset", preset] if preset else []
    for pair in pairs:
        words += ["--option", pair]
    words += ["--better", plan.better] if plan.better else []
    words += ["--weighed", str(plan.weighed)] if plan.weighed else []
    words += ["--playouts", str(plan.playouts)] if plan.playouts != PLAYOUTS else []
    return shlex.join([*words, "--deals", str(plan.deals), "--seed", str(plan.seed)])


def write(home: Path, result: dict[str, Any], title: str, again: str) -> None:
    """All files of the report, each in its place at once."""
    texts = {
        "report.html": report(result, title, again),
        "report.json": json.dumps(result, ensure_ascii=False, indent=1) + "\n",
        "measures.csv": measures_sheet(result),
        "cards.csv": cards_sheet(result),
    }
    try:
        for name, text in texts.items():
            Store(home).write(name, text)
    except OSError as error:
        raise OptionError(
            arena_faults.CANNOT_WRITE_TO, folder=home, reason=error.strerror
        ) from None


class Bar:
    """How far it is, on the error output of a terminal only."""

    def __init__(self) -> None:
        self.visible = sys.stderr.isatty()
        self.began = time.monotonic()
        self.at_first = -1

    def show(self, done: int, pieces: int) -> None:
        """A bar with the time that is left."""
        if not self.visible:
            return
        if self.at_first < 0:
            self.at_first = done
        filled = 30 * done // pieces
        spent, fresh = time.monotonic() - self.began, done - self.at_first
        left = f", {spent * (pieces - done) / fresh:.0f} s left" if fresh else ""
        bar = "█" * filled + "·" * (30 - filled)
        click.echo(f"\r{bar} {100 * done // pieces} %{left}        ", err=True, nl=done == pieces)

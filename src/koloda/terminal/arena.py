"""`koloda arena`: players against each other on duplicate deals, with intervals and ratings."""

import itertools
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from koloda.arena.adjusted import LEGEND as LUCK_LEGEND
from koloda.arena.adjusted import ROLLOUTS, Adjusted
from koloda.arena.contest import Stopped, contest
from koloda.arena.deals import Played
from koloda.arena.figures import ELO_LEGEND, LEGEND, Undecided, counted, summary, told_apart
from koloda.arena.stats import Mean
from koloda.bots.ladder import find_player
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.terminal import faults
from koloda.terminal.common import (
    agreed_setup,
    game_argument,
    number,
    rule_options,
    seed_option,
    workers_option,
)
from koloda.terminal.seating import LineUp, fill, line_up, one_table, seating_options


@click.command("arena")
@game_argument
@seating_options(
    "Who plays: two or more of random, easy, normal, hard, expert, also expert@0.2 or hard#500, "
    "mine.py:bot, net:FILE or exec:COMMAND.",
    "How many sit at the table, where --players names fewer: the names start again.",
    "NAMES",
)
@click.option("--ladder", is_flag=True, help="Every two of the players in turn, and ratings.")
@number("--deals", 200, 1, "How many deals.")
@rule_options
@seed_option("Same seed, same deals.")
@workers_option
@click.option(
    "--luck-adjusted",
    is_flag=True,
    help="Also the points without what the cards gave, and how many deals that saves.",
)
@click.option("--elo", is_flag=True, help="Also how far each name is above the others in Elo.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    game: str,
    players: str | None,
    seats: str | None,
    ladder: bool,
    deals: int,
    preset: str | None,
    pairs: tuple[str, ...],
    seed: int,
    workers: int | None,
    luck_adjusted: bool,
    elo: bool,
    as_json: bool,
) -> None:
    """Let players meet on the same deals with seats rotated.

    Every deal is played once for each rotation of the players round the table, so that luck is
    shared out. Figures are means over deals with 95 % intervals: `won` is the share of games won,
    `points` the share of the other seats beaten (a draw counts half). Ctrl-C or SIGTERM
    ends it with the figures of what was played.

    With --luck-adjusted every game is analysed as well, which takes 0.1 to 0.6 s more each
    where koloda is compiled, and many times that where it is not.

    \b
    koloda arena karma --players hard,normal --deals 500
    koloda arena karma --players normal,easy --deals 100 --luck-adjusted
    koloda arena kanobu --players expert#300,mine.py:bot --seats 4 --deals 100
    koloda arena unit --ladder --players random,easy,normal,hard#200 --deals 200
    """
    rules, lined = find_game(game), line_up(players, seats)
    entrants = lined.names
    found = [find_player(name) for name in entrants]
    if len(entrants) < 2:
        raise OptionError(faults.SMALL_ARENA)
    at_once = LineUp(entrants[:2], lined.counts) if ladder else lined
    setup = agreed_setup(rules, one_table(rules, at_once), preset, pairs)
    fill(at_once.names, setup.players)
    for player in found:
        player.accept(setup)
    line_ups = list(itertools.combinations(range(len(entrants)), 2)) if ladder else [()]
    played: dict[tuple[int, ...], list[Played]] = {}
    for pair in line_ups:
        chosen = [entrants[place] for place in pair] if ladder else entrants
        cores = workers or os.cpu_count() or 1
        told = shows(" against ".join(chosen))
        rollouts = ROLLOUTS if luck_adjusted else 0
        try:
            with stopped_by_sigterm():
                played[pair] = contest(setup, chosen, deals, seed, cores, told, rollouts)
        except Stopped as stop:
            played |= {pair: stop.played} if stop.played else {}
            known = summary(setup, entrants, deals, seed, played, with_elo=elo)
            tell(known | {"stopped": True}, as_json)
            raise
    tell(summary(setup, entrants, deals, seed, played, with_elo=elo), as_json)


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """SIGTERM does what Ctrl-C does: the figures so far are told."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def tell(result: dict[str, object], as_json: bool) -> None:
    """Print the figures."""
    click.echo(json.dumps(result, ensure_ascii=False) if as_json else table(result))


def shows(what: str) -> Callable[[int], None]:
    """Tell a terminal how far something is, and about how long it will still take."""
    began = time.monotonic()

    def show(percent: int) -> None:
        if sys.stderr.isatty():
            left = (time.monotonic() - began) * (100 - percent) / max(percent, 1)
            rest = f", about {left / 60:.0f} min left" if left >= 60 else f", {left:.0f} s left"
            line = f"{what}: {percent} %{rest if percent < 100 else ''}"
            click.echo(f"\r{line}\033[K", err=True, nl=percent == 100)

    return show


def table(result: dict[str, object]) -> str:
    """The figures as lines."""
    deals, contests = result["deals"], result["contests"]
    assert isinstance(deals, int) and isinstance(contests, list)
    lines = [
        f"{result['game']}, {result['seats']} seats, {counted(deals, 'deal')}, "
        f"seed {result['seed']}"
    ]
    if "stopped" in result:
        known = "of the games that were played:" if contests else "no game is known yet"
        lines.append(f"stopped before the end; {known}")
    for contest_result in contests:
        lines.append(
            f"{contest_result['games']} games, {contest_result['moves_mean']:.1f} moves each"
        )
        for row, name in with_names(contest_result["players"]):
            points, won = Mean(**row["points"]), Mean(**row["won"])
            lines.append(f"  {name}  won {won}   points {points}")
            if "elo" in row:
                lines.append(f"  {' ' * len(name)}  elo {distance(row['elo'])}")
            if rest := row.get("without_luck"):
                mean = Mean(rest["value"], rest["low"], rest["high"])
                lines.append(f"  {' ' * len(name)}  {Adjusted(mean, rest['times'])}")
        ended = Undecided(contest_result["nobody_won"], contest_result["draws"])
        lines += [f"  {line}" for line in ended.lines()]
    rated = result.get("ratings")
    if isinstance(rated, list):
        lines.append("ratings")
        for row, name in with_names(rated):
            lines.append(f"  {name} {distance(row)}")
    rows = [row for one in contests for row in one["players"]]
    legends = {"elo": ELO_LEGEND, "without_luck": LUCK_LEGEND}
    told = [legend for key, legend in legends.items() if any(key in row for row in rows)]
    return "\n".join([*lines, LEGEND, *told])


def distance(row: dict[str, Any]) -> str:
    """A distance in Elo points with its interval."""
    return f"{row['value']:+7.0f} [{row['low']:+.0f}, {row['high']:+.0f}]"


def with_names(rows: list[dict[str, Any]]) -> list[tuple[dict[str, Any], str]]:
    """Every row with its player's name, told apart from the others and as wide as the widest."""
    names = told_apart([row["player"] for row in rows])
    width = max(map(len, names))
    return [(row, f"{name:<{width}}") for row, name in zip(rows, names, strict=True)]

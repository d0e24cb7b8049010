"""Confirmed mistakes and worth of the play of every level, each against the same opponent.

python -m tools.error_check karma --games 100

Mistakes must fall with strength. Rates are compared between like opponents only: whoever plays
against a stronger one has harder choices. Intervals are over games, 95 %.
"""

import argparse
import time
from pathlib import Path
from typing import Final, NamedTuple

from koloda.analysis.account import SURE, Account, seed_of
from koloda.analysis.errors import given_up
from koloda.analysis.mistakes import mistakes_of
from koloda.arena.stats import Mean, mean_of, ratio_of
from koloda.engine.records.record import Record
from tools.kept_games import Kept, seeds
from tools.luck_check import recorded

LEVELS: Final = "random,easy,normal,hard,expert#1500"
AGAINST: Final = "normal"
ITERATIONS: Final = 1600
"""What a choice is judged with, as by `koloda analyse` unless it is asked for more or less."""
ROLLOUTS: Final = 12_000


class Row(NamedTuple):
    """One game of the level that is judged."""

    choices: float
    mistakes: float
    points: float
    """Points of winning chance given up in all choices, measured on fresh worlds."""
    play: float
    """What the own play was worth against par, by what could be seen."""
    noise: float
    """The standard error of that."""


def row_of(record: Record, iterations: int) -> Row:
    """The confirmed mistakes and the play of the first seat."""
    account = Account(record, ROLLOUTS)
    own = [moment for moment in account.moments if moment.seat == 0 and moment.is_choice()]
    found = mistakes_of(own, seed_of(record), iterations)
    play = account.skill(0, account.of_kind("skill", 0))
    lost = sum(given_up(moment, seed_of(record), iterations) for moment in own)
    return Row(len(own), len(found), lost, play.points, play.doubt / SURE)


def text_of(mean: Mean) -> str:
    """A figure for a hundred choices."""
    return f"{100 * mean.value:6.1f} [{100 * mean.low:.1f}, {100 * mean.high:.1f}]"


def line_of(level: str, rows: list[Row]) -> str:
    """The figures of one level."""
    judged = [row for row in rows if row.choices]
    choices = [row.choices for row in judged]
    mistakes = ratio_of([row.mistakes for row in judged], choices)
    points = ratio_of([row.points for row in judged], choices)
    play = mean_of([row.play for row in rows])
    return (
        f"{level:12} mistakes {text_of(mistakes)}  given up {text_of(points)}  "
        f"play a game {play.value:+.1f} ± {play.high - play.value:.1f}  "
        f"({sum(choices):.0f} choices)"
    )


def main() -> None:
    """Play, judge and print a line for every level."""
    words = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--levels", default=LEVELS)
    words.add_argument("--against", default=AGAINST)
    words.add_argument("--iterations", type=int, default=ITERATIONS)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--minutes", type=float, default=600.0, help="fewer games after this long")
    words.add_argument("--keep", type=Path, help="a file of games, to go on with another time")
    words.add_argument("--rows", action="store_true", help="every game, for calibration")
    given = words.parse_args()
    levels = given.levels.split(",")
    what = [given.game, given.against, given.iterations]
    kept = {level: Kept(given.keep, [*what, level]) for level in levels}
    deadline = time.monotonic() + 60 * given.minutes
    for seed in seeds(given.seed, given.games):
        if time.monotonic() >= deadline:
            break
        for level in [each for each in levels if seed not in kept[each].games]:
            record = recorded(given.game, [level, given.against], seed)
            kept[level].keep(seed, row_of(record, given.iterations))
    found = {level: [Row(*row) for row in kept[level].games.values()] for level in levels}
    games = min(len(rows) for rows in found.values())
    print(
        f"{given.game}, {games} games of each level against {given.against}, "
        f"{given.iterations} iterations a choice; for 100 choices:"
    )
    for level, rows in found.items():
        print(line_of(level, rows))
    if given.rows:
        for level, rows in found.items():
            for row in rows:
                print("row", level, *[round(value, 2) for value in row])


if __name__ == "__main__":
    main()

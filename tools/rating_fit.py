"""The rating of one game's play, fitted to what the levels give up in games against `normal`.

python -m tools.rating_fit
python -m tools.rating_fit --games FILE

`koloda.analysis.grades.LADDERS` holds what this prints. For every level: its Elo, from contests of
the levels as they were in these games, and the points given up in a choice with their 95 % interval
over games, as `tools.error_check` printed them. The line is the least-squares line through all
games, every level weighing the same: means and spreads are all it needs. With --games the points
are those of the games that `tools.error_check --keep FILE` has played.
"""

import argparse
import math
from pathlib import Path
from typing import Final, NamedTuple

from koloda.analysis.account import SURE
from koloda.arena.stats import ratio_of
from tools.error_check import AGAINST, ITERATIONS, Row
from tools.kept_games import Kept


class Level(NamedTuple):
    """What one level gave up in its games."""

    name: str
    elo: float
    """Above `normal`."""
    given_up: float
    """Points of winning chance in a choice."""
    reach: float
    """Half the width of its 95 % interval over games."""
    games: int

    def variance(self) -> float:
        """How much single games differ."""
        return self.games * (self.reach / SURE) ** 2


class Line(NamedTuple):
    """A rating for what was given up in a choice."""

    start: float
    slope: float
    doubt: float
    """Half the width of the 95 % interval of one game."""
    explained: float
    """The share of the variance of ratings that a game explains."""


MEASURED: Final = {
    "karma": [
        Level("random", -324, 2.13, 0.525, 40),
        Level("easy", -126, 1.54, 0.46, 40),
        Level("normal", 0, 0.71, 0.40, 40),
        Level("hard", 121, -0.06, 0.35, 40),
        Level("expert#1500", 189, -0.32, 0.265, 40),
    ],
    "kanobu": [
        Level("random", -545, 1.94, 0.24, 60),
        Level("easy", -177, 1.60, 0.38, 60),
        Level("normal", 0, 0.58, 0.20, 60),
        Level("hard", 90, -0.16, 0.10, 60),
        Level("expert#1500", 135, -0.23, 0.105, 60),
    ],
    "unit": [
        Level("random", -614, 3.38, 0.635, 25),
        Level("easy", -95, 1.24, 0.375, 25),
        Level("normal", 0, 0.61, 0.325, 25),
        Level("hard", 151, 0.84, 0.32, 25),
        Level("expert#1500", 237, -0.51, 0.375, 25),
    ],
    # Without `random`: it never wins a game, so it has no Elo, and whoever is lost gives little up.
    "karmaka": [
        Level("easy", -100, 1.44, 0.52, 30),
        Level("normal", 0, 1.63, 0.495, 30),
        Level("hard", 315, -0.06, 0.20, 30),
        Level("expert#1500", 483, -0.36, 0.10, 30),
    ],
}


def mean(values: list[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values)


def line_of(levels: list[Level]) -> Line:
    """The least-squares line of ratings over what was given up."""
    elo, lost = mean([each.elo for each in levels]), mean([each.given_up for each in levels])
    across = mean([(each.given_up - lost) ** 2 + each.variance() for each in levels])
    both = mean([(each.given_up - lost) * (each.elo - elo) for each in levels])
    whole = mean([(each.elo - elo) ** 2 for each in levels])
    slope = -both / across
    rest = whole - both**2 / across
    return Line(elo + slope * lost, slope, SURE * math.sqrt(rest), 1 - rest / whole)


def as_played(game: str, file: Path) -> list[Level]:
    """The levels of a game with what they gave up in the games of a file; none without games."""
    found: list[Level] = []
    for level in MEASURED[game]:
        kept = Kept(file, [game, AGAINST, ITERATIONS, level.name])
        rows = [row for row in (Row(*figures) for figures in kept.games.values()) if row.choices]
        if len(rows) > 1:
            lost = ratio_of([row.points for row in rows], [row.choices for row in rows])
            reach = (lost.high - lost.low) / 2
            found.append(level._replace(given_up=lost.value, reach=reach, games=len(rows)))
    return found


def main() -> None:
    """A line for each game, with the rating that the mean of each level gets."""
    words = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    words.add_argument("--games", type=Path, help="a file of games instead of the figures here")
    file = words.parse_args().games
    found = MEASURED if file is None else {game: as_played(game, file) for game in MEASURED}
    for game, levels in found.items():
        if not levels:
            continue
        line = line_of(levels)
        rated = [
            f"{each.name} {line.start - line.slope * each.given_up:+.0f} ({each.elo:+.0f})"
            for each in levels
        ]
        print(
            f"{game:8} {line.start:+.0f} - {line.slope:.0f} a point ± {line.doubt:.0f}, "
            f"explains {100 * line.explained:.0f} %: {', '.join(rated)}"
        )


if __name__ == "__main__":
    main()

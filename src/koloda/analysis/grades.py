"""How well a seat played one game: what its choices kept, and where that stands on the ladder.

Accuracy is 100 less the points of winning chance that a choice gave up on average. The rating is a
regression over games of the levels (`tools/rating_fit.py`), each level weighing the same; its
interval is that of one game, and it is wide.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from koloda.analysis.account import SURE, Figure, Told, nobody
from koloda.analysis.errors import given_up
from koloda.analysis.moments import Moment
from koloda.engine.contract.setup import Setup

ITERATIONS: Final = 1600
"""What a choice is judged with: always the same, because the ratings were measured with it."""
FEWEST: Final = 5
"""Fewer choices than these are no play to be graded."""
WHOLE: Final = 100.0
"""The accuracy of whoever gives nothing up."""


class Ladder(NamedTuple):
    """The regression of one game: a rating for what was given up in a choice."""

    start: float
    """The rating of whoever gives nothing up, above that of the level `normal`."""
    slope: float
    """What a point of winning chance given up in every choice takes off."""
    doubt: float
    """Half the width of the 95 % interval of one game."""


LADDERS: Final = {
    "karma": Ladder(23, 64, 295),
    "kanobu": Ladder(-5, 126, 370),
    "unit": Ladder(82, 131, 400),
    "karmaka": Ladder(245, 106, 360),
}
"""Measured at tables of two with the usual rules, against `normal`."""


@dataclass(frozen=True)
class Grade:
    """The play of one seat in one game."""

    choices: int
    accuracy: Figure
    rating: Figure | None
    """Elo above the level `normal`; None where it was never measured."""
    given_up: float
    """Points of winning chance that a choice gave up on average; noise may take it below 0."""


def grades_of(
    moments: list[Moment], setup: Setup, seed: int, told: Told = nobody
) -> dict[int, Grade]:
    """The grades of all seats that had enough choices."""
    lost: dict[int, list[float]] = {}
    for place, moment in enumerate(moments):
        told(place / len(moments))
        if moment.is_choice():
            points = given_up(moment, seed, ITERATIONS)
            lost.setdefault(moment.seat, []).append(points)
    return {seat: grade(setup, points) for seat, points in lost.items() if len(points) >= FEWEST}


def grade(setup: Setup, lost: list[float]) -> Grade:
    """The grade for what was given up, choice by choice."""
    count = len(lost)
    mean = sum(lost) / count
    spread = sum((each - mean) ** 2 for each in lost) / (count - 1)
    accuracy = Figure(min(WHOLE, WHOLE - mean), SURE * (spread / count) ** 0.5)
    return Grade(count, accuracy, rating_of(setup, mean), mean)


def rating_of(setup: Setup, mean: float) -> Figure | None:
    """The rating for a mean of points given up, where the game was measured like this."""
    ladder = LADDERS.get(setup.game.name)
    if ladder is None or setup.players != 2 or setup.changed():
        return None
    return Figure(ladder.start - ladder.slope * mean, ladder.doubt)

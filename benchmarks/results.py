"""What was measured: figures with their spread, ratios, and what must be reached."""

from statistics import median
from typing import Any, NamedTuple

Figures = dict[str, list[float]]
"""The readings of one row: a list of rounds for each measure."""


class Row(NamedTuple):
    """Something measured: its name, who runs it, its arguments."""

    name: str
    runner: str
    arguments: tuple[str, ...]


class Goal(NamedTuple):
    """A ratio of two rows that must be reached; without a second row, a rate per second."""

    text: str
    row: str
    measure: str
    other: str
    least: float


class Reading(NamedTuple):
    """A goal, what was measured for it, and whether that is enough."""

    goal: Goal
    middle: float
    best: float

    @property
    def reached(self) -> bool:
        """Whether the median is enough."""
        return self.middle >= self.goal.least


OPENSPIEL = "OpenSpiel crazy_eights, 4 players, from Python"
RLCARD = "RLCard UNO, 2 players, env.step"
OWN_EIGHTS = "crazy eights, 4 players, from Python"
KARMA = "Karma ru, 4 players"
KARMA_PURE = "Karma ru, 4 players, interpreted"

GOALS = [
    Goal("Karma : OpenSpiel's crazy_eights from Python", KARMA, "moves", OPENSPIEL, 20),
    Goal("Karma : RLCard's UNO environment", KARMA, "moves", RLCARD, 100),
    Goal("our crazy eights : OpenSpiel's, both from Python", OWN_EIGHTS, "moves", OPENSPIEL, 5),
    Goal("interpreted Karma : RLCard's UNO environment", KARMA_PURE, "moves", RLCARD, 4),
    Goal("copies of a Karma state in the middle of a game", KARMA, "clone", "", 1e6),
]


def read(goal: Goal, figures: dict[str, Figures]) -> Reading:
    """What was measured for a goal: medians compared, and best compared with best."""
    mine = figures[goal.row][goal.measure]
    other = figures[goal.other][goal.measure] if goal.other else [1.0]
    return Reading(goal, median(mine) / median(other), max(mine) / max(other))


def summary(figures: dict[str, Figures]) -> dict[str, dict[str, dict[str, float]]]:
    """Median, lowest and highest of everything, as whole numbers."""
    return {
        name: {
            measure: {
                "median": round(median(all_)),
                "min": round(min(all_)),
                "max": round(max(all_)),
            }
            for measure, all_ in row.items()
        }
        for name, row in figures.items()
    }


def as_json(figures: dict[str, Figures], memory: dict[str, Any], facts: dict[str, str]) -> Any:
    """The small result that is kept."""
    ratios = [
        {"goal": goal.text, "least": goal.least, "median": round(middle, 2), "best": round(best, 2)}
        for goal, middle, best in (read(goal, figures) for goal in GOALS)
    ]
    return {"how": facts, "goals": ratios, "memory": memory, "rates": summary(figures)}

"""What came out: readings with their spread, ratios within each round, and whether it is enough."""

from statistics import median
from typing import Any, NamedTuple

from benchmarks.rows import Goal

Figures = dict[str, dict[str, list[float]]]
"""For each row and each of its measures, the readings of all rounds."""
Sizes = dict[str, dict[str, float]]
"""For each game, the bytes of its states: mean, most, and the most that a further copy takes."""

MOST_BYTES = 4096


class Reading(NamedTuple):
    """The median of all rounds between the lowest and the highest."""

    low: float
    middle: float
    high: float


def reading(values: list[float]) -> Reading:
    """The lowest, the median and the highest of the readings of all rounds."""
    return Reading(min(values), median(values), max(values))


def read(goal: Goal, figures: Figures) -> Reading:
    """What was measured for a goal; a ratio is that of the two rows in the same round."""
    mine = figures[goal.row][goal.measure]
    if not goal.other:
        return reading(mine)
    other = figures[goal.other][goal.measure]
    return reading([ours / theirs for ours, theirs in zip(mine, other, strict=True)])


def shortfalls(goals: list[Goal], figures: Figures, sizes: Sizes) -> list[str]:
    """One line for each goal that was not reached."""
    lines = [
        f"below the goal: {goal.text}: {read(goal, figures).middle:.2f} of {goal.least:g}"
        for goal in goals
        if read(goal, figures).middle < goal.least
    ]
    for name, size in sizes.items():
        if size["most"] >= MOST_BYTES:
            lines.append(f"above the goal: {name}: {size['most']:.0f} of {MOST_BYTES} bytes")
    return lines


def as_json(goals: list[Goal], figures: Figures, sizes: Sizes, facts: dict[str, str]) -> Any:
    """Everything, for programs."""
    return {
        "how": facts,
        "goals": [
            {"goal": goal.text, "least": goal.least, **read(goal, figures)._asdict()}
            for goal in goals
        ],
        "bytes": sizes,
        "readings": figures,
    }

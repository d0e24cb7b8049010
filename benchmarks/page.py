"""The tables of docs/performance.md, each part of it between two markers."""

from pathlib import Path
from typing import NamedTuple

from benchmarks.results import MOST_BYTES, Figures, Reading, Sizes, read, reading
from benchmarks.rows import Goal

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
MEASURES = ["moves", "games", "clone", "determinize", "iterations"]


class Markers(NamedTuple):
    """The two lines that what a command writes goes between."""

    begin: str
    end: str


MEASURED = Markers("<!-- measured: written by make bench -->", "<!-- end of what was measured -->")
COMPARED = Markers(
    "<!-- compared: written by make bench-before -->", "<!-- end of what was compared -->"
)


def short(value: float) -> str:
    """A number with three digits that count: 8.31 M, 52.0 k."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            value /= size
            return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}{unit}"
    return f"{value:.{2 if value < 1 else 1 if value < 100 else 0}f}"


def spread(found: Reading) -> str:
    """The median with the lowest and the highest reading."""
    return f"{short(found.middle)} ({short(found.low)} – {short(found.high)})"


def tables(goals: list[Goal], figures: Figures, sizes: Sizes, facts: dict[str, str]) -> str:
    """How it was obtained, then goals, rates, memory."""
    lines = [f"- {name}: {value}" for name, value in facts.items()]
    lines += ["", "| goal | at least | measured | |", "|---|---|---|---|"]
    for goal in goals:
        found = read(goal, figures)
        sign = "×" if goal.other else "/s"
        verdict = "reached" if found.middle >= goal.least else "**missed**"
        lines.append(f"| {goal.text} | {short(goal.least)}{sign} | {spread(found)} | {verdict} |")
    lines += ["", "| per second of CPU time | " + " | ".join(MEASURES) + " |"]
    lines.append("|---" * (1 + len(MEASURES)) + "|")
    for name, row in figures.items():
        cells = [spread(reading(row[each])) if each in row else "" for each in MEASURES]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", f"| bytes of one state, below {MOST_BYTES} | mean | largest | largest copy |"]
    lines.append("|---|---|---|---|")
    for name, size in sizes.items():
        lines.append(f"| {name} | {size['mean']:.0f} | {size['most']:.0f} | {size['copy']:.0f} |")
    return "\n".join(lines)


def publish(text: str, place: Markers) -> None:
    """Put the tables between the markers of the page; everything else stays."""
    old = PAGE.read_text(encoding="utf-8")
    before, begin, rest = old.partition(place.begin)
    _, end, after = rest.partition(place.end)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has lost the markers that the tables go between")
    PAGE.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")

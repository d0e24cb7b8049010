"""The tables of docs/performance.md, between its two markers."""

from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.results import GOALS, Figures, read

BEGIN = "<!-- measured: written by make bench -->"
END = "<!-- end of what was measured -->"
MEASURES = ["moves", "games", "clone", "determinize"]


def short(value: float) -> str:
    """A number with three digits that count: 8.31 M, 52.0 k."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            value /= size
            return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}{unit}"
    return f"{value:.{1 if value < 100 else 0}f}"


def spread(all_: list[float]) -> str:
    """The median with the lowest and the highest reading."""
    return f"{short(median(all_))} ({short(min(all_))} - {short(max(all_))})"


def tables(figures: dict[str, Figures], memory: dict[str, Any], facts: dict[str, str]) -> str:
    """Goals, rates, memory, and how they were obtained."""
    lines = ["| what must be reached | at least | medians | best : best |", "|---|---|---|---|"]
    for goal in GOALS:
        _, middle, best = read(goal, figures)
        sign = "×" if goal.other else "/s"
        values = [f"{short(value)}{sign}" for value in (goal.least, middle, best)]
        lines.append(f"| {goal.text} | {' | '.join(values)} |")
    lines += ["", "| per second of CPU time | " + " | ".join(MEASURES) + " |"]
    lines.append("|---" * (1 + len(MEASURES)) + "|")
    for name, row in figures.items():
        cells = [spread(row[measure]) if measure in row else "-" for measure in MEASURES]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", "| bytes of one state | mean | largest |", "|---|---|---|"]
    for name, sizes in memory.items():
        lines.append(f"| {name} | {sizes['mean']:.0f} | {sizes['most']:.0f} |")
    lines += ["", *(f"- {name}: {value}" for name, value in facts.items())]
    return "\n".join(lines)


def publish(page: Path, text: str) -> None:
    """Put the tables between the markers of the page."""
    old = page.read_text(encoding="utf-8")
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page.name} has lost the markers that the tables go between")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")

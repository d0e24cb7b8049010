"""Plots as inline SVG: points with their intervals, and spreads as lines."""

import math
from collections.abc import Callable
from html import escape
from typing import Any, Final, NamedTuple

WIDTH: Final = 680
LEFT: Final = 190
RIGHT: Final = 70
ROW: Final = 24
FOOT: Final = 26
COLOURS: Final = 8
"""The number of colours in the style sheet; further series begin again with the first."""


class Point(NamedTuple):
    """A value with its interval, which may be unknown."""

    label: str
    mean: dict[str, Any]
    colour: int = 0


class Axis(NamedTuple):
    """A scale from left to right."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a value lies."""
        inside = WIDTH - LEFT - RIGHT
        return round(LEFT + inside * (value - self.low) / (self.high - self.low), 1)

    def ticks(self) -> list[float]:
        """About five round numbers."""
        rough = (self.high - self.low) / 5
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(step * number, 10) for number in range(first, last + 1)]


def axis_for(values: list[float]) -> Axis:
    """A scale with a little room on both sides."""
    low, high = min(values), max(values)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return Axis(low - room, high + room)


def svg(height: int, title: str, parts: list[str]) -> str:
    """A picture that scales with the page, with a text alternative for screen readers."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def grid(axis: Axis, height: int, show: Callable[[float], str]) -> list[str]:
    """The scale below and its lines."""
    parts: list[str] = []
    for tick in axis.ticks():
        x = axis.at(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height - FOOT + 4}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 8}">{escape(show(tick))}</text>')
    return parts


def intervals(
    title: str, points: list[Point], show: Callable[[float], str], line: float | None = None
) -> str:
    """A row for each value: a dot, its interval as a bar, the number at the right."""
    ends = [point.mean[name] for point in points for name in ("low", "value", "high")]
    known = [end for end in ends if end is not None]
    axis = axis_for(known + ([] if line is None else [line]))
    height = ROW * len(points) + FOOT + 6
    parts = grid(axis, height, show)
    if line is not None:
        x = axis.at(line)
        parts.append(f'<line class="zero" x1="{x}" x2="{x}" y1="4" y2="{height - FOOT + 4}"/>')
    for number, point in enumerate(points):
        y = 6 + ROW * number + ROW // 2
        colour = f"c{point.colour % COLOURS}"
        value, low, high = (point.mean[name] for name in ("value", "low", "high"))
        parts.append(
            f'<text class="name" x="{LEFT - 10}" y="{y + 4}">{clipped(point.label)}</text>'
        )
        if low is not None and high is not None:
            left, right = axis.at(low), axis.at(high)
            parts.append(f'<line class="bar {colour}" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="{colour}" cx="{axis.at(value)}" cy="{y}" r="4.5"/>')
        parts.append(
            f'<text class="value" x="{WIDTH - 4}" y="{y + 4}">{escape(show(value))}</text>'
        )
    return svg(height, title, parts)


def spreads(title: str, series: list[tuple[str, dict[str, Any]]]) -> str:
    """One stepped line for each series of counts: the share of games by length."""
    height = 220
    longest = max(spread["p99"] + spread["bin"] for _, spread in series)
    axis = Axis(0.0, float(longest))
    tops = [max(spread["counts"]) / sum(spread["counts"]) / spread["bin"] for _, spread in series]
    parts = grid(axis, height, whole)
    floor = height - FOOT
    for number, (label, spread) in enumerate(series):
        steps = [f"M{axis.at(0.0)},{floor}"]
        total = sum(spread["counts"]) * spread["bin"] * max(tops)
        for place, count in enumerate(spread["counts"]):
            start, end = place * spread["bin"], min((place + 1) * spread["bin"], longest)
            if start >= longest:
                break
            y = round(floor - (floor - 12) * count / total, 1)
            steps.append(f"V{y}H{axis.at(float(end))}")
        steps.append(f"V{floor}")
        colour = f"c{number % COLOURS}"
        y = 16 + 18 * number
        parts.append(f'<path class="line {colour}" d="{"".join(steps)}"/>')
        parts.append(f'<circle class="{colour}" cx="10" cy="{y - 4}" r="4.5"/>')
        parts.append(f'<text class="key" x="20" y="{y}">{clipped(label)}</text>')
    return svg(max(height, 24 + 18 * len(series)), title, parts)


def clipped(label: str) -> str:
    """A label that fits beside a plot."""
    return escape(label if len(label) <= 28 else label[:27] + "…")


def whole(value: float) -> str:
    """A number of turns or moves as a label."""
    rounded = round(value, 1) + 0.0  # never "-0.0"
    return f"{rounded:.0f}" if rounded >= 100 or value == int(value) else f"{rounded:.1f}"


def percent(value: float) -> str:
    """A share as a label in percent."""
    return f"{100 * value:.1f} %"


def signed(value: float) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * value:+.1f}"

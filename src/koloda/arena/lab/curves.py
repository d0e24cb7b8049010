"""A figure over the numbers of one option: a line with its band of intervals."""

from collections.abc import Callable
from typing import Any, Final

from koloda.arena.lab.plots import FOOT, axis_for, grid, svg, whole

HEIGHT: Final = 240
TOP: Final = 14


def curve(
    title: str,
    values: list[float],
    means: list[dict[str, Any] | None],
    show: Callable[[float], str],
) -> str:
    """The values of the option from left to right, the figure from bottom to top.

    Where an interval is unknown, as it is after a single deal, the band is as narrow as the line.
    """
    known = sorted(
        (value, mean["value"], *bounds(mean))
        for value, mean in zip(values, means, strict=True)
        if mean is not None
    )
    if not known:
        return ""
    across = axis_for([value for value, *_ in known])
    up = axis_for([figure for _, *figures in known for figure in figures])
    parts = grid(across, HEIGHT, whole)
    floor = HEIGHT - FOOT

    def height(figure: float) -> float:
        return round(floor - (floor - TOP) * (figure - up.low) / (up.high - up.low), 1)

    for tick in up.ticks():
        parts.append(f'<text class="name" x="180" y="{height(tick) + 4}">{show(tick)}</text>')
    over = [f"{across.at(value)},{height(high)}" for value, _, _, high in known]
    under = [f"{across.at(value)},{height(low)}" for value, _, low, _ in reversed(known)]
    parts.append(f'<polygon class="band" points="{" ".join(over + under)}"/>')
    line = " ".join(f"{across.at(value)},{height(middle)}" for value, middle, *_ in known)
    parts.append(f'<polyline class="line c0" points="{line}"/>')
    parts += [
        f'<circle class="c0" cx="{across.at(value)}" cy="{height(middle)}" r="4.5"/>'
        for value, middle, *_ in known
    ]
    return svg(HEIGHT, title, parts)


def bounds(mean: dict[str, Any]) -> tuple[float, float]:
    """The interval of a figure, or the figure itself where nothing is known of it."""
    return (mean["value"],) * 2 if mean["low"] is None else (mean["low"], mean["high"])

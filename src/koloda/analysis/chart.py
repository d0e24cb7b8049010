"""The winning chance over a game as an SVG picture."""

from html import escape
from typing import Final

from koloda.analysis.report import Analysis

WIDTH: Final = 760
HEIGHT: Final = 240
EDGE: Final = 34
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
"""How far apart the numbers below the lines are."""
MOST_NUMBERS: Final = 8
COLOURS: Final = (
    "#2f6fb0",
    "#c0552b",
    "#3d8a4e",
    "#8350a8",
    "#9a7b1d",
    "#46788a",
    "#a8446f",
    "#666",
)


def chart(analysis: Analysis, title: str) -> str:
    """One line for every seat; dots where a card was a stroke of luck, crosses at mistakes."""
    seats = range(analysis.record.setup.players)
    parts = [grid(), moves(len(analysis.account.moments))]
    for seat in seats:
        colour = COLOURS[seat % len(COLOURS)]
        chances = analysis.chances(seat)
        parts.append(band(chances, analysis.doubts(seat), colour))
        points = " ".join(
            f"{x_of(place, len(chances)):.1f},{y_of(chance):.1f}"
            for place, chance in enumerate(chances)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        parts += [
            mark(x_of(stroke.move, len(chances)), y_of(chances[stroke.move]), colour)
            for stroke in analysis.strokes(seat)
        ]
        parts += [
            cross(x_of(each.moment.number, len(chances)), y_of(chances[each.moment.number]), colour)
            for each in analysis.mistakes_by(seat)
        ]
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title, quote=True)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>'


def x_of(place: int, count: int) -> float:
    """Where a move stands, from left to right."""
    return EDGE + (WIDTH - 2 * EDGE) * place / max(1, count - 1)


def y_of(chance: float) -> float:
    """Where a chance stands; estimates may leave the range from 0 to 100 a little."""
    return EDGE + (HEIGHT - 2 * EDGE) * (1 - min(105.0, max(-5.0, chance)) / 100)


def grid() -> str:
    """The lines of 0, 50 and 100."""
    parts = []
    for chance in (0, 50, 100):
        y = y_of(chance)
        parts.append(
            f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" '
            f'stroke="currentColor" stroke-opacity="0.25"/>'
            f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end" font-size="11" '
            f'fill="currentColor">{chance}</text>'
        )
    return "".join(parts)


def moves(last: int) -> str:
    """The numbers of some moves below the lines."""
    step = next((step for step in STEPS if last <= step * MOST_NUMBERS), STEPS[-1])
    return "".join(
        f'<text x="{x_of(move, last + 1):.1f}" y="{HEIGHT - 10}" text-anchor="middle" '
        f'font-size="11" fill="currentColor">{move}</text>'
        for move in range(0, last + 1, step)
    )


def band(chances: list[float], doubts: list[float], colour: str) -> str:
    """The 95 % intervals of a line, as an area behind it."""
    edges = [
        [
            f"{x_of(place, len(chances)):.1f},{y_of(chance + sign * doubt):.1f}"
            for place, (chance, doubt) in enumerate(zip(chances, doubts, strict=True))
        ]
        for sign in (1, -1)
    ]
    points = " ".join([*edges[0], *reversed(edges[1])])
    return f'<polygon points="{points}" fill="{colour}" fill-opacity="0.13"/>'


def mark(x: float, y: float, colour: str) -> str:
    """A dot that marks a moment of the chart."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'


def cross(x: float, y: float, colour: str) -> str:
    """A cross that marks a moment of the chart."""
    return (
        f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10" stroke="{colour}" '
        f'stroke-width="2.5" fill="none"/>'
    )

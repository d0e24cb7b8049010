"""Draws the learning curve: python examples/learn/curve.py build/learn/curve.json PICTURE.svg."""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 360, 64, 44, 20, 48
INK, GRID, LINE, BAND = "#333333", "#dddddd", "#1f6f8b", "#1f6f8b33"


def picture(curve: list[list[float]], title: str) -> str:
    """Mean score against the greedy player, with its 95 % interval, over the time of learning."""
    last = max(point[0] for point in curve) or 1.0
    most = max(abs(point[2]) + point[3] for point in curve) * 1.1

    def x(seconds: float) -> float:
        return LEFT + seconds / last * (WIDTH - LEFT - RIGHT)

    def y(score: float) -> float:
        return TOP + (most - score) / (2 * most) * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="26" font-size="16">{title}</text>',
    ]
    tenths = int(most * 10)
    for tenth in range(-tenths, tenths + 1, 2 if tenths > 4 else 1):
        level = y(tenth / 10)
        colour = INK if tenth == 0 else GRID
        parts.append(f'<path d="M{LEFT} {level:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(f'<text x="{LEFT - 34}" y="{level + 4:.1f}">{tenth / 10:+.1f}</text>')
    for minute in range(int(last // 60) + 1):
        place = x(60 * minute)
        parts.append(
            f'<text x="{place:.1f}" y="{HEIGHT - 26}" text-anchor="middle">{minute}</text>'
        )
    parts.append(
        f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" text-anchor="middle">'
        f"minutes of processor time ({curve[-1][1] / 1e6:.1f} million choices)</text>"
    )
    upper = [f"{x(point[0]):.1f},{y(point[2] + point[3]):.1f}" for point in curve]
    lower = [f"{x(point[0]):.1f},{y(point[2] - point[3]):.1f}" for point in reversed(curve)]
    middle = " ".join(f"{x(point[0]):.1f},{y(point[2]):.1f}" for point in curve)
    parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{BAND}"/>')
    parts.append(f'<polyline points="{middle}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, target = map(Path, sys.argv[1:])
    heading = "Mean score against the player normal (0 is equal play)"
    target.write_text(picture(json.loads(source.read_text()), heading), encoding="utf-8")

"""Rows of cards with their names, for worked examples: what may be played is lifted."""

from typing import Final, NamedTuple

from koloda.art.faces import HEIGHT, WIDTH, back, face
from koloda.art.sheets import definitions
from koloda.art.table import words
from koloda.engine.values.view import HIDDEN

SCALE: Final = 0.62
ACROSS: Final = WIDTH * SCALE + 8
CLOSE: Final = 15
"""From one hidden card to the next."""
DOWN: Final = HEIGHT * SCALE + 44
LIFT: Final = 8
LETTER: Final = 6.6
"""How wide a letter of a label is, about."""
PALE: Final = ' opacity="0.38"'
NEW: Final = (
    '<rect x="-3" y="-3" width="106" height="146" rx="10" fill="none" '
    'stroke="#f2c94c" stroke-width="5"/>'
)
EMPTY: Final = (
    '<rect width="100" height="140" rx="8" fill="none" '
    'stroke="#8fa99f" stroke-width="2" stroke-dasharray="7 6"/>'
)


class Row(NamedTuple):
    """A place with its cards; a mark is `can`, `cannot`, `new` or nothing."""

    label: str
    cards: tuple[str, ...]
    marks: tuple[str, ...]


def strip(game: str, scenes: list[list[Row]], arrow: str = "→") -> str:
    """Pictures from left to right with arrows between them, as SVG that stands alone."""
    parts: list[str] = []
    x, tall = 16.0, max(len(rows) for rows in scenes)
    for number, rows in enumerate(scenes):
        if number:
            parts.append(words(x, tall * DOWN / 2 + 16, 26, "#f2c94c", arrow))
            x += 44
        parts += [row_picture(game, row, x, place) for place, row in enumerate(rows)]
        x += max((row_width(row) for row in rows), default=0.0) + 18
    body = "".join(parts)
    height = tall * DOWN + 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x:g} {height:g}" '
        f'width="{x:g}" height="{height:g}"><defs>{definitions(game, body)}</defs>'
        f'<rect width="{x:g}" height="{height:g}" rx="14" fill="#27463c"/>{body}</svg>\n'
    )


def steps(row: Row) -> list[float]:
    """Where the cards of a row begin: hidden ones lie close together."""
    places, x = [], 0.0
    for card in row.cards:
        places.append(x)
        x += CLOSE if card == HIDDEN else ACROSS
    return places


def row_width(row: Row) -> float:
    """How much room a row needs."""
    return max(max(steps(row), default=0.0) + ACROSS, len(row.label) * LETTER)


def row_picture(game: str, row: Row, x: float, place: int) -> str:
    """A label over its cards; an empty place is an outline."""
    top = place * DOWN + 14
    parts = [words(x, top + 12, 13, "#dfe7df", row.label)]
    drawn = [*zip(steps(row), row.cards, row.marks, strict=True)] or [(0.0, "", "")]
    for step, card, mark in drawn:
        look = EMPTY if not card else back(game) if card == HIDDEN else face(game, card)
        lifted = LIFT if mark == "can" else 0
        frame = NEW if mark == "new" else ""
        pale = PALE if mark == "cannot" else ""
        move = f"translate({x + step:g} {top + 28 - lifted:g}) scale({SCALE})"
        parts.append(f'<g transform="{move}"{pale}>{look}{frame}</g>')
    return "".join(parts)

"""All cards of a game beside each other, with their names: a picture for its rules."""

from typing import Final

from koloda.art.faces import HEIGHT, WIDTH, face
from koloda.art.pieces import lettering
from koloda.art.sheets import definitions

COLUMNS: Final = 10
SCALE: Final = 0.8
ACROSS: Final = WIDTH * SCALE + 12
DOWN: Final = HEIGHT * SCALE + 28
INK: Final = "#f4efe2"


def gallery(game: str, cards: list[tuple[str, str]]) -> str:
    """Cards by token and name, row by row, as SVG that stands alone."""
    parts: list[str] = []
    for number, (token, name) in enumerate(cards):
        x, y = number % COLUMNS * ACROSS + 14, number // COLUMNS * DOWN + 14
        parts.append(
            f'<g transform="translate({x:g} {y:g}) scale({SCALE})">{face(game, token)}</g>'
        )
        below, size = y + HEIGHT * SCALE + 15, max(9.0, min(12.0, 150 / len(name)))
        parts.append(lettering(x + WIDTH * SCALE / 2, below, size, INK, name))
    body = "".join(parts)
    columns = min(COLUMNS, len(cards))
    width, height = columns * ACROSS + 16, -(-len(cards) // COLUMNS) * DOWN + 14
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><defs>{definitions(game, body)}</defs>'
        f'<rect width="{width:g}" height="{height:g}" rx="14" fill="#27463c"/>{body}</svg>\n'
    )

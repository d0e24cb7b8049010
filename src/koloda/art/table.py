"""A view as a picture: every zone with its name and its cards."""

from html import escape
from typing import Final, NamedTuple

from koloda.art.faces import HEIGHT, WIDTH, back, face
from koloda.art.sheets import definitions
from koloda.art.wording import Plain, Wording
from koloda.engine.values.view import HIDDEN, TABLE, View, Zone

SCALE: Final = 0.5
STEP: Final = 34
"""From the left edge of a card to that of the next."""
CLOSE: Final = 7
"""From the left edge of a face-down card to that of the next."""
ROW: Final = HEIGHT * SCALE + 26
TOP: Final = 60
"""Where the first row begins, under the heading and the facts."""
LETTER: Final = 6.2
"""About the width of a small letter, so that facts are cut where the picture ends."""
WIDE_LETTER: Final = 7.2
"""The same of an alphabet with wide letters, so that no name runs into the next."""
MOST: Final = 20
"""Cards of one zone that are drawn; the rest is a number."""
GAP: Final = "-"


class Drawing(NamedTuple):
    """A view drawn on nothing, and the room it needs."""

    body: str
    width: float
    height: float


def picture(view: View) -> str:
    """The table as one seat sees it, as SVG that stands alone."""
    body, width, height = drawing(view)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" aria-label="{escape(view.line())}">'
        f"<defs>{definitions(view.game, body)}</defs>"
        f'<rect width="{width:g}" height="{height:g}" rx="14" fill="#27463c"/>{body}</svg>'
    )


def drawing(view: View, title: str = "", wording: Wording | None = None) -> Drawing:
    """The table as one seat sees it, without the cloth below it; the title says so by itself."""
    told = wording or Plain()
    rows = [[(zone, label(zone, told)) for zone in row] for row in rows_of(view)]
    width = max(720, 24 + max(sum(zone_width(*placed) for placed in row) for row in rows))
    parts = [heading(title or title_of(view)), facts(", ".join(told.facts(view)), width)]
    for number, row in enumerate(rows):
        x = 16.0
        for zone, name in row:
            parts.append(f'<g transform="translate({x:g} {TOP + number * ROW:g})">')
            parts.append(zone_picture(view.game, zone, name) + "</g>")
            x += zone_width(zone, name)
    return Drawing("".join(parts), width, TOP + 8 + len(rows) * ROW)


def rows_of(view: View) -> list[list[Zone]]:
    """The zones of each seat in a row of their own, those of the table first."""
    owners = [TABLE, *range(view.players)]
    rows = [[zone for zone in view.zones if zone.owner == owner] for owner in owners]
    return [row for row in rows if row]


def title_of(view: View) -> str:
    """What is seen, by whom, and whose move it is."""
    return str(view).partition("\n")[0]


def heading(title: str) -> str:
    """The line at the top."""
    return words(16, 26, 15, "#f4efe2", title)


def facts(told: str, width: float) -> str:
    """What everybody knows besides the cards, as far as it fits on a line."""
    room = int((width - 32) / LETTER)
    return words(16, 45, 12, "#cfd8cf", told if len(told) <= room else told[: room - 1] + "…")


def words(x: float, y: float, size: int, ink: str, text: str) -> str:
    """A line of text."""
    style = f'font-size="{size}" fill="{ink}" font-family="sans-serif"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'


def steps(zone: Zone) -> list[int]:
    """Where the cards of a zone begin: backs lie close together, faces so that one reads them."""
    places, x = [], 0
    for card in zone.cards[-MOST:]:
        places.append(x)
        x += CLOSE if card == HIDDEN else STEP
    return places


def label(zone: Zone, wording: Wording) -> str:
    """The name of a zone with the number of its cards."""
    return f"{wording.place(zone)} · {sum(card != GAP for card in zone.cards)}"


def zone_width(zone: Zone, name: str) -> float:
    """How much room a zone needs, its name included."""
    cards = max(steps(zone), default=0) + WIDTH * SCALE + 28
    return max(96.0, cards, len(name) * WIDE_LETTER + 12)


def zone_picture(game: str, zone: Zone, name: str) -> str:
    """The name of a zone over its cards."""
    parts = [words(0, 10, 12, "#cfd8cf", name)]
    for x, card in zip(steps(zone), zone.cards[-MOST:], strict=True):
        drawn = "" if card == GAP else back(game) if card == HIDDEN else face(game, card)
        parts.append(f'<g transform="translate({x} 16) scale({SCALE})">{drawn}</g>')
    return "".join(parts)

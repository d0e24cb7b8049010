"""A view as text and as a picture."""

from html import escape

from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.view import HIDDEN, TABLE, View
from koloda.envs import faults

MODES = ("ansi", "svg")
WIDTH, HEIGHT, GAP, MARGIN, LABEL = 38, 54, 6, 12, 120
FACE, BACK, INK, PAPER, LIT = "#fffdf5", "#5b7553", "#2b2b2b", "#e9efe4", "#c2571a"


def text(view: View) -> str:
    """One line for the open question, one for each fact and zone."""
    asked = " ".join(f"seat {seat}" for seat in view.to_act if seat >= 0) or "nobody"
    lines = [f"{view.game}: {view.prompt}, {asked} to choose"]
    if view.outcome is not None:
        lines = [f"{view.game}: over, {view.outcome}"]
    lines += [f"{name}: {value}" for name, value in view.facts.items()]
    return "\n".join(lines + [str(zone) for zone in view.zones])


def svg(view: View) -> str:
    """The zones below each other, their cards side by side; who owes a choice is marked."""
    rows = [zone for zone in view.zones if zone.cards]
    most = max([len(zone.cards) for zone in rows], default=1)
    width = 2 * MARGIN + LABEL + most * (WIDTH + GAP)
    height = 2 * MARGIN + (len(rows) + 1) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(f'{view.game}: {view.prompt}')}</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    facts = ", ".join(f"{name} {value}" for name, value in view.facts.items())
    heading = f"{view.game}: {view.prompt}. {facts}"
    parts.append(f'<text x="{MARGIN}" y="{MARGIN + 20}">{escape(heading)}</text>')
    for line, zone in enumerate(rows, 1):
        y = MARGIN + line * (HEIGHT + GAP)
        owner = "" if zone.owner == TABLE else f" {zone.owner}"
        colour = LIT if zone.owner >= 0 and zone.owner in view.to_act else INK
        label = escape(zone.name + owner)
        parts.append(f'<text x="{MARGIN}" y="{y + 32}" fill="{colour}">{label}</text>')
        for place, card in enumerate(zone.cards):
            parts.append(card_svg(card, MARGIN + LABEL + place * (WIDTH + GAP), y))
    return "\n".join([*parts, "</svg>"]) + "\n"


def card_svg(card: str, x: int, y: int) -> str:
    """One card with its token, or its back."""
    fill = BACK if card == HIDDEN else FACE
    box = f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5" fill="{fill}"'
    if card == HIDDEN:
        return f"{box}/>"
    middle = x + WIDTH // 2
    token = f'<text x="{middle}" y="{y + 32}" text-anchor="middle">{escape(card)}</text>'
    return f'{box} stroke="{INK}"/>{token}'


def check(mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if mode is not None and mode not in MODES:
        raise OptionError(faults.RENDER_MODE, known=", ".join(MODES), mode=quoted(mode))


def picture(view: View, mode: str | None) -> str:
    """The view in a render mode."""
    if mode is None:
        raise OptionError(faults.NO_RENDER_MODE, known=", ".join(MODES))
    check(mode)
    return text(view) if mode == "ansi" else svg(view)

"""What the faces of all games are put together from."""

from html import escape
from typing import Final

FONT: Final = "Alegreya, Georgia, serif"


def use(name: str, place: str = "", more: str = "") -> str:
    """A drawing of the sheet; symbols fill the card, other parts lie where they are put."""
    move = f' transform="{place}"' if place else ""
    return f'<use href="#{name}" width="100" height="140"{move}{more}/>'


def lettering(x: float, y: float, size: float, ink: str, words: str) -> str:
    """Words in the display face, centred."""
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size:.1f}" '
        f'font-weight="800" font-family="{FONT}" fill="{ink}">{escape(words)}</text>'
    )

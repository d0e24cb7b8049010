"""Faces of Karmaka: a colour's ground, an emblem, the points, the name."""

from typing import Final

from koloda.art.pieces import lettering, use

COLOURS: Final = {
    "red": "panic dwindle crisis roulette hells_heart vengeance spite",
    "green": "another_day recycle salvage longevity sowing journey jubilee",
    "blue": "transmigrate peek destiny stolen_dreams denial swindle thievery",
    "mosaic": "embody mimic",
}
ONE_POINT: Final = (
    *("panic", "dwindle", "another_day", "recycle"),
    *("transmigrate", "peek", "embody", "mimic"),
)
THREE_POINTS: Final = ["vengeance", "spite", "journey", "jubilee", "swindle", "thievery"]


def colour_of(card: str) -> str:
    """The colour of a card."""
    return next(colour for colour, cards in COLOURS.items() if card in cards.split())


def points_of(card: str) -> int:
    """The points of a card."""
    return 1 if card in ONE_POINT else 3 if card in THREE_POINTS else 2


def face(card: str) -> str:
    """The colour's ground, the emblem, points and sign in the corner, the name below."""
    colour = colour_of(card)
    name = card.replace("_", " ").title()
    return (
        f'{use(f"kk-bg-{colour}")}<svg x="20" y="20" width="72" height="72">'
        f'<use href="#kk-em-{card}" width="72" height="72"/></svg>'
        f"{lettering(15, 28, 27, '#fff', str(points_of(card)))}"
        f'<svg x="7" y="33" width="16" height="16" fill="#fff">'
        f'<use href="#kk-su-{colour}" width="16" height="16"/></svg>'
        f'<rect y="108" width="100" height="32" fill="#f6ead0"/>'
        f"{lettering(50, 129, min(14.0, 160 / len(name)), '#2a1f12', name)}"
    )

"""Faces of Unit: playing cards in four inks, so that no two suits look alike."""

from typing import Final

from koloda.art.pieces import lettering, use

INKS: Final = {"S": "#1b2744", "H": "#bf1d38", "D": "#b04400", "C": "#11603f"}


def face(card: str) -> str:
    """Paper, the picture of the card, and rank and suit in the corner."""
    joker = card.startswith("X")
    suit = {"B": "S", "R": "H"}[card[-1]] if joker else card[-1]
    corner = use("un-X", "translate(13 20) scale(0.9)")
    if not joker:
        sign = use(f"un-{suit}", "translate(13 39) scale(0.62)")
        corner = lettering(13, 27, 27, INKS[suit], card[:-1]) + sign
    return f'<g fill="{INKS[suit]}">{use("un-paper")}{use(f"un-{card}")}{corner}</g>'

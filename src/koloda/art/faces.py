"""The face and back of every card as SVG, 100 wide and 140 high; composed as in the browser."""

from typing import Final

from koloda.art import kanobu, karmaka, unit
from koloda.art.pieces import lettering, use
from koloda.art.sheets import sheet

WIDTH: Final = 100
HEIGHT: Final = 140
PREFIXES: Final = {"karma": "ka", "kanobu": "kn", "unit": "un", "karmaka": "kk"}


def face(game: str, card: str) -> str:
    """A card's face; a game without drawings has its tokens on plain paper."""
    drawings = sheet(game)
    if game == "karma" and f"ka-{card}" in drawings:
        return use(f"ka-{card}")
    if game == "kanobu" and f"kn-{card.partition('=')[0].partition('-')[2]}" in drawings:
        return kanobu.face(card)
    if game == "unit" and f"un-{card}" in drawings:
        return unit.face(card)
    if game == "karmaka" and f"kk-em-{card}" in drawings:
        return karmaka.face(card)
    paper = '<rect width="100" height="140" rx="8" fill="#fffdf6" stroke="#c9bfa8"/>'
    return paper + lettering(50, 80, min(34.0, 150 / max(1, len(card))), "#1b2744", card)


def back(game: str) -> str:
    """The back of a game's cards."""
    name = f"{PREFIXES.get(game, '')}-back"
    if name in sheet(game):
        return use(name)
    return (
        '<rect width="100" height="140" rx="8" fill="#3a4256"/>'
        '<rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="#9aa6c2"/>'
    )

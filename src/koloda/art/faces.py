"""The face and back of every card as SVG, 100 wide and 140 high; composed as in the browser."""

from collections.abc import Callable
from typing import Final, NamedTuple

from koloda.art import kanobu, karmaka, unit
from koloda.art.pieces import lettering, use
from koloda.art.sheets import sheet

WIDTH: Final = 100
HEIGHT: Final = 140
PREFIXES: Final = {"karma": "ka", "kanobu": "kn", "unit": "un", "karmaka": "kk"}


class Drawn(NamedTuple):
    """How the cards of a game are drawn: the drawing that a card needs, and the whole face."""

    drawing: Callable[[str], str]
    face: Callable[[str], str]


def karma_drawing(card: str) -> str:
    """Every card of Karma is one drawing."""
    return f"ka-{card}"


def kanobu_drawing(card: str) -> str:
    """The symbol of a card of Kanobu, whatever its colours."""
    return f"kn-{card.partition('=')[0].partition('-')[2]}"


def unit_drawing(card: str) -> str:
    """Every card of Unit has a drawing."""
    return f"un-{card}"


def karmaka_drawing(card: str) -> str:
    """The emblem of a card of Karmaka."""
    return f"kk-em-{card}"


def karma_face(card: str) -> str:
    """The drawing is the face."""
    return use(karma_drawing(card))


DRAWN: Final = {
    "karma": Drawn(karma_drawing, karma_face),
    "kanobu": Drawn(kanobu_drawing, kanobu.face),
    "unit": Drawn(unit_drawing, unit.face),
    "karmaka": Drawn(karmaka_drawing, karmaka.face),
}


def face(game: str, card: str) -> str:
    """A card's face; a game without drawings has its tokens on plain paper."""
    drawn = DRAWN.get(game)
    if drawn is not None and drawn.drawing(card) in sheet(game):
        return drawn.face(card)
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

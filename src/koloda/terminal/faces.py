"""How a card looks in a terminal: a few letters, a sign and its colours."""

from collections.abc import Callable
from typing import Final, NamedTuple

from koloda.engine.values.view import HIDDEN
from koloda.terminal.questions.french import SUITS

PAPER: Final = "#f6efdf"
INK: Final = "#1b2744"


class Face(NamedTuple):
    """What stands on a card: its corner, its sign, and the colours of print and paper."""

    corner: str
    sign: str
    ink: str = INK
    paper: str = PAPER
    second: str = ""
    """The paper of the right half, for cards of two colours."""


BACK: Final = Face("", "▒", "#c9b68f", "#5b2340")
SUIT_INKS: Final = {"S": "#1b2744", "H": "#b3182d", "D": "#b34700", "C": "#17603a"}
KARMA_CARDS: Final = {
    "GP": Face("GP", "→", "#ffffff", "#7d1434"),
    "PT": Face("PT", "▲", "#ffffff", "#123f7d"),
    "BU": Face("BU", "⇅", "#ffffff", "#43207c"),
    "FB": Face("FB", "≤5", "#ffffff", "#0d5238"),
}
COLOURS: Final = {
    "B": "#1f5fc4",
    "G": "#1c7a3d",
    "R": "#b3182d",
    "Y": "#d9a400",
    "P": "#6a2fa3",
}
SIGNS: Final = {
    "rock": "●",
    "scissors": "✂",
    "paper": "▬",
    "skip": "⊘",
    "reverse": "⇄",
    "three": "+3",
    "two": "+2",
    "one": "+1",
    "chance": "?!",
    "star": "★",
    "cancel": "✕",
    "colour": "◆",
}
KARMAKA: Final = {
    "R": ("♦", "#8f1d1d", "panic dwindle crisis roulette hells_heart vengeance spite", "1122233"),
    "G": (
        "♣",
        "#1d5f32",
        "another_day recycle salvage longevity sowing journey jubilee",
        "1122233",
    ),
    "B": (
        "♠",
        "#1d3f8f",
        "transmigrate peek destiny stolen_dreams denial swindle thievery",
        "1122233",
    ),
    "M": ("▦", "#4a2f6b", "embody mimic", "11"),
}
PLAIN: Final = {
    "♠": "s", "♥": "h", "♦": "d", "♣": "c", "●": "o", "✂": "x", "▬": "=", "⊘": "/", "⇄": "<>",
    "★": "*", "✕": "X", "◆": "#", "→": ">", "▲": "^", "⇅": "ud", "≤5": "<6", "▒": "#", "▦": "%",
    "❀": "*", "…": "...", "—": "-", "−": "-", "–": "-", "×": "x", "’": "'", "▶": ">",
}  # fmt: skip


def face(game: str, token: str) -> Face:
    """A card's look; a game that is not known here shows its tokens."""
    if token == HIDDEN:
        return BACK
    return FACES.get(game, token_face)(token)


def token_face(token: str) -> Face:
    """The beginning of a token that has no look of its own."""
    return Face(token[:5], "")


def karma_face(token: str) -> Face:
    """The letters of a karma card, or a number in the colour of its height."""
    return KARMA_CARDS.get(token) or Face(token, "❀", karma_ink(token))


def unit_face(token: str) -> Face:
    """Rank and suit, or a joker in the colour of its suits."""
    suit = token[-1:]
    if suit in SUITS:
        return Face(token[:-1] + SUITS[suit], SUITS[suit], SUIT_INKS[suit])
    return Face("Jo", "★", SUIT_INKS["S" if token == "XB" else "H"])


def karma_ink(token: str) -> str:
    """Low numbers are cold, high ones warm."""
    number = int(token) if token.isdigit() else 0
    return "#1d4f8f" if number <= 5 else "#1c6a4a" if number <= 10 else "#a3341d"


def kanobu_face(token: str) -> Face:
    """Colour letters over the sign; a named colour is the one that counts."""
    card, _, named = token.partition("=")
    colours, _, symbol = card.partition("-")
    first = named or colours[:1]
    ink = "#1b1b1b" if first == "Y" else "#ffffff"
    corner = colours + (f"={named}" if named else "")
    second = COLOURS.get(colours[1:2], "") if not named else ""
    return Face(corner, SIGNS.get(symbol, symbol[:4]), ink, COLOURS.get(first, INK), second)


def karmaka_face(token: str) -> Face:
    """Its points over the sign of its colour."""
    for letter, (sign, paper, names, values) in KARMAKA.items():
        if token in names.split():
            return Face(values[names.split().index(token)] + letter, sign, "#ffffff", paper)
    return token_face(token)


FACES: Final[dict[str, Callable[[str], Face]]] = {
    "karma": karma_face,
    "unit": unit_face,
    "kanobu": kanobu_face,
    "karmaka": karmaka_face,
}


def plain(text: str) -> str:
    """A text with letters in place of the signs that an old terminal lacks."""
    for sign, letters in PLAIN.items():
        text = text.replace(sign, letters)
    return text

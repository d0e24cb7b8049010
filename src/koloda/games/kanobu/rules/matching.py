"""Which card may lie on which (N7-N9, N11-N15, N25, R1-R5, R10, R16, R24).

The rule book's examples follow: blue 3 Cards on red 3 Cards, on any blue, on purple, on a card of
two colours with blue (N11); red Rock on Scissors with red, on any red but Rock and Paper, on
purple (N13), and not on Rock or Scissors without red (N14).
"""

from koloda.engine.containers.bits import has
from koloda.engine.containers.wide_bits import WideBitsTable
from koloda.games.kanobu.cards import ATTACKS, BEATS, CANCEL, SYMBOLS, Pack, is_sign


class Matching:
    """What fits on each face of the pile and what answers each effect, as tables for play."""

    def __init__(self, pack: Pack) -> None:
        faces = range(pack.nothing + 1)
        self.fits = WideBitsTable([fitting(pack, face) for face in faces])
        """By face, the kinds that may be played on it."""
        self.answers = WideBitsTable([answering(pack, symbol) for symbol in range(len(SYMBOLS))])
        """By symbol, the kinds that answer the effect of it."""


def fitting(pack: Pack, face: int) -> list[int]:
    """The kinds that may be played on a face."""
    return [kind for kind in range(pack.kinds) if fits(pack, kind, face)]


def answering(pack: Pack, symbol: int) -> list[int]:
    """The kinds that answer an effect: the same symbol in any colour, and Cancel (R16)."""
    if symbol not in ATTACKS:
        return []
    return pack.having(symbol) + pack.having(CANCEL)


def fits(pack: Pack, kind: int, face: int) -> bool:
    """Whether a card may be played on a face; Chance has one more condition (N22)."""
    colours, symbol = pack.colours[kind], pack.symbols[kind]
    if colours == 0 or face == pack.nothing:
        return True  # N9, R10
    if pack.names_colour(face):
        return has(colours, face - pack.named)  # N25, R24
    top = pack.face_kinds[face]
    if pack.colours[top] == 0:
        return True  # N9, R5
    shares_colour = colours & pack.colours[top] != 0  # N8, N15, R1, R4
    if is_sign(symbol) and is_sign(pack.symbols[top]):
        return shares_colour and beats(symbol, pack.symbols[top])  # N12-N14, R2
    if is_sign(symbol):
        return shares_colour  # N13, N14, R2
    return shares_colour or symbol == pack.symbols[top]  # N7, N11, R3


def beats(symbol: int, other: int) -> bool:
    """Rock beats Scissors, Scissors beat Paper, Paper beats Rock (N12)."""
    return BEATS[symbol] == other

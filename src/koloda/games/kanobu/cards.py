"""The cards of Kanobu: symbols, colours and the tables derived from a deck (N1)."""

from typing import Final

from koloda.engine.containers.ints import i64, vec
from koloda.engine.containers.wide_bits import WideBitsTable, wide_bits

SYMBOLS: Final = [
    "rock", "scissors", "paper", "skip", "three", "one", "two", "chance",
    "reverse", "star", "cancel", "colour",
]  # fmt: skip
NO_SYMBOL: Final = -1
ROCK: Final = 0
SCISSORS: Final = 1
PAPER: Final = 2
SKIP: Final = 3
THREE: Final = 4
ONE: Final = 5
TWO: Final = 6
CHANCE_CARD: Final = 7
REVERSE: Final = 8
STAR: Final = 9
CANCEL: Final = 10
COLOUR: Final = 11

SIGNS: Final = (ROCK, SCISSORS, PAPER)
BEATS: Final = {ROCK: SCISSORS, SCISSORS: PAPER, PAPER: ROCK}
"""The sign that each sign beats (N12)."""
ATTACKS: Final = (SKIP, THREE, ONE, TWO, CHANCE_CARD)
"""The symbols whose effect awaits an answer of the next player (N17, N18, N20-N22)."""

COLOURS: Final = "BGRY"
COLOUR_NAMES: Final = ["blue", "green", "red", "yellow"]
PURPLE: Final = "P"
COLOUR_SETS: Final = ["B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY", PURPLE]

IDLE: Final = "=idle"
"""Marks a Reverse on the pile that has not changed the direction."""


def is_sign(symbol: i64) -> bool:
    """Whether a symbol is Rock, Scissors or Paper."""
    return symbol in (ROCK, SCISSORS, PAPER)


def is_attack(symbol: i64) -> bool:
    """Whether the effect of a symbol awaits an answer of the next player."""
    return symbol in (SKIP, THREE, ONE, TWO, CHANCE_CARD)


def sort_key(token: str) -> tuple[int, int]:
    """Kinds are numbered by symbol, then by colours."""
    colours, _, symbol = token.partition("-")
    return SYMBOLS.index(symbol), COLOUR_SETS.index(colours)


def colour_bits(token: str) -> int:
    """The colours of a card as bits; purple has none."""
    colours = token.partition("-")[0]
    return sum(1 << place for place, colour in enumerate(COLOURS) if colour in colours)


def having(symbol: int, symbols: list[int]) -> list[int]:
    """The kinds with that symbol, if these are the symbols of all kinds."""
    return [kind for kind, own in enumerate(symbols) if own == symbol]


class Pack:
    """All cards of one game by kind.

    A face is a card as it lies on the pile: the kinds come first, then Colour change with one of
    the four colours named, then every Reverse that has not changed the direction (R33), then no
    card at all.
    """

    def __init__(self, counts: dict[str, int]) -> None:
        self.counts = counts
        self.tokens = sorted(counts, key=sort_key)
        self.kinds: i64 = len(self.tokens)
        symbols = [sort_key(token)[0] for token in self.tokens]
        self.symbols = vec[i64](symbols)
        self.colours = [colour_bits(token) for token in self.tokens]
        self.signs: i64 = sum(symbol in SIGNS for symbol in symbols)
        """How many kinds are Rock, Scissors or Paper; they are the first."""
        self.cards = [kind for kind, token in enumerate(self.tokens) for _ in range(counts[token])]
        # Faces.
        self.named: i64 = len(self.tokens)
        """The face of Colour change with the first colour named."""
        reverses = having(REVERSE, symbols)
        idle = len(self.tokens) + len(COLOURS)
        self.nothing: i64 = idle + len(reverses)
        """The face of an empty pile."""
        idle_faces = [
            idle + reverses.index(kind) if kind in reverses else kind
            for kind in range(len(self.tokens))
        ]
        self.idle_faces = vec[i64](idle_faces)
        """The face of a card that lies on the pile without having had its effect."""
        change = symbols.index(COLOUR) if COLOUR in symbols else -1
        face_kinds = [*range(len(self.tokens)), *[change] * len(COLOURS), *reverses]
        self.face_kinds = vec[i64](face_kinds)
        self.face_tokens = [
            *self.tokens,
            *(f"P-colour={colour}" for colour in COLOURS),
            *(self.tokens[kind] + IDLE for kind in reverses),
        ]
        # Sets of kinds.
        self.skips = wide_bits(having(SKIP, symbols))
        self.chances = wide_bits(having(CHANCE_CARD, symbols))
        self.cancels = wide_bits(having(CANCEL, symbols))
        self.attacks = wide_bits([kind for symbol in ATTACKS for kind in having(symbol, symbols)])
        self.coloured = wide_bits([kind for kind in range(len(symbols)) if self.colours[kind]])
        self.all_colours = wide_bits([COLOURS.index(colour) for colour in COLOURS])
        self.sign_kinds = WideBitsTable([having(sign, symbols) for sign in SIGNS])
        """The kinds of Rock, of Scissors and of Paper."""
        self.all_signs = wide_bits([kind for sign in SIGNS for kind in having(sign, symbols)])

    def having(self, symbol: int) -> list[int]:
        """The kinds with that symbol."""
        return having(symbol, list(self.symbols))

    def names(self, cards: list[int]) -> tuple[str, ...]:
        """Cards as their tokens."""
        return tuple(self.tokens[kind] for kind in cards)

    def names_colour(self, face: i64) -> bool:
        """Whether a face is a Colour change with a colour named."""
        return self.named <= face < self.named + len(COLOURS)

    def symbol_on(self, face: i64) -> i64:
        """The symbol of the card that a face shows."""
        return self.symbols[self.face_kinds[face]]

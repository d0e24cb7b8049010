"""The cards of Kanobu: symbols, colours, and what fits on what (N7-N15, N25, R1-R5)."""

from typing import Final

from koloda.engine.containers.ints import i64, vec

SYMBOLS: Final = [
    "rock", "scissors", "paper", "skip", "three", "one", "two", "chance",
    "reverse", "star", "cancel", "colour",
]  # fmt: skip
NO_SYMBOL: Final = -1
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

AMOUNTS: Final = vec[i64]([0, 0, 0, 1, 3, 1, 2, 3])
"""What an effect that awaits an answer starts with: cards to draw, for Skip one turn (N17-N22)."""

COLOURS: Final = "BGRY"
COLOUR_NAMES: Final = ["blue", "green", "red", "yellow"]
PURPLE: Final = "P"
COLOUR_SETS: Final = ["B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY", PURPLE]

IDLE: Final = "=idle"
"""Marks a Reverse on the pile that has not changed the direction."""

WORD: Final = 60
"""Sets of kinds have one bit for each kind: `low` for the first 60 kinds, `high` for the rest."""
HIGHEST_BIT: Final = 1 << (WORD - 1)


def one_bit(place: i64) -> i64:
    """The number with that one bit."""
    # A literal shifted left by a variable is compiled as a 32-bit shift; this is not.
    return HIGHEST_BIT >> (WORD - 1 - place)


def sort_key(token: str) -> tuple[int, int]:
    """Kinds are numbered by symbol, then by colours."""
    colours, _, symbol = token.partition("-")
    return SYMBOLS.index(symbol), COLOUR_SETS.index(colours)


def colour_bits(token: str) -> int:
    """The colours of a card as bits; purple has none."""
    colours = token.partition("-")[0]
    return sum(1 << place for place, colour in enumerate(COLOURS) if colour in colours)


def beats(symbol: int, other: int) -> bool:
    """Rock beats Scissors, Scissors beat Paper, Paper beats Rock (N12)."""
    return (symbol + 1) % 3 == other


class Pack:
    """All cards of one game by kind, and what fits on what.

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
        self.signs: i64 = sum(symbol <= PAPER for symbol in symbols)
        """How many kinds are Rock, Scissors or Paper; they are the first."""
        self.cards = [kind for kind, token in enumerate(self.tokens) for _ in range(counts[token])]
        self.named: i64 = len(self.tokens)
        """The face of Colour change with the first colour named."""
        turners = self.having(REVERSE)
        idle = len(self.tokens) + len(COLOURS)
        self.nothing: i64 = idle + len(turners)
        """The face of an empty pile."""
        idle_faces = [
            idle + turners.index(kind) if kind in turners else kind
            for kind in range(len(self.tokens))
        ]
        self.idle_faces = vec[i64](idle_faces)
        """The face of a card that lies on the pile without having had its effect."""
        change = symbols.index(COLOUR) if COLOUR in symbols else -1
        face_kinds = [*range(len(self.tokens)), *[change] * len(COLOURS), *turners]
        self.face_kinds = vec[i64](face_kinds)
        self.face_tokens = [
            *self.tokens,
            *(f"P-colour={colour}" for colour in COLOURS),
            *(self.tokens[kind] + IDLE for kind in turners),
        ]
        fitting = [self.fitting(face) for face in range(self.nothing + 1)]
        self.fit_low = vec[i64]([low_word(kinds) for kinds in fitting])
        self.fit_high = vec[i64]([high_word(kinds) for kinds in fitting])
        # The same symbol in any colour, and Cancel, answer an effect (R16).
        answers = [self.having(symbol) + self.having(CANCEL) for symbol in range(CANCEL)]
        self.answer_low = vec[i64]([low_word(kinds) for kinds in answers])
        self.answer_high = vec[i64]([high_word(kinds) for kinds in answers])
        self.chance_low: i64 = low_word(self.having(CHANCE_CARD))
        self.chance_high: i64 = high_word(self.having(CHANCE_CARD))
        self.cancel_low: i64 = low_word(self.having(CANCEL))
        self.cancel_high: i64 = high_word(self.having(CANCEL))
        # Whoever plays nothing may have kept these for later.
        kept = self.having(CANCEL) + self.having(CHANCE_CARD)
        shown = [[kind for kind in kinds if kind not in kept] for kinds in fitting]
        self.refused_low = vec[i64]([low_word(kinds) for kinds in shown])
        self.refused_high = vec[i64]([high_word(kinds) for kinds in shown])
        """What is refused by whoever plays nothing on a face."""
        self.skip_low: i64 = low_word(self.having(SKIP))
        self.skip_high: i64 = high_word(self.having(SKIP))
        attacks = [kind for symbol in range(SKIP, REVERSE) for kind in self.having(symbol)]
        self.attack_low: i64 = low_word(attacks)
        self.attack_high: i64 = high_word(attacks)
        """The kinds that demand something of the next player."""
        coloured = [kind for kind in range(len(self.tokens)) if self.colours[kind]]
        self.coloured_low: i64 = low_word(coloured)
        self.coloured_high: i64 = high_word(coloured)
        self.sign_bits = vec[i64]([low_word(self.having(symbol)) for symbol in range(PAPER + 1)])
        """The kinds of Rock, of Scissors and of Paper."""

    def fitting(self, face: int) -> list[int]:
        """The kinds that may be played on that face."""
        return [kind for kind in range(len(self.tokens)) if self.fits(kind, face)]

    def fits(self, kind: int, face: int) -> bool:
        """Whether a card may lie on that face; Chance has one more condition (N22)."""
        colours, symbol = self.colours[kind], self.symbols[kind]
        if colours == 0 or face == self.nothing:
            return True  # N9, R10
        if self.named <= face < self.named + len(COLOURS):
            return colours >> (face - self.named) & 1 == 1  # N25, R24
        top = self.face_kinds[face]
        if self.colours[top] == 0:
            return True  # N9, R5
        shared = colours & self.colours[top] != 0  # R1, R4
        if symbol <= PAPER:
            return shared and (self.symbols[top] > PAPER or beats(symbol, self.symbols[top]))
        return shared or symbol == self.symbols[top]  # N7, R3

    def having(self, symbol: int) -> list[int]:
        """The kinds with that symbol."""
        return [kind for kind, own in enumerate(self.symbols) if own == symbol]


def low_word(kinds: list[int]) -> int:
    """The first 60 kinds of a set of kinds."""
    return sum(1 << kind for kind in kinds if kind < WORD)


def high_word(kinds: list[int]) -> int:
    """The kinds of a set from the 61st on."""
    return sum(1 << (kind - WORD) for kind in kinds if kind >= WORD)

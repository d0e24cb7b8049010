"""Decks of Kanobu as text: the two that come with the game, and people's own (R40)."""

from pathlib import Path
from typing import Final

from koloda.engine.values.errors import OptionError, quoted
from koloda.games.kanobu import faults
from koloda.games.kanobu.cards import (
    CANCEL,
    COLOUR,
    COLOUR_SETS,
    COLOURS,
    PURPLE,
    SIGNS,
    SYMBOLS,
)

DECKS: Final = ("listed", "drawpurple")
MOST_COPIES: Final = 99
MOST_CARDS: Final = 500
LONGEST_FILE: Final = 100_000


def profile_counts(profile: str) -> dict[str, int]:
    """The copies of every card of a deck that comes with the game (N1)."""
    file = Path(__file__).parent / "decks" / f"{profile}.txt"
    return file_counts(f"{profile}.txt", file.read_text(encoding="utf-8"))


def without_reverse(counts: dict[str, int]) -> dict[str, int]:
    """A deck for two players (N5, R23, R40)."""
    return {token: copies for token, copies in counts.items() if not token.endswith("-reverse")}


def inline_counts(text: str) -> dict[str, int]:
    """The copies of every card of a deck written in one line: `B-rock:2,P-cancel:3`."""
    counts: dict[str, int] = {}
    for number, part in enumerate(text.split(","), 1):
        enter(counts, f"option deck, card {number}", part.strip().split(":"))
    return checked("option deck", counts)


def file_counts(name: str, text: str) -> dict[str, int]:
    """The copies of every card of a deck file: one kind in a line, `#` starts a comment."""
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            enter(counts, f"{name}:{number}", words)
    return checked(name, counts)


def read_file(name: str) -> str:
    """A deck file, written in one line; the mistakes in it are refused with their line."""
    try:
        with Path(name).open(encoding="utf-8") as file:
            text = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise OptionError(
            faults.DECK_FILE, known=", ".join(DECKS), name=quoted(name), reason=error.strerror
        ) from None
    except ValueError:
        raise OptionError(faults.DECK_NO_TEXT, known=", ".join(DECKS), name=quoted(name)) from None
    if len(text) > LONGEST_FILE:
        raise OptionError(faults.LONG_DECK_FILE, name=quoted(name))
    return inline(file_counts(name, text))


def inline(counts: dict[str, int]) -> str:
    """A deck in one line, as positions and records carry it."""
    return ",".join(f"{token}:{copies}" for token, copies in counts.items())


def enter(counts: dict[str, int], where: str, words: list[str]) -> None:
    """Add one kind of card and its copies."""
    if len(words) != 2:
        raise OptionError(faults.CARD_AND_COPIES, where=where)
    token = card(where, words[0])
    if token in counts:
        raise OptionError(faults.CARD_TWICE, where=where, token=token)
    digits = words[1]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 2 or int(digits) == 0:
        raise OptionError(
            faults.COPIES, where=where, token=token, most=MOST_COPIES, digits=quoted(digits)
        )
    counts[token] = int(digits)


def card(where: str, word: str) -> str:
    """The token of a card that may be (R40); letter case and order of colours are forgiven."""
    letters, _, symbol = word.partition("-")
    symbol = symbol.lower()
    letters = letters.upper()
    colours = "".join(colour for colour in COLOURS if colour in letters)
    if letters != PURPLE and (len(colours) != len(letters) or colours not in COLOUR_SETS):
        raise OptionError(faults.NO_COLOUR, where=where, letters=quoted(letters))
    if symbol not in SYMBOLS:
        raise OptionError(
            faults.NO_SYMBOL, where=where, symbol=quoted(symbol), known=", ".join(SYMBOLS)
        )
    number = SYMBOLS.index(symbol)
    if number in SIGNS and letters == PURPLE:
        raise OptionError(faults.SIGNS_NOT_PURPLE, where=where)
    if number in (CANCEL, COLOUR) and letters != PURPLE:
        raise OptionError(faults.PURPLE_ONLY, where=where)
    return f"{colours or PURPLE}-{symbol}"


def checked(where: str, counts: dict[str, int]) -> dict[str, int]:
    """The deck in the order of its tokens, if it is within the size limit."""
    cards = sum(counts.values())
    if cards == 0:
        raise OptionError(faults.EMPTY_DECK, where=where)
    if cards > MOST_CARDS:
        raise OptionError(faults.LARGE_DECK, where=where, most=MOST_CARDS, cards=cards)
    return dict(sorted(counts.items()))

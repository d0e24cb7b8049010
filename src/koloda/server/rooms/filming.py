"""A finished game as a short film or as a strip of pictures, to be shared."""

from typing import Final, Literal

from koloda.art.film import evenly, film, frames_of, strip
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.record import read_record
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.locales.filming import Narrator

AROUND: Final = 10
"""Moves of a film before and after the one it is about."""


def drawn(kind: Literal["film", "strip"], text: str, language: str, move: int) -> str:
    """The picture of a recorded game: a film around a move, or a strip of the whole game."""
    record = read_record(text, find_game)
    told = Narrator(Catalogue(language), record)
    moves = sum(seat != CHANCE for seat, _ in record.actions)
    if kind == "strip":
        return strip(frames_of(record, None, evenly(0, moves), told))
    first = max(0, min(move, moves) - AROUND)
    last = min(moves, first + 2 * AROUND)
    return film(frames_of(record, None, range(first, last + 1), told))

"""A book of puzzles, which a game brings in the file `puzzles.toml` of its package.

`koloda puzzles RECORDS --book FILE` writes one. A puzzle is the record of its game up to the moment
of the choice, so that a solver knows whatever the seat could know, and what was measured there.
"""

import functools
import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from koloda.analysis.puzzles import ATTEMPTS, SOLVERS, Puzzle
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.record import Record
from koloda.engine.values.errors import OptionError, quoted
from koloda.games import find_game
from koloda.locales.fluent_files import folder_of
from koloda.puzzles import faults

FILE: Final = "puzzles.toml"
ID_LETTERS: Final = 8
DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """One puzzle of a book."""

    id: str
    """Follows from the record, so that a try belongs to its puzzle in any later book."""
    seat: int
    best: str
    lead: float
    """By how much more often the best move wins than any plausible other, at least."""
    wins: Mapping[str, float]
    """How often each move wins, from 0 to 1."""
    misses: Mapping[str, int]
    """By bot: how many of its attempts went wrong."""
    attempts: int
    """How many each of the bots had."""
    record: str
    """The game up to the choice."""

    @property
    def missed(self) -> int:
        """How many attempts of bots went wrong."""
        return sum(self.misses.values())

    @property
    def tried(self) -> int:
        """How many attempts of bots there were."""
        return self.attempts * len(self.misses)


def entry_of(record: Record, puzzle: Puzzle) -> Entry:
    """A puzzle that was found in a record, as a book has it."""
    moment = puzzle.moment
    texts = record.setup.actions.texts
    legal = moment.before.legal_actions(moment.seat)
    until = str(record_until(record, moment.number))
    return Entry(
        id=hashlib.sha256(until.encode()).hexdigest()[:ID_LETTERS],
        seat=moment.seat,
        best=texts[puzzle.best],
        lead=round(puzzle.lead, DIGITS),
        wins={
            texts[action]: round(win, DIGITS)
            for action, win in zip(legal, puzzle.wins, strict=True)
        },
        misses={
            name.partition("#")[0]: missed
            for name, missed in zip(SOLVERS, puzzle.misses, strict=True)
        },
        attempts=ATTEMPTS,
        record=until,
    )


def record_until(record: Record, number: int) -> Record:
    """A game as it was before a move, counted from 1; its seed, which nobody knew, is left out."""
    actions: list[tuple[int, int]] = []
    moves = 0
    for seat, action in record.actions:
        moves += seat != CHANCE
        if moves == number:
            break
        actions.append((seat, action))
    return Record(record.setup, record.names, "", b"", actions, None, record.position)


def written(entries: Sequence[Entry]) -> str:
    """A book as its file has it."""
    return "\n".join(
        "\n".join(
            [
                "[[puzzles]]",
                f'id = "{entry.id}"',
                f"seat = {entry.seat}",
                f'best = "{entry.best}"',
                f"lead = {entry.lead}",
                f"wins = {table_of(entry.wins)}",
                f"misses = {table_of(entry.misses)}",
                f"attempts = {entry.attempts}",
                f"record = '''\n{entry.record}'''\n",
            ]
        )
        for entry in entries
    )


def table_of(values: Mapping[str, float]) -> str:
    """Numbers by their names, on one line."""
    return "{ " + ", ".join(f'"{name}" = {value}' for name, value in values.items()) + " }"


def read_book(text: str) -> tuple[Entry, ...]:
    """The puzzles of a file in their order; a word that is none of a puzzle's is an error."""
    return tuple(Entry(**words) for words in tomllib.loads(text).get("puzzles", ()))


@functools.cache
def book_of(game: Game) -> tuple[Entry, ...]:
    """The puzzles that a game brings, the easiest first; a game may have none."""
    file = file_of(game)
    return read_book(file.read_text(encoding="utf-8")) if file.is_file() else ()


def find_entry(game: str, puzzle: str) -> Entry:
    """The puzzle of a game that has that id."""
    found = find_game(game)
    for entry in book_of(found):
        if entry.id == puzzle:
            return entry
    raise OptionError(faults.NO_PUZZLE, game=found.name, puzzle=quoted(puzzle))


def file_of(game: Game) -> Path:
    """Where a game's puzzles stand."""
    return folder_of(game).parent / FILE

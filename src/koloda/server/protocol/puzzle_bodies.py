"""The answers about puzzles."""

from msgspec import Raw, Struct

from koloda.server.protocol.lesson_bodies import LessonMove, LessonRefusal
from koloda.server.protocol.tables import Room


class PuzzleMark(Struct):
    """A puzzle in the list of its game, with how often it was tried and missed."""

    id: str
    missed: int
    """How many attempts of bots went wrong."""
    attempts: int
    tried: int
    """How many people have tried it on this server; the first try of each counts."""
    failed: int
    own: bool | None
    """Whether one's own first try was right; null before it."""


class Puzzle(Struct):
    """The table at the moment of the choice, as the seat knows it; the answer is not told."""

    id: str
    room: Room
    seat: int
    seq: int
    view: Raw
    """A `View`."""
    events: list[Raw]
    """Each a `Sight`."""
    refused: dict[str, LessonRefusal]


class PuzzleChance(Struct):
    """A move in words, and how often it wins, in per cent."""

    action: str
    words: str
    win: int


class PuzzleMiss(Struct):
    """How many attempts of a level of bots went wrong."""

    level: str
    missed: int
    attempts: int


class PuzzleAnswer(Struct):
    """What a move was worth, and what the best one leads to."""

    right: bool
    best: str
    text: str
    chances: list[PuzzleChance]
    """The best move first."""
    misses: list[PuzzleMiss]
    tried: int
    failed: int
    move: LessonMove

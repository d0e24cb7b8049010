"""The data of a lesson, which a game brings in the file `lesson.toml` of its package."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from koloda.engine.contract.game import Game
from koloda.locales.fluent_files import folder_of

FILE: Final = "lesson.toml"
LEARNER: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: a position, the move that shows it, and what the others do after that move."""

    name: str
    clause: str
    right: str
    position: str = ""
    """Empty: the step goes on where the one before it has ended."""
    then: tuple[str, ...] = ()
    """Moves as a record writes them: `1 play 12`."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """By action, or by verb alone: which sentence says why that is not the move."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """Moves that the rules must refuse here, and the clause that does."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of one game's lesson."""

    game: Game
    steps: tuple[Step, ...]


def file_of(game: Game) -> Path:
    """Where a game's lesson stands, if it has one."""
    return folder_of(game).parent / FILE


def has_lesson(game: Game) -> bool:
    """Whether a game brings a lesson."""
    return file_of(game).is_file()


def read_lesson(game: Game) -> Lesson:
    """The lesson of a game that has one."""
    text = file_of(game).read_text(encoding="utf-8")
    return Lesson(game, tuple(step_of(words) for words in tomllib.loads(text)["steps"]))


def step_of(words: dict[str, Any]) -> Step:
    """A step as the file has it; a word that is none of a step's is an error."""
    return Step(**{**words, "then": tuple(words.get("then", ()))})

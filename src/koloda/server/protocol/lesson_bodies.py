"""The answers with lessons and worked examples of the rules."""

from msgspec import Raw, Struct

from koloda.server.protocol.tables import Room


class ExampleRow(Struct):
    """A place at the table; each of its cards has a mark (`can`, `cannot`, `new`) or none."""

    label: str
    cards: list[str]
    marks: list[str]


class ExampleScene(Struct):
    """The table before or after the moves of an example, and what is told of it."""

    rows: list[ExampleRow]
    facts: list[str]


class Example(Struct):
    """A clause at work, in words and pictures."""

    name: str
    title: str
    text: str
    clause: str
    scenes: list[ExampleScene]


class LessonAnswer(Struct):
    """A legal move's worth in a step, in words."""

    right: bool
    text: str


class LessonRefusal(Struct):
    """Why a card cannot be played."""

    clause: str
    sentence: str


class LessonMove(Struct):
    """What happens after the wanted move."""

    seq: int
    view: Raw
    """A `View`."""
    events: list[Raw]
    """Each a `Sight`."""


class LessonStep(Struct):
    """A question of a lesson, with the answer to every move."""

    name: str
    title: str
    text: str
    clause: str
    follows: bool
    """Whether it goes on from the end of the step before."""
    seq: int
    view: Raw
    """A `View`."""
    right: str
    answers: dict[str, LessonAnswer]
    refused: dict[str, LessonRefusal]
    moves: list[LessonMove]
    onward: bool
    """Whether the learner's turn is played on after the answer."""


class Lesson(Struct):
    """A game's lesson, which needs no table."""

    room: Room
    steps: list[LessonStep]

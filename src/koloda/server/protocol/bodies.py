"""The bodies of HTTP requests and answers about games and tables; docs/protocol.md lists them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from koloda.server.protocol.messages import Outcome
from koloda.server.protocol.tables import Clock, Value

Name = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
# Python's `$` stands before a last newline as well, hence the length.
Contribution = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)", max_length=64)]
Person = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)", max_length=22)]
"""128 random bits that a browser has drawn: whoever has them is the same person."""
Options = Annotated[dict[Word, Value], Meta(max_length=60)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends; a field that is not known is refused."""


class WantedSeat(Body):
    """Who shall sit on a seat."""

    kind: Literal["person", "bot"] = "person"
    level: Word = ""


class Chosen(Body):
    """Options that somebody thinks of."""

    options: Options = {}


class NewRoom(Body):
    """A table to be made; its maker sits on `seat`."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=20)]
    seats: Annotated[list[WantedSeat], Meta(max_length=20)]
    name: Name
    options: Options = {}
    clock: Clock = Clock()
    watchers: bool = True
    listed: bool = False
    hints: bool = False
    seat: SeatNumber = 0
    contribution: Contribution = ""


class TakeSeat(Body):
    """Sit down under a name, on any free seat or on one of them."""

    name: Name
    seat: SeatNumber | None = None
    contribution: Contribution = ""
    person: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22})?$(?!\n)", max_length=22)] = ""
    """Needed where others play the same cards: nobody sits down at two such tables."""


class Again(Body):
    """Another game, and the hash of what one's browser adds to its deal."""

    contribution: Contribution = ""


class Try(Body):
    """Go on from a step of a game that is over, on a seat of it, against bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name
    cards: Literal["known", "all"] = "known"
    """What the seat could not see is drawn anew, or everything is as it was."""
    level: Word = "normal"
    """Of the bots."""


class DailyPlay(Body):
    """Sit down at one's own table of a deal of the day."""

    person: Person
    name: Name


class PuzzleTry(Body):
    """The move that somebody takes for the best one."""

    person: Person
    action: Annotated[str, Meta(max_length=200)]


class NewDuplicate(Body):
    """A duplicate match to be made; its maker sits on `seat` of the first table."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=20)]
    seats: Annotated[list[WantedSeat], Meta(max_length=20)]
    tables: Annotated[int, Meta(ge=2, le=6)]
    """How many play the same cards."""
    person: Person
    name: Name
    options: Options = {}
    clock: Clock = Clock()
    seat: SeatNumber = 0


class Taken(Struct):
    """One's own seat of a table, with the key that opens it."""

    room: str
    seat: int
    key: str


class Key(Struct):
    """A new key for the same seat."""

    seat: int
    key: str


class Problem(Struct):
    """What went wrong, as a code and a sentence."""

    code: str
    sentence: str


class Ready(Struct):
    """Whether games can be played and stored."""

    ready: bool


class SeatNumbers(Struct):
    """With how many seats options can be played; without any, why not."""

    seats: list[int]
    sentence: str


class Option(Struct):
    """What one may choose for a game."""

    name: str
    kind: str
    default: Value
    allowed: list[Value]
    low: int
    high: int
    clause: str
    help: str


class Preset(Struct):
    """Options under one name, with the numbers of seats that they can be played with."""

    name: str
    help: str
    values: dict[str, Value]
    seats: list[int]


class Game(Struct):
    """A game with all that a client offers to choose from."""

    name: str
    title: str
    line: str
    rules_version: int
    seats: tuple[int, int]
    """The fewest and the most."""
    usual_seats: int
    options: list[Option]
    preset_word: str
    presets: list[Preset]
    levels: list[str]
    """Of bots."""
    lesson: bool
    puzzles: int
    """How many puzzles it brings."""
    """Whether it has one."""


class Clause(Struct):
    """A numbered sentence of the rules."""

    id: str
    text: str


class Section(Struct):
    """Clauses under a heading."""

    title: str
    clauses: list[Clause]


class Scene(Struct):
    """What one seat saw of a step of a game that is over."""

    view: Raw
    """A `View`."""
    events: list[Raw]
    """Each a `Sight`."""


class Step(Struct):
    """The deal (seat -1), or a seat's action with the chance that followed.

    `zones` are all places with every card as it lies, seen by anybody or not.
    """

    seq: int
    seat: int
    action: str
    views: dict[str, Scene]
    """By seat, `-1` for a watcher."""
    zones: list[Raw]
    """Each a `Zone`."""


class Replay(Struct):
    """A whole game that is over, at a table that an older server may have described."""

    room: Raw
    """A `Room`."""
    seats: list[Raw]
    """Each a `Chair`."""
    commitment: str
    seed: str
    secret: str
    contributions: list[str]
    outcome: Outcome | None
    steps: list[Step]

"""The bodies of HTTP requests and answers, as docs/protocol.md lists them.

They are one file, longer than others, because they are one list, from which the browser's types are
written in this order.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from koloda.server.protocol.messages import Outcome
from koloda.server.protocol.tables import Clock, Room, State, Value

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
    """The deal (seat -1), or a seat's action with the chance that followed."""

    seq: int
    seat: int
    action: str
    views: dict[str, Scene]
    """By seat, `-1` for a watcher."""


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


class Figure(Struct):
    """Points of winning chance in a hundred, with half the width of their 95 % interval."""

    points: float
    doubt: float


class AccountLine(Struct):
    """One line of a seat's account; with the even start of 50 they are its result."""

    name: str
    points: float
    doubt: float


class AnalysedMoment(Struct):
    """A move that cost something, or after which a card was a stroke of luck."""

    move: int
    """The step of the replay; 0 is the deal."""
    points: float
    doubt: float
    sentence: str


class AnalysedSeat(Struct):
    """What the cards did to a seat, what the players did, and what stayed hidden."""

    name: str
    account: list[AccountLine]
    result: float
    luck: Figure
    play: Figure
    hidden: Figure
    chances: list[float]
    """After the deal and after every move."""
    doubts: list[float]
    """Half the width of the interval of each chance."""
    strokes: list[AnalysedMoment]
    mistakes: list[AnalysedMoment]
    accuracy: Figure | None
    """100 less what a choice gave up on average; None where there was too little to judge."""
    rating: Figure | None
    """Of the play of this game in the ladder's Elo, where that was measured."""


class Analysis(Struct):
    """Luck and skill of a game that is over."""

    moves: int
    seats: list[AnalysedSeat]


class Analysing(Struct):
    """How far an analysis is; its report once it is done."""

    state: Literal["none", "running", "done", "failed"]
    share: float
    """The part of the work that is done."""
    report: Raw | None
    """A `Analysis`."""


class DailyScore(Struct):
    """What somebody has reached on a deal: 100 points for a win, and how many moves it took."""

    points: int
    moves: int


class DailyTry(Struct):
    """One's own table of a deal; without a score it is still being played."""

    room: str
    late: bool
    """Whether it was begun after the day, so that it does not count."""
    score: DailyScore | None
    place: int
    """Among those that count; 0 for one that does not."""


class DailyResult(Struct):
    """A line of the list of the best."""

    name: str
    points: int
    moves: int
    own: bool


class DailyDeal(Struct):
    """One game's deal of a day."""

    game: str
    commitment: str
    tomorrow: str
    """The commitment of the next day's deal, published today; empty for earlier days."""
    seed: str
    """What the commitment promised, once the day is over and nobody plays these cards."""
    players: int
    """How many have played it in time."""
    own: DailyTry | None
    expert: DailyScore | None
    """For those who have played it, once the expert has."""
    best: list[DailyResult]
    """For those who have played it."""


class Daily(Struct):
    """The deals of a day."""

    day: str
    today: str
    ends: float
    """When today is over, in seconds since 1970."""
    deals: list[DailyDeal]


class DailyPast(Struct):
    """A day before today."""

    day: str
    players: int
    own: dict[str, int]
    """One's own points by game."""


class DuplicateMade(Struct):
    """A new duplicate match, and one's own seat at its first table."""

    duplicate: str
    room: str
    seat: int
    key: str


class DuplicateSeat(Struct):
    """Who sits on a seat of a duplicate match; a free one has no name."""

    name: str
    kind: str
    level: str
    side: int
    """Whose side the seat is on at this table; -1 for a bot's."""


class DuplicateTable(Struct):
    """One table of a duplicate match."""

    number: int
    room: str
    state: State
    seats: list[DuplicateSeat]


class DuplicateResult(Struct):
    """A person's result beside those of the same seat, which had the same cards."""

    name: str
    table: int
    seat: int
    side: int
    points: int
    others: float
    """The mean of the same seat at the other tables."""
    gain: float
    """Points less that mean: what remains when the luck of the cards is taken away."""


class DuplicateSide(Struct):
    """People who sit together on every seat once, one at each table."""

    side: int
    names: list[str]
    gain: float
    """The mean of their gains."""


class Duplicate(Struct):
    """A duplicate match: several tables that play the same cards."""

    duplicate: str
    game: str
    players: int
    options: dict[str, Value]
    clock: Clock
    commitment: str
    terms: str
    """What the commitment is bound to."""
    secret: str
    """What the commitment promised, once all tables are over."""
    tables: list[DuplicateTable]
    sides: int
    """How many sides there are; 1 where all the others at a table are bots."""
    over: bool
    results: list[DuplicateResult]
    """The best first; empty until all tables are over."""
    standing: list[DuplicateSide]
    """The best side first; empty until all tables are over, or without sides."""


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


class Lesson(Struct):
    """A game's lesson, which needs no table."""

    room: Room
    steps: list[LessonStep]

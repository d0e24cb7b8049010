"""The answers about duplicate matches."""

from msgspec import Struct

from koloda.server.protocol.analysis_bodies import Figure
from koloda.server.protocol.tables import Clock, State, Value


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
    """Points less that mean: the luck of the deal is the same for both."""
    luck: Figure | None
    """What the cards gave, the deal and those seen later; None until all tables are analysed."""
    rest: Figure | None
    """The gain of all results with their luck taken off; None until all tables are analysed."""


class DuplicateSide(Struct):
    """People who sit together on every seat once, one at each table."""

    side: int
    names: list[str]
    gain: float
    """The mean of their gains."""
    rest: Figure | None
    """The mean of their gains without luck; its doubt is the most that it can be."""


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
    """The best first, without luck where that is known; empty until all tables are over."""
    standing: list[DuplicateSide]
    """The best side first; empty until all tables are over, or without sides."""

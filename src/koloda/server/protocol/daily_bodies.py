"""The answers about the deals of the day."""

from msgspec import Struct


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

"""The bodies of HTTP requests and answers, for checking and for the OpenAPI page."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Text = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=100)]


class Body(BaseModel):
    """What a client sends; a field that is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


Contribution = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")]


class SeatBody(Body):
    """Who shall sit on a seat."""

    kind: Literal["person", "bot"] = "person"
    level: Annotated[str, Field(max_length=40)] = ""


class ClockBody(Body):
    """Time for thinking: none, seconds for each move, or seconds for the whole game."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[float, Field(ge=0, le=86400, strict=False)] = 0
    increment: Annotated[float, Field(ge=0, le=600, strict=False)] = 0


Options = Annotated[
    dict[Annotated[str, Field(max_length=40)], StrictBool | StrictInt | StrictStr],
    Field(max_length=60),
]


class Chosen(Body):
    """Options that somebody thinks of."""

    options: Options = {}


class Seats(BaseModel):
    """With how many seats options can be played; without any, why not."""

    seats: list[int]
    sentence: str


class NewRoom(Body):
    """A table to be made; its maker sits on `seat`."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=20)]
    options: Options = {}
    seats: Annotated[list[SeatBody], Field(max_length=20)]
    clock: ClockBody = ClockBody()
    watchers: bool = True
    listed: bool = False
    hints: bool = False
    name: Name
    seat: Annotated[int, Field(ge=0, le=20)] = 0
    contribution: Contribution = ""


class TakeSeat(Body):
    """Sit down under a name, on any free seat or on one of them."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=20)] | None = None
    contribution: Contribution = ""


class Again(Body):
    """Another game, and the hash of what one's browser adds to its deal."""

    contribution: Contribution = ""


class Seat(BaseModel):
    """One's own seat of a table, with the key that opens it."""

    room: str
    seat: int
    key: str


class Key(BaseModel):
    """A new key for the same seat."""

    seat: int
    key: str


class Problem(BaseModel):
    """What went wrong, as a code and a sentence."""

    code: str
    sentence: str

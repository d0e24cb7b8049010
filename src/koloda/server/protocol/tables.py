"""A table as anybody who has its link may know it: settings, seats, state; never cards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Value = bool | int | str
"""What an option may be set to."""
State = Literal["open", "running", "over"]


ClockKind = Literal["none", "move", "game"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for thinking: none, seconds for each move, or seconds for the whole game."""

    kind: ClockKind = "none"
    seconds: Annotated[float, Meta(ge=0, le=86400)] = 0
    increment: Annotated[float, Meta(ge=0, le=600)] = 0


class Chair(Struct):
    """Who sits on a seat; a free one has no name."""

    name: str
    kind: str
    level: str = ""
    online: bool = False
    away_at: float | None = None
    bot: bool = False
    """Whether a bot plays for a person just now."""
    flagged: bool = False
    """Whether the seat's time for the whole game is used up, so that the bot plays to the end."""
    resigned: bool = False
    """Whether the person has given up among several players, so that the bot plays to the end."""
    ends: bool = False
    """Whether the person offers to end the game without a winner."""
    waits: bool = False
    """Whether the table waits for somebody to sit here; with a name the seat is kept for them."""
    declined: bool = False
    """Whether the person for whom the seat of a next game is kept does not want it."""
    contribution: str = ""
    """The hash of what this seat adds to the deal; empty when it adds nothing."""


class Room(Struct):
    """A table: what is played, by whom, how far it is."""

    room: str
    game: str
    players: int
    options: dict[str, Value]
    state: State
    seats: list[Chair]
    clock: Clock = Clock()
    watchers: bool = False
    listed: bool = False
    hints: bool = False
    """Whether one may ask for them here."""
    maker: int = 0
    """The seat that made the table."""
    partners: list[int] = []
    """Each seat's partner, or -1; empty where everybody plays for themselves."""
    watching: int = 0
    commitment: str = ""
    terms: str = ""
    """What the server's promise of the deal is bound to."""
    rematch: str | None = None
    deal: str = ""
    """What is compared on these cards, `daily 2026-11-17` or `duplicate ID`; else empty."""

"""What clients are told over the WebSocket, as docs/protocol.md lists it."""

from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from koloda.server.ops.settings import VERSION
from koloda.server.protocol.tables import Chair, Room, State


class Zone(Struct):
    """A place on the table."""

    name: str
    owner: int
    cards: tuple[str, ...]


class Outcome(Struct):
    """How a game ended: a rank for every seat, and what it wins where a game has stakes."""

    ranks: tuple[int, ...]
    reason: str
    stakes: tuple[float, ...] | UnsetType = UNSET
    """What each seat wins or, below 0, loses, in the game's unit; not there where ranks are all."""


class View(Struct):
    """What one seat, or a watcher (-1), may know."""

    seat: int
    to_act: tuple[int, ...]
    prompt: str
    zones: list[Raw]
    """Each a `Zone`."""
    facts: dict[str, str]
    figures: dict[str, str]
    legal: tuple[str, ...]
    outcome: Outcome | None


class Sight(Struct):
    """What one seat may know of a happening; `seq` is the state it led to."""

    seq: int
    name: str
    seat: int
    cards: tuple[str, ...]
    amount: int
    other: int
    source: str
    target: str
    text: str
    turn: int = 0
    """The turn it was decided in, from 1; 0 before the first, or where a game counts none."""


class Clocks(Struct):
    """Seconds left for each seat (null: no limit), and the seats whose time runs."""

    kind: str
    left: list[float | None]
    running: list[int]


class ToClient(Struct, tag_field="t"):
    """A message to a client."""


class Welcome(ToClient, tag="welcome"):
    """Everything a client needs to show the table."""

    room: Room
    seat: int
    seq: int
    view: Raw | None
    """A `View`."""
    undo: bool
    log: list[Raw]
    """Each a `Sight`."""
    commitment: str
    seats: list[Chair]
    clocks: Clocks
    chat: "list[Said]"
    notes: "list[Note]"
    now: float
    chain: str = ""
    """The newest link of the chain of actions, as in an update."""
    v: int = VERSION


class Update(ToClient, tag="update"):
    """What has happened, and the table after it."""

    seq: int
    events: list[Raw]
    """Each a `Sight`."""
    view: Raw
    """A `View`."""
    undo: bool
    """Whether the reader's own last action can be taken back."""
    undone: int
    """The seat that took its last action back with this update, or -1."""
    replaced: int
    """The seat whose bot did not answer in time, so that a simple rule chose its action, or -1."""
    clocks: Clocks
    chain: str = ""
    """The number of actions and the link of the chain that they have led to, as `N:HASH`."""


class Ack(ToClient, tag="ack"):
    """Done, and it will survive whatever happens to the server."""

    id: str
    seq: int


class Refused(ToClient, tag="refused"):
    """Not done; nothing has changed."""

    id: str
    seq: int
    clause: str
    sentence: str
    view: Raw | UnsetType = UNSET
    """A `View`."""


class Seats(ToClient, tag="seats"):
    """Who sits where."""

    state: State
    seats: list[Chair]
    clocks: Clocks
    now: float
    reveal: bool = False
    """Whether everybody sits, so that contributions are to be revealed now."""


class Over(ToClient, tag="over"):
    """The end, with the seed that the commitment promised."""

    outcome: Outcome
    seed: str
    """Empty at a table whose cards others may still play."""
    commitment: str
    record: str
    secret: str
    """The server's part of the seed; empty for a table of an older server."""
    contributions: list[str]
    """Each seat's part of it, `-` for a seat without."""
    rematch: str | UnsetType = UNSET
    declined: list[int] = []
    """The seats that do not want another game."""


class Note(ToClient, tag="note"):
    """What a seat did, or what its clock did, that is no event of the game; a line of the log."""

    seq: int
    name: str
    seat: int


class Advice(Struct):
    """An action, the chance to win with it, and the word for the reason in the catalogues.

    Of the best action `why` says what makes it better than the next, if an idea of the game does.
    """

    action: str
    win: float
    reason: str
    why: str = ""


class Hints(ToClient, tag="hints"):
    """What a strong player would do."""

    id: str
    seq: int
    hints: list[Advice]


class Remark(ToClient, tag="remark"):
    """What the coach says about the state of that number, or about the action that answered it."""

    id: str
    seq: int
    kind: str
    """`before` or `after` the action."""
    sentence: str
    """Nothing when there is nothing to say."""
    reason: str
    """The idea of the game that the sentence speaks of."""
    values: dict[str, str]
    action: str = ""
    better: str = ""
    gain: float = 0.0
    """How much more often the better action wins."""


class Said(ToClient, tag="chat"):
    """A line of chat; a watcher is seat -1."""

    id: str
    seat: int
    name: str
    text: str
    at: float


class Reacted(ToClient, tag="react"):
    """A quick reaction."""

    id: str
    seat: int
    sign: str


class Pong(ToClient, tag="pong"):
    """Somebody is there."""

    now: float


class Error(ToClient, tag="error"):
    """The last message on a connection."""

    code: str
    sentence: str


encode: Final = msgspec.json.Encoder().encode

"""The messages of the WebSocket, as docs/protocol.md lists them; what does not fit is refused.

They are one file, longer than others, because they are one list: a message and its answer change
together, and the browser's types are written from it in this order.
"""

from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from koloda.server.ops.settings import VERSION
from koloda.server.protocol.tables import Chair, Room, State

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Secret = Annotated[str, Meta(max_length=22)]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Seat = Annotated[int, Meta(ge=-1, le=100)]
Line = Annotated[str, Meta(max_length=600)]


class FromClient(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client; its type is the tag `t`."""


class Hello(FromClient, tag="hello", frozen=True):
    """Who is there, for which room; nothing else is heard before it."""

    v: int
    room: Secret
    key: Secret | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"
    seen: Seq = -1


class Act(FromClient, tag="act", frozen=True):
    """An action of one's seat, answering the state of that number."""

    id: Id
    seq: Seq
    action: Annotated[str, Meta(max_length=200)]


class Why(FromClient, tag="why", frozen=True):
    """Why an action would be refused."""

    id: Id
    action: Annotated[str, Meta(max_length=200)]


class Undo(FromClient, tag="undo", frozen=True):
    """Take one's own last action back."""

    id: Id
    seq: Seq


class Hint(FromClient, tag="hint", frozen=True):
    """What a strong player would do."""

    id: Id


class Coach(FromClient, tag="coach", frozen=True):
    """What matters in the choice that one owes, and whether the answer to it is a good one."""

    id: Id


class Chat(FromClient, tag="chat", frozen=True):
    """A line to everybody at the table."""

    id: Id
    text: Line


class React(FromClient, tag="react", frozen=True):
    """A quick reaction to everybody at the table."""

    id: Id
    sign: Annotated[str, Meta(max_length=8)]


class Bot(FromClient, tag="bot", frozen=True):
    """Let a bot play for a seat, or stop it."""

    id: Id
    on: bool
    seat: Seat


class Reveal(FromClient, tag="reveal", frozen=True):
    """What one's browser adds to the deal, promised when it took the seat."""

    id: Id
    secret: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)]


class Resign(FromClient, tag="resign", frozen=True):
    """Give the game up."""

    id: Id


class End(FromClient, tag="end", frozen=True):
    """Offer to end the game without a winner or agree to it; without `agree`, decline."""

    id: Id
    agree: bool


class Decline(FromClient, tag="decline", frozen=True):
    """Not another game, after the end of this one."""

    id: Id


class Ping(FromClient, tag="ping", frozen=True):
    """Is anybody there?"""


Incoming = (
    Hello
    | Act
    | Why
    | Undo
    | Hint
    | Coach
    | Chat
    | React
    | Bot
    | Reveal
    | Resign
    | End
    | Decline
    | Ping
)
read: Final = msgspec.json.Decoder(Incoming).decode


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
    """An action, the chance to win with it, and the word for the reason in the catalogues."""

    action: str
    win: float
    reason: str


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

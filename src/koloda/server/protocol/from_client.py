"""What clients say over the WebSocket, as docs/protocol.md lists it; anything else is refused."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

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

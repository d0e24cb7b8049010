"""The seats of a room: who sits there, who is connected, and who plays for whom."""

from dataclasses import dataclass, field

from koloda.server.ops.clock import now, wall
from koloda.server.protocol import tables
from koloda.server.rooms.listener import Listener
from koloda.server.rooms.plan import BOT, PERSON
from koloda.server.storage.writer import Row


@dataclass
class Chair:
    """One seat; a person's has a key once it is taken, and a name when it is kept for somebody."""

    kind: str
    level: str
    name: str
    key_hash: str = ""
    connections: list[Listener] = field(default_factory=list)
    away_at: float | None = None
    """When, by the monotonic clock, a bot may take over from a person who has left."""
    stand_in: bool = False
    """Whether a bot plays for the person."""
    flagged: bool = False
    """Whether the seat's time for the whole game is used up; a bot plays it to the end."""
    resigned: bool = False
    """Whether the person has given up among several players; a bot plays the seat to the end."""
    ends: bool = False
    """Whether the person offers to end the game without a winner."""
    declined: bool = False
    """Whether the person for whom the seat is kept does not want another game."""
    contribution: str = ""
    """The hash of what the person's browser adds to the deal."""
    revealed: str = ""
    """What it adds, once it is revealed."""
    for_good: bool = False
    """Whether it does so until the person says otherwise, even if they come back."""

    @property
    def waits(self) -> bool:
        """Whether the table waits for somebody to sit here."""
        return self.kind == PERSON and not self.key_hash

    @property
    def free(self) -> bool:
        """Whether anybody may sit here."""
        return self.waits and not self.name

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == BOT or self.stand_in or self.flagged or self.resigned

    def row(self, room: str, seat: int) -> Row:
        """The chair as a row of the database."""
        return {
            "room": room,
            "seat": seat,
            "kind": self.kind,
            "level": self.level,
            "name": self.name,
            "key_hash": self.key_hash,
            "flagged": self.flagged,
            "resigned": self.resigned,
            "contribution": self.contribution,
            "revealed": self.revealed,
        }

    def message(self) -> tables.Chair:
        """What everybody may know of the chair."""
        return tables.Chair(
            name=self.name,
            kind=self.kind,
            level=self.level,
            online=bool(self.connections) or self.kind == BOT,
            away_at=None if self.away_at is None else wall() + self.away_at - now(),
            bot=self.stand_in or self.flagged or self.resigned,
            flagged=self.flagged,
            resigned=self.resigned,
            ends=self.ends,
            waits=self.waits,
            declined=self.declined,
            contribution=self.contribution,
        )

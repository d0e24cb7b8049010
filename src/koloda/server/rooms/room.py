"""A room: one table, one task that does everything at it in order."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Raw
from sqlalchemy import Executable, delete, insert
from sqlalchemy import update as change_rows

from koloda.engine.chance.promise import NOTHING, Promise
from koloda.engine.records.record import clean_name
from koloda.engine.values.view import Zone
from koloda.server.bots.fair_queue import Customer
from koloda.server.bots.scheduler import Bots
from koloda.server.ops.clock import now
from koloda.server.ops.metrics import Metrics
from koloda.server.ops.settings import Settings
from koloda.server.protocol import messages, tables
from koloda.server.rooms.actor import Actor
from koloda.server.rooms.clocks import Clocks
from koloda.server.rooms.listener import Listener
from koloda.server.rooms.match_log import Entry, Table
from koloda.server.rooms.plan import PERSON, Plan
from koloda.server.rooms.seats import Chair
from koloda.server.storage.bans import Bans
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import chat, rooms, seats
from koloda.server.storage.writer import Fence, Row

log = logging.getLogger("koloda.room")

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
RESIGNED: Final = "resigned"
AGREED: Final = "agreed"
ABANDONED: Final = "abandoned"
"""The reasons of an ending that the game's rules do not know."""
MOST_REFUSED: Final = 256
NO_MAKER: Final = -1
"""The maker of a table at which nobody sits yet; whoever sits down first becomes its maker."""
GIVEN: Final = 1
"""The scheme of a deal whose seed was there before the table, and of tables of older servers."""
CONTRIBUTED: Final = 2
"""The scheme of a deal to which players add."""


class Services(Protocol):
    """What a room knows of the server it stands in."""

    settings: Settings
    storage: Storage
    bots: Bots
    bans: Bans
    metrics: Metrics

    def forget(self, room: "Room") -> None:
        """Take a room out of the memory."""

    def make_replay(self, room: str) -> None:
        """Have the replay of a game that is over made in the background."""

    async def make(
        self,
        plan: Plan,
        maker: int,
        names: dict[int, str],
        contribution: str = "",
        position: str = "",
    ) -> "tuple[Room, str]":
        """A new room, and the key of its maker's seat."""

    async def sit_again(self, room: str, seat: int, contribution: str) -> str:
        """Sit down on a seat that is kept at another room; the key."""

    async def do_without(self, room: str, seat: int) -> None:
        """Tell another room that nobody comes to a seat that is kept there."""


class Room(Actor):
    """Holds the match and everybody around it; all changes happen in its own task, one by one."""

    def __init__(
        self,
        registry: Services,
        name: str,
        plan: Plan,
        secret: bytes,
        maker: int,
        scheme: int = CONTRIBUTED,
        position: str = "",
    ) -> None:
        super().__init__(name, registry.metrics)
        self.registry = registry
        self.settings = registry.settings
        self.plan = plan
        self.maker = maker
        self.secret = secret
        self.scheme = scheme
        self.position = position
        """The position text that the game goes on from; empty when it is dealt anew."""
        self.fence = 0
        """The number of the lease under which it is written; 0 where one process has everything."""
        self.clocks = Clocks(plan.clock, plan.seconds, plan.increment, plan.setup.players)
        self.chairs: list[Chair] = []
        self.table = self.new_table()
        self.zones: dict[Zone, Raw] = {}
        """The zones of the moment that was told last, encoded."""
        self.state: tables.State = OPEN
        self.ending: messages.Outcome | None = None
        """How people ended the game before its rules did."""
        self.rematch: str | None = None
        self.declined: set[int] = set()
        """The seats that do not want another game."""
        self.watchers: list[Listener] = []
        self.chat: deque[messages.Said] = deque(maxlen=registry.settings.chat_length)
        self.lines = 0
        """How many lines were ever said here."""
        self.notes: deque[messages.Note] = deque(maxlen=registry.settings.log_length)
        self.done: dict[tuple[int, str], int] = {}
        """The number of the state that each acknowledged id led to."""
        self.refused: OrderedDict[tuple[int, str], messages.Refused] = OrderedDict()
        self.coached: dict[int, int] = {}
        """The number of the state that each seat has asked its coach about."""
        self.slow_copy = ""
        """The copy of koloda, not compiled, with which the coach has said that it is too slow."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        """Wakes the room when a clock has run out."""
        self.patience: asyncio.TimerHandle | None = None
        """Wakes the room when contributions are awaited no longer."""
        self.left_at = time.monotonic()
        """When the last connection left."""

    # The deal -------------------------------------------------------------------------------

    def new_table(self) -> Table:
        """The table before the deal, which follows from what is known of the seats now."""
        setup, length = self.plan.setup, self.settings.log_length
        if self.scheme != CONTRIBUTED:
            return Table(setup, self.secret, length)
        added = [chair.revealed or NOTHING for chair in self.chairs]
        promise = Promise(self.terms(), self.secret, added)
        names = [clean_name(name) for name in self.names()]
        return Table(setup, promise.seed(), length, promise, names, self.position)

    def terms(self) -> str:
        """What the server's promise is bound to: table, game, rules and setup."""
        game = self.plan.setup.game
        return f"{self.name} {game.name} {game.rules_version} {self.plan.setup}"

    def awaits_reveal(self) -> bool:
        """Whether everybody sits and somebody has yet to reveal a contribution."""
        if self.state != OPEN or any(chair.waits for chair in self.chairs):
            return False
        return any(chair.contribution and not chair.revealed for chair in self.chairs)

    def close(self) -> None:
        """Leave the memory; what was acknowledged is stored, clients come back by themselves."""
        super().close()
        for task in self.thinking.values():
            task.cancel()
        for timer in (self.timer, self.patience):
            if timer is not None:
                timer.cancel()
        for connection in self.connections():
            connection.hang_up()
        self.registry.forget(self)

    # What everybody is told -----------------------------------------------------------------

    def connections(self) -> list[Listener]:
        """Everybody who is connected."""
        seated = [connection for chair in self.chairs for connection in chair.connections]
        return seated + self.watchers

    def customer(self) -> Customer:
        """For whom bots think here: a person who is connected, else whoever looks on."""
        connections = self.connections()
        return Customer(connections[0].network if connections else self.name, self.name)

    def payer(self, seat: int) -> Listener | None:
        """Whose address the stored actions of a seat count for: its own, else of who is there."""
        own = self.chairs[seat].connections
        return next(iter(own or self.connections()), None)

    def names(self) -> list[str]:
        """The players' names."""
        return [chair.name or str(seat) for seat, chair in enumerate(self.chairs)]

    def for_the_log(self) -> dict[str, object]:
        """What the logs may say of it: never its whole id."""
        setup = self.plan.setup
        return {
            "room": self.name[:4],
            "game": setup.game.name,
            "seats": setup.players,
            "actions": self.table.seq,
        }

    def tell(self, message: messages.ToClient) -> None:
        """The same words to everybody."""
        raw = messages.encode(message)
        for connection in self.connections():
            connection.send(raw)

    def tell_seats(self) -> None:
        """Who sits where, to everybody."""
        clocks = self.clocks.message(now())
        told = messages.Seats(self.state, self.seats(), clocks, time.time(), self.awaits_reveal())
        self.tell(told)

    def seats(self) -> list[tables.Chair]:
        """Who sits where."""
        return [chair.message() for chair in self.chairs]

    def note(self, name: str, seat: int) -> None:
        """A line of everybody's log about what is no event of the game."""
        self.notes.append(messages.Note(self.table.seq, name, seat))
        self.tell(self.notes[-1])

    def is_over(self) -> bool:
        """Whether the rules or the people have ended the game."""
        return self.ending is not None or self.table.state.is_over()

    def persons(self) -> int:
        """How many of the seats are people's."""
        return sum(chair.kind == PERSON for chair in self.chairs)

    def gives_hints(self) -> bool:
        """Whether hints may be asked for: between people only where the table allows it."""
        return not self.plan.deal and (self.plan.hints or self.persons() < 2)

    def undoable(self) -> int:
        """The person's seat whose last action can be taken back, or -1."""
        seat = self.table.undoable
        if seat < 0 or self.ending is not None or self.chairs[seat].by_bot:
            return -1
        return seat if not self.plan.deal and self.table.may_undo(seat) else -1

    # What is stored -------------------------------------------------------------------------

    async def store(
        self,
        statements: Sequence[Executable],
        entries: Sequence[Entry] = (),
        id: str | None = None,
        spent: float = 0.0,
    ) -> None:
        """Make new lines of the log durable, the first of them under the client's id."""
        first = self.table.seq - len(entries)
        rows: list[Row] = [
            {
                "match": self.name,
                "seq": first + place,
                "seat": entry.seat,
                "action": entry.action,
                "by": entry.by,
                "id": None if place else id,
                "spent": 0.0 if place else spent,
                "at": time.time(),
            }
            for place, entry in enumerate(entries)
        ]
        fence = Fence(self.name, self.fence) if self.fence else None
        await self.registry.storage.writer.write(statements, rows, fence)
        if id is not None:
            self.done[entries[0].seat, id] = self.table.seq

    async def say(self, said: messages.Said) -> None:
        """Keep a line of chat and tell it to everybody."""
        row = {"seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
        here, number = chat.c.room == self.name, self.lines
        past = delete(chat).where(here & (chat.c.number <= number - self.settings.chat_length))
        await self.store([past, insert(chat).values(room=self.name, number=number, **row)])
        self.lines += 1
        self.chat.append(said)
        self.tell(said)

    def chair_change(self, seat: int) -> Executable:
        """A statement that stores a seat as it is now."""
        here = (seats.c.room == self.name) & (seats.c.seat == seat)
        return change_rows(seats).where(here).values(self.chairs[seat].row(self.name, seat))

    def change(self, **values: object) -> Executable:
        """A statement that changes the room's own row."""
        return change_rows(rooms).where(rooms.c.room == self.name).values(**values)

    def keep_refusal(self, seat: int, refusal: messages.Refused) -> None:
        """Remember an answer for a while, in case the question comes again."""
        self.refused[seat, refusal.id] = refusal
        if len(self.refused) > MOST_REFUSED:
            self.refused.popitem(last=False)

"""All rooms of a server: made, found in memory or brought back from the database, let go."""

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Executable, insert
from sqlalchemy.exc import SQLAlchemyError

from koloda.engine.values.errors import KolodaError
from koloda.server.bots.scheduler import Bots
from koloda.server.ops.clock import now
from koloda.server.ops.limits import Addresses
from koloda.server.ops.metrics import Metrics
from koloda.server.ops.settings import Settings
from koloda.server.protocol import faults, messages, tables
from koloda.server.rooms import contributions, endings, game_loop, handover, joining, telling
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.analyses import Analyses
from koloda.server.rooms.dailies import Dailies
from koloda.server.rooms.keys import hash_of, new_id, well_formed
from koloda.server.rooms.match_log import BY_CHANCE, BY_UNDO, Entry
from koloda.server.rooms.names import bot_name
from koloda.server.rooms.ownership import Alone, Elsewhere, Ownership
from koloda.server.rooms.plan import BOT, OtherRules, Plan, stored_plan
from koloda.server.rooms.replays import Replays
from koloda.server.rooms.room import CONTRIBUTED, GIVEN, OPEN, OVER, RUNNING, Room
from koloda.server.rooms.seats import Chair
from koloda.server.storage import cleaning
from koloda.server.storage.bans import Bans
from koloda.server.storage.database import Storage, Stored
from koloda.server.storage.schema import rooms
from koloda.server.storage.writer import Fence, WriteFailed

log = logging.getLogger("koloda.registry")

BETWEEN_SWEEPS: Final = 30.0
MOST_LISTED: Final = 50
BETWEEN_CLEANINGS: Final = 3600.0


def nothing_else(_: Room) -> list[Executable]:
    """What is stored together with a new table of its own."""
    return []


class Registry:
    """The rooms in memory, and what they share."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.bots = Bots(settings.bot_processes)
        self.metrics = Metrics()
        self.addresses = Addresses(settings)
        self.ownership: Ownership = Alone()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.connections = 0
        self.replays = Replays(storage)
        self.analyses = Analyses(storage, self.bots, settings.analysis_seconds)
        self.dailies = Dailies(storage, self.bots)
        self.stopping = False
        self.give_up: Callable[[], None] = nobody_listens
        """Ends the process: a server that cannot store anything serves nobody."""
        self.bans = Bans()
        self.bans.fill(storage.banned())
        self.clean_at = 0.0
        """When to look again for what is to be deleted."""
        self.draining = False
        """Whether no new tables are made because the server is going to stop."""
        self.sweeper: asyncio.Task[None] | None = None
        self.measure()

    def measure(self) -> None:
        """The figures that are read whenever somebody asks for them."""
        watch, storage, bots = self.metrics.watch, self.storage, self.bots
        storage.writer.metrics = bots.metrics = self.metrics
        watch("koloda_connections", "Open WebSockets", lambda: self.connections)
        watch("koloda_rooms", "Rooms in memory", lambda: len(self.rooms))
        watch("koloda_ready", "Whether games can be stored", lambda: not storage.trouble())
        watch("koloda_bot_queue", "Questions that wait for a bot", lambda: len(bots.queue))
        watch("koloda_bots_busy", "Bots that think", lambda: len(bots.workers) - len(bots.free))
        watch("koloda_writes_waiting", "Writes that wait", storage.writer.waiting.qsize)
        watch("koloda_database_bytes", "Size of the database's files", storage.size)
        watch("koloda_disk_free_bytes", "What the disk has left", storage.disk_free)

    async def start(self) -> None:
        """Start the sweeper and the bot processes."""
        await self.ownership.start()
        if self.storage.file is not None:
            await self.analyses.forget_lost()
        self.sweeper = asyncio.create_task(self.sweep())
        await self.bots.warm()

    async def stop(self) -> None:
        """Let everybody go; all that was acknowledged is stored."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.leave()
        await self.replays.stop()
        await self.analyses.stop()
        await self.dailies.stop()
        await self.bots.stop()
        await self.ownership.stop()
        await asyncio.to_thread(self.storage.close)

    async def leave(self) -> None:
        """Let go of all rooms, so that other processes can go on with them at once."""
        self.stopping = True
        rooms = list(self.rooms.values())
        for room in rooms:
            room.close()
        if rooms:
            await asyncio.wait([room.task for room in rooms], timeout=5)
        await self.ownership.release(
            {room.name: (room.fence, handover.write(room)) for room in rooms if room.fence}
        )

    # Making ---------------------------------------------------------------------------------

    async def make(
        self,
        plan: Plan,
        maker: int,
        names: dict[int, str],
        contribution: str = "",
        position: str = "",
        seed: bytes = b"",
        also: Callable[[Room], list[Executable]] = nothing_else,
    ) -> tuple[Room, str]:
        """A new room, its maker on a seat, others kept for those named; and the maker's key.

        Where a seed is given, the cards are those of other tables and nobody adds to them.
        """
        secret, key = seed or secrets.token_bytes(32), new_id()
        scheme = GIVEN if seed else CONTRIBUTED
        room = Room(self, new_id(), plan, secret, maker, scheme, position)
        taken = list(names.values())
        for seat, wanted in enumerate(plan.seats):
            name = names.get(seat, "")
            if wanted.kind == BOT:
                name = bot_name(taken)
                taken.append(name)
            room.chairs.append(Chair(wanted.kind, wanted.level, name))
        room.chairs[maker].key_hash = hash_of(key)
        room.chairs[maker].contribution = contribution
        row = {
            **plan.row(),
            "room": room.name,
            "maker": maker,
            "seed": room.secret,
            "scheme": room.scheme,
            "position": position,
            "state": OPEN,
            "made_at": time.time(),
        }
        first_lease = self.ownership.first_lease(room.name)
        self.rooms[room.name] = room
        self.metrics.count("koloda_rooms_made_total", game=plan.setup.game.name)

        async def open_room() -> None:
            chairs = joining.new_chairs(room)
            statements = [insert(rooms).values(row), *chairs, *first_lease, *also(room)]
            if any(chair.waits for chair in room.chairs):
                await room.store(statements)
            else:
                await contributions.start(room, *statements)
            room.fence = 1 if first_lease else 0

        try:
            await room.ask(open_room)
        except WriteFailed:
            room.close()
            raise
        log.info("room made", extra=room.for_the_log())
        return room, key

    # Finding --------------------------------------------------------------------------------

    async def find(self, name: str) -> Room:
        """A room by its id, or the answer that all guesses get."""
        room = self.rooms.get(name)
        if self.stopping:
            raise RoomClosed
        if room is None and well_formed(name):
            if name not in self.loading:
                task = self.loading[name] = asyncio.create_task(self.load(name))
                task.add_done_callback(lambda _: self.loading.pop(name, None))
            room = await asyncio.shield(self.loading[name])
        if room is None:
            raise joining.NotForYou
        return room

    async def load(self, name: str) -> Room | None:
        """Bring a room back from the database by playing its actions again."""
        claim = await self.ownership.claim(name)
        if claim is None:
            return None
        stored = await self.storage.find(name)
        if stored is None:
            return None
        room: Room | None = None
        try:
            plan = stored_plan(stored.room, stored.chairs)
            row = stored.room
            room = Room(self, name, plan, row["seed"], row["maker"], row["scheme"], row["position"])
            room.fence = claim.fence
            await asyncio.to_thread(refill, room, stored)
            if claim.handover:
                handover.apply(room, claim.handover)
        except OtherRules:
            raise
        except KolodaError as error:
            log.error("cannot bring back", extra={"room": name[:4], "reason": str(error)})
            if room is not None:
                room.close()
            return None
        self.rooms[name] = room
        self.metrics.count("koloda_rooms_loaded_total")
        if room.awaits_reveal():
            contributions.wait(room)
        else:
            game_loop.run_clocks(room)
            game_loop.ask_bots(room)
        return room

    async def sit_again(self, room: str, seat: int, contribution: str) -> str:
        """Sit down on a seat that is kept at another room, wherever that is; the key."""
        try:
            found = await self.find(room)
        except Elsewhere as error:
            key = await self.ownership.sit_again(error.owner, room, seat, contribution)
            if not key:
                raise joining.NotNow(faults.SEAT_AGAIN) from None
            return key
        return await found.ask(functools.partial(joining.take_kept, found, seat, contribution))

    async def do_without(self, room: str, seat: int) -> None:
        """Tell another room, wherever it is, that nobody comes to a seat that is kept there."""
        try:
            found = await self.find(room)
        except Elsewhere as error:
            await self.ownership.do_without(error.owner, room, seat)
            return
        await found.ask(functools.partial(joining.do_without, found, seat))

    def lobby(self) -> list[tables.Room]:
        """Listed tables where somebody is: with a free seat, then those that may be watched."""
        mine = [room for room in self.rooms.values() if room.plan.listed and room.connections()]
        free = [room for room in mine if room.state == OPEN and any(c.free for c in room.chairs)]
        running = [room for room in mine if room.state == RUNNING and room.plan.watchers]
        return [telling.about(room) for room in [*free[-MOST_LISTED:], *running[-MOST_LISTED:]]]

    def forget(self, room: Room) -> None:
        """Take a room out of the memory."""
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]

    def make_replay(self, room: str) -> None:
        """Have the replay of a game that is over made in the background."""
        self.replays.start(room)

    async def sweep(self) -> None:
        """From time to time let go of the rooms that nobody looks at."""
        while True:
            await asyncio.sleep(min(BETWEEN_SWEEPS, self.settings.idle_seconds))
            if self.storage.writer.broken:
                log.critical("the writer has died: nothing can be stored, the server stops")
                self.give_up()
            for room in list(self.rooms.values()):
                idle = now() - room.left_at > self.settings.idle_seconds
                busy = room.connections() or room.thinking or room.waiting
                if idle and not busy:
                    room.close()
            with contextlib.suppress(SQLAlchemyError, WriteFailed):  # the health check tells of it
                await self.replays.catch_up()
                await self.dailies.publish()
                await self.clean()

    async def clean(self) -> None:
        """Delete what the policy says, a little at a time; a room in memory is not abandoned."""
        if now() < self.clean_at:
            return
        settings, storage = self.settings, self.storage
        stopped = await storage.names(cleaning.stopped(settings.keep_running_days))
        for name in [*stopped, *await storage.names(cleaning.unfinished(settings.daily_days))]:
            await self.archive(name)
        days = settings.keep_running_days + settings.keep_archived_days
        gone = await storage.names(cleaning.abandoned(settings.keep_open_days, days))
        old = await storage.names(cleaning.old(settings.keep_actions_days))
        for why, names, statements in (
            ("abandoned", gone, cleaning.deletion),
            ("old", old, cleaning.thinning),
        ):
            for name in names:
                if name not in self.rooms and name not in self.loading:
                    with contextlib.suppress(RoomClosed):  # it is another process's
                        await self.tidy(name, statements(name))
                        self.metrics.count("koloda_rooms_deleted_total", why=why)
        if not gone and not old:
            self.clean_at = now() + BETWEEN_CLEANINGS

    async def tidy(self, name: str, statements: list[Executable]) -> None:
        """Delete something of a room that is nobody's."""
        claim = await self.ownership.claim(name)
        fence = Fence(name, claim.fence) if claim and claim.fence else None
        await self.storage.writer.write(statements, [], fence)

    async def archive(self, name: str) -> None:
        """End a game that nobody has gone on with; one that cannot be brought back waits."""
        with contextlib.suppress(KolodaError, RoomClosed):
            room = await self.find(name)
            if not room.connections():
                await room.ask(functools.partial(endings.abandon, room))
                self.metrics.count("koloda_rooms_archived_total")

    async def delete(self, name: str) -> None:
        """Close a room and delete everything that belongs to it."""
        room = self.rooms.get(name)
        if room is not None:
            room.close()
            fence = Fence(name, room.fence) if room.fence else None
            await self.storage.writer.write(cleaning.deletion(name), [], fence)
        else:
            await self.tidy(name, cleaning.deletion(name))
        self.metrics.count("koloda_rooms_deleted_total", why="asked")


def nobody_listens() -> None:
    """What happens where no process can be ended, as in tests."""


def refill(room: Room, stored: Stored) -> None:
    """Seats, log, answers and clocks of a room as they were stored."""
    room.chairs = [
        Chair(
            row["kind"],
            row["level"],
            row["name"],
            row["key_hash"],
            flagged=row["flagged"],
            resigned=row["resigned"],
            contribution=row["contribution"],
            revealed=row["revealed"],
        )
        for row in stored.chairs
    ]
    for line in stored.said:
        said = messages.Said("", line["seat"], line["name"], line["text"], line["at"])
        room.chat.append(said)
        room.lines = line["number"] + 1
    room.table = room.new_table()
    room.state, room.rematch = stored.room["state"], stored.room["rematch"]
    if room.state == OPEN:
        return
    room.table.restore([Entry(row["seat"], row["action"], row["by"]) for row in stored.log])
    asked: tuple[int, str] | None = None
    for row in stored.log:
        if row["by"] != BY_CHANCE:
            asked = None if row["id"] is None else (row["seat"], row["id"])
        if asked is not None:
            room.done[asked] = row["seq"] + 1  # chance belongs to the action before it
        if row["by"] not in (BY_CHANCE, BY_UNDO):
            room.clocks.charge(row["seat"], row["spent"])
    reason, *ranks = stored.room["ending"].split() or [""]
    if reason:
        room.ending = messages.Outcome(tuple(map(int, ranks)), reason)
    room.state = OVER if room.is_over() else RUNNING
    for chair in room.chairs:
        if room.state == RUNNING and chair.kind != BOT:
            chair.away_at = now() + room.settings.away_seconds

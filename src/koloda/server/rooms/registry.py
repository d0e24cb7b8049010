"""All rooms of a server: made, found in memory or brought back from the database, let go."""

import asyncio
import functools
import logging
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Executable, insert

from koloda.engine.values.errors import KolodaError
from koloda.server.bots.scheduler import Bots
from koloda.server.ops.clock import wall
from koloda.server.ops.limits import Addresses
from koloda.server.ops.metrics import Metrics
from koloda.server.ops.settings import Settings
from koloda.server.protocol import faults, tables
from koloda.server.rooms import contributions, game_loop, handover, joining, telling
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.analyses import Analyses
from koloda.server.rooms.dailies import Dailies
from koloda.server.rooms.duplicates import Duplicates
from koloda.server.rooms.keys import hash_of, new_id, well_formed
from koloda.server.rooms.names import bot_name
from koloda.server.rooms.ownership import Alone, Elsewhere, Ownership
from koloda.server.rooms.plan import BOT, OtherRules, Plan, stored_plan
from koloda.server.rooms.refilling import refill
from koloda.server.rooms.replays import Replays
from koloda.server.rooms.room import CONTRIBUTED, GIVEN, NO_MAKER, OPEN, RUNNING, Room
from koloda.server.rooms.seats import Chair
from koloda.server.storage.bans import Bans
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import rooms
from koloda.server.storage.writer import WriteFailed

log = logging.getLogger("koloda.registry")

MOST_LISTED: Final = 50


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
        self.duplicates = Duplicates(storage)
        self.stopping = False
        self.give_up: Callable[[], None] = nobody_listens
        """Ends the process: a server that cannot store anything serves nobody."""
        self.bans = Bans()
        self.bans.fill(storage.banned())
        self.deleting: set[str] = set()
        """Rooms that are being deleted: whoever comes back at once must not revive them."""
        self.draining = False
        """Whether no new tables are made because the server is going to stop."""
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
        """Become known to other processes, and start the bots."""
        await self.ownership.start()
        if self.storage.file is not None:
            await self.analyses.forget_lost()
        await self.bots.warm()

    async def stop(self) -> None:
        """Let everybody go; all that was acknowledged is stored."""
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
        shared: bytes = b"",
        also: Callable[[Room], list[Executable]] = nothing_else,
    ) -> tuple[Room, str]:
        """A new room, its maker on a seat, others kept for those named; and the maker's key.

        Where a seed is given, or a secret that other tables share, the cards are those of other
        tables and nobody adds to them.
        """
        secret, key = seed or shared or secrets.token_bytes(32), new_id()
        scheme = GIVEN if seed else CONTRIBUTED
        room = Room(self, new_id(), plan, secret, maker, scheme, position)
        taken = list(names.values())
        for seat, wanted in enumerate(plan.seats):
            name = names.get(seat, "")
            if wanted.kind == BOT:
                name = bot_name(taken)
                taken.append(name)
            room.chairs.append(Chair(wanted.kind, wanted.level, name))
        if maker != NO_MAKER:
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
            "made_at": wall(),
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
        if name in self.deleting:
            raise joining.NotForYou
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

    async def sit_back(self, room: str, seat: int) -> str:
        """A new key to a seat that somebody has shown to be theirs, wherever the room is."""
        try:
            found = await self.find(room)
        except Elsewhere as error:
            key = await self.ownership.sit_back(error.owner, room, seat)
            if not key:
                raise RoomClosed from None
            return key
        return await found.ask(functools.partial(joining.sit, found, seat))

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


def nobody_listens() -> None:
    """What happens where no process can be ended, as in tests."""

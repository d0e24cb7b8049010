"""Sitting down, coming in, leaving, changing devices, playing again."""

from collections.abc import Callable, Sequence

from msgspec import Raw
from sqlalchemy import Executable, insert

from koloda.engine.values.errors import OptionError
from koloda.server.ops.clock import now, wall
from koloda.server.protocol import encoding, faults, messages
from koloda.server.rooms import contributions, deals, game_loop, telling
from koloda.server.rooms.keys import fits, hash_of, new_id
from koloda.server.rooms.levels import STAND_IN
from koloda.server.rooms.listener import Listener
from koloda.server.rooms.names import bot_name, free_name, identity_of
from koloda.server.rooms.plan import BOT, PERSON, Wanted
from koloda.server.rooms.room import NO_MAKER, OPEN, OVER, RUNNING, Room
from koloda.server.rooms.seats import Chair
from koloda.server.storage.schema import seats


class NotForYou(OptionError):  # noqa: N818 - it is an answer
    """No such room, or not with this key: the same answer for everything that could be guessed."""

    def __init__(self) -> None:
        super().__init__(faults.ROOM)


class NotNow(OptionError):  # noqa: N818 - it is an answer
    """The room is in the wrong state for that."""


def new_chairs(room: Room) -> list[Executable]:
    """Statements that store all seats for the first time."""
    return [
        insert(seats).values(chair.row(room.name, seat)) for seat, chair in enumerate(room.chairs)
    ]


def seat_of_key(room: Room, key: str) -> int:
    """The seat that a key opens."""
    for seat, chair in enumerate(room.chairs):
        if chair.key_hash and fits(key, chair.key_hash):
            return seat
    raise NotForYou


def nothing_else() -> list[Executable]:
    """What is stored together with a seat that was taken at a table of its own."""
    return []


async def take(
    room: Room,
    name: str,
    wanted: int | None,
    contribution: str = "",
    also: Callable[[], list[Executable]] = nothing_else,
) -> tuple[int, str]:
    """Sit down on a free seat; the seat and its key."""
    free = [seat for seat, chair in enumerate(room.chairs) if chair.free]
    if room.state != OPEN or not free or (wanted is not None and wanted not in free):
        raise NotNow(faults.SEAT_TAKEN)
    seat = free[0] if wanted is None else wanted
    taken = [chair.name for chair in room.chairs]
    room.chairs[seat].name = free_name(name, taken)
    more = also()
    if room.maker == NO_MAKER:
        room.maker = seat
        more.append(room.change(maker=seat))
    return seat, await sit(room, seat, contribution, more)


async def sit(
    room: Room, seat: int, contribution: str = "", more: Sequence[Executable] = ()
) -> str:
    """Give a seat a new key, and start when nobody is missing; the key."""
    key = new_id()
    if contribution:
        room.chairs[seat].contribution = contribution
    room.chairs[seat].key_hash = hash_of(key)
    room.chairs[seat].declined = False
    await store_seat(room, seat, more)
    return key


async def store_seat(room: Room, seat: int, more: Sequence[Executable] = ()) -> None:
    """Store a changed seat, and start when nobody is missing."""
    changes = [room.chair_change(seat), *more]
    if room.state == OPEN and not any(chair.waits for chair in room.chairs):
        await contributions.start(room, *changes)
    else:
        await room.store(changes)
        room.tell_seats()


async def move(room: Room, key: str) -> str:
    """A new key for the seat of an old one, which opens nothing any more."""
    seat = seat_of_key(room, key)
    fresh = await sit(room, seat)
    for connection in list(room.chairs[seat].connections):
        connection.cut("moved", faults.MOVED)
    return fresh


async def come_in(room: Room, who: Listener, key: str | None) -> None:
    """Find the place of somebody who has just connected, and tell them everything they may know."""
    if who.ending:
        return
    if key is None:
        # Before the game whoever has the link may look who sits there, and sit down.
        seen = room.plan.watchers or room.state != RUNNING
        near = sum(watcher.network == who.network for watcher in room.watchers)
        full = len(room.watchers) >= room.settings.most_watchers
        if room.plan.deal or not seen or full or near >= room.settings.most_watchers_per_address:
            raise NotForYou
        who.seat = encoding.NO_SEAT
        room.watchers.append(who)
    else:
        who.seat = seat_of_key(room, key)
        chair = room.chairs[who.seat]
        if room.registry.bans.has(identity_of(chair.name)):
            who.cut("banned", faults.BANNED)
            return
        while len(chair.connections) >= room.settings.most_connections_per_seat:
            chair.connections.pop(0).cut("elsewhere", faults.ELSEWHERE)
        chair.connections.append(who)
        chair.away_at = None
        if not chair.for_good:
            chair.stand_in = False
        game_loop.run_clocks(room)
    game_loop.ask_bots(room)
    who.enter(room)
    who.send(messages.encode(welcome(room, who)))
    if room.state == OVER:
        who.send(messages.encode(telling.over_message(room)))
    room.tell_seats()


def welcome(room: Room, who: Listener) -> messages.Welcome:
    """Everything about a table that one who comes in may know."""
    table = room.table
    teller = telling.teller_of(room)
    log: list[Raw] = []
    for told in table.told:
        log += teller.sights(told.seq, told.events, who.seat, who.language, told.turn)
    dealt = room.state != OPEN
    return messages.Welcome(
        room=telling.about(room),
        seat=who.seat,
        seq=table.seq,
        view=teller.view(who.seat) if dealt else None,
        undo=dealt and who.seat >= 0 and room.undoable() == who.seat,
        log=log[-room.settings.log_length :],
        commitment=table.match.commitment,
        seats=room.seats(),
        clocks=room.clocks.message(now()),
        chat=list(room.chat),
        notes=list(room.notes),
        now=wall(),
        chain=table.chain() if dealt else "",
    )


async def play_again(room: Room, key: str, contribution: str = "") -> tuple[str, int, str]:
    """The table of the next game, with one's own seat there; made by whoever asks first."""
    seat = seat_of_key(room, key)
    if room.state != OVER:
        raise NotNow(faults.NOT_OVER)
    deals.demand_free(room)
    room.declined.discard(seat)
    if room.rematch is None:
        names = {
            place: chair.name for place, chair in enumerate(room.chairs) if chair.kind == PERSON
        }
        setup = room.plan.setup
        if room.ending is None:
            setup = setup.game.rematch(room.table.state)
        plan = room.plan.again(setup, [Wanted(chair.kind, chair.level) for chair in room.chairs])
        fresh, new_key = await room.registry.make(plan, seat, names, contribution)
        for place in room.declined:
            fresh.chairs[place].declined = True
        await room.store([room.change(rematch=fresh.name)])
        room.rematch = fresh.name
        room.tell(telling.over_message(room))
        return fresh.name, seat, new_key
    return room.rematch, seat, await room.registry.sit_again(room.rematch, seat, contribution)


async def take_kept(room: Room, seat: int, contribution: str) -> str:
    """Sit down on a seat that is kept for the same person; a key opens it once."""
    if not room.chairs[seat].waits:
        raise NotNow(faults.SEAT_AGAIN)
    return await sit(room, seat, contribution)


async def leave(room: Room, who: Listener) -> None:
    """Somebody's connection is gone."""
    if who in room.watchers:
        room.watchers.remove(who)
    for chair in room.chairs:
        if who in chair.connections:
            chair.connections.remove(who)
            if not chair.connections and room.state == RUNNING:
                chair.away_at = now() + room.settings.away_seconds
    room.left_at = now()
    room.tell_seats()


async def do_without(room: Room, seat: int) -> None:
    """Whoever waits at the next table learns that nobody comes to this seat."""
    if room.chairs[seat].waits:
        room.chairs[seat].declined = True
        room.tell_seats()


async def stand_in(room: Room, asker: int, seat: int, on: bool) -> None:
    """A bot for oneself, for somebody away, or, before the game, for somebody who does not come."""
    if not 0 <= seat < len(room.chairs):
        raise OptionError(faults.NO_SEAT)
    deals.demand_substitute(room, asker, seat)
    chair = room.chairs[seat]
    if room.state == OPEN and on and asker == room.maker and chair.waits:
        names = [other.name for other in room.chairs]
        room.chairs[seat] = Chair(BOT, STAND_IN, bot_name(names))
        await store_seat(room, seat)
        return
    if room.state != RUNNING or chair.kind == BOT or chair.flagged or chair.resigned:
        raise NotNow(faults.NO_BOT_NOW)
    if seat != asker:
        away = chair.away_at is not None and now() >= chair.away_at
        if not on or not away:
            raise NotNow(faults.NOT_AWAY)
    chair.stand_in, chair.for_good = on, on and seat == asker
    room.tell_seats()
    game_loop.run_clocks(room)
    game_loop.ask_bots(room)

"""What the people at a table and around it are told of it."""

from msgspec import UNSET, Raw

from koloda.server.ops.clock import now
from koloda.server.protocol import encoding, messages, tables
from koloda.server.rooms.match_log import Told
from koloda.server.rooms.room import CONTRIBUTED, Room


def tell_update(room: Room, undone: int = -1, replaced: int = -1) -> None:
    """What has happened and the table after it, to each reader what that one may see."""
    teller = teller_of(room)
    clocks = room.clocks.message(now())
    news = undone < 0 and room.ending is None
    told = room.table.told[-1] if news else Told(room.table.seq, [], 0)
    undoable, chain = room.undoable(), room.table.chain()
    views: dict[int, Raw] = {}
    ready: dict[tuple[int, str], bytes] = {}
    for connection in room.connections():
        seat, key = connection.seat, (connection.seat, connection.language)
        if key not in ready:
            if seat not in views:
                views[seat] = teller.view(seat)
            sights = teller.sights(*told[:2], seat, connection.language, told.turn)
            own = seat >= 0 and undoable == seat
            update = messages.Update(
                room.table.seq, sights, views[seat], own, undone, replaced, clocks, chain
            )
            ready[key] = messages.encode(update)
        connection.send(ready[key])
    room.zones = teller.zones


def teller_of(room: Room) -> encoding.Teller:
    """Puts the table as it is now into messages."""
    return encoding.Teller(room.table.state, room.names(), room.ending, room.zones)


def over_message(room: Room) -> messages.Over:
    """The end of the game, with the seed unless others may still play these cards."""
    match = room.table.match
    told = None if room.plan.deal else match.promise
    outcome = room.ending or encoding.outcome_of(match.state.outcome())
    assert outcome is not None
    return messages.Over(
        outcome,
        "" if room.plan.deal else match.seed.hex(),
        match.commitment,
        f"/api/rooms/{room.name}/record",
        told.secret.hex() if told else "",
        told.contributions if told else [],
        room.rematch or UNSET,
        sorted(room.declined),
    )


def about(room: Room) -> tables.Room:
    """The table as anybody who has its link may know it; never cards."""
    plan = room.plan
    return tables.Room(
        room=room.name,
        game=plan.setup.game.name,
        players=plan.setup.players,
        options=plan.setup.options,
        state=room.state,
        seats=room.seats(),
        clock=tables.Clock(plan.clock, plan.seconds, plan.increment),
        watchers=plan.watchers,
        listed=plan.listed,
        hints=room.gives_hints(),
        maker=room.maker,
        partners=list(plan.setup.partners) if plan.setup.has_teams() else [],
        watching=len(room.watchers),
        commitment=room.table.match.commitment,
        terms=room.terms() if room.scheme == CONTRIBUTED else "",
        rematch=room.rematch,
        deal=plan.deal,
    )

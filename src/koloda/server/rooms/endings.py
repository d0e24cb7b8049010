"""Endings that no game's rules know: somebody gives up, or everybody agrees to stop."""

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults, messages, tables
from koloda.server.rooms import deals, game_loop, telling
from koloda.server.rooms.room import ABANDONED, AGREED, OVER, RESIGNED, RUNNING, Room


def demand_running(room: Room) -> None:
    """Only a game that is being played can be ended."""
    if room.state != RUNNING:
        raise OptionError(faults.OVER if room.state == OVER else faults.NOT_BEGUN)


async def resign(room: Room, seat: int) -> None:
    """Of two players the other wins; among several a bot plays the seat to the end."""
    demand_running(room)
    chair = room.chairs[seat]
    if chair.resigned or chair.flagged:
        raise OptionError(faults.RESIGNED if chair.resigned else faults.FLAGGED)
    room.note("resigned", seat)
    if len(room.chairs) == 2:
        ranks = tuple(2 if place == seat else 1 for place in range(2))
        await game_loop.end(room, messages.Outcome(ranks, RESIGNED))
        return
    chair.resigned, chair.ends = True, False
    await room.store([room.chair_change(seat)])
    room.tell_seats()
    game_loop.run_clocks(room)
    game_loop.ask_bots(room)


async def agree_to_end(room: Room, seat: int, agree: bool) -> None:
    """Offer to end without a winner, agree, or decline for everybody; bots agree to anything."""
    demand_running(room)
    deals.demand_free(room)
    chairs = room.chairs
    offered = any(chair.ends for chair in chairs)
    if not agree:
        for chair in chairs:
            chair.ends = False
        if offered:
            room.note("goes-on", seat)
            room.tell_seats()
        return
    chairs[seat].ends = True
    if all(chair.ends or chair.by_bot for chair in chairs):
        room.note("ended", seat)
        await game_loop.end(room, without_winner(room, AGREED))
        return
    room.note("agrees" if offered else "offers", seat)
    room.tell_seats()


async def abandon(room: Room) -> None:
    """Nobody has gone on for a long time: the game ends without a winner, its record is kept."""
    if room.state == RUNNING:
        await game_loop.end(room, without_winner(room, ABANDONED))


async def call_off(room: Room) -> tables.State:
    """The operator ends a game without a winner, if one is running; the state it was found in."""
    found = room.state
    if found == RUNNING:
        await game_loop.end(room, without_winner(room, AGREED))
    return found


def without_winner(room: Room, reason: str) -> messages.Outcome:
    """An outcome in which everybody has the same rank."""
    return messages.Outcome(tuple(1 for _ in room.chairs), reason)


async def decline(room: Room, seat: int) -> None:
    """Tell everybody, here and at the next table, that this seat does not play again."""
    if room.state != OVER:
        raise OptionError(faults.NOT_OVER)
    room.declined.add(seat)
    room.tell(telling.over_message(room))
    if room.rematch is not None:
        await room.registry.do_without(room.rematch, seat)

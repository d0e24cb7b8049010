"""The call that goes on from a step of a game that is over, against bots."""

import asyncio
import secrets

from starlette.requests import Request

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.record import Record, read_record
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.server.http.asking import TooEarly, hub_of, named
from koloda.server.http.finished import recorded
from koloda.server.http.tables import may_make
from koloda.server.protocol import bodies, faults
from koloda.server.rooms.clocks import NONE
from koloda.server.rooms.plan import BOT, PERSON, Plan, Wanted, check_bots


async def try_it(request: Request, body: bodies.Try) -> bodies.Taken:
    """A new table that goes on from a step of a game that is over, the other seats for bots."""
    registry, room = hub_of(request), request.path_params["room"]
    await recorded(request, faults.TRY_EARLY)
    if await registry.storage.deal_in_play(room):
        raise TooEarly(faults.DEAL_IN_PLAY)
    may_make(request)
    name, row = named(request, body.name), await registry.storage.record(room)
    assert row is not None
    record = await asyncio.to_thread(read_record, row["text"], find_game)
    if body.seat >= record.setup.players:
        raise OptionError(faults.NO_SEAT)
    position = await asyncio.to_thread(position_of, record, body)
    bot = Wanted(BOT, body.level)
    seats = [Wanted(PERSON, "") if seat == body.seat else bot for seat in range(len(record.names))]
    check_bots(seats, record.setup)
    plan = Plan(record.setup, tuple(seats), NONE, 0.0, 0.0, watchers=True, listed=False)
    made, key = await registry.make(plan, body.seat, {body.seat: name}, position=position)
    return bodies.Taken(made.name, body.seat, key)


def position_of(record: Record, body: bodies.Try) -> str:
    """The position after a step, as it was or with what the seat could not see drawn anew."""
    state = state_after(record, body.step)
    if state.is_over():
        raise OptionError(faults.NO_STEP)
    if body.cards == "known":
        state = state.determinize(body.seat, FastRng(secrets.randbits(64)))
    return str(state)


def state_after(record: Record, step: int) -> State:
    """The state after that many moves of the players and the chance that followed."""
    state, moves = record.start(), 0
    for seat, action in record.actions:
        moves += seat != CHANCE
        if moves > step:
            return state
        state.apply(seat, action)
    if moves < step:
        raise OptionError(faults.NO_STEP)
    return state

"""Tables whose cards others play as well: nobody is helped there, and bots answer all alike."""

import datetime
from typing import Final

from sqlalchemy import Executable, update

from koloda.daily import deal as days
from koloda.daily.deal import PERSON
from koloda.daily.host import Chance, chance_of
from koloda.engine.contract.state import CHANCE
from koloda.engine.values.errors import Fault, OptionError
from koloda.server.protocol import faults
from koloda.server.rooms.room import ABANDONED, OPEN, Room
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import duplicates, tries

DAILY: Final = "daily "
DUPLICATE: Final = "duplicate "
WIN: Final = 100
DRAW: Final = 50


def duplicate_of(deal: str) -> str:
    """The duplicate match that a table belongs to; nothing for any other table."""
    return deal.removeprefix(DUPLICATE) if deal.startswith(DUPLICATE) else ""


def demand_free(room: Room) -> None:
    """Refuse what would make a result that cannot be compared."""
    if room.plan.deal:
        raise OptionError(faults.DEAL_MANNERS)


def demand_substitute(room: Room, asker: int, seat: int) -> None:
    """Refuse a bot that would play for a person who is there.

    In a duplicate match a bot may take the place of who does not come or has left: all the other
    tables wait for the end of this one.
    """
    missing = duplicate_of(room.plan.deal) and (room.state == OPEN or seat != asker)
    if room.plan.deal and not missing:
        raise OptionError(faults.DEAL_MANNERS)


def asked(room: Room) -> list[int]:
    """The seats whose choices are asked for.

    Where cards are compared no bot acts before a person who may act as well, and of several bots
    one after the other: nobody's haste changes an answer.
    """
    state, actions = room.table.state, room.table.match.actions
    owing = list(state.to_act())
    if not room.plan.deal or not owing:
        return owing
    if not all(room.chairs[seat].by_bot for seat in owing):
        return []
    last = next((seat for seat, _ in reversed(actions) if seat != CHANCE), -1)
    return [state.next_to_act(last)]


def chance(room: Room) -> Chance | None:
    """What a bot's answer depends on here; None where it may be anything."""
    return chance_of(room.table.match) if room.plan.deal else None


def points_of(room: Room) -> list[int]:
    """Every seat's points of a finished game: 100 for a win, 0 for giving up or leaving."""
    if room.ending is not None:
        ranks = room.ending.ranks
        if room.ending.reason == ABANDONED:
            return [0] * len(ranks)
        drawn = len(set(ranks)) == 1
        return [DRAW if drawn else WIN if rank == 1 else 0 for rank in ranks]
    outcome = room.table.state.outcome()
    assert outcome is not None
    pairs = zip(room.chairs, outcome.scores, strict=True)
    return [0 if chair.resigned else round(DRAW + DRAW * score) for chair, score in pairs]


def results(room: Room) -> list[Executable]:
    """Statements that store what was reached on a finished deal that others play as well."""
    if duplicate_of(room.plan.deal):
        points = " ".join(map(str, points_of(room)))
        return [update(duplicates).where(duplicates.c.room == room.name).values(points=points)]
    if not room.plan.deal:
        return []
    moves = sum(1 for seat, _ in room.table.match.actions if seat == PERSON)
    reached = 0 if room.ending is not None else points_of(room)[PERSON]
    change = update(tries).where(tries.c.room == room.name)
    return [change.values(points=reached, moves=moves)]


async def closed(storage: Storage, room: str) -> Fault | None:
    """Why the cards of a finished game are not shown yet, if they are not."""
    deal = await storage.deal_of(room)
    if deal.startswith(DAILY) and day_of(deal) >= days.today():
        return faults.DAY_NOT_OVER
    return faults.DEAL_IN_PLAY if deal and await storage.deal_in_play(room) else None


def day_of(deal: str) -> datetime.date:
    """The day of a deal as a table names it."""
    return datetime.date.fromisoformat(deal.removeprefix(DAILY))

"""Tables whose cards others play as well: nobody is helped there, and bots answer all alike."""

import datetime
from typing import Final

from sqlalchemy import Executable, update

from koloda.daily import deal as days
from koloda.daily.deal import PERSON
from koloda.daily.host import Chance, chance_of
from koloda.engine.values.errors import Fault, OptionError
from koloda.server.protocol import faults
from koloda.server.rooms.room import Room
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import tries

DAILY: Final = "daily "


def demand_free(room: Room) -> None:
    """Refuse what would make a result that cannot be compared."""
    if room.plan.deal:
        raise OptionError(faults.DEAL_MANNERS)


def asked(room: Room) -> list[int]:
    """The seats whose choices are asked for: at the day's deal no bot acts before the person."""
    owing = list(room.table.state.to_act())
    return [] if room.plan.deal and PERSON in owing else owing


def chance(room: Room) -> Chance | None:
    """What a bot's answer depends on here; None where it may be anything."""
    return chance_of(room.table.match) if room.plan.deal else None


def points_of(room: Room) -> int:
    """The person's points of a finished game: 100 for a win; whoever gives up has none."""
    outcome = room.table.state.outcome()
    if room.ending is not None or outcome is None or room.chairs[PERSON].resigned:
        return 0
    return round(50 + 50 * outcome.scores[PERSON])


def results(room: Room) -> list[Executable]:
    """Statements that store what the person has reached on a finished deal of the day."""
    if not room.plan.deal:
        return []
    moves = sum(1 for seat, _ in room.table.match.actions if seat == PERSON)
    change = update(tries).where(tries.c.room == room.name)
    return [change.values(points=points_of(room), moves=moves)]


async def closed(storage: Storage, room: str) -> Fault | None:
    """Why the cards of a finished game are not shown yet, if they are not."""
    deal = await storage.deal_of(room)
    if deal and day_of(deal) >= days.today():
        return faults.DAY_NOT_OVER
    return faults.DEAL_IN_PLAY if deal and await storage.deal_in_play(room) else None


def day_of(deal: str) -> datetime.date:
    """The day of a deal as a table names it."""
    return datetime.date.fromisoformat(deal.removeprefix(DAILY))

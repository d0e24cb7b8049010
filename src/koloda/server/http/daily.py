"""Calls for deals of the day: see them, play one, look back."""

from typing import Final

from sqlalchemy import Executable, insert
from starlette.requests import Request

from koloda.daily import deal as days
from koloda.daily.deal import PERSON, Daily
from koloda.engine.values.errors import OptionError
from koloda.server.http.asking import hub_of, named
from koloda.server.http.tables import may_make
from koloda.server.protocol import bodies, daily_bodies, faults
from koloda.server.rooms import plan
from koloda.server.rooms.clocks import NONE
from koloda.server.rooms.deals import DAILY
from koloda.server.rooms.keys import hash_of, well_formed
from koloda.server.rooms.plan import Plan, Wanted
from koloda.server.rooms.registry import Registry
from koloda.server.rooms.room import Room
from koloda.server.storage.schema import tries
from koloda.server.storage.writer import Row, WriteFailed

NOBODY: Final = "-"


def person_of(request: Request) -> str:
    """The hash of the word by which a browser is known, if it shows one."""
    word = request.headers.get("authorization", "").removeprefix("Bearer ")
    return hash_of(word) if well_formed(word) else NOBODY


async def day(request: Request) -> daily_bodies.Daily:
    """The deals of today, or of the day that `day` names."""
    asked = request.query_params.get("day", "")
    return await hub_of(request).dailies.tell(asked, person_of(request))


async def archive(request: Request) -> list[daily_bodies.DailyPast]:
    """The days before today."""
    return await hub_of(request).dailies.archive(person_of(request))


async def play(request: Request, body: bodies.DailyPlay) -> bodies.Taken:
    """One's own table of a deal: made at the first time, found again until it is over."""
    registry, person = hub_of(request), hash_of(body.person)
    deal = await registry.dailies.find(request.path_params["day"], request.path_params["game"])
    name, own = named(request, body.name), await own_table(registry, deal, person)
    if own is None:
        may_make(request)
        try:
            taken = await make(registry, deal, person, name)
        except WriteFailed:
            own = await own_table(registry, deal, person)
            if own is None:
                raise
        else:
            registry.dailies.let_expert_play(deal)
            return taken
    if own["points"] is not None:
        raise OptionError(faults.DEAL_PLAYED)
    return bodies.Taken(own["room"], PERSON, await registry.sit_back(own["room"], PERSON))


async def own_table(registry: Registry, deal: Daily, person: str) -> Row | None:
    """The table that a person has had of a deal."""
    return await registry.dailies.store.own(deal.day.isoformat(), deal.game.name, person)


async def make(registry: Registry, deal: Daily, person: str, name: str) -> bodies.Taken:
    """A new table for one person and the bots of the deal; a second one cannot be stored."""
    setup, date = deal.setup(), deal.day.isoformat()
    seats = [
        Wanted(plan.PERSON, "") if seat == PERSON else Wanted(plan.BOT, deal.rival())
        for seat in range(setup.players)
    ]
    wanted = Plan(
        setup, tuple(seats), NONE, 0.0, 0.0, watchers=False, listed=False, deal=f"{DAILY}{date}"
    )
    row = {"day": date, "game": deal.game.name, "person": person, "name": name}

    def begun(room: Room) -> list[Executable]:
        late = deal.day < days.today()
        return [insert(tries).values(**row, room=room.name, late=late)]

    room, key = await registry.make(wanted, PERSON, {PERSON: name}, seed=deal.seed, also=begun)
    return bodies.Taken(room.name, PERSON, key)

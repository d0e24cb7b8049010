"""Calls for the analysis of a game that is over: begin it, see how far it is, cancel it."""

from starlette.requests import Request

from koloda.server.bots.fair_queue import Customer
from koloda.server.http.asking import TooEarly, TooMuch, address_of, hub_of, language
from koloda.server.http.finished import recorded
from koloda.server.ops.clock import now
from koloda.server.protocol import analysis_bodies, faults
from koloda.server.rooms import analyses


async def begin(request: Request) -> analysis_bodies.Analysing:
    """Have a game that is over analysed, once; asked again, how far that is."""
    registry, address, room = hub_of(request), address_of(request), request.path_params["room"]
    await recorded(request, faults.ANALYSIS_EARLY)
    found = await registry.analyses.of(room, language(request))
    if found.state in (analyses.RUNNING, analyses.DONE):
        return found
    if await registry.storage.deal_in_play(room):
        raise TooEarly(faults.DEAL_IN_PLAY)
    if not address.analyses.take(now()):
        raise TooMuch(faults.RATE)
    await registry.analyses.start(room, Customer(address.name, room))
    return await registry.analyses.of(room, language(request))


async def look(request: Request) -> analysis_bodies.Analysing:
    """How far the analysis of a game is; its report once it is done."""
    await recorded(request, faults.ANALYSIS_EARLY)
    return await hub_of(request).analyses.of(request.path_params["room"], language(request))


async def cancel(request: Request) -> analysis_bodies.Analysing:
    """End an analysis that is under way; one that is done stays."""
    await recorded(request, faults.ANALYSIS_EARLY)
    registry, room = hub_of(request), request.path_params["room"]
    await registry.analyses.cancel(room)
    return await registry.analyses.of(room, language(request))

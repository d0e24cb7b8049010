"""What may be known once a game is over: its record, and every step as each seat saw it."""

import asyncio
from collections import OrderedDict
from typing import Final

from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record
from koloda.server.protocol import encoding, messages
from koloda.server.rooms.room import Room

MOST_REPLAYS: Final = 16


class Replays:
    """The replays asked for last, since they cost more than anything else one can ask for."""

    def __init__(self) -> None:
        self.made: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()

    async def of(self, room: Room, language: str) -> bytes:
        """A room's replay in a language, made in another thread."""
        key = (room.name, language)
        if key not in self.made:
            work = asyncio.to_thread(replay, record_of(room), room.about(), language, room.ending)
            self.made[key] = asyncio.create_task(work)
            if len(self.made) > MOST_REPLAYS:
                self.made.popitem(last=False)
        self.made.move_to_end(key)
        return await asyncio.shield(self.made[key])


def record_of(room: Room) -> Record:
    """The whole game with its seed."""
    return room.table.match.record(room.names())


def replay(
    record: Record, about: dict[str, object], language: str, ending: messages.Outcome | None = None
) -> bytes:
    """Every step as a watcher (-1) and as each seat saw it, as JSON."""
    setup = record.setup
    match = Match(setup, record.seed)
    viewers = [encoding.NO_SEAT, *range(setup.players)]
    steps: list[dict[str, object]] = []
    moves = [(seat, action) for seat, action in record.actions if seat != CHANCE]
    for number in range(len(moves) + 1):
        seat, action = moves[number - 1] if number else (CHANCE, -1)
        events = match.play(seat, action) if number else match.settle()
        seq, teller = len(match.actions), encoding.Teller(match.state, record.names)
        steps.append(
            {
                "seq": seq,
                "seat": seat,
                "action": setup.actions.text(action) if number else "",
                "views": {
                    str(viewer): {
                        "view": teller.view(viewer),
                        "events": teller.sights(seq, events, viewer, language),
                    }
                    for viewer in viewers
                },
            }
        )
    return messages.encode(
        {
            "room": about,
            "seats": about["seats"],
            "commitment": record.commitment,
            "seed": record.seed.hex(),
            "outcome": ending or encoding.outcome_of(match.state.outcome()),
            "steps": steps,
        }
    )

"""A room as it was stored: its seats, its log played again, its answers and clocks."""

from koloda.server.ops.clock import now
from koloda.server.protocol import messages
from koloda.server.rooms.match_log import BY_CHANCE, BY_UNDO, Entry
from koloda.server.rooms.plan import BOT
from koloda.server.rooms.room import OPEN, OVER, RUNNING, Room
from koloda.server.rooms.seats import Chair
from koloda.server.storage.database import Stored


def refill(room: Room, stored: Stored) -> None:
    """Seats, log, answers and clocks of a room as they were stored."""
    room.chairs = [
        Chair(
            row["kind"],
            row["level"],
            row["name"],
            row["key_hash"],
            flagged=row["flagged"],
            resigned=row["resigned"],
            contribution=row["contribution"],
            revealed=row["revealed"],
        )
        for row in stored.chairs
    ]
    for line in stored.said:
        said = messages.Said("", line["seat"], line["name"], line["text"], line["at"])
        room.chat.append(said)
        room.lines = line["number"] + 1
    room.table = room.new_table()
    room.state, room.rematch = stored.room["state"], stored.room["rematch"]
    if room.state == OPEN:
        return
    room.table.restore([Entry(row["seat"], row["action"], row["by"]) for row in stored.log])
    asked: tuple[int, str] | None = None
    for row in stored.log:
        if row["by"] != BY_CHANCE:
            asked = None if row["id"] is None else (row["seat"], row["id"])
        if asked is not None:
            room.done[asked] = row["seq"] + 1  # chance belongs to the action before it
        if row["by"] not in (BY_CHANCE, BY_UNDO):
            room.clocks.charge(row["seat"], row["spent"])
    reason, *ranks = stored.room["ending"].split() or [""]
    if reason:
        room.ending = messages.Outcome(tuple(map(int, ranks)), reason)
    room.state = OVER if room.is_over() else RUNNING
    for chair in room.chairs:
        if room.state == RUNNING and chair.kind != BOT:
            chair.away_at = now() + room.settings.away_seconds

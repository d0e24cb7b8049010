"""What an owner that leaves in good order tells the next one beside what is stored."""

import msgspec

from koloda.server.ops.clock import now
from koloda.server.protocol import messages
from koloda.server.rooms.room import Room


class ChairNow(msgspec.Struct, array_like=True):
    """What is not stored of a seat."""

    stand_in: bool
    for_good: bool
    ends: bool
    declined: bool


class Handover(msgspec.Struct):
    """Clocks as they stand, and what people have chosen since the room came into the memory."""

    seq: int
    left: list[float]
    chairs: list[ChairNow]
    declined: list[int]
    notes: list[messages.Note]


read = msgspec.json.Decoder(Handover).decode


def write(room: Room) -> bytes:
    """For the next owner."""
    chairs = [ChairNow(c.stand_in, c.for_good, c.ends, c.declined) for c in room.chairs]
    left = [room.clocks.rest(seat, now()) for seat in range(len(chairs))]
    told = Handover(room.table.seq, left, chairs, sorted(room.declined), list(room.notes))
    return msgspec.json.encode(told)


def apply(room: Room, text: bytes) -> None:
    """Go on where the last owner stopped, unless the game has gone on since then."""
    told = read(text)
    if told.seq != room.table.seq:
        return
    room.clocks.left = told.left
    room.declined.update(told.declined)
    room.notes.extend(told.notes)
    for chair, before in zip(room.chairs, told.chairs, strict=True):
        chair.stand_in, chair.for_good = before.stand_in, before.for_good
        chair.ends, chair.declined = before.ends, before.declined

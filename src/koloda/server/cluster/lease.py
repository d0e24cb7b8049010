"""Leases in PostgreSQL: who is a member, whose a room is, and under which fencing number.

All times are of the database's clock. A member renews one row of its own for all its rooms; a
room's row changes only when the room changes hands.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert

from koloda.server.rooms.ownership import Claim, Owner
from koloda.server.storage.schema import leases, members, rooms

LASTS: Final = 2.5
"""Seconds without a renewal after which others may take a member's rooms."""
NOBODY: Final = ""
END: Final = func.clock_timestamp() + text(f"interval '{LASTS} seconds'")


class Renewed(NamedTuple):
    """What a member finds when it renews itself."""

    late: bool
    """Whether others may have taken rooms in the meantime."""
    others: list[Owner]


class Leases:
    """The statements of one member, each in a transaction of its own; they block."""

    def __init__(self, engine: Engine, me: Owner) -> None:
        self.engine = engine
        self.me = me

    def renew(self) -> Renewed:
        """Stay, or come in again after being late; who else is there."""
        mine = members.c.member == self.me.member
        with self.engine.begin() as connection:
            connection.execute(delete(members).where(~mine & is_long_gone()))
            changed = connection.execute(update(members).where(mine & is_alive()).values(until=END))
            late = changed.rowcount == 0
            if late:
                row = self.me._asdict()
                again = upsert(members).values(**row, until=END)
                connection.execute(
                    again.on_conflict_do_update(index_elements=["member"], set_={"until": END})
                )
            found = connection.execute(select(members).where(~mine & is_alive()))
            others = [Owner(row.member, row.host, row.port, row.secret) for row in found]
        return Renewed(late, others)

    def held(self) -> dict[str, int]:
        """The rooms of this member with their numbers."""
        mine = select(leases.c.room, leases.c.fence).where(leases.c.member == self.me.member)
        with self.engine.connect() as connection:
            return {row.room: row.fence for row in connection.execute(mine)}

    def first(self, room: str) -> Executable:
        """A statement that makes a new room this member's."""
        return insert(leases).values(room=room, member=self.me.member, fence=1, handover=b"")

    def owner(self, room: str) -> Owner | None:
        """The other member whose a room is, if that one is alive."""
        with self.engine.connect() as connection:
            return self.other(connection, room)

    def other(self, connection: Connection, room: str) -> Owner | None:
        """The other member whose a room is, if that one is alive, read in an open transaction."""
        both = members.join(leases, leases.c.member == members.c.member)
        here = (leases.c.room == room) & (members.c.member != self.me.member) & is_alive()
        row = connection.execute(select(members).select_from(both).where(here)).first()
        return None if row is None else Owner(row.member, row.host, row.port, row.secret)

    def claim(self, room: str) -> Claim | Owner | None:
        """Take a room under the next number, unless its owner is alive; None if there is none."""
        here = leases.c.room == room
        with self.engine.begin() as connection:
            row = connection.execute(select(leases).where(here).with_for_update()).first()
            if row is None:
                if connection.execute(select(rooms.c.room).where(rooms.c.room == room)).first():
                    # Made before there were leases; of two that find it the second one waits here.
                    new = upsert(leases).values(room=room, member=NOBODY, fence=1, handover=b"")
                    connection.execute(new.on_conflict_do_nothing())
                    row = connection.execute(select(leases).where(here).with_for_update()).first()
                if row is None:
                    return None
            owner = self.other(connection, room)
            if owner is not None:
                return owner
            taken = {"member": self.me.member, "fence": row.fence + 1, "handover": b""}
            connection.execute(update(leases).where(here).values(taken))
        return Claim(row.fence + 1, bytes(row.handover))

    def release(self, kept: Mapping[str, tuple[int, bytes]]) -> None:
        """Let others take rooms at once, if they are still this member's."""
        with self.engine.begin() as connection:
            for room, (fence, handover) in sorted(kept.items()):
                here = (leases.c.room == room) & (leases.c.fence == fence)
                free = {"member": NOBODY, "handover": handover}
                connection.execute(update(leases).where(here).values(free))

    def leave(self) -> None:
        """Be a member no longer."""
        with self.engine.begin() as connection:
            connection.execute(delete(members).where(members.c.member == self.me.member))


def is_alive() -> ColumnElement[bool]:
    """The condition that a member has been renewed in time."""
    return members.c.until > func.clock_timestamp()


def is_long_gone() -> ColumnElement[bool]:
    """The condition that a member will not come back."""
    return members.c.until < func.clock_timestamp() - text("interval '1 hour'")

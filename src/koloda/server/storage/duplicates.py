"""What is stored of duplicate matches: their tables, who sat down, what every seat has reached."""

from sqlalchemy import select

from koloda.server.storage.schema import duplicates, entrants, rooms, seats
from koloda.server.storage.store import Store
from koloda.server.storage.writer import Row


class DuplicateStore(Store):
    """Reads duplicate matches."""

    async def tables(self, duplicate: str) -> list[Row]:
        """The tables of a match in their order, each with the room's own row."""
        both = select(duplicates.c.number, duplicates.c.points, rooms)
        joined = both.join(rooms, rooms.c.room == duplicates.c.room)
        here = duplicates.c.duplicate == duplicate
        return await self.rows(joined.where(here).order_by(duplicates.c.number))

    async def chairs(self, duplicate: str) -> list[Row]:
        """Every seat of every table of a match."""
        here = select(duplicates.c.room).where(duplicates.c.duplicate == duplicate)
        return await self.rows(select(seats).where(seats.c.room.in_(here)).order_by(seats.c.seat))

    async def sits(self, duplicate: str, person: str) -> bool:
        """Whether a person has sat down at some table of a match."""
        here = (entrants.c.duplicate == duplicate) & (entrants.c.person == person)
        return bool(await self.rows(select(entrants).where(here)))

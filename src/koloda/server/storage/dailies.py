"""What is stored of deals of the day: the server's key, what was published, who reached what."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import insert, select, update

from koloda.server.ops.clock import wall
from koloda.server.storage.schema import deals, server_keys, tries
from koloda.server.storage.store import Store
from koloda.server.storage.writer import Row, WriteFailed

KEY: Final = "daily"
SECRET_BYTES: Final = 32
MOST_DAYS: Final = 60


class DailyStore(Store):
    """Reads and writes deals of the day."""

    async def key(self) -> bytes:
        """The key of this server, drawn when it is first needed and never again."""
        question = select(server_keys).where(server_keys.c.name == KEY)
        found = await self.rows(question)
        if not found:
            fresh = insert(server_keys).values(name=KEY, value=secrets.token_bytes(SECRET_BYTES))
            await self.once([fresh])
            found = await self.rows(question)
        return bytes(found[0]["value"])

    async def once(self, statements: Sequence[Any]) -> None:
        """Write something that another process may have written a moment ago."""
        try:
            await self.storage.writer.write(statements, [])
        except WriteFailed:
            if self.storage.writer.failed:
                raise  # not because somebody was quicker

    async def of_day(self, day: str) -> list[Row]:
        """The deals of a day, as they were published."""
        return await self.rows(select(deals).where(deals.c.day == day).order_by(deals.c.game))

    async def publish(self, day: str, game: str, rules: int, commitment: str) -> None:
        """Bind the server to a deal."""
        row = {"day": day, "game": game, "rules": rules, "commitment": commitment}
        await self.once([insert(deals).values(**row, published=wall())])

    async def expert(self, day: str, game: str, points: int, moves: int) -> None:
        """Keep what the expert has reached."""
        here = (deals.c.day == day) & (deals.c.game == game)
        change = update(deals).where(here).values(expert_points=points, expert_moves=moves)
        await self.storage.writer.write([change], [])

    async def tries(self, day: str, game: str) -> list[Row]:
        """Everybody's table of a deal."""
        here = (tries.c.day == day) & (tries.c.game == game)
        return await self.rows(select(tries).where(here))

    async def own(self, day: str, game: str, person: str) -> Row | None:
        """A person's table of a deal."""
        found = [row for row in await self.tries(day, game) if row["person"] == person]
        return found[0] if found else None

    async def begin(self, row: Row) -> bool:
        """Note a person's table of a deal; False when there is one already."""
        await self.once([insert(tries).values(row)])
        found = await self.own(row["day"], row["game"], row["person"])
        return found is not None and found["room"] == row["room"]

    async def past(self, before: str) -> list[str]:
        """The days that were published before a day, the latest first."""
        days = select(deals.c.day).where(deals.c.day < before).distinct()
        rows = await self.rows(days.order_by(deals.c.day.desc()).limit(MOST_DAYS))
        return [str(row["day"]) for row in rows]

    async def finished(self, first: str) -> list[Row]:
        """Every finished table of a deal since a day."""
        return await self.rows(
            select(tries).where(tries.c.day >= first, tries.c.points.is_not(None))
        )

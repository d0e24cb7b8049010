"""Deals of the day: published beforehand, told with everybody's results, played by the expert."""

import asyncio
import contextlib
import datetime
import logging
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from koloda.daily import deal as days
from koloda.daily.deal import Daily, commitment_for
from koloda.daily.host import standing
from koloda.engine.values.errors import OptionError, quoted
from koloda.games import all_games, find_game
from koloda.server.bots import daily_expert
from koloda.server.bots.analysing import Analysts, NotMade
from koloda.server.bots.fair_queue import Customer
from koloda.server.bots.scheduler import Bots
from koloda.server.protocol import daily_bodies, faults
from koloda.server.storage.dailies import DailyStore
from koloda.server.storage.database import Storage
from koloda.server.storage.writer import Row, WriteFailed

log = logging.getLogger("koloda.dailies")

ONE_DAY: Final = datetime.timedelta(1)
MOST_SHOWN: Final = 10
"""How many of the best results are listed."""


class Dailies:
    """Knows the deals of the day of this server."""

    def __init__(self, storage: Storage, bots: Bots) -> None:
        self.storage = storage
        self.store = DailyStore(storage)
        self.analysts = Analysts(bots)
        self.published: datetime.date | None = None
        """The last day up to whose morrow everything was published."""
        self.experts: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.failed: set[tuple[str, str]] = set()
        """Deals that the expert could not play; they are not tried again."""

    async def publish(self) -> None:
        """Bind the server to the deals of today and tomorrow."""
        today = days.today()
        if self.published == today:
            return
        key = await self.store.key()
        for day in (today, today + ONE_DAY):
            known = {row["game"] for row in await self.store.of_day(day.isoformat())}
            for game in all_games():
                if game.name not in known and game.seats[1] >= days.SEATS:
                    promise = commitment_for(day, game, key)
                    await self.store.publish(
                        day.isoformat(), game.name, game.rules_version, promise
                    )
        self.published = today

    async def find(self, day: str, game: str) -> Daily:
        """A deal that was published and whose day has come."""
        await self.publish()
        rows = await self.store.of_day(day) if day <= days.today().isoformat() else []
        for row in rows:
            found = find_game(game).of_version(str(row["rules"])) if row["game"] == game else None
            if found is not None:
                return Daily(found, datetime.date.fromisoformat(day), await self.store.key())
        raise OptionError(faults.NO_DEAL, day=quoted(day))

    # What is told -----------------------------------------------------------------------------

    async def tell(self, day: str, person: str) -> daily_bodies.Daily:
        """The deals of a day as one person may know them."""
        await self.publish()
        today = days.today()
        day = day or today.isoformat()
        rows = await self.store.of_day(day) if day <= today.isoformat() else []
        if not rows:
            raise OptionError(faults.NO_DEAL, day=quoted(day))
        morrow = await self.store.of_day((today + ONE_DAY).isoformat())
        promises = {row["game"]: row["commitment"] for row in morrow}
        if day != today.isoformat():
            promises.clear()
        published = {row["game"]: row for row in rows}
        found = [
            await self.tell_deal(published[game.name], promises.get(game.name, ""), person)
            for game in all_games()
            if game.name in published
        ]
        end = datetime.datetime.combine(today + ONE_DAY, datetime.time(), datetime.UTC)
        return daily_bodies.Daily(day, today.isoformat(), end.timestamp(), found)

    async def tell_deal(self, row: Row, promise: str, person: str) -> daily_bodies.DailyDeal:
        """One deal; the results of others are for those who have played it."""
        tables = await self.store.tries(row["day"], row["game"])
        counted = sorted(
            (each for each in tables if each["points"] is not None and not each["late"]), key=place
        )
        own = next((each for each in tables if each["person"] == person), None)
        done = own is not None and own["points"] is not None
        shown = counted[:MOST_SHOWN] if done else []
        if done and row["expert_points"] is None:
            self.let_expert_play(await self.find(row["day"], row["game"]))
        return daily_bodies.DailyDeal(
            game=row["game"],
            commitment=row["commitment"],
            tomorrow=promise,
            seed=await self.open_seed(row),
            players=len(counted),
            own=None if own is None else own_try(own, counted),
            expert=expert_of(row) if done else None,
            best=[
                daily_bodies.DailyResult(each["name"], each["points"], each["moves"], each is own)
                for each in shown
            ],
        )

    async def open_seed(self, row: Row) -> str:
        """The seed of a deal once the day is over and nobody plays it."""
        if row["day"] >= days.today().isoformat():
            return ""
        try:
            deal = await self.find(row["day"], row["game"])
        except OptionError:
            return ""  # of rules that this server no longer has
        return "" if await self.storage.seed_in_play(deal.seed) else deal.seed.hex()

    async def archive(self, person: str) -> list[daily_bodies.DailyPast]:
        """The days before today, the latest first."""
        found = await self.store.past(days.today().isoformat())
        rows = await self.store.finished(found[-1]) if found else []
        return [
            daily_bodies.DailyPast(
                day,
                len({row["person"] for row in rows if row["day"] == day and not row["late"]}),
                {
                    row["game"]: row["points"]
                    for row in rows
                    if row["day"] == day and row["person"] == person
                },
            )
            for day in found
        ]

    # The expert -------------------------------------------------------------------------------

    def let_expert_play(self, deal: Daily) -> None:
        """Have the expert play a deal, once, when nobody needs the bots."""
        name = (deal.day.isoformat(), deal.game.name)
        if name not in self.experts and name not in self.failed:
            task = self.experts[name] = asyncio.create_task(self.expert(deal, *name))
            task.add_done_callback(lambda _: self.experts.pop(name, None))

    async def expert(self, deal: Daily, day: str, game: str) -> None:
        """Play a deal in a process of its own, and keep what was reached."""
        job = daily_expert.Job(
            game,
            str(deal.game.rules_version),
            str(deal.setup()),
            deal.seed.hex(),
            deal.expert(),
            deal.rival(),
        )
        try:
            found = await self.analysts.work(
                daily_expert.__name__, job, Customer("daily", f"{day} {game}"), nobody_asks
            )
            points, moves = (msgspec.json.decode(found[each]) for each in ("points", "moves"))
            await self.store.expert(day, game, points, moves)
        except (NotMade, SQLAlchemyError, WriteFailed) as error:
            self.failed.add((day, game))
            log.error("no expert", extra={"game": game, "reason": str(error)})

    async def stop(self) -> None:
        """Leave what is not played for another time."""
        for task in list(self.experts.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def nobody_asks(share: float) -> None:
    """How far the expert is, which nobody is told."""


def place(row: Row) -> tuple[int, int]:
    """What a result is ranked by."""
    return standing(row["points"], row["moves"])


def expert_of(row: Row) -> daily_bodies.DailyScore | None:
    """What the expert has reached, once it is known."""
    if row["expert_points"] is None:
        return None
    return daily_bodies.DailyScore(row["expert_points"], row["expert_moves"])


def own_try(row: Row, counted: list[Row]) -> daily_bodies.DailyTry:
    """A person's own table of a deal; only a result that counts has a place."""
    if row["points"] is None:
        return daily_bodies.DailyTry(row["room"], row["late"], None, 0)
    better = sum(place(each) < place(row) for each in counted)
    score = daily_bodies.DailyScore(row["points"], row["moves"])
    return daily_bodies.DailyTry(row["room"], row["late"], score, 0 if row["late"] else better + 1)

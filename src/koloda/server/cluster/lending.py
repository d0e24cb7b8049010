"""Bots of other processes: asked when none of this process's own is free."""

from typing import Final

from koloda.server.bots.processes import Busy
from koloda.server.bots.worker import Answer, Question
from koloda.server.cluster import forwarding
from koloda.server.cluster.link import Link
from koloda.server.cluster.presence import News
from koloda.server.cluster.questions import Think, read_thought
from koloda.server.rooms.actor import RoomClosed

LONGEST: Final = 10.0
"""Seconds that a bot thinks for another process at most."""


class Borrowed:
    """A bot that another process has said to be free, for one question."""

    def __init__(self, link: Link, news: News) -> None:
        self.link = link
        self.news = news
        news.free_bots -= 1

    async def ask(self, question: Question) -> Answer:
        """Its answer; `Busy` if it was needed there in the meantime, or the process is gone."""
        try:
            said = await forwarding.ask(self.link, Think(question, LONGEST))
        except RoomClosed:
            raise Busy from None
        found: Answer | None = read_thought(said)
        if found is None:
            self.news.free_bots = 0
            raise Busy
        return found

    async def stop(self) -> None:
        """The bot is not told: it ends by itself, and what it answers is not heard any more."""

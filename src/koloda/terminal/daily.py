"""`koloda daily`: the deal of the day, compared with the expert on the same cards."""

import datetime
from pathlib import Path
from typing import Final

import click

from koloda.bots.hints import Hint
from koloda.daily.deal import PERSON, PUBLIC_KEY, Daily, daily, today
from koloda.daily.host import DailyHost, expert_plays
from koloda.engine.records.record import Record
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal import faults
from koloda.terminal.chair import Chair
from koloda.terminal.common import day_named, game_argument, language_option
from koloda.terminal.daily_folder import EXPERT_PART, DailyFolder, Result, result_of, usual_folder
from koloda.terminal.page import Page
from koloda.terminal.play import INTERRUPTED, introduce, keep_record
from koloda.terminal.session import Quit, Session

WON: Final = 100


class DailyChair(Chair):
    """The person's chair at a daily deal: bots that answer everybody alike, and no hints."""

    def __init__(self, deal: Daily) -> None:
        match, rivals = deal.match(), deal.rivals()
        super().__init__(match, PERSON, rivals)
        self._host = DailyHost(match, [rivals.get(seat) for seat in range(match.setup.players)])
        self._host.last = PERSON
        self.promise = "daily-promise"

    def hints(self) -> list[Hint]:
        """Nobody is helped, so that results can be compared."""
        raise OptionError(faults.DAILY_HINTS)


@click.command("daily")
@game_argument
@click.option("--date", metavar="DAY", help="An earlier day, like 2026-11-17.  [default: today]")
@click.option("--list", "lists", is_flag=True, help="The days you have played, and your results.")
@click.option("--key", metavar="WORDS", help="Other cards, the same for all who give these words.")
@click.option("--folder", metavar="DIR", help="Where your deals are kept.  [default: your data]")
@click.option("--no-expert", is_flag=True, help="Do not let the expert play the deal as well.")
@click.option("--plain", is_flag=True, help="No colours: for screen readers and logs.")
@language_option
def command(
    game: str,
    date: str | None,
    lists: bool,
    key: str | None,
    folder: str | None,
    no_expert: bool,
    plain: bool,
    lang: str | None,
) -> None:
    """Play the deal of the day.

    Everybody has the same cards and meets the same bots, which answer equal moves alike. Your first
    result of a deal counts and is kept; at the end it stands beside the expert's. Days change at
    midnight UTC.

    \b
    koloda daily karma
    koloda daily kanobu --date 2026-11-17
    koloda daily karma --list
    """
    catalogue, page = Catalogue(lang), Page(plain)
    deal = daily(day_of(date), find_game(game), PUBLIC_KEY if key is None else key.encode())
    kept = DailyFolder(usual_folder() if folder is None else Path(folder))
    if lists:
        show_days(catalogue, page, deal, kept)
        return
    kept.place(deal)  # a folder that keeps nothing is refused before the game, not after it
    page.line(catalogue.say("daily-head", day=deal.day.isoformat()), bold=True)
    first = kept.find(deal)
    if first is not None:
        page.line(catalogue.say("daily-again", result=words_of(catalogue, first)))
    session = Session(DailyChair(deal), catalogue, page, None)
    code = converse(session)
    if code is not None:
        raise click.exceptions.Exit(code)
    record = session.chair.record()
    own = result_of(record)
    file = kept.keep(deal, record)
    page.line(catalogue.say("daily-you", result=words_of(catalogue, own)))
    expert = None if no_expert else experts_result(catalogue, page, deal, kept)
    page.line()
    for line in share_lines(catalogue, deal, first or own, expert):
        page.line(line)
    if file is not None:
        page.line()
        page.line(catalogue.say("daily-kept", file=str(file)), dim=True)


def day_of(given: str | None) -> datetime.date:
    """The day that was asked for; days to come are refused."""
    day = day_named("--date", given, today())
    if day > today():
        raise OptionError(faults.DAILY_FUTURE, day=day.isoformat())
    return day


def converse(session: Session) -> int | None:
    """Play to the end; an exit code if the person leaves before."""
    introduce(session)
    try:
        session.run()
    except Quit:
        session.page.line(session.catalogue.say("goodbye"))
        return 0
    except KeyboardInterrupt:
        session.page.line()
        session.page.line(session.catalogue.say("goodbye"))
        return INTERRUPTED
    keep_record(session)
    return None


def experts_result(catalogue: Catalogue, page: Page, deal: Daily, kept: DailyFolder) -> Result:
    """What the expert reaches on the same deal, looked up or played now."""
    found = kept.find(deal, EXPERT_PART)
    if found is None:
        page.line(catalogue.say("daily-expert-plays"), dim=True)
        record: Record = expert_plays(deal)
        kept.keep(deal, record, EXPERT_PART)
        found = result_of(record)
    page.line(catalogue.say("daily-expert", result=words_of(catalogue, found)))
    return found


def words_of(catalogue: Catalogue, result: Result) -> str:
    """A result in words."""
    message = "daily-between"
    if result.points in (0, WON):
        message = "daily-won" if result.points else "daily-lost"
    return catalogue.say(message, points=result.points, moves=result.moves)


def share_lines(catalogue: Catalogue, deal: Daily, own: Result, expert: Result | None) -> list[str]:
    """What may be told to others: no card, no move."""
    title, day = catalogue.title(deal.game), deal.day.isoformat()
    lines = [
        catalogue.say("daily-share", game=title, day=day),
        catalogue.say("daily-mine", result=words_of(catalogue, own)),
    ]
    if expert is not None:
        lines.append(catalogue.say("daily-expert", result=words_of(catalogue, expert)))
    return [*lines, f"koloda daily {deal.game.name} --date {day}"]


def show_days(catalogue: Catalogue, page: Page, deal: Daily, kept: DailyFolder) -> None:
    """Every kept day with its results, the latest first."""
    days = kept.days(deal)
    if not days:
        page.line(catalogue.say("daily-none", game=catalogue.title(deal.game)))
    for day in days:
        then = daily(datetime.date.fromisoformat(day), deal.game, deal.key)
        own, expert = kept.find(then), kept.find(then, EXPERT_PART)
        parts = [("daily-you", own), ("daily-expert", expert)]
        said = [
            catalogue.say(message, result=words_of(catalogue, result))
            for message, result in parts
            if result is not None
        ]
        page.item(f"{day}  ", "  ".join(said))

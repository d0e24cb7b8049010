"""`koloda library`: a folder of records, searched, and one of them seen again."""

import datetime
from pathlib import Path

import click

from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal import faults
from koloda.terminal.common import day_named, known_games, language_option
from koloda.terminal.files import load
from koloda.terminal.page import Page
from koloda.terminal.replay import show_record
from koloda.terminal.shelf import Card, Wanted, cards_in


@click.command("library")
@click.argument("folder", metavar="DIR")
@click.option("--game", metavar="GAME", help="Only this game.", shell_complete=known_games)
@click.option("--player", metavar="NAME", help="Only games of whoever has this in the name.")
@click.option(
    "--result",
    type=click.Choice(["won", "lost", "drawn", "unfinished"]),
    help="Only games that ended so; won and lost are --player's.",
)
@click.option("--since", metavar="DAY", help="Only files of this day, like 2026-11-17, or later.")
@click.option("--until", metavar="DAY", help="Only files of this day or earlier.")
@click.option("--open", "number", type=int, metavar="N", help="Show the Nth of them move by move.")
@click.option("--as-seat", type=int, metavar="N", help="With --open: only what this seat saw.")
@language_option
def command(
    folder: str,
    game: str | None,
    player: str | None,
    result: str | None,
    since: str | None,
    until: str | None,
    number: int | None,
    as_seat: int | None,
    lang: str | None,
) -> None:
    """Look through a folder of records, the latest first.

    DIR is searched with all folders below it. A record has no date of its own: days are those of
    the files, by UTC.

    \b
    koloda library games
    koloda library games --game karma --player ann --result won
    koloda library games --player ann --open 1
    """
    catalogue, page = Catalogue(lang), Page()
    if result in ("won", "lost") and not player:
        raise OptionError(faults.WHOSE_RESULT, result=result)
    wanted = Wanted(
        find_game(game).name if game else "",
        (player or "").casefold(),
        result or "",
        day_named("--since", since, datetime.date.min),
        day_named("--until", until, datetime.date.max),
    )
    cards, others = cards_in(Path(folder))
    found = [card for card in cards if wanted.fits(card)]
    if number is not None:
        if not 1 <= number <= len(found):
            raise OptionError(faults.NOT_ON_SHELF, number=number, count=len(found))
        show_record(catalogue, page, load(str(found[number - 1].file)), as_seat)
        return
    if cards:
        page.line(catalogue.say("library-head", count=len(found), all=len(cards)))
    else:
        page.line(catalogue.say("library-empty"))
    for place, card in enumerate(found, 1):
        show_card(catalogue, page, place, card, card.file.relative_to(folder))
    if others:
        page.line(catalogue.say("library-others", count=others), dim=True)


def show_card(catalogue: Catalogue, page: Page, number: int, card: Card, file: Path) -> None:
    """One record on a line: its number, day, game, players, winners and file."""
    names = list(card.names)
    if len(set(names)) < len(names):  # as replays tell players of one name apart
        names = [catalogue.say("seat-named", seat=n, name=name) for n, name in enumerate(names)]
    result = catalogue.say("library-unfinished" if not card.ranks else "library-drawn")
    if winners := [names[seat] for seat in card.winners()]:
        result = catalogue.say("library-winners", names=", ".join(winners))
    players = ", ".join(names)
    page.item(f"{number:4}  ", f"{card.day}  {card.game}  {players}: {result}  ({file})")

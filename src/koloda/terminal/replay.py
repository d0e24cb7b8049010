"""`koloda replay`: a recorded game again, as everybody or as one seat saw it."""

import click

from koloda.engine.contract.state import CHANCE, WATCHER
from koloda.engine.records.record import Record
from koloda.engine.values.event import EVERYONE, Event
from koloda.locales.catalogue import Catalogue
from koloda.terminal.board import show_board, show_result, show_sights
from koloda.terminal.common import language_option, seat_of
from koloda.terminal.files import load
from koloda.terminal.page import Page


@click.command("replay")
@click.argument("record")
@click.option(
    "--as-seat", type=int, metavar="N", help="Show only what this seat saw.  [default: every card]"
)
@language_option
def command(record: str, as_seat: int | None, lang: str | None) -> None:
    """Show a recorded game again, move by move.

    RECORD is a file, or - for the standard input.

    \b
    koloda replay game.txt
    koloda replay game.txt --as-seat 1 --lang it
    """
    show_record(Catalogue(lang), Page(), load(record), as_seat)


def show_record(catalogue: Catalogue, page: Page, game: Record, as_seat: int | None) -> None:
    """Who played what by which rules, then every move; with a seat only what that one saw."""
    if as_seat is not None:
        seat_of(game.setup, as_seat)
    players = [
        catalogue.say("seat-named", seat=seat, name=name) for seat, name in enumerate(game.names)
    ]
    page.line(catalogue.title(game.setup.game), bold=True)
    page.line(str(game.setup))
    for player in players:
        page.item("  ", player)
    retell(catalogue, page, game, players, as_seat)


def retell(
    catalogue: Catalogue, page: Page, record: Record, players: list[str], seat: int | None
) -> None:
    """Every move's events with the number of the move, then the last position and the result."""
    game = record.setup.game.name
    state = record.start()
    moves = 0
    for actor, action in record.actions:
        if actor != CHANCE:
            moves += 1
            page.line(catalogue.say("move-number", number=moves), dim=True)
        events = state.play(actor, action)
        shown = [laid_open(event) for event in events] if seat is None else events
        sights = state.sights(shown, WATCHER if seat is None else seat)
        show_sights(catalogue, page, game, sights, players)
    page.line()
    view = state.view(WATCHER if seat is None else seat)
    show_board(catalogue, page, view, players)
    page.line()
    show_result(catalogue, page, view, players)


def laid_open(event: Event) -> Event:
    """The event with its cards' faces up for everybody: the game is over."""
    return event._replace(audience=EVERYONE)

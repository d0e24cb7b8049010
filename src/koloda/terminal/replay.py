"""`koloda replay`: a recorded game again, as everybody or as one seat saw it."""

import click

from koloda.art.film import film, frames_of, seen
from koloda.engine.contract.state import CHANCE, WATCHER
from koloda.engine.records.record import Record
from koloda.engine.values.errors import OptionError
from koloda.engine.values.event import EVERYONE, Event
from koloda.locales.catalogue import Catalogue
from koloda.terminal import faults
from koloda.terminal.board import show_board, show_result, show_sights
from koloda.terminal.common import language_option, seat_of
from koloda.terminal.files import RecordFile, load
from koloda.terminal.page import Page


@click.command("replay")
@click.argument("record")
@click.option(
    "--as-seat", type=int, metavar="N", help="Show only what this seat saw.  [default: every card]"
)
@click.option(
    "--film",
    "file",
    metavar="FILE",
    help="Write the game as an SVG picture that plays by itself, to share.",
)
@click.option("--from", "first", type=int, default=0, metavar="N", help="The film begins here.")
@click.option(
    "--to", "last", type=int, default=-1, metavar="N", help="The film ends here; -1 is the end."
)
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
@language_option
def command(
    record: str,
    as_seat: int | None,
    file: str | None,
    first: int,
    last: int,
    force: bool,
    lang: str | None,
) -> None:
    """Show a recorded game again, move by move.

    RECORD is a file, or - for the standard input.

    \b
    koloda replay game.txt
    koloda replay game.txt --as-seat 1 --lang it
    koloda replay game.txt --film game.svg --from 20 --to 30
    """
    if file is None:
        show_record(Catalogue(lang), Page(), load(record), as_seat)
    else:
        write_film(load(record), RecordFile(file, force), as_seat, first, last)
        click.echo(file)


def write_film(game: Record, file: RecordFile, as_seat: int | None, first: int, last: int) -> None:
    """The moments from one move to another as a picture that plays by itself."""
    if as_seat is not None:
        seat_of(game.setup, as_seat)
    moves = sum(seat != CHANCE for seat, _ in game.actions)
    end = moves if last == -1 else last
    if not 0 <= first <= end <= moves:
        raise OptionError(faults.MOVES, count=moves, first=first, last=last)
    file.write(film(frames_of(game, as_seat, first, end)))


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
            if moves == 0:
                show_board(catalogue, page, seen(state, seat), players)
            moves += 1
            page.line(catalogue.say("move-number", number=moves), dim=True)
        events = state.play(actor, action)
        shown = [laid_open(event) for event in events] if seat is None else events
        sights = state.sights(shown, WATCHER if seat is None else seat)
        show_sights(catalogue, page, game, sights, players)
    page.line()
    view = seen(state, seat)
    show_board(catalogue, page, view, players)
    page.line()
    show_result(catalogue, page, view, players)


def laid_open(event: Event) -> Event:
    """The event with its cards' faces up for everybody: the game is over."""
    return event._replace(audience=EVERYONE)

"""`koloda replay`: a recorded game again, as everybody or as one seat saw it."""

import click

from koloda.art.film import evenly, film, frames_of, sights_of, strip
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.records.record import Record
from koloda.engine.values.errors import OptionError
from koloda.engine.values.view import View
from koloda.locales.catalogue import Catalogue
from koloda.locales.filming import Narrator
from koloda.terminal import faults
from koloda.terminal.board import show_board, show_result
from koloda.terminal.common import language_option, seat_of
from koloda.terminal.files import RecordFile, load
from koloda.terminal.page import Page
from koloda.terminal.story import Story


@click.command("replay")
@click.argument("record")
@click.option(
    "--as-seat", type=int, metavar="N", help="Show only what this seat saw.  [default: every card]"
)
@click.option(
    "--before",
    type=int,
    metavar="N",
    help="Only the table before move N, what could be done there, and the move.",
)
@click.option(
    "--film",
    "file",
    metavar="FILE",
    help="Write the game as an SVG picture that plays by itself, to share.",
)
@click.option(
    "--strip",
    "strip_file",
    metavar="FILE",
    help="Write up to six moments side by side as an SVG picture, to share.",
)
@click.option("--from", "first", type=int, default=0, metavar="N", help="Film or strip begin here.")
@click.option(
    "--to", "last", type=int, default=-1, metavar="N", help="They end here; -1 is the end."
)
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
@language_option
def command(
    record: str,
    as_seat: int | None,
    before: int | None,
    file: str | None,
    strip_file: str | None,
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
    koloda replay game.txt --before 30
    koloda replay game.txt --film game.svg --from 20 --to 30
    koloda replay game.txt --strip game.svg
    """
    catalogue, game = Catalogue(lang), load(record)
    if file is None and strip_file is None:
        show_record(catalogue, Page(), game, as_seat, before)
        return
    wanted, told = moves_between(game, as_seat, first, last), Narrator(catalogue, game)
    if file is not None:
        write(file, force, film(frames_of(game, as_seat, wanted, told)))
    if strip_file is not None:
        chosen = evenly(wanted[0], wanted[-1])
        write(strip_file, force, strip(frames_of(game, as_seat, chosen, told)))


def write(name: str, force: bool, drawn: str) -> None:
    """Write a picture into a file and say which."""
    RecordFile(name, force).write(drawn)
    click.echo(name)


def moves_between(game: Record, as_seat: int | None, first: int, last: int) -> range:
    """The numbers of the moves from one to another, which must be there, as the seat must."""
    if as_seat is not None:
        seat_of(game.setup, as_seat)
    moves = moves_of(game)
    end = moves if last == -1 else last
    if not 0 <= first <= end <= moves:
        raise OptionError(faults.MOVES, count=moves, first=first, last=last)
    return range(first, end + 1)


def moves_of(game: Record) -> int:
    """How many moves the players made, chance not counted."""
    return sum(seat != CHANCE for seat, _ in game.actions)


def show_record(
    catalogue: Catalogue, page: Page, game: Record, as_seat: int | None, before: int | None = None
) -> None:
    """Who played what by which rules, then every move, or one; with a seat what that one saw."""
    if as_seat is not None:
        seat_of(game.setup, as_seat)
    if before is not None and not 1 <= before <= moves_of(game):
        raise OptionError(faults.NO_MOVE, count=moves_of(game), move=before)
    players = [
        catalogue.say("seat-named", seat=seat, name=name) for seat, name in enumerate(game.names)
    ]
    page.line(catalogue.title(game.setup.game), bold=True)
    page.line(str(game.setup))
    for player in players:
        page.item("  ", player)
    if before is None:
        retell(catalogue, page, game, players, as_seat)
    else:
        show_choice(catalogue, page, game, players, as_seat, before)


def retell(
    catalogue: Catalogue, page: Page, record: Record, players: list[str], seat: int | None
) -> None:
    """Every move's events with the number of the move, then the last position and the result."""
    state, story = record.start(), Story(catalogue, record.setup.game, players)
    moves = 0
    for actor, action in record.actions:
        if actor != CHANCE:
            if moves == 0:
                show_board(catalogue, page, shown(state, seat), players)
            moves += 1
            page.line(catalogue.say("move-number", number=moves), dim=True)
        carry_out(story, page, state, (actor, action), seat)
    page.line()
    view = shown(state, seat)
    show_board(catalogue, page, view, players)
    page.line()
    show_result(catalogue, page, view, players)


def show_choice(
    catalogue: Catalogue,
    page: Page,
    record: Record,
    players: list[str],
    seat: int | None,
    number: int,
) -> None:
    """The table before a move, what could be done there if that may be known, and the move."""
    state, left = record.start(), number
    story = Story(catalogue, record.setup.game, players)
    for actor, action in record.actions:
        left -= actor != CHANCE
        if left == 0:
            break
        story.hear([sights_of(state, state.play(actor, action), seat)])
    page.line(catalogue.say("move-number", number=number), dim=True)
    show_board(catalogue, page, shown(state, seat), players)
    if seat in (None, actor):
        page.line(players[actor], bold=True)
        for choice in state.legal_actions(actor):
            page.item("  ", catalogue.move(record.setup, choice, players))
    carry_out(story, page, state, (actor, action), seat)


def carry_out(
    story: Story, page: Page, state: State, move: tuple[int, int], seat: int | None
) -> None:
    """Make a move of the record and tell what happened, as a seat or everybody saw it."""
    story.tell(page, [sights_of(state, state.play(*move), seat)])


def shown(state: State, seat: int | None) -> View:
    """What a seat sees; without one every card, those too that nobody saw."""
    if seat is not None:
        return state.view(seat)
    return state.view(WATCHER)._replace(zones=tuple(state.open_zones()))

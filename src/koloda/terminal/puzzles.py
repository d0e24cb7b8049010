"""`koloda puzzles`: choices of which one is clearly best, found in records or to be solved."""

import json
from typing import Any, Final, NamedTuple

import click

from koloda.analysis.account import seed_of
from koloda.analysis.moments import moments_of
from koloda.analysis.puzzles import ATTEMPTS, ITERATIONS, SOLVERS, Puzzle, puzzle_of
from koloda.engine.records.record import Record
from koloda.engine.values.errors import NotationError
from koloda.games import all_games
from koloda.locales.catalogue import Catalogue
from koloda.puzzles.book import entry_of, written
from koloda.terminal.arena import shows
from koloda.terminal.board import show_board
from koloda.terminal.common import known_games, language_option
from koloda.terminal.files import RecordFile, load
from koloda.terminal.page import Page
from koloda.terminal.puzzle_solving import solve

FEWEST: Final = 200


class Found(NamedTuple):
    """A puzzle, and where it comes from."""

    file: str
    record: Record
    puzzle: Puzzle


@click.command("puzzles")
@click.argument("records", nargs=-1, required=True, shell_complete=known_games)
@click.option("--answers", is_flag=True, help="Say which move it is.")
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    metavar="N",
    help="How many, those that most bots miss first.",
)
@click.option(
    "--iterations",
    type=click.IntRange(min=FEWEST),
    default=ITERATIONS,
    show_default=True,
    metavar="N",
    help="How long every choice is looked at.",
)
@click.option(
    "--book", metavar="FILE", help="Write them to a new file of puzzles, easy ones first."
)
@click.option("--json", "as_json", is_flag=True, help="All figures and answers, for programs.")
@language_option
def command(
    records: tuple[str, ...],
    answers: bool,
    most: int,
    iterations: int,
    book: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Solve the puzzles of a game, or find new ones in recorded games.

    RECORDS is the name of a game, whose puzzles are then asked one by one, or files. A puzzle is a
    choice among three to ten moves of which one wins clearly more often than the others, by what
    its seat could see, and which some bot misses. The same records give the same puzzles.

    \b
    koloda puzzles karma
    koloda puzzles game.txt
    koloda puzzles games/*.txt --most 3 --answers
    """
    catalogue, page = Catalogue(lang), Page()
    game = next((each for each in all_games() if records == (each.name,)), None)
    if game is not None:
        solve(catalogue, page, game)
    elif book is not None:
        write_book(catalogue, page, records, iterations, most, book)
    else:
        chosen = puzzles_of(records, iterations)[:most]
        if as_json:
            told = [as_dict(each) for each in chosen]
            click.echo(json.dumps(told, ensure_ascii=False, indent=1))
        else:
            show_all(catalogue, page, chosen, answers)


def write_book(
    catalogue: Catalogue,
    page: Page,
    records: tuple[str, ...],
    iterations: int,
    most: int,
    book: str,
) -> None:
    """Find puzzles and write them to a file, which is found writable before the work."""
    place = RecordFile(book, force=False)
    chosen = spread(puzzles_of(records, iterations), most)
    place.write(written([entry_of(each.record, each.puzzle) for each in chosen]))
    page.line(catalogue.say("puzzles-written", count=len(chosen), file=book))


def show_all(catalogue: Catalogue, page: Page, chosen: list[Found], answers: bool) -> None:
    """One puzzle after the other."""
    if not chosen:
        page.line(catalogue.say("puzzles-none"))
    for number, each in enumerate(chosen, 1):
        show(catalogue, page, number, each, answers)


def puzzles_of(records: tuple[str, ...], iterations: int) -> list[Found]:
    """The puzzles of all files, those that most bots miss first; what is no record is named."""
    found: list[Found] = []
    told = shows("puzzles")
    for number, file in enumerate(records):
        try:
            found += puzzles_in(file, iterations)
        except NotationError as error:
            click.echo(f"{file}: {error}", err=True)
        told((number + 1) * 100 // len(records))
    return sorted(found, key=lambda each: (-each.puzzle.missed, -each.puzzle.lead))


def spread(found: list[Found], most: int) -> list[Found]:
    """Puzzles from the easiest to the hardest, evenly, no two of the same game."""
    hardest: dict[str, Found] = {}
    for each in found:
        hardest.setdefault(each.file, each)
    easiest_first = list(reversed(hardest.values()))
    count = min(most, len(easiest_first))
    return [easiest_first[place * len(easiest_first) // count] for place in range(count)]


def puzzles_in(file: str, iterations: int) -> list[Found]:
    """The puzzles of one record."""
    record = load(file)
    seed = seed_of(record)
    _, moments = moments_of(record)
    found = [puzzle_of(moment, seed, iterations) for moment in moments]
    return [Found(file, record, puzzle) for puzzle in found if puzzle is not None]


def as_dict(found: Found) -> dict[str, Any]:
    """Everything as plain values."""
    moment, texts = found.puzzle.moment, found.record.setup.actions.texts
    return {
        "file": found.file,
        "game": found.record.setup.game.name,
        "move": moment.number,
        "seat": moment.seat,
        "actions": [texts[action] for action in moment.before.legal_actions(moment.seat)],
        "best": texts[found.puzzle.best],
        "played": moment.text,
        "lead": found.puzzle.lead,
        "win": found.puzzle.win,
        "missed": found.puzzle.missed,
        "attempts": len(SOLVERS) * ATTEMPTS,
    }


def show(catalogue: Catalogue, page: Page, number: int, found: Found, answers: bool) -> None:
    """The table as the seat sees it, the moves to choose from, and perhaps the answer."""
    setup, moment = found.record.setup, found.puzzle.moment
    players = [
        catalogue.say("seat-named", seat=seat, name=name)
        for seat, name in enumerate(found.record.names)
    ]
    page.line(
        catalogue.say(
            "puzzle-head",
            number=number,
            game=catalogue.title(setup.game),
            player=players[moment.seat],
            missed=found.puzzle.missed,
            attempts=len(SOLVERS) * ATTEMPTS,
        ),
        bold=True,
    )
    show_board(catalogue, page, moment.before.view(moment.seat), players)
    for action in moment.before.legal_actions(moment.seat):
        page.item("  - ", catalogue.move(setup, action, players))
    if answers:
        answer = catalogue.move(setup, found.puzzle.best, players)
        ahead = round(100 * found.puzzle.lead)
        page.line(catalogue.say("puzzle-answer", move=answer, percent=ahead))
    page.line(catalogue.say("puzzle-from", number=moment.number, file=found.file), dim=True)
    page.line()

"""`koloda analyse`: what the cards did in a recorded game, and what the players did."""

import json

import click

import koloda
from koloda.analysis.report import EVEN, SECONDS, Analysis
from koloda.engine.values.errors import OptionError
from koloda.locales.analysing import number_text
from koloda.locales.catalogue import Catalogue
from koloda.terminal import faults
from koloda.terminal.analysis_page import html_page
from koloda.terminal.analysis_words import figure_text, sentences
from koloda.terminal.arena import shows
from koloda.terminal.common import FloatRange, language_option
from koloda.terminal.files import RecordFile, load, reason
from koloda.terminal.page import Page

WIDTH = 44


@click.command("analyse")
@click.argument("record")
@click.option(
    "--seconds",
    type=FloatRange(0.1, 600),
    default=SECONDS,
    show_default=True,
    help="How much work: about this long on one core of a compiled copy.",
)
@click.option("--json", "as_json", is_flag=True, help="All figures, for programs.")
@click.option("--html", "page_file", metavar="FILE", help="A page with charts, into a new file.")
@click.option("--force", is_flag=True, help="Let --html replace a file.")
@language_option
def command(
    record: str,
    seconds: float,
    as_json: bool,
    page_file: str | None,
    force: bool,
    lang: str | None,
) -> None:
    """Tell luck from skill in a recorded game.

    RECORD is a file, or - for the standard input. Every seat gets an account that adds up to its
    result: the deal, the cards seen later, the play by what could be seen, and how the hidden
    cards fell. Moves that something else was clearly better than are named, with the reason.
    The same record gets the same report.

    \b
    koloda analyse game.txt
    koloda analyse game.txt --html game.html --lang it
    """
    catalogue, page = Catalogue(lang), Page()
    game = load(record)
    # Before the work, which nobody wants to do twice because of a wrong name.
    keep = None if page_file is None else RecordFile(page_file, force)
    if not koloda.COMPILED:
        click.echo(catalogue.say("analysis-slow"), err=True)
    percent = shows("analyse")
    analysis = Analysis(game, seconds, lambda share: percent(int(100 * share)))
    if keep is not None:
        write_page(keep, html_page(analysis, catalogue))
    if as_json:
        click.echo(json.dumps(analysis.as_dict(), indent=1))
    elif keep is not None:
        page.line(catalogue.say("analysis-written", file=str(keep.path)))
    else:
        show(analysis, catalogue, page)


def write_page(keep: RecordFile, text: str) -> None:
    """Write the page, or say which file could not be written."""
    try:
        keep.write(text)
    except OSError as error:
        raise OptionError(faults.CANNOT_WRITE, file=keep.path, reason=reason(error)) from None


def show(analysis: Analysis, catalogue: Catalogue, page: Page) -> None:
    """The accounts of all seats, one below the other."""
    setup = analysis.record.setup
    title, moves = catalogue.title(setup.game), len(analysis.account.moments)
    page.line(catalogue.say("analysis-head", game=title, moves=moves))
    for seat, name in enumerate(analysis.record.names):
        page.line()
        page.line(catalogue.say("seat-named", seat=seat, name=name), bold=True)
        show_account(analysis, catalogue, page, seat)
        for sentence in sentences(analysis, catalogue, seat):
            page.item("  ", sentence)
    page.line()
    page.line(catalogue.say("analysis-judge"), dim=True)


def show_account(analysis: Analysis, catalogue: Catalogue, page: Page, seat: int) -> None:
    """The lines of one seat, from the even start to the result."""
    page.line(f"  {catalogue.say('analysis-start'):{WIDTH}}{number_text(catalogue, EVEN, '5.1f')}")
    for line in analysis.lines_to_tell(seat):
        text = figure_text(catalogue, line.figure, "+5.1f")
        if not line.figure.is_clear():
            text += f"   {catalogue.say('analysis-even')}"
        page.line(f"  {catalogue.say('account-' + line.name):{WIDTH}}{text}")
    result = number_text(catalogue, analysis.result(seat), "5.1f")
    page.line(f"  {catalogue.say('analysis-result'):{WIDTH}}{result}", bold=True)

"""`koloda play`: you against bots, line by line or on the full screen."""

import contextlib
import functools
import hashlib
import sys
from typing import Final

import click

from koloda.bots.ladder import find_player
from koloda.engine.values.errors import KolodaError, OptionError
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal import faults
from koloda.terminal.chair import Chair
from koloda.terminal.common import (
    agreed_setup,
    game_argument,
    language_option,
    rule_options,
    seat_of,
)
from koloda.terminal.dealing import Dealer
from koloda.terminal.files import RecordFile, reason
from koloda.terminal.page import Page
from koloda.terminal.seating import YOU, LineUp, fill, line_up, one_table, seating_options
from koloda.terminal.session import Quit, Session

INTERRUPTED: Final = 130


@click.command("play")
@game_argument
@seating_options(
    "How many sit at the table, or who, seat by seat: you,hard,easy. Without `you` the names are "
    "the others, from your left on.  [default: you, and normal on the other usual seats]",
    "How many sit at the table, where --players names fewer: the bots' names start again.",
)
@rule_options
@click.option("--seed", type=int, metavar="N", help="Deal the same cards again.  [default: secret]")
@click.option("--add", is_flag=True, help="Add words of your own to the secret deal.")
@click.option("--seat", type=int, metavar="N", help="Your seat, counted from 0.  [default: 0]")
@click.option("--record", metavar="FILE", help="Keep the whole game in a new file.")
@click.option("--force", is_flag=True, help="Let --record replace a file.")
@click.option("--plain", is_flag=True, help="No colours: for screen readers and logs.")
@click.option("--screen", is_flag=True, help="Play on the full screen instead of line by line.")
@language_option
def command(
    game: str,
    players: str | None,
    seats: str | None,
    preset: str | None,
    pairs: tuple[str, ...],
    seed: int | None,
    add: bool,
    seat: int | None,
    record: str | None,
    force: bool,
    plain: bool,
    screen: bool,
    lang: str | None,
) -> None:
    """Play GAME in the terminal.

    You see what your seat may see and choose a move by its number or its text. `?` tells for each
    of your cards why it cannot be played, `? play 7` for one move, `rules K17` shows a rule, `help`
    the rest. A move cannot be taken back.

    \b
    koloda play karma
    koloda play karma --players 4 --edition en
    koloda play karma --players you,hard,mine.py:bot
    koloda play kanobu --screen
    koloda play karma -o voluntary_pickup=yes --seed 7 --record game.txt --lang ru
    """
    if screen and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError("--screen needs a terminal; without it the game goes line by line.")
    catalogue, page = Catalogue(lang), Page(plain)
    rules = find_game(game)
    lined, near = places(line_up(players, seats), seat)
    setup = agreed_setup(rules, one_table(rules, lined), preset, pairs)
    seat_of(setup, near)
    others = {
        (near + place) % setup.players: find_player(name)
        for place, name in enumerate(fill_others(lined.names, setup.players), start=1)
    }
    keep = None if record is None else RecordFile(record, force)
    if add and seed is not None:
        raise click.UsageError("--add needs a secret deal; --seed chooses one.")
    dealer = Dealer(near, seed, functools.partial(ask_words, catalogue, page) if add else None)
    chair = Chair(dealer.deal(setup), near, others)
    session = Session(chair, catalogue, page, keep)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - lets the arrow keys work in the dialogue
    code = play_one(session, screen)
    while session.more:
        session = session.again(dealer)
        code = play_one(session, screen)
    raise click.exceptions.Exit(code)


def places(lined: LineUp, seat: int | None) -> tuple[LineUp, int]:
    """The line-up from the person on, whose name comes first, and the person's seat."""
    names = lined.names
    if YOU not in names:
        several = [YOU, *names] if len(names) > 1 or lined.counts else names
        return LineUp(several, lined.counts), seat or 0
    if names.count(YOU) > 1 or seat is not None:
        raise OptionError(faults.YOU_TWICE)
    near = names.index(YOU)
    return LineUp(names[near:] + names[:near], lined.counts), near


def fill_others(names: list[str], seats: int) -> list[str]:
    """The bots from the person's left on; their names start again where they are too few."""
    bots = [name for name in names if name != YOU] or ["normal"]
    if len(bots) >= seats:
        raise OptionError(faults.NAMES_AND_SEATS, names=len(bots) + 1, seats=seats)
    return fill(bots, seats - 1)


def ask_words(catalogue: Catalogue, page: Page, commitment: str) -> str:
    """What the person adds to the deal, after the promise was shown."""
    page.line(catalogue.say("commitment", commitment=commitment))
    words: str = click.prompt(catalogue.say("add-words"), default="", show_default=False)
    page.line(catalogue.say("added", hash=hashlib.sha256(words.encode()).hexdigest()))
    return words


def play_one(session: Session, screen: bool) -> int:
    """One game, with its record and its seed at the end; the exit code."""
    page, say = session.page, session.catalogue.say
    try:
        if screen:
            fill_screen(session)
            code = 0
        else:
            introduce(session)
            code = converse(session)
    finally:
        # Whatever has happened, the record that was asked for is not lost.
        keep_record(session)
    page.line(say("seed", seed=session.chair.record().seed.hex()))
    if session.keep is not None:
        page.line(say("record-kept", file=str(session.keep.path)))
    return code


def fill_screen(session: Session) -> None:
    """Play on the full screen until the person leaves."""
    from koloda.terminal.screen import TableScreen

    TableScreen(session).run()


def converse(session: Session) -> int:
    """Play until the game is over or the person leaves; the exit code."""
    try:
        session.run()
        offer_more(session)
    except Quit:
        session.page.line(session.catalogue.say("goodbye"))
    except KeyboardInterrupt:
        session.page.line()
        session.page.line(session.catalogue.say("goodbye"))
        return INTERRUPTED
    return 0


def introduce(session: Session) -> None:
    """What is played, by whom, and the promise about the deck."""
    say, page, setup = session.catalogue.say, session.page, session.chair.setup
    page.line(session.catalogue.title(setup.game), bold=True)
    page.line(session.catalogue.line(setup.game))
    names = session.chair.names()
    for seat, player in enumerate(session.players):
        page.item("  ", player if seat == session.chair.seat else f"{player}: {names[seat]}")
    if setup.changed():
        page.item(f"{say('options')}: ", setup.changed())
    page.line(say(session.chair.promise, commitment=session.chair.commitment))
    page.line(say("how-to"))


def offer_more(session: Session) -> None:
    """After the end the record may still be asked for, and another game."""
    while True:
        session.page.line(session.catalogue.say("again-offer" if session.keep else "record-offer"))
        first, _, name = session.ask().partition(" ")
        word = session.words.get(first.lower())
        session.more = word == "again"
        if word != "record" or not name:
            return
        try:
            session.set_record(name)
        except KolodaError as error:
            session.page.line(session.catalogue.error(error))


def keep_record(session: Session) -> None:
    """Write the record; one that cannot be written is shown."""
    if session.keep is None:
        return
    record = str(session.chair.record())
    try:
        session.keep.write(record)
    except OSError as error:
        click.echo(record)
        raise click.ClickException(f"cannot write {session.keep.path}: {reason(error)}") from None

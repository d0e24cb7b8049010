"""`koloda verify`: what a record proves, and what it does not."""

import click

from koloda.engine.records.proof import findings
from koloda.locales.catalogue import Catalogue
from koloda.terminal.common import language_option
from koloda.terminal.files import load
from koloda.terminal.page import Page


@click.command("verify")
@click.argument("record")
@click.option("--commitment", default="", metavar="HASH", help="As it was shown before the deal.")
@click.option("--contribution", default="", metavar="SECRET", help="What your browser has added.")
@click.option("--chain", default="", metavar="N:HASH", help="The last link that your browser kept.")
@language_option
def command(record: str, commitment: str, contribution: str, chain: str, lang: str | None) -> None:
    """Prove offline what can be proved of a recorded game.

    RECORD is a file, or - for the standard input. Every move must be legal. Five things are then
    told apart; the three that need what you have kept are proved only if you give it. Whether
    somebody has read the cards during the game cannot be proved by any record.

    \b
    koloda verify game.txt --commitment 98657e…
    """
    say, game, page = Catalogue(lang).say, load(record), Page()
    found = findings(game, commitment.lower(), contribution.lower(), chain.lower())
    for each in found:
        word = "yes" if each.proved else "unknown" if each.error is None else "no"
        page.line(say(f"proof-{each.what}", result=word))
    page.line(say("proof-limits"))
    errors = [each.error for each in found if each.error is not None]
    if errors:
        raise errors[-1]

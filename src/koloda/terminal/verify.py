"""`koloda verify`: what a record proves, and what it does not."""

import re
from typing import Final

import click

from koloda.engine.records.proof import Finding, findings
from koloda.engine.values.errors import OptionError, quoted
from koloda.locales.catalogue import Catalogue
from koloda.terminal import faults
from koloda.terminal.common import language_option
from koloda.terminal.files import load
from koloda.terminal.page import Page

KEPT: Final = ("--commitment", "--contribution", "--chain")
FORMS: Final = ("[0-9a-f]{64}", "[0-9a-f]{64}", "[0-9]{1,9}:[0-9a-f]{64}")


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
    say, page = Catalogue(lang).say, Page()
    hashes = [commitment.lower(), contribution.lower(), chain.lower()]
    for name, form, given in zip(KEPT, FORMS, hashes, strict=True):
        if given and not re.fullmatch(form, given):
            raise OptionError(faults.NOT_A_HASH, option=name, given=quoted(given[:80]))
    found = findings(load(record), *hashes)
    for each in found:
        page.line(say(f"proof-{each.what}", result=word_for(each)))
    page.line(say("proof-limits"))
    errors = [each.error for each in found if each.error is not None]
    if errors:
        raise errors[-1]


def word_for(found: Finding) -> str:
    """The word by which the catalogue says what was found."""
    if found.proved:
        return "yes"
    if found.error is None:
        return "unknown"
    return "missing" if found.lacks else "no"

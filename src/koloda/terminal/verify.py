"""`koloda verify`: proof that nobody touched the deck."""

import click

from koloda.engine.contract.state import CHANCE
from koloda.engine.records.record import verify
from koloda.locales.catalogue import Catalogue
from koloda.terminal.common import language_option
from koloda.terminal.files import load
from koloda.terminal.page import Page


@click.command("verify")
@click.argument("record")
@language_option
def command(record: str, lang: str | None) -> None:
    """Prove offline that a recorded game was fair.

    RECORD is a file, or - for the standard input. Every move must be legal, the seed must be the
    one whose SHA-256 was shown before the deal, and all that chance did must follow from the seed.

    \b
    koloda verify game.txt && echo fair
    """
    catalogue, game = Catalogue(lang), load(record)
    verify(game)
    chance = sum(seat == CHANCE for seat, _ in game.actions)
    Page().line(catalogue.say("fair", moves=len(game.actions) - chance, chance=chance))

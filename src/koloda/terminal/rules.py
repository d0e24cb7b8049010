"""`koloda rules`: the numbered rules of a game."""

import click

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.locales.rules import rule_clause, rule_groups
from koloda.terminal import faults
from koloda.terminal.common import language_option
from koloda.terminal.page import Page


@click.command("rules")
@click.argument("game")
@click.argument("clauses", nargs=-1, metavar="[CLAUSE]...")
@language_option
def command(game: str, clauses: tuple[str, ...], lang: str | None) -> None:
    """Print the rules of GAME, or only the clauses named.

    The numbers are those that a refused move cites.

    \b
    koloda rules karma
    koloda rules karma K17 --lang ru
    """
    show_rules(Catalogue(lang), Page(), find_game(game), clauses)


def show_rules(catalogue: Catalogue, page: Page, game: Game, clauses: tuple[str, ...]) -> None:
    """The clauses named, or all of them under their headings."""
    found = [rule_clause(catalogue, game.name, number) for number in clauses]
    for number, text in found:
        page.item(f"{number}  ", text)
    if clauses:
        return
    groups = rule_groups(catalogue, game.name)
    if not groups:
        raise OptionError(faults.NO_RULE_TEXTS, game=game.name)
    page.line(catalogue.title(game), bold=True)
    for group in groups:
        page.line()
        page.line(group.heading, bold=True)
        for number, text in group.clauses.items():
            page.item(f"{number}  ", text)

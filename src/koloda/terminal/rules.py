"""`koloda rules`: the numbered rules of a game."""

from collections.abc import Sequence

import click

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.locales.clauses import Citation, citations, tests_of
from koloda.locales.fluent_files import Values
from koloda.locales.rules import rule_clause, rule_groups
from koloda.terminal import faults
from koloda.terminal.common import game_argument, language_option
from koloda.terminal.page import Page


@click.command("rules")
@game_argument
@click.argument("clauses", nargs=-1, metavar="[CLAUSE]...")
@click.option("--where", is_flag=True, help="Show the code and the tests of the clauses.")
@language_option
def command(game: str, clauses: tuple[str, ...], where: bool, lang: str | None) -> None:
    """Print the rules of GAME, or only the clauses named.

    The numbers are those that a refused move cites. With --where each clause is followed by the
    places in the code that cite it, the rules' functions first, and by its tests.

    \b
    koloda rules karma
    koloda rules karma K17 --lang ru
    koloda rules karma K28 --where
    """
    found = find_game(game)
    show_rules(
        Catalogue(lang),
        Page(),
        found,
        clauses,
        places=[*citations(found.name), *tests_of(found.name)] if where else [],
    )


def show_rules(
    catalogue: Catalogue,
    page: Page,
    game: Game,
    clauses: tuple[str, ...],
    table: Values | None = None,
    places: Sequence[Citation] = (),
) -> None:
    """The clauses named, or all of them under their headings, and where the code cites them.

    With a table, what they say there.
    """
    found = [rule_clause(catalogue, game.name, number, table) for number in clauses]
    for number, text in found:
        show_clause(page, number, text, places)
    if clauses:
        return
    groups = rule_groups(catalogue, game.name, table)
    if not groups:
        raise OptionError(faults.NO_RULE_TEXTS, game=game.name)
    page.line(catalogue.title(game), bold=True)
    for group in groups:
        page.line()
        page.line(group.heading, bold=True)
        for number, text in group.clauses.items():
            show_clause(page, number, text, places)


def show_clause(page: Page, number: str, text: str, places: Sequence[Citation]) -> None:
    """One clause, and below it where the code cites it."""
    page.item(f"{number}  ", text)
    for place in places:
        if place.clause == number:
            page.item("    ", str(place))

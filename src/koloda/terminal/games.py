"""`koloda games`: what can be played, and with which rules."""

import click

from koloda.engine.contract.game import Game
from koloda.engine.laws import can_sit
from koloda.engine.values.options import Option, Value, show
from koloda.games import all_games, find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.common import known_games, language_option
from koloda.terminal.page import Page


@click.command("games")
@click.argument("game", required=False, shell_complete=known_games)
@language_option
def command(game: str | None, lang: str | None) -> None:
    """List the games, or one game's options with their defaults.

    \b
    koloda games
    koloda games karma --lang ru
    """
    catalogue, page = Catalogue(lang), Page()
    if game is not None:
        show_game(catalogue, page, find_game(game))
        return
    for number, each in enumerate(all_games()):
        if number:
            page.line()
        head(catalogue, page, each)
        options = " ".join(f"{option.name}={show(option.default)}" for option in each.options)
        page.item(f"  {catalogue.say('options')}: ", options)
    page.line()
    page.line(catalogue.say("games-hint"))


def head(catalogue: Catalogue, page: Page, game: Game) -> None:
    """What the game is, for how many, and its presets."""
    page.line(f"{game.name}: {catalogue.title(game)}", bold=True)
    page.item("  ", catalogue.line(game))
    page.item("  ", seats(catalogue, game))
    if game.presets:
        names = ", ".join(preset.name for preset in game.presets)
        page.item("  ", f"{game.preset_word}: {names}")


def seats(catalogue: Catalogue, game: Game) -> str:
    """For how many the game is with its usual rules or a preset, and with any options."""
    low, most = game.seats
    rules: list[dict[str, Value]] = [{}, *(dict(preset.values) for preset in game.presets)]
    usual = [
        players
        for players in range(low, most + 1)
        if any(can_sit(game, players, dict(values)) for values in rules)
    ] or [low, most]
    said = catalogue.say("players-range", low=usual[0], high=usual[-1])
    return said if usual[-1] == most else f"{said}; {catalogue.say('players-most', most=most)}"


def show_game(catalogue: Catalogue, page: Page, game: Game) -> None:
    """A game with all its presets and options."""
    head(catalogue, page, game)
    for preset in game.presets:
        page.line()
        page.line(f"{game.preset_word}={preset.name}", bold=True)
        page.item("  ", catalogue.preset(game, preset))
        changes = " ".join(f"{name}={show(value)}" for name, value in preset.values.items())
        if changes:
            page.item("  ", changes)
    for option in game.options:
        page.line()
        page.line(f"{option.name}={show(option.default)}", bold=True)
        page.item("  ", catalogue.option(game, option))
        page.item("  ", f"{allowed(catalogue, option)}; {game.name} {option.clause}")


def allowed(catalogue: Catalogue, option: Option) -> str:
    """What may be given, in the reader's language."""
    if option.allowed:
        return ", ".join(show(value) for value in option.allowed)
    return catalogue.say(f"expects-{option.kind}", low=option.low, high=option.high)

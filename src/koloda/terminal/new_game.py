"""`koloda new-game`: a tiny working game, as a package to start from."""

from pathlib import Path

import click

from koloda.engine.values.errors import OptionError, quoted
from koloda.games import GAMES
from koloda.kit import faults
from koloda.kit.writing import write_package


@click.command("new-game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path),
    default=".",
    metavar="DIR",
    help="The folder in which the game gets its own.  [default: here]",
)
def command(name: str, into: Path) -> None:
    """Write a tiny working game called NAME, with tests, to start your own from.

    It is a package: once it is installed, koloda plays it in the terminal, with bots, in
    environments, on the server and in the browser, with nothing to change in koloda.

    \b
    koloda new-game snap
    koloda new-game high_noon --into ~/games
    """
    if any(game.name == name for game in GAMES):
        raise OptionError(faults.NAME_OF_GAME, name=quoted(name))
    home = write_package(name, into)
    click.echo(f"{home} is a working game. Next:")
    click.echo(f"  cd {home}")
    click.echo("  pip install -e .          # koloda finds it by its entry point")
    click.echo(f"  koloda play {name}")
    click.echo("  pip install pytest && python -m pytest    # its tests")
    click.echo("README.md says which file holds what.")

"""`koloda train`: a network learns a game by playing against itself, then from searches."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from koloda.arena.cluster import check
from koloda.bots.ladder import find_player
from koloda.games import find_game
from koloda.terminal.common import FloatRange, agreed_setup, game_argument, number, rule_options
from koloda.train.plan import Plan, rounded_games

if TYPE_CHECKING:
    from koloda.train.run import Progress


@click.command("train")
@game_argument
@click.option(
    "--seats", type=int, metavar="N", help="How many sit at the table; the fewest if absent."
)
@rule_options
@number("--steps", 20_000_000, 0, "Actions in all games together; they are the length, not time.")
@number("--seed", 1, 0, "Same seed and numbers, same network.")
@number("--hidden", 128, 1, "Units in each of the two layers.")
@number("--games", 1024, 1, "Games side by side.")
@number("--batch", 4096, 1, "Choices in one step of learning.")
@number("--epochs", 1, 1, "How often each round of choices is learnt from.")
@number("--span", 40, 1, "Rounds of 48 steps between two reports with a checkpoint.")
@number("--deals", 200, 0, "Duplicate deals of a report's measurements; 0 leaves them out.")
@number("--processes", 1, 1, "Processes that play, up to 4; they do not change the network.")
@click.option(
    "--ray",
    "address",
    default="",
    metavar="HOST:PORT",
    help="Play on a Ray cluster instead, or `auto`; that does not change the network either.",
)
@click.option(
    "--rate",
    type=FloatRange(min=0),
    default=2e-3,
    show_default=True,
    help="Adam's first rate.",
)
@click.option(
    "--entropy",
    type=FloatRange(min=0),
    default=0.02,
    show_default=True,
    help="Its first weight.",
)
@click.option(
    "--rival",
    default="",
    metavar="PLAYER",
    help="A quarter of the games is against this player, like normal, instead of itself.",
)
@click.option(
    "--critic/--no-critic",
    help="In training a critic sees all hands; the network that plays does not.",
)
@click.option(
    "--from",
    "begin",
    default="",
    metavar="FILE",
    help="Begin with the network of this file, of as many units, instead of random weights.",
)
@number("--search-rounds", 0, 0, "Rounds of search games after the steps (Expert Iteration).")
@number("--search", 100, 2, "Iterations for each choice in them.")
@number("--search-games", 256, 1, "Games in each of these rounds.")
@click.option(
    "--playouts/--no-playouts",
    help="Their search has playouts, as `expert` has; else the network guides it.",
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("networks"),
    show_default=True,
    help="The folder for network and checkpoint.",
)
def command(
    game: str,
    seats: int | None,
    preset: str | None,
    pairs: tuple[str, ...],
    out: Path,
    processes: int,
    address: str,
    games: int,
    rival: str,
    critic: bool,
    begin: str,
    playouts: bool,
    **numbers: int | float,
) -> None:
    """Teach a network a game from nothing, by playing against itself (PPO).

    With --search-rounds, games of a search follow, whose visits and results it learns.

    Needs the extra `train`. Every line is a report: how far it is, choices learnt from a second,
    the loss, and the network's share of the points against `normal` and against itself four
    reports ago, on duplicate deals with seats rotated. After each report network and checkpoint
    are kept; the same command goes on from there after any stop.

    \b
    koloda train karma --steps 20_000_000
    koloda train karma --seats 4 -o cap=20 --out four
    koloda arena karma --players net:networks/karma-2.npz,normal --deals 400
    """
    rules = find_game(game)
    if rival:
        find_player(rival)
    setup = agreed_setup(rules, seats or rules.seats[0], preset, pairs)
    if address:
        check(address)
    from koloda.train.run import Training

    told = {"rival": rival, "critic": critic, "begin": begin, "playouts": playouts}
    plan = Plan(games=rounded_games(games), **told, **numbers)  # type: ignore[arg-type]
    training = Training(setup, plan, out)
    if training.go_on():
        also = f" and {training.searched} rounds of search games" if training.searched else ""
        click.echo(f"{training.state} goes on after {training.steps():,} steps{also}")
    training.run(processes, show, address)
    click.echo(f"{training.player} plays as net:{training.player}")


def show(now: "Progress") -> None:
    """A report is a line that stays; between reports a terminal has one that changes."""
    alive = sys.stdout.isatty()
    if not alive and not now.report:
        return
    line = f"{now.steps:,} of {now.of:,} steps, "
    if now.searched:
        line = f"round {now.searched} of search games, "
    line += f"{now.pace:,.0f} choices/s, "
    line += f"loss {now.notes.loss:+.3f}, entropy {now.notes.entropy:.2f}"
    if now.normal is not None:
        line += f", against normal {now.normal}, against its past {now.past}"
    click.echo(f"\r{line}\033[K" if alive else line, nl=now.report)
    sys.stdout.flush()

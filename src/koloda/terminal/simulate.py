"""`koloda simulate`: many games between rule players, and what came of them."""

import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import click

from koloda.arena import faults as arena_faults
from koloda.bots.ladder import find_player
from koloda.engine.contract.setup import Setup
from koloda.engine.records.match import Match
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import show
from koloda.games import find_game
from koloda.terminal import faults
from koloda.terminal.common import agreed_setup, game_argument, rule_options, seed_option
from koloda.terminal.files import RecordFile, reason
from koloda.terminal.seating import fill, line_up, one_table, seating_options
from koloda.terminal.tally import Keep, Tally, play_games

MOST_GAMES: Final = 1_000_000_000


@click.command("simulate")
@game_argument
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@seating_options(
    "How many sit at the table, or who, seat by seat: random, easy, normal, hard, expert, "
    "mine.py:bot. One name sits everywhere.  [default: random]",
    "How many sit at the table, where --players names fewer: the names start again.",
)
@rule_options
@seed_option("Same seed, same games.")
@click.option(
    "--records",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Keep every game as a record in this folder, which is made where it is missing.",
)
@click.option(
    "--dataset",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write every choice with what its seat saw into this Parquet file; needs the extra data.",
)
@click.option(
    "--evidence",
    is_flag=True,
    help="Let the observations of --dataset end with what the moves have told.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    game: str,
    games: int,
    players: str | None,
    seats: str | None,
    preset: str | None,
    pairs: tuple[str, ...],
    seed: int,
    folder: Path | None,
    dataset: Path | None,
    evidence: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME and count.

    Prints moves, lengths (mean and 99th percentile, in moves and in turns), wins per seat (several
    seats may win one game), and endings by reason: `repetition` and `cap` are the loop breaker's.

    \b
    koloda simulate karma --games 1000 --players 3 --seed 1
    koloda simulate karma --edition full --players normal,random --seats 6 --json
    koloda simulate unit --games 20 --players normal,hard#200 --records games
    koloda simulate karma --games 500 --players normal --seats 2 --dataset karma.parquet
    """
    rules, lined = find_game(game), line_up(players, seats)
    setup = agreed_setup(rules, one_table(rules, lined), preset, pairs)
    seated = fill(lined.names or ["random"], setup.players)
    bots = [find_player(name) for name in seated]
    began = time.perf_counter()
    progress = Progress(games)
    with ExitStack() as stack:
        keeps = [keeper(folder, seated, seed)] if folder else []
        if dataset:
            shown = setup.with_evidence() if evidence else setup
            keeps.append(rows_into(stack, dataset, shown, seated, seed))
        tally = play_games(setup, bots, games, seed, progress.show, both(keeps))
    progress.clear()
    result = summary(setup, seated, seed, tally, time.perf_counter() - began)
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False))
    else:
        print_summary(result, tally)


def keeper(folder: Path, seated: list[str], seed: int) -> Keep:
    """Writes each game into a file of its own, which must not be there yet."""
    if not folder.is_dir() and not folder.parent.is_dir():
        raise OptionError(arena_faults.NO_FOLDER, folder=folder.parent)
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        why = reason(error)
        raise OptionError(arena_faults.CANNOT_WRITE_TO, folder=folder, reason=why) from None

    def keep(number: int, match: Match) -> None:
        name = f"{match.setup.game.name}-{seed}-{number}.txt"
        RecordFile(str(folder / name), force=False).write(str(match.record(seated)))

    return keep


def rows_into(stack: ExitStack, file: Path, setup: Setup, seated: list[str], seed: int) -> Keep:
    """Writes the choices of each game into a Parquet file, which must not be there yet."""
    RecordFile(str(file), force=False)
    try:
        from koloda.envs.dataset import Dataset
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise OptionError(faults.NO_PARQUET) from None
    rows = stack.enter_context(Dataset(file, setup, {"names": seated, "seed": seed}))

    def keep(number: int, match: Match) -> None:
        rows.add(number, match.record(seated))

    return keep


def both(keeps: list[Keep]) -> Keep | None:
    """All of them for each game, if there are any."""

    def keep(number: int, match: Match) -> None:
        for each in keeps:
            each(number, match)

    return keep if keeps else None


def summary(
    setup: Setup, seated: list[str], seed: int, tally: Tally, seconds: float
) -> dict[str, object]:
    """The figures by name."""
    return {
        "game": setup.game.name,
        "seats": setup.players,
        "options": setup.options,
        "seed": seed,
        "players": seated,
        "games": tally.games,
        "moves": tally.moves.total(),
        "moves_mean": tally.moves.mean(),
        "moves_p99": tally.moves.percentile(99),
        "turns_mean": tally.turns.mean(),
        "turns_p99": tally.turns.percentile(99),
        "wins": tally.wins,
        "endings": dict(sorted(tally.endings.items())),
        "seconds": round(seconds, 3),
    }


def print_summary(result: dict[str, object], tally: Tally) -> None:
    """The figures for people."""
    options = result["options"]
    assert isinstance(options, dict)
    words = " ".join(f"{name}={show(value)}" for name, value in options.items())
    click.echo(f"{result['game']}, {result['seats']} seats, seed {result['seed']}")
    click.echo(f"options     {words}")
    click.echo(f"games       {tally.games} in {result['seconds']} s")
    click.echo(f"moves       {result['moves']}")
    counted = [unit for unit in ("moves", "turns") if result[f"{unit}_mean"] is not None]
    for unit in counted:
        name = "length" if unit == counted[0] else ""
        click.echo(
            f"{name:<12}{result[f'{unit}_mean']} {unit} on average, "
            f"99 % at most {result[f'{unit}_p99']}"
        )
    seated = result["players"]
    assert isinstance(seated, list)
    for seat, wins in enumerate(tally.wins):
        share = 100 * wins / tally.games
        click.echo(f"seat {seat}      {wins} won ({share:.1f} %), {seated[seat]}")
    for ending, count in sorted(tally.endings.items()):
        click.echo(f"ended by    {ending}: {count}")


class Progress:
    """How far it is, on the error output of a terminal only."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.visible = sys.stderr.isatty()
        self.next = time.monotonic() + 0.5

    def show(self, done: int) -> None:
        """Say how many games are played, twice a second."""
        if self.visible and time.monotonic() >= self.next:
            self.next = time.monotonic() + 0.5
            click.echo(f"\r{done} / {self.games}", err=True, nl=False)

    def clear(self) -> None:
        """Leave no trace."""
        if self.visible:
            click.echo("\r" + " " * 40 + "\r", err=True, nl=False)

"""Whether the account of luck is right, and how much of a game is luck: many games of two bots.

python -m tools.luck_check karma --games 2000 --players normal,normal

Luck must have the mean 0 from the side of whoever's move revealed it. What is missing before
closing must be standard normal, from the first seat's side and from the winner's: the second is not
0 by mere symmetry. A result without its luck should vary less than the result.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from koloda.analysis.account import Account
from koloda.analysis.mistakes import NO_CLOCK
from koloda.arena.stats import mean_of
from koloda.bots.host import play_match
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.bots.search_player import BY_GAME, SearchPlayer
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record
from koloda.games import find_game
from tools.kept_games import Kept

ROLLOUTS: Final = 40_000
HALF: Final = 50.0
SURE: Final = 1.96
RESAMPLES: Final = 400


class Row(NamedTuple):
    """What one game says, in points from the first player's side."""

    result: float
    luck: float
    noise: float
    """The variance of the estimate of luck."""
    drawers: float
    """The luck of the revealed cards, from the side of whoever's move revealed them."""
    residual: float
    winners_residual: float


def player_of(level: str) -> Player:
    """The level; iterations end its search, so that a busy machine does not make it weaker."""
    player = find_player(level)
    if isinstance(player, SearchPlayer) and player.iterations == BY_GAME:
        player.seconds = NO_CLOCK
    return player


def recorded(game: str, names: list[str], seed: int) -> Record:
    """A game of these bots."""
    host = play_match(
        find_game(game).setup(len(names)), [player_of(name) for name in names], 0, seed
    )
    assert isinstance(host.game, Match)
    return host.game.record(names)


def row_of(account: Account) -> Row:
    """The figures of one game."""
    luck = account.figure(0, account.of_kind("deal") + account.of_kind("reveal"))
    winner = account.last.index(max(account.last))
    return Row(
        HALF * account.last[0],
        luck.points,
        (luck.doubt / SURE) ** 2,
        sum(
            account.figure(seat, account.of_kind("reveal", seat)).points
            for seat in range(account.seats)
        ),
        account.residual(0),
        account.residual(winner),
    )


def variances(rows: list[Row]) -> tuple[float, float]:
    """The variance of the result, and that of the result without its luck."""
    return (
        statistics.variance(row.result for row in rows),
        statistics.variance(row.result - row.luck for row in rows),
    )


def ratio(rows: list[Row]) -> float:
    """The variance of the result, times that of the result without its luck."""
    whole, rest = variances(rows)
    return whole / rest if rest else math.inf


def share(rows: list[Row]) -> float:
    """The share of luck in the variance of the result in per cent, the estimates' noise removed."""
    whole, rest = variances(rows)
    return 100 * (1 - (rest - statistics.fmean(row.noise for row in rows)) / whole)


def differ(rows: list[Row]) -> bool:
    """Whether the games did not all end alike: only then there is a variance to be shared out."""
    return len({row.result for row in rows}) > 1


def mean_text(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    mean = mean_of(values)
    return f"{mean.value:+.2f} ± {mean.high - mean.value:.2f}"


def bootstrap_text(of: Callable[[list[Row]], float], rows: list[Row]) -> str:
    """A figure of all games with its 95 % bootstrap interval over games that differ."""
    if not differ(rows):
        return "unknown: all games ended alike"
    rng = random.Random(1)
    drawn = [rng.choices(rows, k=len(rows)) for _ in range(RESAMPLES)]
    found = sorted(of(each) for each in drawn if differ(each))
    cut = len(found) // 40
    return f"{of(rows):.1f} [{found[cut]:.1f}, {found[-1 - cut]:.1f}]"


def residual_text(values: list[float]) -> str:
    """Mean and standard deviation of what should be standard normal."""
    spread = f"{statistics.stdev(values):.2f}" if len(values) > 1 else "unknown"
    return f"mean {mean_text(values)}, standard deviation {spread}"


def lines(rows: list[Row]) -> Iterator[str]:
    """A line for each thing that must hold."""
    yield f"result of the first         {mean_text([row.result for row in rows])}"
    yield f"luck of the first           {mean_text([row.luck for row in rows])}"
    yield f"result without luck         {mean_text([row.result - row.luck for row in rows])}"
    yield f"luck of who drew            {mean_text([row.drawers for row in rows])}"
    yield f"residuals, first seat       {residual_text([row.residual for row in rows])}"
    yield f"residuals, winner           {residual_text([row.winners_residual for row in rows])}"
    yield f"variance ratio              {bootstrap_text(ratio, rows)}"
    yield f"luck in %, noise removed    {bootstrap_text(share, rows)}"


def main() -> None:
    """Play, analyse and print a line for each thing that must hold."""
    words = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--players", default="normal,normal")
    words.add_argument("--rollouts", type=int, default=ROLLOUTS)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--minutes", type=float, default=600.0, help="fewer games after this long")
    words.add_argument("--keep", type=Path, help="a file of games, to go on with another time")
    given = words.parse_args()
    names = given.players.split(",")
    kept = Kept(given.keep, [given.game, given.players, given.rollouts])
    todo = kept.missing(given.seed, given.games)
    begun, deadline = time.process_time(), time.monotonic() + 60 * given.minutes
    played = 0
    while played < len(todo) and time.monotonic() < deadline:
        record = recorded(given.game, names, todo[played])
        kept.keep(todo[played], row_of(Account(record, given.rollouts)))
        played += 1
    rows = [Row(*figures) for figures in kept.games.values()]
    print(f"{given.game}, {given.players}, {len(rows)} games, {given.rollouts} rollouts each")
    if played:
        each = (time.process_time() - begun) / played
        print(f"processor time a game       {each:.2f} s")
    print("\n".join(lines(rows)) if rows else "no game was played")


if __name__ == "__main__":
    main()

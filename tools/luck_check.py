"""Whether the account of luck is right: many games of two bots, analysed without their mistakes.

python tools/luck_check.py karma --games 200 --players normal,normal

Luck must have the mean 0 from the side of whoever's move revealed it, the closing residuals must be
standard normal, and the result without its luck should vary less than the result.
"""

import argparse
import statistics
from typing import Final

from koloda.analysis.account import Account
from koloda.bots.host import play_match
from koloda.bots.ladder import find_player
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record
from koloda.games import find_game

ROLLOUTS: Final = 40_000
SURE: Final = 1.96
HALF: Final = 50.0


def recorded(game: str, names: list[str], seed: int) -> Record:
    """A game of these bots."""
    host = play_match(
        find_game(game).setup(len(names)), [find_player(name) for name in names], 0, seed
    )
    assert isinstance(host.game, Match)
    return host.game.record(names)


def mean_text(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    doubt = SURE * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.mean(values):+.1f} ± {doubt:.1f}"


def drawers_luck(account: Account) -> float:
    """What the revealed cards gave to the seats on whose moves they were revealed."""
    seats = range(account.seats)
    return sum(account.figure(seat, account.of_kind("reveal", seat)).points for seat in seats)


def main() -> None:
    """Play, analyse and print a line for each thing that must hold."""
    words = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--players", default="normal,normal")
    words.add_argument("--rollouts", type=int, default=ROLLOUTS)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    names = given.players.split(",")
    accounts = [
        Account(recorded(given.game, names, given.seed * 1_000_003 + number), given.rollouts)
        for number in range(given.games)
    ]
    results = [HALF * account.last[0] for account in accounts]
    luck = [
        account.figure(0, account.of_kind("deal") + account.of_kind("reveal")).points
        for account in accounts
    ]
    rest = [result - part for result, part in zip(results, luck, strict=True)]
    residuals = [account.residual(0) for account in accounts]
    print(f"{given.game}, {given.players}, {given.games} games, {given.rollouts} rollouts each")
    print(f"result of the first  {mean_text(results)}")
    print(f"luck of the first    {mean_text(luck)}")
    print(f"luck of who drew     {mean_text([drawers_luck(account) for account in accounts])}")
    print(
        f"closing residuals    mean {statistics.mean(residuals):+.2f}, "
        f"standard deviation {statistics.stdev(residuals):.2f}"
    )
    ratio = statistics.variance(results) / statistics.variance(rest)
    print(f"variance of the result, times that without luck: {ratio:.1f}")


if __name__ == "__main__":
    main()

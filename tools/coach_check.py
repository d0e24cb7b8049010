"""Whether the coach tells the truth: its remarks against searches of ten times the length.

    python tools/coach_check.py karma --positions 500

Positions come from games in which every seat plays likely moves and sometimes any move. In each the
coach judges every legal action; a remark "clearly better" agrees if the longer search, which knows
nothing of the first one, finds the same action better than the same other one by what hints call a
clear lead.
"""

import argparse
import sys
from typing import Final, NamedTuple

from koloda.bots.coach import ITERATIONS, Verdict, judge
from koloda.bots.hints import CLEAR_LEAD
from koloda.bots.search import Search
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.records.driver import Driver
from koloda.games import find_game

LONGER: Final = 10
ODD: Final = 5
"""One move of this many is any legal one."""
LONGEST_GAME: Final = 120
"""Moves after which a new game begins."""
NO_HURRY: Final = 1e9


class Tally(NamedTuple):
    """What was seen in some positions."""

    positions: int = 0
    silent: int = 0
    """Positions in which nothing is said, whatever is played."""
    remarks: int = 0
    agreed: int = 0
    better: int = 0
    """Remarks whose action the longer search finds better, clearly or not."""

    def __str__(self) -> str:
        share = f"{self.agreed / self.remarks:.1%}" if self.remarks else "-"
        sign = f"{self.better / self.remarks:.1%}" if self.remarks else "-"
        return (
            f"{self.positions} positions, {self.silent} silent; {self.remarks} remarks, "
            f"{share} agree clearly, {sign} agree which is better"
        )

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(mine + yours for mine, yours in zip(self, other, strict=True)))


def positions(game: Game, count: int, seed: int) -> list[Driver]:
    """Moments of different games in which a seat has a choice."""
    found: list[Driver] = []
    while len(found) < count:
        rng = FastRng(seed * 1_000_003 + len(found))
        driver = Driver(game.setup(game.usual_seats), rng)
        driver.settle()
        for _ in range(rng.below(LONGEST_GAME)):
            seat = driver.state.to_act()[0]
            likely = rng.below(ODD) > 0
            state = driver.state
            pick = state.likely_action(seat, rng) if likely else state.random_action(seat, rng)
            driver.play(seat, pick)
            if driver.state.is_over():
                driver = Driver(game.setup(game.usual_seats), rng)
                driver.settle()
        while len(driver.state.legal_actions(driver.state.to_act()[0])) == 1:
            seat = driver.state.to_act()[0]
            driver.play(seat, driver.state.likely_action(seat, rng))
            if driver.state.is_over():
                driver = Driver(game.setup(game.usual_seats), rng)
                driver.settle()
        found.append(driver)
    return found


def check(driver: Driver, iterations: int, seed: int) -> Tally:
    """What the coach would say after some move in one position, and what the long search says."""
    state, rng = driver.state, FastRng(seed)
    seat = state.to_act()[0]
    made = state.random_action(seat, rng)
    verdict = judge(state, seat, made, driver.evidence, rng, NO_HURRY, iterations)
    if verdict is None:
        return Tally(1)
    search = Search(state, seat, driver.evidence, FastRng(seed + 1))
    search.run(LONGER * iterations, NO_HURRY)
    found = lead(search, verdict)
    return Tally(1, 1, int(found >= CLEAR_LEAD), int(found > 0))


def lead(search: Search, verdict: Verdict) -> float:
    """By how much more often the better action wins, by the long search."""
    wins = {choice.action: (choice.score + 1) / 2 for choice in search.choices()}
    return wins.get(verdict.better, 0.0) - wins.get(verdict.action, 0.0)


def main() -> None:
    """Check games and say what was found after every position."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    tallies = {name: Tally() for name in wanted.games}
    for number in range(wanted.positions):
        for name in wanted.games:
            driver = positions(find_game(name), 1, wanted.seed * 100_000 + number)[0]
            tallies[name] = tallies[name].plus(check(driver, wanted.iterations, number))
            if sys.stderr.isatty() or number % 10 == 9:
                print(f"{name}: {tallies[name]}", file=sys.stderr, flush=True)
    for name, tally in tallies.items():
        print(f"{name}: {tally}")


if __name__ == "__main__":
    main()

"""Whether the coach tells the truth: its remarks against searches of ten times the length.

python tools/coach_check.py karma --positions 500

Positions come from games in which every seat plays likely moves and sometimes any move. In each the
coach judges one of the moves that seem bad at a first look. If it says that another one is clearly
better, a search of ten times the length, which knows nothing of the first one and spends itself on
these two moves, agrees if it finds the same one better by what hints call a clear lead.
"""

import argparse
import math
import sys
from typing import Final, NamedTuple

from koloda.bots.coach import SCREEN, Verdict, confirm, suspected
from koloda.bots.hints import CLEAR_LEAD
from koloda.bots.search import Search
from koloda.bots.side_by_side import compare, lead
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.contract.game import Game
from koloda.engine.records.driver import Driver
from koloda.games import find_game

LONGER: Final = 10
ODD: Final = 5
"""One move of this many is any legal one."""
LONGEST_GAME: Final = 120
"""Moves after which a new game begins."""


class Tally(NamedTuple):
    """What was seen in some positions."""

    positions: int = 0
    suspected: int = 0
    """Positions with a move that seemed clearly worse at the first look."""
    remarks: int = 0
    agreed: int = 0
    better: int = 0
    """Remarks whose move the longer search finds better, clearly or not."""

    def __str__(self) -> str:
        share = f"{self.agreed / self.remarks:.1%}" if self.remarks else "-"
        sign = f"{self.better / self.remarks:.1%}" if self.remarks else "-"
        return (
            f"{self.positions} positions, {self.suspected} with a suspect; {self.remarks} remarks, "
            f"{share} agree clearly, {sign} agree which is better"
        )

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(mine + yours for mine, yours in zip(self, other, strict=True)))


def position(game: Game, seed: int) -> Driver:
    """A moment of some game in which a seat has a choice."""
    rng = FastRng(seed)
    driver, left = begin(game, rng), rng.below(LONGEST_GAME)
    while left > 0 or len(driver.state.legal_actions(driver.state.to_act()[0])) == 1:
        state, seat = driver.state, driver.state.to_act()[0]
        any_move = rng.below(ODD) == 0
        pick = state.random_action(seat, rng) if any_move else state.likely_action(seat, rng)
        driver.play(seat, pick)
        left -= 1
        if driver.state.is_over():
            driver = begin(game, rng)
    return driver


def begin(game: Game, rng: Rng) -> Driver:
    """A game that has been dealt."""
    driver = Driver(game.setup(game.usual_seats), rng)
    driver.settle()
    return driver


def check(driver: Driver, iterations: int, seed: int) -> Tally:
    """What the coach would say after a bad move in one position, and what a long search says."""
    state, evidence, rng = driver.state, driver.evidence, FastRng(seed)
    seat, screen = state.to_act()[0], int(iterations * SCREEN)
    first = Search(state, seat, evidence, rng)
    first.run(screen, math.inf)
    choices = first.choices()
    bad = [action for action in state.legal_actions(seat) if suspected(choices, action) >= 0]
    if not bad:
        return Tally(1)
    made, better = bad[rng.below(len(bad))], choices[0].action
    suspicion = Verdict(made, better, 0.0)
    if confirm(state, seat, evidence, rng, suspicion, iterations - screen, math.inf) is None:
        return Tally(1, 1)
    longer = Search(state, seat, evidence, FastRng(seed + LONGER))
    worlds = LONGER * iterations // 2
    scores = compare(longer, [better, made], math.inf, 0, worlds)
    found = lead(*(each[worlds // 2 :] for each in scores))
    texts = state.setup.actions.texts
    print(
        f"{state.setup.game.name} {seed}: {texts[better]} rather than {texts[made]}, "
        f"{found.mean:+.3f} by the long search",
        file=sys.stderr,
    )
    return Tally(1, 1, 1, int(found.mean >= CLEAR_LEAD), int(found.mean > 0))


def main() -> None:
    """Check games and say what was found after every position."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--iterations", type=int, help="instead of what the game says")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    tallies = {name: Tally() for name in wanted.games}
    for number in range(wanted.positions):
        for name in wanted.games:
            game = find_game(name)
            driver = position(game, wanted.seed * 100_000 + number)
            iterations = wanted.iterations or game.coach_iterations()
            tallies[name] = tallies[name].plus(check(driver, iterations, number))
            if sys.stderr.isatty() or number % 10 == 9:
                print(f"{name}: {tallies[name]}", file=sys.stderr, flush=True)
    for name, tally in tallies.items():
        print(f"{name}: {tally}")


if __name__ == "__main__":
    main()

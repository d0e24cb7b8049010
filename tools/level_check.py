"""Errors of every level in the same positions, judged by the same worlds.

python -m tools.level_check karmaka --positions 400

Levels that play games of their own have choices of their own: whoever plays at random is soon
lost, and where everything loses nothing can be given up. So each game of two `normal` gives one
undecided position, every level says what it would do there by what the seat knows, and all these
actions are tried side by side. Two judges each take the best action from the other, so that nobody
is measured against a lucky figure. Intervals are over positions, 95 %.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from koloda.analysis.moments import Moment, moments_of
from koloda.analysis.rollouts import played_on
from koloda.arena.stats import Mean, mean_of
from koloda.bots.player import decide
from koloda.bots.search import Search
from koloda.bots.side_by_side import compare, lead, mean
from koloda.bots.worlds import Worlds
from koloda.engine.chance.rng import FastRng
from tools.kept_games import Kept
from tools.luck_check import player_of, recorded

LEVELS: Final = "random,easy,normal,hard,expert#1500"
ASKED: Final = 4
"""How often a level is asked in one position: all of them draw lots now and then."""
WORLDS: Final = 600
"""Worlds of one judge; the first half grows its tree, the second counts."""
UNDECIDED: Final = 0.8
"""The score of par, from -1 to 1, beyond which a position is as good as decided."""
LOOKS: Final = 60
"""Games of par by which that is told."""
LEAST: Final = 0.03
"""What a mistake must cost, in winning chance."""
SURE: Final = 2.0
"""Standard errors by which it must differ from nothing, in each of the judges."""


class Judged(NamedTuple):
    """One level's choices in one position, for 100 choices."""

    points: float
    """Points of winning chance given up."""
    mistakes: float
    """Confirmed mistakes."""


def undecided(game: str, seed: int) -> Moment | None:
    """One choice of a game of two `normal`, drawn among all that both sides may still win."""
    rng = FastRng(seed)
    moments = moments_of(recorded(game, ["normal"] * 2, seed))[1]
    choices = [moment for moment in moments if moment.is_choice()]
    while choices:
        moment = choices.pop(rng.below(len(choices)))
        worlds = Worlds(moment.before, moment.seat, moment.evidence)
        looks = [played_on(worlds.draw(rng), rng)[moment.seat] for _ in range(LOOKS)]
        if abs(mean(looks)) < UNDECIDED:
            return moment
    return None


def asked(moment: Moment, level: str, rng: FastRng) -> list[int]:
    """What a level chooses there, by what the seat knows."""
    player = player_of(level)
    return [decide(player, moment.before, moment.seat, moment.evidence, rng) for _ in range(ASKED)]


Scores = dict[int, list[float]]
"""The scores of every action in the worlds of one judge that count."""


def judge(moment: Moment, actions: list[int], worlds: int, rng: FastRng) -> Scores:
    """Try all actions in the same fresh worlds, in a tree of its own."""
    world = moment.before.determinize(moment.seat, rng)
    tree = Search(world, moment.seat, moment.evidence, rng)
    found = compare(tree, actions, 0.0, worlds, worlds)
    return {action: row[worlds // 2 :] for action, row in zip(actions, found, strict=True)}


def best(scores: Scores) -> int:
    """The action with the best mean."""
    return max(scores, key=lambda action: (mean(scores[action]), -action))


def verdict(action: int, first: Scores, second: Scores) -> Judged:
    """What an action gave up: the best by one judge, its lead by the other, both ways."""
    points, mistakes = 0.0, 0.0
    for proposes, measures in ((first, second), (second, first)):
        better = best(proposes)
        ahead = [lead(each[better], each[action]) for each in (measures, proposes)]
        points += 100 * ahead[0].mean / 2
        mistakes += all(each.mean > LEAST and each.at_least(SURE) > 0 for each in ahead) / 2
    return Judged(100 * points, 100 * mistakes)


def judged(moment: Moment, levels: list[str], worlds: int, seed: int) -> list[Judged]:
    """The verdict on every level in one position."""
    rng = FastRng(seed)
    chosen = [asked(moment, level, rng) for level in levels]
    actions = sorted({action for each in chosen for action in each})
    first, second = (judge(moment, actions, worlds, rng) for _ in range(2))
    verdicts = {action: verdict(action, first, second) for action in actions}
    return [
        Judged(*(mean(list(column)) for column in zip(*[verdicts[a] for a in each], strict=True)))
        for each in chosen
    ]


def text_of(figure: Mean, digits: int) -> str:
    """A mean with its interval."""
    return f"{figure.value:.{digits}f} [{figure.low:.{digits}f}, {figure.high:.{digits}f}]"


def lines(levels: list[str], rows: list[list[Judged]]) -> Iterator[str]:
    """A line for every level, with how much more the level before it gave up."""
    for place, level in enumerate(levels):
        own = [row[place] for row in rows]
        words = f"{level:12} given up {text_of(mean_of([each.points for each in own]), 0):20}"
        words += f" mistakes {text_of(mean_of([each.mistakes for each in own]), 1):20}"
        if place:
            both = list(zip([row[place - 1] for row in rows], own, strict=True))
            points = mean_of([before.points - after.points for before, after in both])
            mistakes = mean_of([before.mistakes - after.mistakes for before, after in both])
            words += f" {levels[place - 1]} more by {text_of(points, 0)}, {text_of(mistakes, 1)}"
        yield words


def main() -> None:
    """Draw positions, ask, judge and print a line for every level."""
    words = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    words.add_argument("game")
    words.add_argument("--positions", type=int, default=400, help="games to take one from, each")
    words.add_argument("--levels", default=LEVELS)
    words.add_argument("--worlds", type=int, default=WORLDS)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--minutes", type=float, default=600.0, help="fewer after this long")
    words.add_argument("--keep", type=Path, help="a file of positions, to go on with another time")
    given = words.parse_args()
    levels = given.levels.split(",")
    kept = Kept(given.keep, [given.game, given.levels, given.worlds])
    deadline = time.monotonic() + 60 * given.minutes
    for seed in kept.missing(given.seed, given.positions):
        if time.monotonic() >= deadline:
            break
        moment = undecided(given.game, seed)
        found = [] if moment is None else judged(moment, levels, given.worlds, seed)
        kept.keep(seed, tuple(figure for each in found for figure in each))
    rows = [
        [Judged(*figures[place : place + 2]) for place in range(0, len(figures), 2)]
        for figures in kept.games.values()
        if figures
    ]
    print(f"{given.game}, {len(rows)} positions, {given.worlds} worlds a judge; for 100 choices:")
    print("\n".join(lines(levels, rows)))


if __name__ == "__main__":
    main()

"""What a choice gave up, measured without a threshold: for rates over many choices, not for blame.

A search proposes the best action; that one and the one taken are then tried side by side in fresh
worlds. The worlds do not know which action the search liked by luck, so the mean is not inflated;
it may fall below 0. A single figure is too noisy to be told to anybody.
"""

from typing import Final

from koloda.analysis.mistakes import NO_CLOCK
from koloda.analysis.moments import Moment
from koloda.bots.search import Search
from koloda.bots.side_by_side import compare, lead
from koloda.engine.chance.rng import FastRng

SCREEN: Final = 0.25
"""The part of the iterations that looks for the best action."""


def given_up(moment: Moment, seed: int, iterations: int) -> float:
    """Points of winning chance between the best action and the one taken."""
    rng = FastRng(seed + moment.number)
    world = moment.before.determinize(moment.seat, rng)
    search = Search(world, moment.seat, moment.evidence, rng)
    search.run(int(iterations * SCREEN), NO_CLOCK)
    best = search.choices()[0].action
    if best == moment.action:
        return 0.0
    tree = Search(world, moment.seat, moment.evidence, rng)
    worlds = int(iterations * (1 - SCREEN)) // 2
    first, second = compare(tree, [best, moment.action], 0.0, worlds)
    # The first half of the worlds has grown the tree.
    return 100 * lead(first[worlds // 2 :], second[worlds // 2 :]).mean

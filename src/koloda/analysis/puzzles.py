"""Positions of played games in which one choice is clearly best, and bots miss it.

A search proposes; two fresh trees must each vouch for the lead over the most plausible others, so
that a puzzle has one answer by what its seat can see. It is rated by how many bots fail; the
strongest must find it, or the judge's word would stand against that of a player.
"""

from dataclasses import dataclass
from typing import Final

from koloda.analysis.mistakes import NO_CLOCK
from koloda.analysis.moments import Moment
from koloda.bots.ladder import find_player
from koloda.bots.player import decide
from koloda.bots.search import Choice, Search
from koloda.bots.side_by_side import compare, lead, mean
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import State

ITERATIONS: Final = 4000
SCREEN: Final = 0.25
"""The part of the iterations that proposes."""
TREES: Final = 2
SURE: Final = 2.5
"""Standard errors between a measured lead and the one that is vouched for."""
LEAST_LEAD: Final = 0.10
"""What the chances to win of the best and of every other choice must differ by."""
FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 10
PLAUSIBLE: Final = 3
"""The others that are tried beside the best one."""
HOPELESS: Final = 0.15
"""A position that is lost anyway is no puzzle; one that is won anyway has no choice far ahead."""
SOLVERS: Final = ("easy", "normal", "hard#100", "expert#1500")
"""The strongest last."""
ATTEMPTS: Final = 3
FOUND: Final = 2
"""How many attempts of the strongest must find the best choice."""


@dataclass(frozen=True)
class Puzzle:
    """A moment with one best choice."""

    moment: Moment
    best: int
    lead: float
    """By how much more often it wins than any plausible other, from 0 to 1."""
    win: float
    """How often it wins, from 0 to 1."""
    wins: tuple[float, ...]
    """How often each of the seat's legal actions wins, in their order, tried in the same worlds."""
    misses: tuple[int, ...]
    """How many attempts of each of the SOLVERS went wrong."""

    @property
    def missed(self) -> int:
        """How many attempts of bots went wrong, of `len(SOLVERS) * ATTEMPTS`."""
        return sum(self.misses)


def puzzle_of(moment: Moment, seed: int, iterations: int = ITERATIONS) -> Puzzle | None:
    """The puzzle at a moment, if there is one that some bot misses."""
    legal = moment.before.legal_actions(moment.seat)
    if not FEWEST_CHOICES <= len(legal) <= MOST_CHOICES:
        return None
    rng = FastRng(seed + moment.number)
    world = moment.before.determinize(moment.seat, rng)
    search = Search(world, moment.seat, moment.evidence, rng)
    search.run(int(iterations * SCREEN), NO_CLOCK)
    choices = sorted(search.choices(), key=lambda choice: -choice.score)
    if not promising(choices):
        return None
    actions = [choice.action for choice in choices[: 1 + PLAUSIBLE]]
    worlds = int(iterations * (1 - SCREEN)) // (TREES * len(actions))
    found = [measured(moment, world, actions, worlds, rng) for _ in range(TREES)]
    ahead, win = min(each[0] for each in found), min(each[1] for each in found)
    if ahead < LEAST_LEAD or win < HOPELESS:
        return None
    misses = misses_of(moment, world, actions[0], rng)
    if not sum(misses) or misses[-1] > ATTEMPTS - FOUND:
        return None
    wins = dict(zip(legal, wins_of(moment, world, worlds * TREES, rng), strict=True))
    others = max(wins[action] for action in legal if action != actions[0])
    if wins[actions[0]] - others < LEAST_LEAD:
        return None
    return Puzzle(moment, actions[0], ahead, win, tuple(wins.values()), misses)


def promising(choices: list[Choice]) -> bool:
    """Whether the best choice seems far enough ahead to be looked at closely."""
    # Scores go from -1 to 1, chances to win from 0 to 1.
    return len(choices) > 1 and choices[0].score - choices[1].score >= 2 * LEAST_LEAD


def measured(
    moment: Moment, world: State, actions: list[int], worlds: int, rng: FastRng
) -> tuple[float, float]:
    """The lead of the first action that a fresh tree vouches for, and how often it wins."""
    tree = Search(world, moment.seat, moment.evidence, rng)
    late = [scores[worlds // 2 :] for scores in compare(tree, actions, 0.0, worlds)]
    ahead = min(lead(late[0], other).at_least(SURE) for other in late[1:])
    return ahead, (mean(late[0]) + 1) / 2


def misses_of(moment: Moment, world: State, best: int, rng: FastRng) -> tuple[int, ...]:
    """How many attempts of each of the bots choose something else."""
    found = []
    for name in SOLVERS:
        player = find_player(name)
        chosen = [decide(player, world, moment.seat, moment.evidence, rng) for _ in range(ATTEMPTS)]
        found.append(sum(action != best for action in chosen))
    return tuple(found)


def wins_of(moment: Moment, world: State, worlds: int, rng: FastRng) -> tuple[float, ...]:
    """How often every legal action wins; a tree that has grown on one half judges the other."""
    tree = Search(world, moment.seat, moment.evidence, rng)
    tried = compare(tree, moment.before.legal_actions(moment.seat), 0.0, worlds)
    return tuple((mean(scores[worlds // 2 :]) + 1) / 2 for scores in tried)

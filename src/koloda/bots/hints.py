"""Advice for a person: the best few actions, how often they win, and a short reason."""

import time
from typing import Final, NamedTuple

from koloda.bots.search import Choice, Search
from koloda.bots.side_by_side import SURE, compare, lead, mean, most_visited
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State

MOST: Final = 3
CLEAR_LEAD: Final = 0.06
"""A win probability this much above the next one, beyond doubt, is called clearly best."""


class Hint(NamedTuple):
    """An action, the chance to win with it, and the word for the reason in the catalogues."""

    action: int
    win: float
    reason: str


def hints(
    world: State, seat: int, evidence: Evidence, rng: Rng, seconds: float = 1.0
) -> list[Hint]:
    """The best few actions of that seat, the one that wins most often first.

    A search finds them in worlds the seat considers possible; their figures come from trying each
    of them in the same worlds.
    """
    legal = world.legal_actions(seat)
    if len(legal) == 1:
        return [Hint(legal[0], 0.5, "only")]
    deadline = time.monotonic() + seconds
    actions = [c.action for c in most_visited(world, seat, evidence, rng, seconds)[:MOST]]
    tried = compare(Search(world, seat, evidence, rng), actions, deadline)
    pairs = zip(actions, tried, strict=True)
    choices = [Choice(action, len(scores), mean(scores)) for action, scores in pairs]
    choices.sort(key=lambda choice: (-choice.score, choice.action))
    return explain(choices, is_sure(choices, actions, tried))


def is_sure(choices: list[Choice], actions: list[int], tried: list[list[float]]) -> bool:
    """Whether the best action is ahead of the second beyond doubt, in the same worlds."""
    if len(choices) < 2:
        return False
    first, second = (tried[actions.index(choice.action)] for choice in choices[:2])
    return lead(first, second).at_least(SURE) > 0


def explain(choices: list[Choice], sure: bool) -> list[Hint]:
    """Choices as hints: the best one clearly or narrowly, the others close to it or worse."""
    wins = [(choice.score + 1) / 2 for choice in choices]
    found: list[Hint] = []
    for place, choice in enumerate(choices):
        if place == 0:
            ahead = wins[0] - max(wins[1:], default=0.0)
            reason = "clear" if sure and ahead >= CLEAR_LEAD else "best"
        else:
            reason = "close" if wins[0] - wins[place] < CLEAR_LEAD else "worse"
        found.append(Hint(choice.action, wins[place], reason))
    return found

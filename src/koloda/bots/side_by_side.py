"""Actions compared fairly: each is tried in the same worlds, and often enough to be believed.

A search spends its iterations on what looks good, so that the figure of an action it neglected is
hardly more than a guess. What hints, reviews and the coach tell people comes from here.
"""

import math
import time
from typing import Final, NamedTuple

from koloda.bots.search import Choice, Search
from koloda.bots.search_player import NO_LIMIT
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State

FEWEST: Final = 40
"""Worlds in which every action is tried, however short the time."""
SCREEN: Final = 0.5
"""The part of the time in which a search finds what is worth comparing."""
SURE: Final = 2.0
"""Standard errors between a measured difference and the one that is vouched for."""


class Lead(NamedTuple):
    """By how much more often one action wins than another, measured in the same worlds."""

    mean: float
    error: float
    """The standard error of the mean."""
    worlds: int

    def at_least(self, errors: float) -> float:
        """The lead less that many standard errors."""
        return self.mean - errors * self.error


def most_visited(
    world: State, seat: int, evidence: Evidence, rng: Rng, seconds: float
) -> list[Choice]:
    """What a search finds in its part of the time, the most visited action first."""
    search = Search(world, seat, evidence, rng)
    deadline = time.monotonic() + seconds * SCREEN
    search.run(FEWEST, float(NO_LIMIT))
    search.run(NO_LIMIT, deadline - time.monotonic())
    return search.choices()


def compare(
    search: Search, actions: list[int], deadline: float, fewest: i64 = FEWEST, most: i64 = NO_LIMIT
) -> list[list[float]]:
    """The score of every action in each of the same worlds, until a deadline or the most."""
    found: list[list[float]] = [[] for _ in actions]
    worlds: i64 = 0
    while worlds < fewest or (worlds < most and time.monotonic() < deadline):
        state = search.worlds.draw(search.rng)
        for place, action in enumerate(actions):
            found[place].append(search.try_action(state.clone(), action))
        worlds += 1
    return found


def mean(numbers: list[float]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)


def lead(first: list[float], second: list[float]) -> Lead:
    """How far one action is ahead of another, by the scores of both in each world."""
    # Scores go from -1 to 1, chances to win from 0 to 1.
    differences = [(one - other) / 2 for one, other in zip(first, second, strict=True)]
    middle, count = mean(differences), len(differences)
    spread = sum((each - middle) ** 2 for each in differences) / (count - 1)
    return Lead(middle, math.sqrt(spread / count), count)

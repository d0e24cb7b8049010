"""Actions compared fairly: each is tried in the same worlds, and often enough to be believed.

A search spends its iterations on what looks good, so that the figure of an action it neglected is
hardly more than a guess. Where figures are told to people they come from here.
"""

import math
import time
from typing import Final

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


def most_visited(
    world: State, seat: int, evidence: Evidence, rng: Rng, seconds: float
) -> list[Choice]:
    """What a search finds in its part of the time, the most visited action first."""
    search = Search(world, seat, evidence, rng)
    deadline = time.monotonic() + seconds * SCREEN
    search.run(FEWEST, float(NO_LIMIT))
    search.run(NO_LIMIT, deadline - time.monotonic())
    return search.choices()


def compare(search: Search, actions: list[int], seconds: float) -> list[list[float]]:
    """The score of every action in each of the same worlds; at least FEWEST worlds."""
    deadline = time.monotonic() + seconds * (1 - SCREEN)
    found: list[list[float]] = [[] for _ in actions]
    worlds: i64 = 0
    while worlds < FEWEST or time.monotonic() < deadline:
        state = search.worlds.draw(search.rng)
        for place, action in enumerate(actions):
            found[place].append(search.try_action(state.clone(), action))
        worlds += 1
    return found


def mean(numbers: list[float]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)


def doubt(first: list[float], second: list[float]) -> float:
    """How far the mean difference of two actions may be off, by what they did in each world."""
    differences = [one - other for one, other in zip(first, second, strict=True)]
    middle = mean(differences)
    spread = sum((each - middle) ** 2 for each in differences) / (len(differences) - 1)
    return SURE * math.sqrt(spread / len(differences))

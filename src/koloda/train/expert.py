"""A round of Expert Iteration: search games in all processes, then a pass over the last rounds."""

from pathlib import Path
from typing import Final

from koloda.arena.work import run_all
from koloda.engine.contract.setup import Setup
from koloda.train.cluster import search_on_ray
from koloda.train.plan import Plan
from koloda.train.search_games import Studies, Task, gathered, play_task

WINDOW: Final = 4
"""Rounds whose games are learnt from."""
PART: Final = 0.25
"""The first rate of learning here, as a part of the plan's."""
TASKS: Final = 32
"""Into how many pieces a round is cut, so that no process waits long for another."""


def played(
    setup: Setup, plan: Plan, number: int, file: Path, processes: int, address: str
) -> Studies:
    """The games of a round, which are the same for any number of processes and on a cluster."""
    guide = "" if plan.playouts else str(file)
    table = (setup.game.name, setup.players, setup.options, guide, plan.search, plan.seed, number)
    tasks = [
        Task(*table, tuple(range(first, plan.search_games, TASKS)))
        for first in range(min(TASKS, plan.search_games))
    ]
    found = search_on_ray(tasks, address) if address else dict(run_all(play_task, tasks, processes))
    return gathered([each for task in range(len(tasks)) for each in found[task]])


def rate_of(plan: Plan, number: int, least: float) -> float:
    """Adam's rate in a round; it falls to a least part."""
    return plan.rate * PART * max(least, 1 - number / plan.search_rounds)

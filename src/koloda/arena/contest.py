"""All deals of a contest, spread over processes."""

from collections.abc import Callable
from contextlib import closing
from typing import Final

from koloda.arena.deals import Job, Played, play_job
from koloda.arena.work import run_all
from koloda.engine.contract.setup import Setup

PIECES_PER_WORKER: Final = 8


class Stopped(KeyboardInterrupt):
    """A contest was interrupted; has the games of the pieces that were whole."""

    def __init__(self, played: list[Played]) -> None:
        super().__init__()
        self.played = played


def contest(
    setup: Setup,
    chosen: list[str],
    deals: int,
    seed: int,
    workers: int,
    progress: Callable[[int], None],
    rollouts: int = 0,
) -> list[Played]:
    """All deals between these players, the list starting again for further seats."""
    seated = tuple(chosen[place % len(chosen)] for place in range(setup.players))
    size = max(1, deals // (workers * PIECES_PER_WORKER))
    jobs = [
        Job(
            setup.game.name,
            setup.players,
            setup.options,
            seated,
            seed,
            first,
            min(size, deals - first),
            rollouts,
        )
        for first in range(0, deals, size)
    ]
    found: list[Played] = []
    try:
        with closing(run_all(play_job, jobs, workers)) as results:
            for number, (_, games) in enumerate(results, 1):
                found += games
                progress(number * 100 // len(jobs))
    except KeyboardInterrupt:
        raise Stopped(sorted(found)) from None
    return sorted(found)

"""The same work on local processes, one or many."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from koloda.arena import faults
from koloda.engine.values.errors import KolodaError

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def run_all(
    work: Callable[[Piece], Result], pieces: list[Piece], workers: int
) -> Iterator[tuple[int, Result]]:
    """Do every piece; yields its number and result as they are ready."""
    if workers <= 1 or len(pieces) == 1:
        for number, piece in enumerate(pieces):
            yield number, work(piece)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        numbers = {pool.submit(work, piece): number for number, piece in enumerate(pieces)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BrokenProcessPool:
            raise KolodaError(faults.PROCESS_ENDED) from None

"""Contests on local processes, one or many."""

import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from koloda.arena import faults
from koloda.engine.values.errors import KolodaError

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def run_all(
    work: Callable[[Piece], Result], pieces: list[Piece], workers: int
) -> Generator[tuple[int, Result]]:
    """Do every piece; yields its number and result as they are ready.

    Closed or interrupted, it ends its processes in the middle of their pieces.
    """
    if workers <= 1 or len(pieces) == 1:
        for number, piece in enumerate(pieces):
            yield number, work(piece)
        return
    others = active_children()
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=leave_it_to_parent) as pool:
        numbers = {pool.submit(work, piece): number for number, piece in enumerate(pieces)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BrokenProcessPool:
            raise KolodaError(faults.PROCESS_ENDED) from None
        except BaseException:
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def leave_it_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""Contests on local processes, one or many."""

import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
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
    with ProcessPoolExecutor(workers, mp_context=context, initializer=follow_parent) as pool:
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


def follow_parent() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the parent, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process when the one that started it is gone, killed ones included."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)

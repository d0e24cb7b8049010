"""Contests on a Ray cluster; what a lost worker did not finish is done again."""

import logging
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from koloda.arena import faults
from koloda.engine.values.errors import KolodaError, OptionError, quoted

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Pieces given out per processor of the cluster before the first comes back."""
RETRIES: Final = 20
"""How often a piece may be lost with its worker."""
PATIENCE: Final = 5.0
"""Seconds for an address to answer."""


class ClusterError(KolodaError):
    """The cluster cannot be used; says why in one sentence."""


def check(address: str) -> Any:
    """Ray, if it is installed and somebody answers at the address, else raises ClusterError."""
    if address != "auto":
        check_answers(address)
    try:
        import ray
    except ImportError:
        raise OptionError(faults.NO_RAY) from None
    return ray


def connect(address: str) -> Any:
    """Ray, connected to a running cluster: HOST:PORT, or `auto` for the one on this machine."""
    ray = check(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, AssertionError) as error:
        raise ClusterError(
            faults.NO_CLUSTER, address=address, reason=str(error).splitlines()[0][:200]
        ) from None
    return ray


def check_answers(address: str) -> None:
    """Refuse an address where nobody listens before Ray would wait for it for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit():
        raise OptionError(faults.RAY_ADDRESS, address=quoted(address))
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        raise ClusterError(faults.CLUSTER_SILENT, address=address[:60]) from None


def run_on_ray(
    work: Callable[[Piece], Result], pieces: list[Piece], address: str
) -> Iterator[tuple[int, Result]]:
    """Do every piece; yields its number and result as they are ready."""
    ray = connect(address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, int] = {}
        coming = iter(enumerate(pieces))
        while True:
            while len(waiting) < most and (following := next(coming, None)) is not None:
                waiting[remote.remote(following[1])] = following[0]
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                yield waiting.pop(reference), ray.get(reference)
    except ray.exceptions.RayError as error:
        raise failed(address, error) from None
    finally:
        ray.shutdown()


def failed(address: str, error: Exception) -> ClusterError:
    """The last line of what Ray says, as one sentence."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return ClusterError(faults.CLUSTER_FAILED, address=address, reason=said[-1][:200])

"""All pieces of an experiment, on this machine's processes or on a cluster."""

from collections.abc import Callable, Iterator

from koloda.arena import faults
from koloda.arena.cluster import ClusterError, check, run_on_ray
from koloda.arena.lab.piece import Piece, play_piece
from koloda.arena.lab.plan import Plan
from koloda.arena.lab.store import Store
from koloda.arena.lab.watch import Watched
from koloda.arena.work import run_all

Runner = Callable[[list[Piece]], Iterator[tuple[int, list[Watched]]]]
"""Does pieces; yields each one's number and games as they are ready."""


def on_this_machine(workers: int) -> Runner:
    """A runner with that number of processes."""
    return lambda pieces: run_all(play_piece, pieces, workers)


def on_cluster(address: str) -> Runner:
    """A runner on a Ray cluster whose machines must have this koloda."""
    check(address)

    def runner(pieces: list[Piece]) -> Iterator[tuple[int, list[Watched]]]:
        for number, (key, games) in run_on_ray(play_signed, pieces, address):
            if key != pieces[number].key():
                raise ClusterError(faults.OTHER_KOLODA, address=address)
            yield number, games

    return runner


def play_signed(piece: Piece) -> tuple[str, list[Watched]]:
    """The games of a piece, and the key that the koloda which played them gives it."""
    return piece.key(), play_piece(piece)


def run(
    plan: Plan, runner: Runner, store: Store | None, progress: Callable[[int, int], None]
) -> list[list[Watched]]:
    """The games of every variant, in the order of the deals, however the work was spread."""
    pieces = [piece for variant in plan.variants for piece in plan.pieces(variant)]
    found = {number: store.find(piece) for number, piece in enumerate(pieces)} if store else {}
    done = {number: games for number, games in found.items() if games is not None}
    left = [number for number in range(len(pieces)) if number not in done]
    progress(len(done), len(pieces))
    for place, games in runner([pieces[number] for number in left]) if left else ():
        number = left[place]
        done[number] = games
        if store is not None:
            store.keep(pieces[number], games)
        progress(len(done), len(pieces))
    each = len(pieces) // len(plan.variants)
    return [
        [game for number in range(each * place, each * place + each) for game in done[number]]
        for place in range(len(plan.variants))
    ]


def run_contest(
    plan: Plan, runner: Runner, store: Store | None, progress: Callable[[int, int], None]
) -> list[list[Watched]] | None:
    """The games of the better player, where there is one."""
    return run(plan.contest(), runner, store, progress) if plan.better else None

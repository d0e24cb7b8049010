"""What the course of a game tells: lead changes, drama, tension, and when it is decided.

The ideas are those of Browne's work on the measures of games and of CardStock's on card games; the
definitions here are our own, and each stands beside its figure.
"""

import itertools
import math
from typing import Final

from koloda.arena.lab.watch import Watched

CLEAR: Final = 0.5
"""A lead of a quarter of a win: smaller ones may be chance in the playouts."""
EVEN: Final = 1e-5
"""Expected scores are rounded: what differs by less is the same."""


def drawn(game: Watched) -> bool:
    """Whether all seats share one rank, so that nobody won."""
    return len(set(game.ranks)) == 1


def won(game: Watched) -> list[bool]:
    """For each seat, whether it won; several may, in a draw nobody does."""
    return [rank == 1 and not drawn(game) for rank in game.ranks]


def winners(game: Watched) -> list[int]:
    """The seats that won."""
    return [seat for seat, win in enumerate(won(game)) if win]


def comeback(game: Watched) -> float | None:
    """The share of the winners that were behind at half-time; even is half behind."""
    best = winners(game)
    if not best or not game.course:
        return None
    expected = game.course[len(game.course) // 2]
    middle = sum(expected) / len(expected)
    behind = [
        0.5 if abs(expected[seat] - middle) < EVEN else float(expected[seat] < middle)
        for seat in best
    ]
    return sum(behind) / len(best)


def leaders(game: Watched) -> list[int | None]:
    """At each checkpoint the seat with a clear lead over all others, or None."""
    found: list[int | None] = []
    for expected in game.course:
        first, second = sorted(expected, reverse=True)[:2]
        found.append(expected.index(first) if first - second >= CLEAR else None)
    return found


def lead_changes(game: Watched) -> float | None:
    """How often the clear lead went from one seat to another."""
    if not game.course:
        return None
    clear = [leader for leader in leaders(game) if leader is not None]
    return float(sum(one != other for one, other in itertools.pairwise(clear)))


def drama(game: Watched) -> float | None:
    """How far behind the winners were where they were behind, as the root of a share of a win."""
    best = winners(game)
    if not best or not game.course:
        return None
    depths = [
        math.sqrt((max(expected) - expected[seat]) / 2)
        for seat in best
        for expected in game.course
        if max(expected) - expected[seat] > EVEN
    ]
    return sum(depths) / len(depths) if depths else 0.0


def tension(game: Watched) -> float | None:
    """How close the two leading seats were, on the average of the checkpoints."""
    if not game.course:
        return None
    gaps = [sorted(expected)[-1] - sorted(expected)[-2] for expected in game.course]
    return 1 - sum(gaps) / len(gaps) / 2


def spread(game: Watched) -> float | None:
    """How far the best and the worst seat were apart, on the average of the checkpoints."""
    if not game.course:
        return None
    return sum(max(expected) - min(expected) for expected in game.course) / len(game.course) / 2


def security(game: Watched) -> float | None:
    """Of the checkpoints with a clear leader, the share at which that seat went on to win."""
    clear = [leader for leader in leaders(game) if leader is not None]
    if not clear:
        return None
    return sum(won(game)[leader] for leader in clear) / len(clear)


def convergence(game: Watched) -> float | None:
    """How much nearer to the result expectations are in the second half than in the first."""
    if not game.course:
        return None
    errors = [
        sum(abs(end - value) for end, value in zip(game.scores, expected, strict=True))
        / (2 * len(game.scores))
        for expected in game.course
    ]
    half = len(errors) // 2
    return sum(errors[:half]) / half - sum(errors[-half:]) / half


def decided(game: Watched) -> float | None:
    """The part of a game after which a winner was never behind the average again."""
    best = winners(game)
    if not best or not game.course:
        return None
    ends: list[float] = []
    for seat in best:
        behind = [
            number
            for number, expected in enumerate(game.course, 1)
            if expected[seat] < sum(expected) / len(expected) - EVEN
        ]
        ends.append(behind[-1] / (len(game.course) + 1) if behind else 0.0)
    return sum(ends) / len(ends)

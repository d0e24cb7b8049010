"""Points of a contest without their luck: unbiased, and often told from fewer deals.

What the cards give has the mean 0 whoever plays, so it may be taken off every game. That helps
where the cards decide much; between players far apart it may add more noise than it takes away.
"""

from typing import Final, NamedTuple

from koloda.arena.deals import Played
from koloda.arena.stats import FEW_DEALS, Mean, mean_of

ROLLOUTS: Final = 40_000
"""Rollouts that tell the luck of one game: 0.1 to 0.6 s of one core of a compiled copy."""
LEGEND: Final = (
    "without luck: points less what deal and draws gave; times the deals: how many times as many "
    "deals the plain points need for an interval as narrow"
)


class Adjusted(NamedTuple):
    """The points without luck, and what that is worth."""

    points: Mean
    """The mean over deals; it may leave 0 to 1."""
    times: float | None
    """How many times as many deals the plain points need for the same interval; too few: None."""

    def __str__(self) -> str:
        return f"without luck {self.points}   {gain_text(self.times)}"

    def as_dict(self) -> dict[str, object]:
        """Plain values, for JSON."""
        return {**self.points._asdict(), "times": self.times}


def adjusted(played: list[Played], places: list[int], plain: list[float]) -> Adjusted | None:
    """What these places of a line-up got beyond their luck; None where luck was not asked for."""
    if not played or not played[0].luck:
        return None
    sums: dict[int, list[float]] = {}
    for game in played:
        for place in places:
            value = (game.scores[place] - game.luck[place] + 1) / 2
            sums.setdefault(game.deal, []).append(value)
    values = [sum(each) / len(each) for _, each in sorted(sums.items())]
    return Adjusted(mean_of(values), times_of(plain, values))


def times_of(plain: list[float], rest: list[float]) -> float | None:
    """The variance over deals with luck, times that without; None where deals are too few."""
    if len(plain) < FEW_DEALS:
        return None
    before, after = spread(plain), spread(rest)
    return before / after if before > 0 and after > 0 else None


def spread(values: list[float]) -> float:
    """The square of half an interval's width: a variance but for a factor."""
    mean = mean_of(values)
    return (mean.high - mean.value) ** 2


def gain_text(times: float | None) -> str:
    """In words what taking the luck off is worth."""
    if times is None:
        return f"(fewer than {FEW_DEALS} different deals do not tell what that gains)"
    if times <= 1:
        return f"gains nothing here ({times:.1f} times the deals)"
    return f"as good as {times:.1f} times the deals ({100 * (1 - 1 / times):.0f} % fewer)"

"""Means with 95 % intervals, and ratings with theirs."""

import math
from typing import Final, NamedTuple

from koloda.engine.chance.rng import FastRng

NORMAL_95: Final = 1.96
FEW_DEALS: Final = 10
RESAMPLES: Final = 200
STEPS: Final = 300
ELO_PER_NATURAL: Final = 400 / math.log(10)


class Mean(NamedTuple):
    """A mean with the bounds of its 95 % interval."""

    value: float
    """The mean."""
    low: float
    """The lower bound of the interval."""
    high: float
    """The upper bound of the interval."""

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


def mean_of(values: list[float]) -> Mean:
    """The mean of independent values; one value per deal, never per game of a deal."""
    count = len(values)
    middle = sum(values) / count
    if count == 1:
        return Mean(middle, -math.inf, math.inf)
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    reach = NORMAL_95 * math.sqrt(variance / count)
    return Mean(middle, middle - reach, middle + reach)


def mean_share(values: list[float]) -> Mean:
    """`mean_of` values from 0 to 1, whose bounds are not outside of that either.

    Few deals, or deals that all came out alike, tell nothing of how deals differ: they get Wilson's
    interval, which is wide.
    """
    if len(values) < FEW_DEALS or min(values) == max(values):
        return share_of(values)
    mean = mean_of(values)
    return Mean(mean.value, max(0.0, mean.low), min(1.0, mean.high))


def share_of(values: list[float]) -> Mean:
    """The mean of independent values from 0 to 1, with Wilson's interval.

    It never leaves 0 to 1 and tells something when nothing happened. It is meant for values of 0
    and 1, conservative for values between.
    """
    count, square = len(values), NORMAL_95**2
    middle = sum(values) / count
    centre = (middle + square / (2 * count)) / (1 + square / count)
    spread = middle * (1 - middle) / count + square / (4 * count * count)
    reach = NORMAL_95 * math.sqrt(spread) / (1 + square / count)
    return Mean(middle, max(0.0, centre - reach), min(1.0, centre + reach))


def ratio_of(upper: list[float], lower: list[float]) -> Mean:
    """The ratio of two sums over the same independent deals, with a delta-method interval."""
    count, below = len(upper), sum(lower)
    ratio = sum(upper) / below
    if count == 1:
        return Mean(ratio, -math.inf, math.inf)
    rest = sum((up - ratio * low) ** 2 for up, low in zip(upper, lower, strict=True))
    reach = NORMAL_95 * math.sqrt(rest * count / (count - 1)) / below
    return Mean(ratio, ratio - reach, ratio + reach)


def elo_of(share: Mean) -> Mean | None:
    """The Elo distance that such a share of decided games means; none where all went one way."""
    doubt = share.value * (1 - share.value)
    if doubt <= 0.0:
        return None
    middle = ELO_PER_NATURAL * math.log(share.value / (1 - share.value))
    reach = ELO_PER_NATURAL * (share.high - share.low) / 2 / doubt
    return Mean(middle, middle - reach, middle + reach)


def share_gap(upper: Mean, lower: Mean) -> Mean:
    """The difference of two shares, with Newcombe's interval."""
    gap = upper.value - lower.value
    down = math.hypot(upper.value - upper.low, lower.high - lower.value)
    up = math.hypot(upper.high - upper.value, lower.value - lower.low)
    return Mean(gap, max(-1.0, gap - down), min(1.0, gap + up))


Pairings = dict[tuple[int, int], list[float]]
"""For players i < j: the first one's share of the points in each deal they shared, 0 to 1."""


def ratings(count: int, pairings: Pairings) -> list[Mean]:
    """Elo-like ratings around 0 with bootstrap intervals over deals."""
    values = fit(count, {pair: sum(shares) / len(shares) for pair, shares in pairings.items()})
    rng = FastRng(count)
    samples = [fit(count, resampled(pairings, rng)) for _ in range(RESAMPLES)]
    found: list[Mean] = []
    for player in range(count):
        spread = sorted(sample[player] for sample in samples)
        low, high = spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]
        found.append(Mean(values[player], low, high))
    return found


def resampled(pairings: Pairings, rng: FastRng) -> dict[tuple[int, int], float]:
    """The mean share of every pairing over deals drawn with replacement."""
    drawn: dict[tuple[int, int], float] = {}
    for pair, shares in pairings.items():
        size = len(shares)
        drawn[pair] = sum(shares[rng.below(size)] for _ in range(size)) / size
    return drawn


def fit(count: int, shares: dict[tuple[int, int], float]) -> list[float]:
    """Bradley–Terry strengths by gradient ascent; the 0.01 penalty keeps a clean sweep finite."""
    strength = [0.0] * count
    for _ in range(STEPS):
        pull = [-0.01 * value for value in strength]
        for (first, second), share in shares.items():
            expected = 1 / (1 + math.exp(strength[second] - strength[first]))
            pull[first] += share - expected
            pull[second] -= share - expected
        strength = [value + push for value, push in zip(strength, pull, strict=True)]
    centre = sum(strength) / count
    return [ELO_PER_NATURAL * (value - centre) for value in strength]


def surely(means: list[Mean | None]) -> list[bool]:
    """Which of many means differ from 0 with 5 % of doubt for all together (Holm)."""
    doubts = [math.inf if mean is None else doubt_of(mean) for mean in means]
    order = sorted(range(len(means)), key=lambda number: doubts[number])
    found = [False] * len(means)
    for passed, number in enumerate(order):
        if doubts[number] > 0.05 / (len(means) - passed):
            break
        found[number] = True
    return found


def doubt_of(mean: Mean) -> float:
    """The two-sided p-value of a mean against 0, from its 95 % interval."""
    reach = (mean.high - mean.low) / 2
    if not math.isfinite(reach):
        return 1.0
    if reach == 0.0:
        return float(mean.value == 0.0)
    return math.erfc(abs(mean.value) / reach * NORMAL_95 / math.sqrt(2))

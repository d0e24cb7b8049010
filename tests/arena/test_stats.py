"""Intervals and ratings, checked against SciPy's own."""

import math

import pytest
from scipy import optimize, stats

from koloda.arena.stats import (
    ELO_PER_NATURAL,
    NORMAL_95,
    Mean,
    elo_of,
    fit,
    mean_of,
    mean_share,
    ratings,
    ratio_of,
    share_gap,
    share_of,
)
from koloda.engine.chance.rng import FastRng

CLOSE = 1e-3
"""The engine rounds the quantile of the normal distribution to 1.96."""


def sample(seed: int, size: int) -> list[float]:
    rng = FastRng(seed)
    return [rng.below(1001) / 1000 for _ in range(size)]


def test_the_quantile_is_that_of_95_percent() -> None:
    assert pytest.approx(stats.norm.ppf(0.975), abs=1e-4) == NORMAL_95


@pytest.mark.parametrize("size", [2, 7, 100, 2500])
def test_a_mean_has_the_normal_interval(size: int) -> None:
    values = sample(size, size)
    mean = mean_of(values)
    low, high = stats.norm.interval(0.95, stats.tmean(values), stats.sem(values))
    assert mean.value == pytest.approx(stats.tmean(values))
    assert (mean.low, mean.high) == pytest.approx((low, high), abs=CLOSE)


@pytest.mark.parametrize(("wins", "games"), [(0, 5), (5, 5), (1, 9), (37, 80), (500, 1000)])
def test_a_share_has_the_wilson_interval(wins: int, games: int) -> None:
    share = share_of([1.0] * wins + [0.0] * (games - wins))
    theirs = stats.binomtest(wins, games).proportion_ci(0.95, method="wilson")
    assert share.value == wins / games
    assert (share.low, share.high) == pytest.approx((theirs.low, theirs.high), abs=CLOSE)


def test_bounds_of_a_share_stay_within_it() -> None:
    assert mean_share([1.0, 1.0, 0.5] + [1.0] * 9)[2] == 1.0
    assert mean_share([0.0, 0.0, 0.5] + [0.0] * 9)[1] == 0.0


@pytest.mark.parametrize("values", [[0.75, 0.75], [1.0, 1.0], [1.0] * 30])
def test_deals_that_came_out_alike_give_no_certainty(values: list[float]) -> None:
    assert mean_share(values) == share_of(values)
    assert mean_share(values).low < min(values)


def test_a_ratio_is_covered_as_often_as_promised() -> None:
    """The delta-method interval against a bootstrap of the same deals."""
    rng = FastRng(4)
    lower = [5.0 + int(rng.below(10)) for _ in range(400)]
    upper = [0.4 * value + int(rng.below(100)) / 50 for value in lower]
    ours = ratio_of(upper, lower)
    theirs = stats.bootstrap(
        (upper, lower),
        lambda up, down, axis: up.sum(axis=axis) / down.sum(axis=axis),
        paired=True,
        vectorized=True,
        n_resamples=2000,
        rng=1,
        method="percentile",
    ).confidence_interval
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), rel=0.01)


def test_a_gap_of_shares_is_newcombes_worked_example() -> None:
    """56 of 70 against 48 of 80, as in Newcombe's paper of 1998 (method 10)."""
    upper, lower = share_of([1.0] * 56 + [0.0] * 14), share_of([1.0] * 48 + [0.0] * 32)
    gap = share_gap(upper, lower)
    assert gap.value == pytest.approx(0.2)
    assert (gap.low, gap.high) == pytest.approx((0.0524, 0.3339), abs=CLOSE)


@pytest.mark.parametrize(("first", "second"), [(0.6, 0.4), (0.5, 0.5), (0.9, 0.6), (0.15, 0.4)])
def test_a_gap_of_shares_is_covered_as_often_as_promised(first: float, second: float) -> None:
    """Summed over every outcome of 40 and 30 games with SciPy's binomial chances."""
    covered = 0.0
    for wins in range(41):
        for others in range(31):
            gap = share_gap(
                share_of([1.0] * wins + [0.0] * (40 - wins)),
                share_of([1.0] * others + [0.0] * (30 - others)),
            )
            if gap.low <= first - second <= gap.high:
                chance = stats.binom.pmf(wins, 40, first) * stats.binom.pmf(others, 30, second)
                covered += float(chance)
    assert covered == pytest.approx(0.95, abs=0.015)


SHARES = {(0, 1): 0.7, (0, 2): 0.85, (1, 2): 0.64, (1, 3): 0.9, (2, 3): 0.72}


def test_ratings_are_those_of_the_penalised_likelihood() -> None:
    """Bradley-Terry strengths with a small ridge, found by SciPy's own optimiser."""

    def loss(strength: list[float]) -> float:
        total = 0.005 * sum(value * value for value in strength)
        for (first, second), share in SHARES.items():
            chance = 1 / (1 + math.exp(strength[second] - strength[first]))
            total -= share * math.log(chance) + (1 - share) * math.log(1 - chance)
        return total

    best = optimize.minimize(loss, [0.0] * 4, method="BFGS").x
    expected = [ELO_PER_NATURAL * (value - sum(best) / 4) for value in best]
    assert fit(4, SHARES) == pytest.approx(expected, abs=1.0)


def test_ratings_have_the_interval_of_resampled_deals() -> None:
    deals = [float(value > 0.3) for value in sample(9, 150)]
    first, second = ratings(2, {(0, 1): deals})
    theirs = stats.bootstrap(
        (deals,),
        lambda sample: fit(2, {(0, 1): sum(sample) / len(sample)})[0],
        vectorized=False,
        n_resamples=500,
        rng=1,
        method="percentile",
    ).confidence_interval
    assert (first.low, first.high) == pytest.approx((theirs.low, theirs.high), rel=0.1)
    assert (second.low, second.high) == pytest.approx((-first.high, -first.low))


def test_a_share_of_decided_games_is_a_distance_in_elo() -> None:
    found = elo_of(Mean(0.64, 0.6, 0.68))
    assert found is not None
    assert round(found.value) == 100
    assert round(found.value - found.low) == round(found.high - found.value) == 30
    assert elo_of(Mean(1.0, 0.9, 1.0)) is None and elo_of(Mean(0.0, 0.0, 0.1)) is None

"""Figures as JSON holds them."""

import math
from typing import Any

from koloda.arena.stats import Mean

Json = dict[str, Any]


def plain(mean: Mean | None) -> Json | None:
    """A mean for JSON, which knows no infinity; an interval with one end is none."""
    if mean is None:
        return None
    low, high = tidy(mean.low), tidy(mean.high)
    if low is None or high is None:
        low = high = None
    return {"value": tidy(mean.value), "low": low, "high": high}


def tidy(value: float) -> float | None:
    """A number with the digits that mean something."""
    return round(value, 6) if math.isfinite(value) else None


def mean_from(figure: Json | None) -> Mean | None:
    """The mean that a figure was made of; None where its interval is unknown."""
    return None if figure is None or figure["low"] is None else Mean(**figure)

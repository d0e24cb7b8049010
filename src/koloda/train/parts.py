"""Which outputs of a network add up to an action's logit."""

from typing import Any, Final

import numpy as np
from numpy import ndarray

MANY: Final = 1000
"""From this number of actions on they share outputs by their words."""


def action_parts(texts: list[str]) -> "ndarray[Any, Any]":
    """One row of outputs, counted from 1, for each action; 0 fills a row up.

    Few actions have one output each. Where they are many, as in Unit, an action adds the outputs
    of its words up: each verb, number of words and place has one output for each word there.
    """
    if len(texts) < MANY:
        return np.arange(1, len(texts) + 1)[:, None]
    known: dict[tuple[object, ...], int] = {}
    rows: list[list[int]] = []
    for text in texts:
        verb, *words = text.split()
        keys: list[tuple[object, ...]] = [
            (verb, len(words), place, word) for place, word in enumerate(words)
        ]
        keys = keys or [(verb,)]
        rows.append([known.setdefault(key, len(known) + 1) for key in keys])
    width = max(map(len, rows))
    return np.array([row + [0] * (width - len(row)) for row in rows])

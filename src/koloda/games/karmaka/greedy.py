"""A simple player of Karmaka that knows its view and nothing else."""

from koloda.engine.rng import Rng
from koloda.engine.view import View


def greedy(view: View, rng: Rng) -> int:
    return view.legal[rng.below(len(view.legal))]

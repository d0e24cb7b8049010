"""A rule player of High Card that knows its view and nothing else."""

from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import View


def greedy(view: View, rng: Rng) -> int:
    """The lowest card that is highest so far, else the lowest card; anybody may lead."""
    if view.prompt == "name":
        return view.legal[rng.below(len(view.legal))]
    best = max((int(token) - 1 for token in view.zone("trick").cards), default=-1)
    return next((card for card in view.legal if card > best), view.legal[0])

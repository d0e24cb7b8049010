"""The worlds of a search: determinisations of a seat's information set, weighted by evidence."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64, mypyc_attr
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State

TRIES: Final = 2
"""Rejection sampling ends with this many draws: the last world is taken, credible or not."""
PARTS: Final = 1024


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Draws worlds that agree with what one seat knows; credible ones come more often."""

    def __init__(self, world: State, seat: int, evidence: Evidence) -> None:
        self.world = world
        self.seat = seat
        self.evidence = evidence
        self.tries: i64 = 1 if evidence.gathers_nothing() else TRIES

    def draw(self, rng: Rng) -> State:
        """A fresh world, the searcher's own to change."""
        tries = self.tries
        while True:
            state = self.world.determinize(self.seat, rng)
            tries -= 1
            if tries <= 0:
                return state
            credence = self.evidence.credence(state, self.seat)
            if credence >= 1.0 or rng.below(PARTS) < int(credence * PARTS):
                return state

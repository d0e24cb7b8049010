"""The worlds a search plays in: what a seat holds possible, and what others have done explains."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64, mypyc_attr
from koloda.engine.contract.state import State

TRIES: Final = 2
"""A world that explains badly what was done is drawn again, but so many are enough."""
PARTS: Final = 1024


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Draws worlds that agree with what one seat knows; the likely ones come more often."""

    def __init__(self, world: State, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.tries: i64 = TRIES

    def draw(self, rng: Rng) -> State:
        """A fresh world, the searcher's own to change."""
        tries = self.tries
        while True:
            state = self.world.determinize(self.seat, rng)
            tries -= 1
            credence = state.credence(self.seat)
            if credence >= 1.0 or tries == 0 or rng.below(PARTS) < int(credence * PARTS):
                return state

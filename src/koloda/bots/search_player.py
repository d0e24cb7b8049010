"""The players that search."""

from typing import Final

from koloda.bots.player import Player
from koloda.bots.search import Search
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State

NO_LIMIT: Final = 1_000_000_000
BY_GAME: Final = 0
"""As many iterations as the game says."""


class SearchPlayer(Player):
    """Searches until its seconds or its iterations are used up, whichever is first."""

    def __init__(self, name: str, seconds: float, iterations: int) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """The action the search visited most."""
        legal = world.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        search = Search(world, seat, evidence, rng)
        setup = world.setup
        search.run(self.iterations or setup.game.hard_iterations(setup), self.seconds)
        return search.choices()[0].action

    def __reduce__(self) -> tuple[object, ...]:
        return SearchPlayer, (self.name, self.seconds, self.iterations)

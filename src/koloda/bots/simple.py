"""The players that think for less than a moment: any action, or the game's rule of thumb."""

from typing import Final

from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.state import State

SLIPS: Final = 3
"""One in so many choices of an easy player is any legal action."""


class RandomPlayer(Player):
    """Takes any legal action."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Any of them, each equally likely."""
        return world.random_action(seat, rng)


class RulePlayer(Player):
    """Follows the game's own rule of thumb; an easy one slips now and then."""

    def __init__(self, name: str, slips: int, below: Player) -> None:
        super().__init__(name, below)
        self.slips = slips

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """What the game recommends to somebody with this view."""
        if self.slips and rng.below(self.slips) == 0:
            return world.random_action(seat, rng)
        return world.setup.game.greedy(world.view(seat), rng)

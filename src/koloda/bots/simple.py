"""The simple players: any legal action, or a rule of thumb that the game brings along."""

from koloda.bots.player import Player
from koloda.engine.rng import Rng
from koloda.engine.state import State


class RandomPlayer(Player):
    """Takes any legal action."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Any of them, each equally likely."""
        legal = world.legal_actions(seat)
        return legal[rng.below(len(legal))]


class GreedyPlayer(Player):
    """Follows the game's own rule of thumb."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """What the game recommends to somebody with this view."""
        return world.setup.game.greedy(world.view(seat), rng)

"""The players that do not search: any legal action, or the game's own rule player."""

from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State


class RandomPlayer(Player):
    """Takes any legal action."""

    def __init__(self) -> None:
        super().__init__("random")
        self.uses_evidence = False

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """Any legal action, each equally likely."""
        del evidence
        return world.random_action(seat, rng)


class RulePlayer(Player):
    """Follows the game's own rule player."""

    def __init__(self) -> None:
        super().__init__("normal")
        self.uses_evidence = False

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """What the game recommends to somebody with this view."""
        del evidence  # the rule players of the games look at nothing but the table
        return world.setup.game.greedy(world.view(seat), rng)

    def __reduce__(self) -> tuple[object, ...]:
        return RulePlayer, ()

"""What a player is, and the only way to ask one."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import mypyc_attr
from koloda.engine.contract.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat in a world that agrees with all the seat knows, never in the true one."""

    def __init__(self, name: str, below: "Player | None" = None) -> None:
        self.name = name
        self.below = below
        """Who answers when this one fails."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """One of the seat's legal actions; `world` is the player's own to change."""
        raise NotImplementedError


def decide(player: Player, state: State, seat: int, rng: Rng) -> int:
    """The player's choice at the true state, of which it gets a world drawn from its knowledge.

    A player that fails or answers nonsense does not stall the game: the one below is asked.
    """
    legal = state.legal_actions(seat)
    asked: Player | None = player
    while asked is not None:
        try:
            choice = asked.choose(state.determinize(seat, rng), seat, rng)
        except Exception:  # whatever went wrong in it, the game goes on
            choice = -1
        if choice in legal:
            return choice
        asked = asked.below
    return state.random_action(seat, rng)

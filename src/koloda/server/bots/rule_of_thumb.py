"""A quick choice in place of a bot that did not answer, or of a person whose time is up."""

import secrets

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import State


def simple_choice(state: State, seat: int) -> int:
    """A legal action by the game's rule of thumb, from the seat's view alone; any if that fails."""
    rng, legal = FastRng(secrets.randbits(64)), state.legal_actions(seat)
    try:
        choice = state.setup.game.greedy(state.view(seat), rng)
    except Exception:  # whatever is wrong with it, the game goes on
        choice = -1
    return choice if choice in legal else legal[rng.below(len(legal))]

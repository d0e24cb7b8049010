# mypyc: interpreted
"""Laws of copies: a state, its clone and its text are equal and independent."""

import pickle

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.state import State
from koloda.engine.laws.holding import named, require, step


def check_copies(state: State, rng: Rng) -> None:
    """Copies are equal and independent, in memory and as text."""
    text = str(state)
    read = state.setup.game.parse(text)
    require(str(read) == text, "a position survives being written and read", state)
    require(pickle.loads(pickle.dumps(state)) == state, "a state survives pickling", state)
    for copy in (state.clone(), read):
        require(copy.to_act() == state.to_act(), "a copy waits for the same seats", state)
        for seat in range(state.setup.players):
            require(
                copy.view(seat) == state.view(seat),
                f"a copy looks the same to {named(seat)}",
                state,
            )
        if not copy.is_over():
            step(copy, rng)
            require(str(state) == text, "what happens to a copy leaves the original alone", state)

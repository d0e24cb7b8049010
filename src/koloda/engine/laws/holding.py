# mypyc: interpreted
"""What a broken law says, and who looks at the table."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.state import CHANCE, WATCHER, State


class BrokenContract(AssertionError):  # noqa: N818 - it names what is broken
    """A law of the contract does not hold; says which one and where."""


def require(holds: bool, law: str, state: State) -> None:
    """Break off when a law does not hold."""
    if not holds:
        raise BrokenContract(f"{law}\nin {state}")


def named(seat: int) -> str:
    """Whoever looks, in words."""
    return "a watcher" if seat == WATCHER else f"seat {seat}"


def viewers(state: State) -> list[int]:
    """Everybody who looks at the table."""
    return [*range(state.setup.players), WATCHER]


def any_action(state: State, rng: Rng) -> int:
    """Any action of whoever must act."""
    seat = state.actor()
    return state.sample_chance(rng) if seat == CHANCE else state.random_action(seat, rng)


def step(state: State, rng: Rng) -> None:
    """Take any action."""
    state.apply(state.actor(), any_action(state, rng))

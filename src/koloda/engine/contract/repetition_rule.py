"""The rule that ends a game in circles, for every game that has it."""

from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import State
from koloda.engine.values.event import EVERYONE, EventKind


def ends_by_repetition(
    state: State, seat: i64, met: i64, limit: i64, warned: EventKind, ended: EventKind
) -> bool:
    """Whether a repeated position ends the game; one repetition earlier all are warned."""
    if met >= limit:
        state.tell(ended, seat)
        return True
    if met == limit - 1:
        state.tell(warned, seat, -1, EVERYONE, met)
    return False

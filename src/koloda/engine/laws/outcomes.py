# mypyc: interpreted
"""Laws of endings: ranks, scores and stakes say the same, and nothing is won from nowhere."""

from koloda.engine.contract.state import State
from koloda.engine.laws.holding import require
from koloda.engine.values.outcome import Outcome

CLOSE = 1e-9
"""Numbers that differ by less are equal: stakes may be fractions."""


def check_outcome(outcome: Outcome, state: State) -> None:
    """Every seat has a rank and a score; stakes, if there are any, agree with the ranks."""
    ranks, stakes = outcome.ranks, outcome.stakes
    seats = range(state.setup.players)
    require(len(ranks) == len(seats), "every seat has a rank", state)
    if stakes:
        each = len(stakes) == len(seats)
        require(each, "stakes, where there are any, have a number for each seat", state)
    require(abs(sum(outcome.scores)) < CLOSE, "scores add up to nothing", state)
    if stakes:
        within = all(abs(stake) <= outcome.most + CLOSE for stake in stakes)
        require(within, "nobody wins or loses more than the most", state)
        pairs = [(one, other) for one in seats for other in seats]
        ordered = all(
            (ranks[one] < ranks[other]) == (stakes[one] > stakes[other]) for one, other in pairs
        )
        require(ordered, "stakes order the seats as ranks do", state)

"""Which moves of a game cost most: each beside the best one that a search finds."""

import time
from typing import TYPE_CHECKING, NamedTuple

from koloda.api.fields import describe
from koloda.bots.search import Search
from koloda.bots.side_by_side import SURE, compare, lead, mean, most_visited
from koloda.engine.chance.rng import FastRng

if TYPE_CHECKING:
    from koloda.api.match import Match
    from koloda.api.records import Move


class Verdict(NamedTuple):
    """A move that was made, the best one instead of it, and the chances to win from 0 to 1."""

    after: int
    """How many moves were made before: `record.at(after)` is the moment of the choice."""
    move: "Move"
    """The move that was made: `seat` and `text`."""
    win: float
    """The chance to win with it."""
    best: str
    """The best move there was, as far as the search found."""
    best_win: float
    """The chance to win with that one, measured in the same worlds."""
    doubt: float = 0.0
    """How far the difference of the two chances may be off."""

    @property
    def cost(self) -> float:
        """The chance to win that the move gave away at least; 0 where there is doubt."""
        return max(0.0, self.best_win - self.win - self.doubt)

    def __str__(self) -> str:
        who = f"move {self.after + 1}, seat {self.move.seat}"
        made = f"{who}: {self.move.text} wins {self.win:.0%}"
        if self.cost <= 0:
            return f"{made}; nothing is surely better"
        ahead = f"{self.best_win - self.win:.0%} ± {self.doubt:.0%}"
        return f"{made}; better {self.best}, which wins {self.best_win:.0%}: {ahead} more"


describe(Verdict)


def judge(match: "Match", move: "Move", after: int, seconds: float) -> Verdict | None:
    """The verdict on a move at the moment of its choice; None where there was no choice."""
    if len(match.legal(move.seat)) < 2:
        return None
    rng = FastRng(after + 1)
    state, seat, evidence = match.state, move.seat, match.evidence
    world, deadline = state.determinize(seat, rng), time.monotonic() + seconds
    best = most_visited(world, seat, evidence, rng, seconds)[0].action
    made, texts = state.setup.actions.parse(move.text), state.setup.actions.texts
    both = [made] if best == made else [made, best]
    tried = compare(Search(world, seat, evidence, rng), both, deadline)
    win, best_win = (mean(tried[0]) + 1) / 2, (mean(tried[-1]) + 1) / 2
    if best_win <= win:
        return Verdict(after, move, win, move.text, win)
    return Verdict(after, move, win, texts[best], best_win, SURE * lead(*tried).error)

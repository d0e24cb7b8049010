"""Which moves of a game cost most: each beside the best one that a search finds."""

from typing import TYPE_CHECKING, NamedTuple

from koloda.bots.search import Search
from koloda.bots.search_player import NO_LIMIT
from koloda.engine.chance.rng import FastRng

if TYPE_CHECKING:
    from koloda.api.match import Match
    from koloda.api.records import Move


class Verdict(NamedTuple):
    """A move that was made, the best one instead of it, and the chances to win from 0 to 1."""

    after: int
    """How many moves were made before: `record.at(after)` is the moment of the choice."""
    move: "Move"
    win: float
    best: str
    best_win: float

    @property
    def cost(self) -> float:
        """The chance to win that the move gave away."""
        return self.best_win - self.win

    def __str__(self) -> str:
        made = f"move {self.after + 1}, seat {self.move.seat}: {self.move.text}, {self.win:.0%}"
        if self.cost <= 0:
            return f"{made}; best"
        return f"{made}; best {self.best}, {self.best_win:.0%}"


def judge(match: "Match", move: "Move", after: int, seconds: float) -> Verdict | None:
    """The verdict on a move at the moment of its choice; None where there was no choice."""
    if len(match.legal(move.seat)) < 2:
        return None
    rng = FastRng(after + 1)
    world = match.state.determinize(move.seat, rng)
    search = Search(world, move.seat, match.evidence, rng)
    search.run(NO_LIMIT, seconds)
    texts = match.state.setup.actions.texts
    wins = {texts[choice.action]: (choice.score + 1) / 2 for choice in search.choices()}
    # The most visited move is the best: a higher mean over few visits is luck.
    best = next(iter(wins))
    win = min(wins.get(move.text, 0.0), wins[best])
    return Verdict(after, move, win, best, wins[best])

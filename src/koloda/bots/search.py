"""Information-set Monte Carlo tree search: one tree over many worlds that fit a seat's view."""

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from koloda.bots.tree import MOST_ACTIONS, Node, enter, select
from koloda.bots.worlds import Worlds
from koloda.engine.ints import i64
from koloda.engine.rng import Rng
from koloda.engine.state import CHANCE, NOBODY, State

EXPLORE: Final = 0.7
WIDEN: Final = 2.0
LOOKS: Final = 1
BETWEEN_LOOKS: Final = 8


class Choice(NamedTuple):
    """An action with how often the search took it and the mean score that came of it."""

    action: int
    visits: int
    score: float


class Search:
    """A growing tree below one decision of one seat; knows only worlds, never the truth."""

    def __init__(self, world: State, seat: int, rng: Rng, explore: float = EXPLORE) -> None:
        self.worlds = Worlds(world, seat)
        self.seat = seat
        self.rng = rng
        self.explore = explore
        self.longest = world.horizon()
        self.widen = WIDEN
        self.looks: i64 = LOOKS
        self.root = Node(0)
        actions: i64 = len(world.setup.actions.texts)
        self.actions = actions
        self.sums = [0.0] * (actions * world.setup.players)
        self.counts = [0.0] * (actions * world.setup.players)
        self.moves: list[int] = []
        self.path: list[Node] = []
        self.iterations: i64 = 0

    def run(
        self, iterations: int, seconds: float, stopped: Callable[[], bool] | None = None
    ) -> None:
        """Grow the tree until a budget is used up or the caller wants no more; at least once."""
        deadline = time.monotonic() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            if done % BETWEEN_LOOKS == 0 and (
                time.monotonic() > deadline or (stopped is not None and stopped())
            ):
                break
        self.iterations += done

    def iterate(self) -> None:
        """One world: down the tree, one new node, a likely game to the end, the scores back up."""
        state = self.worlds.draw(self.rng)
        self.path.clear()
        self.moves.clear()
        self.descend(state)
        self.finish(state)
        scores = scores_of(state)
        self.root.visits += 1.0
        for node in self.path:
            node.visits += 1.0
            node.total += scores[node.seat()]
        for code in self.moves:
            self.counts[code] += 1.0
            self.sums[code] += scores[code // self.actions]

    def descend(self, state: State) -> None:
        """Follow and grow the tree."""
        node = self.root
        seat: i64 = self.seat  # several seats may owe a choice: here it is this one's
        while True:
            if seat == NOBODY:
                return
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(self.rng))
            else:
                legal = state.legal_actions(seat)
                if len(legal) == 1:
                    state.apply(seat, legal[0])
                else:
                    most = 1.0 + self.widen * math.sqrt(node.visits)
                    child = select(node, seat, legal, self.explore, most)
                    if child is None:
                        action = self.likely(state, seat)
                        child = enter(node, seat * MOST_ACTIONS + action)
                    node = child
                    self.path.append(node)
                    if self.looks > 1:
                        self.moves.append(seat * self.actions + node.action())
                    state.apply(seat, node.action())
                    if node.visits == 0.0:
                        return
            seat = state.actor()

    def likely(self, state: State, seat: i64) -> i64:
        """The one of a few likely actions that has done best so far."""
        best = state.likely_action(seat, self.rng)
        if self.looks == 1:
            return best
        worth = self.worth(seat, best)
        for _ in range(self.looks - 1):
            other = state.likely_action(seat, self.rng)
            if other != best:
                value = self.worth(seat, other)
                if value > worth:
                    best, worth = other, value
        return best

    def worth(self, seat: i64, action: i64) -> float:
        code = seat * self.actions + action
        count = self.counts[code]
        if count == 0.0:
            return 1.0
        return self.sums[code] / count

    def finish(self, state: State) -> None:
        """Likely actions to the end of the game, or until it has become too long to tell."""
        moves: i64 = 0
        while moves < self.longest:
            seat = state.actor()
            if seat >= 0:
                action = self.likely(state, seat)
                if self.looks > 1:
                    self.moves.append(seat * self.actions + action)
                state.apply(seat, action)
                moves += 1
            elif seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(self.rng))
            else:
                return

    def choices(self) -> list[Choice]:
        """The seat's actions at the root, the most visited first."""
        found: list[Choice] = []
        child = self.root.first
        while child is not None:
            found.append(Choice(child.action(), int(child.visits), child.mean()))
            child = child.next
        return sorted(found, key=lambda choice: (-choice.visits, choice.action))


def scores_of(state: State) -> list[float]:
    """Every seat's score from -1 to 1; the game's own estimate when it is not over."""
    outcome = state.outcome()
    if outcome is None:
        return state.estimate()
    return list(outcome.scores)

"""IS-MCTS: Monte Carlo tree search over information sets, one tree for many determinisations."""

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from koloda.bots.tree import MOST_ACTIONS, Node, enter, select
from koloda.bots.worlds import Worlds
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.search.playout import likely_playout
from koloda.engine.values.outcome import seat_scores

EXPLORE: Final = 0.7
"""The exploration constant of UCB1."""
WIDEN: Final = 2.0
"""Progressive widening: a node gets children while it has fewer than 1 + WIDEN * sqrt(visits)."""
BETWEEN_LOOKS: Final = 8
"""Iterations between two looks at the clock."""


class Choice(NamedTuple):
    """An action with how often the search took it and the mean score that came of it."""

    action: int
    visits: int
    score: float


class Search:
    """A growing tree below one decision of one seat; knows only worlds, never the truth."""

    def __init__(
        self,
        world: State,
        seat: int,
        evidence: Evidence,
        rng: Rng,
        explore: float = EXPLORE,
    ) -> None:
        self.worlds = Worlds(world, seat, evidence)
        self.seat = seat
        self.rng = rng
        self.explore = explore
        self.root = Node(0)
        self.path: list[Node] = []
        self.legal = ActionList()
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
        """One determinisation: selection, expansion, simulation by playout, backpropagation."""
        state = self.worlds.draw(self.rng)
        self.path.clear()
        # Several seats may owe a choice: here it is the searcher's.
        self.descend(state, self.root, self.seat)
        self.learn(state)

    def try_action(self, state: State, action: i64) -> float:
        """One iteration in that world whose first choice is given; the searcher's score."""
        node = enter(self.root, self.seat * MOST_ACTIONS + action)
        self.path.clear()
        self.path.append(node)
        state.apply(self.seat, action)
        self.descend(state, node, state.actor())
        return self.learn(state)[self.seat]

    def learn(self, state: State) -> list[float]:
        """Simulation by playout and backpropagation; every seat's score."""
        likely_playout(state, self.rng)
        won = scores_of(state)
        self.credit(won)
        return won

    def credit(self, won: list[float]) -> None:
        """Backpropagation: one more visit of everything on the path."""
        self.root.visits += 1.0
        for node in self.path:
            node.visits += 1.0
            node.total += won[node.seat()]

    def descend(self, state: State, node: Node, seat: i64) -> None:
        """Selection and expansion: follow the tree down to the first new node."""
        while True:
            if seat == NOBODY:
                return
            if seat == CHANCE:
                state.run_chance(self.rng)
            else:
                legal = self.legal
                legal.size = 0
                state.list_legal(seat, legal)
                if legal.size == 1:
                    state.apply(seat, legal.actions[0])
                else:
                    node = self.follow(node, state, seat, legal)
                    self.path.append(node)
                    state.apply(seat, node.action())
                    if node.visits == 0.0:
                        return
            seat = state.actor()

    def follow(self, node: Node, state: State, seat: i64, legal: ActionList) -> Node:
        """Progressive widening: a new child by a likely action while it has room, else the best."""
        best = select(node, seat, legal, self.explore)
        if best is not None and (
            node.known == legal.size or node.known >= 1.0 + WIDEN * math.sqrt(node.visits)
        ):
            return best
        child = enter(node, seat * MOST_ACTIONS + state.likely_action(seat, self.rng))
        return child if best is None or child.visits == 0.0 else best

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
    return seat_scores(outcome)

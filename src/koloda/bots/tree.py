"""The tree of IS-MCTS: statistics of each choice over all worlds in which it was available."""

import math
from typing import Final

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64

MOST_ACTIONS: Final = 65536


class Node:
    """A choice of one seat and what came of it; children are linked in ascending order of code."""

    def __init__(self, code: i64) -> None:
        self.code = code
        """Seat and action in one number: children of several seats can stand side by side."""
        self.visits = 0.0
        self.offered = 0.0
        """The availability count: visits of the parent in which the choice was legal."""
        self.total = 0.0
        """The sum of the chooser's scores, from -1 to 1 each."""
        self.known = 0.0
        """How many of the choices at the last visit have children."""
        self.prior = 0.0
        """The chance that a guide gives it; nothing where a search has none."""
        self.first: Node | None = None
        self.next: Node | None = None

    def seat(self) -> i64:
        """Whose choice it is."""
        return self.code // MOST_ACTIONS

    def action(self) -> i64:
        """The action chosen."""
        return self.code % MOST_ACTIONS

    def mean(self) -> float:
        """The chooser's mean score."""
        return self.total / self.visits if self.visits else 0.0


def select(parent: Node, seat: i64, legal: ActionList, explore: float) -> Node | None:
    """The child with the best UCB1 value among those of legal actions; None without children."""
    base = seat * MOST_ACTIONS
    best: Node | None = None
    best_value = -1e9
    known = 0.0
    child = parent.first
    for place in range(legal.size):
        code = base + legal.actions[place]
        while child is not None and child.code < code:
            child = child.next
        if child is None:
            break
        if child.code == code:
            known += 1.0
            child.offered += 1.0
            value = child.total / child.visits + explore * math.sqrt(
                math.log(child.offered) / child.visits
            )
            if value > best_value:
                best, best_value = child, value
            child = child.next
    parent.known = known
    return best


def enter(parent: Node, code: i64) -> Node:
    """The child of that code, made if there is none."""
    before: Node | None = None
    child = parent.first
    while child is not None and child.code < code:
        before = child
        child = child.next
    if child is not None and child.code == code:
        return child
    fresh = Node(code)
    fresh.offered = 1.0
    fresh.next = child
    if before is None:
        parent.first = fresh
    else:
        before.next = fresh
    return fresh

"""The tree of a search: what each choice led to, over all worlds in which it could be made."""

import math

from koloda.engine.ints import i64

MOST_ACTIONS = 65536


class Node:
    """A choice of one seat and what came of it; children are linked in ascending order of code."""

    def __init__(self, code: i64) -> None:
        self.code = code
        """Seat and action in one number: children of several seats can stand side by side."""
        self.visits = 0.0
        self.offered = 0.0
        """How often the choice could have been made when its parent was visited."""
        self.total = 0.0
        """The sum of the chooser's scores."""
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


def select(parent: Node, seat: i64, legal: list[int], explore: float) -> Node:
    """The child to follow: an untried action first, entered in its place, else the best bound."""
    base = seat * MOST_ACTIONS
    best: Node | None = None
    best_value = -1e9
    before: Node | None = None
    child = parent.first
    for action in legal:
        code: i64 = base + action
        while child is not None and child.code < code:
            before = child
            child = child.next
        if child is None or child.code != code:
            return enter(parent, before, child, code)
        child.offered += 1.0
        value = child.total / child.visits + explore * math.sqrt(
            math.log(child.offered) / child.visits
        )
        if value > best_value:
            best, best_value = child, value
        before = child
        child = child.next
    assert best is not None
    return best


def enter(parent: Node, before: Node | None, after: Node | None, code: i64) -> Node:
    """A new child between two neighbours."""
    child = Node(code)
    child.offered = 1.0
    child.next = after
    if before is None:
        parent.first = child
    else:
        before.next = child
    return child

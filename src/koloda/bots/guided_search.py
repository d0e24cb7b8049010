"""IS-MCTS with a guide: PUCT, and at each new node the guide's value instead of a playout."""

import math
from typing import Final

from koloda.bots.guide import Guide
from koloda.bots.search import Search, scores_of
from koloda.bots.tree import MOST_ACTIONS, Node, enter
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, NOBODY, State

PULL: Final = 1.2
"""The exploration constant of PUCT: how much priors weigh beside what was found."""
UNTRIED: Final = 0.1
"""How much worse than its tried siblings a choice is taken to be before it is tried."""


class GuidedSearch(Search):
    """A growing tree below one decision of one seat, with fewer and better iterations."""

    def __init__(self, world: State, seat: int, evidence: Evidence, rng: Rng, guide: Guide) -> None:
        super().__init__(world, seat, evidence, rng)
        self.guide = guide

    def iterate(self) -> None:
        """One determinisation: selection, expansion with a look of the guide, backpropagation."""
        state = self.worlds.draw(self.rng)
        self.path.clear()
        self.credit(self.grow(state, self.root, self.seat))

    def grow(self, state: State, node: Node, seat: i64) -> list[float]:
        """Follow the tree down to choices that nobody has looked at; every seat's score there.

        They may be those of an old node that are legal only in this world: the search then learns
        as much from the look as at a new node, and never looks twice in one iteration.
        """
        legal = self.legal
        while seat != NOBODY:
            if seat == CHANCE:
                state.run_chance(self.rng)
            else:
                legal.size = 0
                state.list_legal(seat, legal)
                if legal.size == 1:
                    state.apply(seat, legal.actions[0])
                else:
                    best = most_promising(node, seat, legal) if node.visits else None
                    if best is None:
                        value = self.expand(node, state, seat, legal)
                        return shared(value, seat, state.setup.players)
                    node = best
                    self.path.append(node)
                    state.apply(seat, node.action())
            seat = state.actor()
        return scores_of(state)

    def expand(self, node: Node, state: State, seat: i64, legal: ActionList) -> float:
        """One look of the guide: priors for the children that are new, the seat's value back."""
        value = self.guide.look(state, seat, legal, self.worlds.evidence)
        priors = self.guide.priors
        for place in range(legal.size):
            child = enter(node, seat * MOST_ACTIONS + legal.actions[place])
            if child.visits == 0.0:
                child.prior = priors[place]
        return value


def shared(value: float, seat: i64, players: int) -> list[float]:
    """Every seat's score when one expects that value: the others share its loss."""
    scores = [-value / (players - 1)] * players
    scores[seat] = value
    return scores


def most_promising(node: Node, seat: i64, legal: ActionList) -> Node | None:
    """The child with the best PUCT value among the legal actions; None if one has no child."""
    base = seat * MOST_ACTIONS
    known: i64 = 0
    total = visits = 0.0
    child = node.first
    while child is not None and known < legal.size:
        if child.code == base + legal.actions[known]:
            known += 1
            total += child.total
            visits += child.visits
        child = child.next
    if known < legal.size:
        return None
    untried = (total / visits if visits else 0.0) - UNTRIED
    best: Node | None = None
    best_value = -math.inf
    place: i64 = 0
    child = node.first
    while child is not None and place < legal.size:
        if child.code == base + legal.actions[place]:
            place += 1
            child.offered += 1.0
            value = child.total / child.visits if child.visits else untried
            value += PULL * child.prior * math.sqrt(child.offered) / (1.0 + child.visits)
            if value > best_value:
                best, best_value = child, value
        child = child.next
    return best

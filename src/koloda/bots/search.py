"""Information-set Monte Carlo tree search: one tree over many worlds that fit a seat's view."""

import time
from typing import Final, NamedTuple

from koloda.bots.tree import Node, select
from koloda.engine.ints import i64
from koloda.engine.rng import Rng
from koloda.engine.state import CHANCE, NOBODY, State

EXPLORE: Final = 0.7
LONGEST_PLAYOUT: Final = 400
BETWEEN_LOOKS: Final = 32


class Choice(NamedTuple):
    """An action with how often the search took it and the mean score that came of it."""

    action: int
    visits: int
    score: float


class Search:
    """A growing tree below one decision of one seat; knows only worlds, never the truth."""

    def __init__(self, world: State, seat: int, rng: Rng, explore: float = EXPLORE) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.explore = explore
        self.root = Node(0)
        self.path: list[Node] = []
        self.iterations: i64 = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Grow the tree until either budget is used up; the first round always happens."""
        deadline = time.monotonic() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            if done % BETWEEN_LOOKS == 0 and time.monotonic() > deadline:
                break
        self.iterations += done

    def iterate(self) -> None:
        """One world: down the tree, one new node, a random game to the end, the scores back up."""
        state = self.world.determinize(self.seat, self.rng)
        self.path.clear()
        self.descend(state)
        finish(state, self.rng)
        scores = scores_of(state)
        for node in self.path:
            node.visits += 1.0
            node.total += scores[node.seat()]

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
                    node = select(node, seat, legal, self.explore)
                    self.path.append(node)
                    state.apply(seat, node.action())
                    if node.visits == 0.0:
                        return
            seat = state.actor()

    def choices(self) -> list[Choice]:
        """The seat's actions at the root, the most visited first."""
        found: list[Choice] = []
        child = self.root.first
        while child is not None:
            found.append(Choice(child.action(), int(child.visits), child.mean()))
            child = child.next
        return sorted(found, key=lambda choice: (-choice.visits, choice.action))


def finish(state: State, rng: Rng) -> None:
    """Likely actions to the end of the game, or until it has become too long to tell."""
    moves: i64 = 0
    while moves < LONGEST_PLAYOUT:
        seat = state.actor()
        if seat >= 0:
            state.apply(seat, state.likely_action(seat, rng))
            moves += 1
        elif seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        else:
            return


def scores_of(state: State) -> list[float]:
    """Every seat's score from -1 to 1; the game's own estimate when it is not over."""
    outcome = state.outcome()
    if outcome is None:
        return state.estimate()
    return list(outcome.scores)

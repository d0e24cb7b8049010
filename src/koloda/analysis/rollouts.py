"""Whole games played on by par, in pairs with common random numbers.

Par is `State.likely_action` for every seat. All differences are measured, never believed: each
sample compares two games that differ in one thing only.
"""

import math

from koloda.bots.worlds import Worlds
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.outcome import seat_scores


class Estimate:
    """Sums of samples, seat by seat: their mean, and how far that may be off."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, sample: list[float]) -> None:
        """Take in one sample."""
        self.count += 1
        for seat, value in enumerate(sample):
            self.sums[seat] += value
            self.squares[seat] += value * value

    def mean(self, seat: int) -> float:
        """The mean of the samples for a seat."""
        return self.sums[seat] / self.count if self.count else 0.0

    def spread(self, seat: int) -> float:
        """The variance of one sample for a seat."""
        if self.count < 2:
            return 0.0
        middle = self.mean(seat)
        return max(0.0, self.squares[seat] - self.count * middle * middle) / (self.count - 1)

    def variance(self, seat: int) -> float:
        """The variance of the mean for a seat."""
        return self.spread(seat) / self.count if self.count else 0.0

    def deviation(self) -> float:
        """The standard deviation of one sample, over all seats."""
        return math.sqrt(sum([self.spread(seat) for seat in range(len(self.sums))]))


def played_on(state: State, rng: Rng) -> list[float]:
    """The score of every seat when par plays on from here; the state is used up.

    Like `likely_playout` it lets the first of several seats act until it owes no choice.
    """
    while True:
        seat = state.actor()
        if seat >= 0:
            state.apply(seat, state.likely_action(seat, rng))
        elif seat == CHANCE:
            state.run_chance(rng)
        else:
            outcome = state.outcome()
            assert outcome is not None
            return seat_scores(outcome)


def difference(first: list[float], second: list[float]) -> list[float]:
    """How much more each seat has of the first scores than of the second."""
    return [one - other for one, other in zip(first, second, strict=True)]


class Sampler:
    """Draws samples; the two games of a pair get the same random numbers."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)
        self.twin = FastRng(seed)

    def value(self, state: State) -> list[float]:
        """What a moment is worth, when nobody knows more than the seats do."""
        return played_on(state.reshuffled(self.rng), self.rng)

    def decision(self, state: State, seat: i64, action: i64) -> list[float]:
        """What an action is worth against par's, all hands open, the unseen cards reshuffled."""
        return self.choice(state.reshuffled(self.rng), seat, action)

    def skill(self, worlds: Worlds, seat: i64, action: i64) -> list[float]:
        """What an action is worth against par's in one of the worlds its seat cannot exclude."""
        return self.choice(worlds.draw(self.rng), seat, action)

    def choice(self, world: State, seat: i64, action: i64) -> list[float]:
        """An action beside the one that par takes in the same world, which is used up."""
        usual = world.likely_action(seat, self.rng)
        if usual == action:
            return [0.0] * world.setup.players
        other = world.clone()
        world.apply(seat, action)
        other.apply(seat, usual)
        self.twin.word = self.rng.word
        return difference(played_on(world, self.rng), played_on(other, self.twin))

    def reveal(self, before: State, seat: i64, action: i64, after: State) -> list[float]:
        """What became known after an action, against what could have become known."""
        expected = before.reshuffled(self.rng)
        expected.apply(seat, action)
        return difference(self.value(after), played_on(expected, self.rng))

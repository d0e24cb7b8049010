"""A small network over an observation: a score for each action and the score it expects."""

import math
from typing import Final

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64, vec
from koloda.engine.learning.sheet import Sheet

CELLS: Final = 256
"""Values that a cell may have."""


class Layer:
    """A matrix, row by row, and what is added to its product."""

    def __init__(self, inputs: int, outputs: int, weights: list[float], bias: list[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.weights = vec[float](weights)
        self.bias = vec[float](bias)

    def rectified(self, given: vec[float]) -> vec[float]:
        """The product, with 0 for everything negative; inputs that are 0 cost nothing."""
        found = vec[float]([0.0] * self.outputs)
        weights, bias = self.weights, self.bias
        for output in range(self.outputs):
            found[output] = bias[output]
        for place in range(self.inputs):
            value = given[place]
            if value != 0.0:
                start = place * self.outputs
                for output in range(self.outputs):
                    found[output] = found[output] + value * weights[start + output]
        for output in range(self.outputs):
            found[output] = max(found[output], 0.0)
        return found

    def one(self, given: vec[float], output: i64) -> float:
        """A single number of the product."""
        total = self.bias[output]
        weights = self.weights
        place = output
        for index in range(self.inputs):
            total += given[index] * weights[place]
            place += self.outputs
        return total


class Network:
    """Two layers of rectified units, then one number for each action and the expected score."""

    def __init__(self, first: Layer, second: Layer, policy: Layer, value: Layer) -> None:
        self.first = first
        self.second = second
        self.policy = policy
        self.value = value
        self.logarithms = vec[float]([math.log1p(cell) for cell in range(CELLS)])

    def body(self, sheet: Sheet) -> vec[float]:
        """What both answers are made of; cells go in as logarithms, so that counts stay small."""
        cells = vec[float]([0.0] * self.first.inputs)
        for cell in range(self.first.inputs):
            cells[cell] = self.logarithms[i64(sheet.memory[cell])]
        return self.second.rectified(self.first.rectified(cells))

    def best(self, sheet: Sheet, legal: ActionList) -> i64:
        """The legal action with the greatest number; the first one of equals."""
        body = self.body(sheet)
        best: i64 = legal.actions[0]
        most = -math.inf
        for place in range(legal.size):
            action = legal.actions[place]
            number = self.policy.one(body, action)
            if number > most:
                best, most = action, number
        return best

    def expected(self, sheet: Sheet) -> float:
        """The score from -1 to 1 that the seat of the observation expects."""
        return math.tanh(self.value.one(self.body(sheet), 0))

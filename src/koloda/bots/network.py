"""A small network over an observation: a score for each action and the score it expects."""

import math
from typing import Final

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64, vec
from koloda.engine.learning.sheet import Sheet

CELLS: Final = 256
"""Values that a cell may have."""
LANES: Final = 8
"""Outputs that are added up side by side, as many as fill a line of the processor's cache."""


class Units:
    """The numbers of a row that are not 0, with their places; the others cost nothing."""

    def __init__(self, most: int) -> None:
        self.places = vec[i64]([0] * most)
        self.values = vec[float]([0.0] * most)
        self.size: i64 = 0

    def keep(self, place: i64, value: float) -> None:
        """Note a number that is above 0, in ascending order of places."""
        if value > 0.0:
            self.places[self.size] = place
            self.values[self.size] = value
            self.size += 1


class Layer:
    """A matrix, row by row, and what is added to its product; then 0 for everything negative."""

    def __init__(self, inputs: int, outputs: int, weights: list[float], bias: list[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        more = [0.0] * (-outputs % LANES)
        self.width: i64 = outputs + len(more)
        """The outputs filled up to whole lanes."""
        filled: list[float] = []
        for first in range(0, inputs * outputs, outputs):
            filled += weights[first : first + outputs] + more
        self.weights = vec[float](filled)
        self.bias = vec[float](bias + more)
        self.found = Units(len(bias) + len(more))

    def rectified(self, given: Units) -> Units:
        """The units above 0; they are the layer's own and change with its next product."""
        found, weights, bias = self.found, self.weights, self.bias
        places, values, size, width = given.places, given.values, given.size, self.width
        found.size = 0
        block: i64 = 0
        while block < width:
            a, b, c, d = bias[block], bias[block + 1], bias[block + 2], bias[block + 3]
            e, f, g, h = bias[block + 4], bias[block + 5], bias[block + 6], bias[block + 7]
            for at in range(size):
                value = values[at]
                place = places[at] * width + block
                a += value * weights[place]
                b += value * weights[place + 1]
                c += value * weights[place + 2]
                d += value * weights[place + 3]
                e += value * weights[place + 4]
                f += value * weights[place + 5]
                g += value * weights[place + 6]
                h += value * weights[place + 7]
            found.keep(block, a)
            found.keep(block + 1, b)
            found.keep(block + 2, c)
            found.keep(block + 3, d)
            found.keep(block + 4, e)
            found.keep(block + 5, f)
            found.keep(block + 6, g)
            found.keep(block + 7, h)
            block += LANES
        return found


class Head:
    """Numbers that are asked for one by one: of each output its weights lie together."""

    def __init__(self, inputs: int, outputs: int, weights: list[float], bias: list[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        turned: list[float] = []
        for output in range(outputs):
            turned += weights[output::outputs]
        self.weights = vec[float](turned)
        self.bias = vec[float](bias)

    def one(self, given: Units, output: i64) -> float:
        """A single number of the product."""
        total = self.bias[output]
        weights, places, values = self.weights, given.places, given.values
        start = output * self.inputs
        for at in range(given.size):
            total += values[at] * weights[start + places[at]]
        return total


class Network:
    """Two layers of rectified units, then one number for each action and the expected score."""

    def __init__(self, first: Layer, second: Layer, policy: Head, value: Head) -> None:
        self.first = first
        self.second = second
        self.policy = policy
        self.value = value
        self.cells = Units(int(first.inputs))
        self.logarithms = vec[float]([math.log1p(cell) for cell in range(CELLS)])

    def body(self, sheet: Sheet) -> Units:
        """What both answers are made of; cells go in as logarithms, so that counts stay small."""
        cells, memory, logarithms = self.cells, sheet.memory, self.logarithms
        cells.size = 0
        for cell in range(self.first.inputs):
            if memory[cell]:
                cells.keep(cell, logarithms[i64(memory[cell])])
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

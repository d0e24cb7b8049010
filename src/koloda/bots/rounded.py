"""A layer in whole numbers, three outputs in one machine word: three times as quick.

A search asks a network hundreds of times for a choice, and its answers may be a little off. Weights
have 9 bits and units, all together, 12; what three lanes of a word add up never meets. Whole
numbers also make a search the same on every machine.
"""

from typing import Final

from koloda.bots.network import Head, Layer, Network, Units
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.learning.sheet import Sheet

IN_A_WORD: Final = 3
LANE: Final = 21
"""The bits of one output."""
MASK: Final = (1 << LANE) - 1
MOST_WEIGHT: Final = 255
"""Weights are from -255 to 255 and lie as 0 to 510."""
MOST_UNITS: Final = MASK // (2 * MOST_WEIGHT)
"""What the units of a row may add up to, so that a lane does not overflow."""
WORDS: Final = 8
"""Words that are added up side by side."""


class RoundedLayer:
    """The product of a layer with rounded weights and units."""

    def __init__(self, layer: Layer) -> None:
        outputs, width = int(layer.outputs), int(layer.width)
        words = -(-outputs // IN_A_WORD)
        words += -words % WORDS
        self.outputs = layer.outputs
        self.width: i64 = words
        self.bias = layer.bias
        columns = [
            [layer.weights[row * width + output] for row in range(int(layer.inputs))]
            for output in range(outputs)
        ]
        steps = [(max(map(abs, column)) or 1.0) / MOST_WEIGHT for column in columns]
        self.steps = vec[float](steps)
        """What a rounded weight of 1 is worth, for each output."""
        packed = [0] * (int(layer.inputs) * words)
        for output, column in enumerate(columns):
            lane = output % IN_A_WORD * LANE
            for row, weight in enumerate(column):
                lies = round(weight / steps[output]) + MOST_WEIGHT
                packed[row * words + output // IN_A_WORD] += lies << lane
        self.weights = vec[i64](packed)
        self.sums = vec[i64]([0] * words)
        self.rounded = vec[i64]([0] * int(layer.inputs))
        self.found = Units(outputs)

    def rectified(self, given: Units) -> Units:
        """The units above 0; they are the layer's own and change with its next product."""
        values, rounded, size = given.values, self.rounded, given.size
        total = 0.0
        for at in range(size):
            total += values[at]
        scale = float(MOST_UNITS - size) / total if total else 1.0
        whole: i64 = 0
        for at in range(size):
            number: i64 = int(values[at] * scale + 0.5)
            rounded[at] = number
            whole += number
        self.add_up(given.places, size)
        return self.unpacked(whole * MOST_WEIGHT, 1.0 / scale)

    def add_up(self, places: vec[i64], size: i64) -> None:
        """Each word's sum over the units of the row."""
        weights, rounded, sums, width = self.weights, self.rounded, self.sums, self.width
        block: i64 = 0
        while block < width:
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            e: i64 = 0
            f: i64 = 0
            g: i64 = 0
            h: i64 = 0
            for at in range(size):
                unit = rounded[at]
                place = places[at] * width + block
                a += unit * weights[place]
                b += unit * weights[place + 1]
                c += unit * weights[place + 2]
                d += unit * weights[place + 3]
                e += unit * weights[place + 4]
                f += unit * weights[place + 5]
                g += unit * weights[place + 6]
                h += unit * weights[place + 7]
            sums[block], sums[block + 1], sums[block + 2], sums[block + 3] = a, b, c, d
            sums[block + 4], sums[block + 5], sums[block + 6], sums[block + 7] = e, f, g, h
            block += WORDS

    def unpacked(self, shift: i64, worth: float) -> Units:
        """The outputs above 0 from the words' sums, of which each lane is too high by `shift`."""
        found, sums, steps, bias, outputs = (
            self.found,
            self.sums,
            self.steps,
            self.bias,
            self.outputs,
        )
        places, values = found.places, found.values
        size: i64 = 0
        output: i64 = 0
        word: i64 = 0
        lanes: i64 = 0
        while output < outputs:
            if output % IN_A_WORD == 0:
                lanes = sums[word]
                word += 1
            number = (lanes & MASK) - shift
            lanes >>= LANE
            if number > 0 or bias[output] > 0.0:
                value = bias[output] + steps[output] * worth * float(number)
                if value > 0.0:
                    places[size] = output
                    values[size] = value
                    size += 1
            output += 1
        found.size = size
        return found


class RoundedNetwork:
    """A network for a search: two rounded layers and the exact heads."""

    def __init__(self, network: Network) -> None:
        self.inputs = network.first.inputs
        self.first = RoundedLayer(network.first)
        self.second = RoundedLayer(network.second)
        self.policy: Head = network.policy
        self.value: Head = network.value
        self.logarithms = network.logarithms
        self.cells = Units(int(network.first.inputs))

    def body(self, sheet: Sheet) -> Units:
        """What both answers are made of, from the cells of a sheet, which is empty afterwards."""
        cells, memory, logarithms = self.cells, sheet.memory, self.logarithms
        cells.size = 0
        for cell in range(self.inputs):
            if memory[cell]:
                cells.keep(cell, logarithms[i64(memory[cell])])
                memory[cell] = u8(0)
        return self.second.rectified(self.first.rectified(cells))

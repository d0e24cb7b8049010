"""A small network in NumPy that guesses the score each action will lead to."""

from itertools import pairwise

import numpy as np
from numpy import ndarray as Array  # noqa: N812 - a shape says nothing here


class Network:
    """Cells of an observation in, a score for every action out; two hidden layers."""

    def __init__(self, cells: int, actions: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = [cells, hidden, hidden, actions]
        self.weights = [
            rng.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32)
            for before, after in pairwise(sizes)
        ]
        self.weights[-1] *= 0.1
        self.weights += [np.zeros(size, np.float32) for size in sizes[1:]]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def layers(self, observations: Array) -> list[Array]:
        """What each layer gives, the input first and the scores last."""
        # Small counts matter most, so large ones are squeezed.
        found = [np.log1p(observations.astype(np.float32))]
        for place in range(3):
            value = found[-1] @ self.weights[place] + self.weights[3 + place]
            found.append(np.maximum(value, 0) if place < 2 else value)
        return found

    def best(self, observations: Array, masks: Array) -> Array:
        """The legal action with the best guess in each row."""
        scores = self.layers(observations)[-1]
        best: Array = np.where(masks, scores, -np.inf).argmax(axis=1)
        return best

    def learn(self, observations: Array, actions: Array, scores: Array, rate: float) -> float:
        """One step of Adam towards the scores that the actions have led to; the mean error."""
        layers = self.layers(observations)
        rows = np.arange(len(actions))
        error = layers[-1][rows, actions] - scores
        slope = np.zeros_like(layers[-1])
        slope[rows, actions] = 2 * error / len(actions)
        gradients: list[Array] = [np.empty(0)] * 6
        for place in (2, 1, 0):
            gradients[place] = layers[place].T @ slope
            gradients[3 + place] = slope.sum(axis=0)
            slope = (slope @ self.weights[place].T) * (layers[place] > 0)
        self.adam(gradients, rate)
        return float((error**2).mean())

    def adam(self, gradients: list[Array], rate: float) -> None:
        """Move every weight against its gradient."""
        self.updates += 1
        pace = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for place, gradient in enumerate(gradients):
            self.first[place] += 0.1 * (gradient - self.first[place])
            self.second[place] += 0.001 * (gradient**2 - self.second[place])
            step = self.first[place] / (np.sqrt(self.second[place]) + 1e-8)
            self.weights[place] -= (pace * step).astype(np.float32)

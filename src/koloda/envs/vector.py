"""Many games at once, with NumPy batches of observations and masks."""

from typing import Any

import numpy as np
from numpy import ndarray

from koloda.engine.game import Game
from koloda.engine.options import Value
from koloda.engine.rng import FastRng
from koloda.envs.batch import Batch
from koloda.envs.table import agree

Step = tuple["ndarray[Any, Any]", ...]


class VectorEnv:
    """`number` games of one setup, each waiting for one seat; an ended game begins anew at once.

    Row i of every array belongs to game i: `observations` and `masks` to the seat `seats[i]`,
    whose choice it is. Arrays belong to the caller; `seats` and the like are fresh each time.
    """

    def __init__(
        self, game: str | Game, number: int, players: int = 0, seed: int = 0, **options: Value
    ) -> None:
        self.setup = agree(game, players, options)
        self.number = number
        self.players = self.setup.players
        self.size: int = self.setup.layout().size
        self.actions: int = self.setup.actions.players_end
        self.random = FastRng(seed)
        self.reset(seed)

    def reset(self, seed: int) -> tuple[ndarray[Any, Any], ndarray[Any, Any]]:
        """New games; the same seed deals the same cards."""
        self.batch = Batch(self.setup, self.number, seed)
        return self.observations, self.masks

    def step(self, actions: ndarray[Any, Any] | list[int]) -> Step:
        """One legal action in each game: observations, masks, scores of all seats, who ended.

        The scores are 0 while a game goes on. In the row of a game that ended they are its last
        ones, while observation and mask are already those of the next game.
        """
        listed = actions if isinstance(actions, list) else actions.tolist()
        self.batch.step(listed)
        return self.observations, self.masks, self.scores, self.ended

    def sample(self) -> list[int]:
        """A random legal action for each game."""
        return self.batch.sample(self.random)

    @property
    def observations(self) -> ndarray[Any, Any]:
        """The view of the seat to act, in numbers: one row for each game."""
        return self.rows(self.batch.rows.memory, self.size)

    @property
    def masks(self) -> ndarray[Any, Any]:
        """1 for each legal action of the seat to act."""
        return self.rows(self.batch.masks, self.actions)

    @property
    def scores(self) -> ndarray[Any, Any]:
        """The last scores of all seats in the games that have just ended, else 0."""
        cells = np.frombuffer(self.batch.scores, np.float64)
        return cells.reshape(self.number, self.players).copy()

    @property
    def ended(self) -> ndarray[Any, Any]:
        """Which games have just ended."""
        return np.frombuffer(self.batch.ended, np.uint8) != 0

    @property
    def seats(self) -> ndarray[Any, Any]:
        """Whose choice it is in each game."""
        return np.frombuffer(self.batch.seats, np.int64).copy()

    def rows(self, memory: object, width: int) -> ndarray[Any, Any]:
        """A copy of the batch's bytes, one row for each game."""
        cells = np.frombuffer(memory, np.uint8)
        return cells.reshape(self.number, width).copy()

"""Many games at once, with NumPy batches of observations and masks."""

from typing import Any

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.values.options import Value
from koloda.envs.needs import research

with research():
    import numpy as np
    from numpy import ndarray

    from koloda.envs.batch import Batch
    from koloda.envs.table import agree

Step = tuple["ndarray[Any, Any]", ...]


class VectorEnv:
    """`number` games of one setup, each waiting for one seat; an ended game begins anew at once.

    Row i of every array belongs to game i: `observations` and `masks` to the seat `seats[i]`,
    whose choice it is. With `copy=False` the arrays are read-only and the next step changes them.
    """

    def __init__(
        self,
        game: str | Game,
        number: int,
        players: int = 0,
        seed: int = 0,
        copy: bool = True,
        **options: Value,
    ) -> None:
        self.setup = agree(game, players, options)
        self.number = number
        self.players = self.setup.players
        self.size: int = self.setup.layout().size
        self.actions: int = self.setup.actions.players_end
        self.copy = copy
        self.reset(seed)

    def reset(self, seed: int) -> tuple[ndarray[Any, Any], ndarray[Any, Any]]:
        """New games; the same seed deals the same cards."""
        self.random = FastRng(seed)
        self.batch = batch = Batch(self.setup, self.number, seed)
        shape = (self.number, -1)
        self.all_masks = shared(batch.masks, np.uint8).reshape(shape)
        self.all_scores = shared(batch.scores, np.float64).reshape(shape)
        self.all_ended = shared(batch.ended, np.uint8).view(np.bool_)
        self.all_seats = shared(batch.seats, np.int64)
        self.look()
        return self.observations, self.masks

    def look(self) -> None:
        """Find the observations, which the batch writes into new memory in each step."""
        seen = shared(self.batch.sheet.memory, np.uint8)
        self.all_observations = seen.reshape(self.number, self.size)

    def step(self, actions: ndarray[Any, Any] | list[int]) -> Step:
        """One legal action in each game: observations, masks, scores of all seats, who ended.

        The scores are 0 while a game goes on. In the row of a game that ended they are its last
        ones, while observation and mask are already those of the next game.
        """
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())
        self.look()
        return self.observations, self.masks, self.scores, self.ended

    def sample(self) -> list[int]:
        """A random legal action for each game."""
        return self.batch.sample(self.random)

    @property
    def observations(self) -> ndarray[Any, Any]:
        """The view of the seat to act, in numbers: one row for each game."""
        return self.all_observations.copy() if self.copy else self.all_observations

    @property
    def masks(self) -> ndarray[Any, Any]:
        """1 for each legal action of the seat to act."""
        return self.all_masks.copy() if self.copy else self.all_masks

    @property
    def scores(self) -> ndarray[Any, Any]:
        """The last scores of all seats in the games that have just ended, else 0."""
        return self.all_scores.copy() if self.copy else self.all_scores

    @property
    def ended(self) -> ndarray[Any, Any]:
        """Which games have just ended."""
        return self.all_ended.copy() if self.copy else self.all_ended

    @property
    def seats(self) -> ndarray[Any, Any]:
        """Whose choice it is in each game."""
        return self.all_seats.copy() if self.copy else self.all_seats


def shared(memory: Any, kind: type) -> ndarray[Any, Any]:
    """The engine's memory as an array of that kind, without a copy."""
    found: ndarray[Any, Any] = np.frombuffer(memory, kind)
    return found

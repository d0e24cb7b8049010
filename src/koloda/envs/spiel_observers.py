"""What OpenSpiel shows of a state to a player: texts and tensors."""

from typing import Any

import numpy as np

from koloda.engine.contract.setup import Setup
from koloda.envs.memory import observation_text
from koloda.envs.recall import Recall
from koloda.envs.spiel_state import SpielState


class Observer:
    """What a player sees now, as text and tensor; `dict` names the blocks of the tensor."""

    def __init__(self, setup: Setup) -> None:
        self.tensor = np.zeros(setup.layout().size, np.float32)
        self.dict = blocks(setup, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into the tensor."""
        self.tensor[:] = state.cells(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's observation."""
        return observation_text(state.moment, player)


class Rememberer(Observer):
    """What a player sees now and all that it has seen and done; no tensor where rows are unbounded.

    The past is a block with the rows, oldest first and the others empty.
    """

    def __init__(self, recall: Recall | None) -> None:
        self.recall = recall
        self.tensor = np.zeros(0 if recall is None else recall.size, np.float32)
        self.dict = {}
        if recall is not None:
            now = recall.setup.layout().size
            self.dict = blocks(recall.setup, self.tensor)
            self.dict["past"] = self.tensor[now:].reshape(recall.most, recall.width)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what is seen now, then the rows of the past."""
        if self.recall is None:
            return
        rows = state.past(player)
        self.recall.check(len(rows))
        self.tensor[:] = 0
        cells = state.cells(player)
        self.tensor[: len(cells)] = cells
        if rows:
            self.dict["past"][: len(rows)] = rows

    def string_from(self, state: SpielState, player: int) -> str:
        """Everything the player remembers."""
        return state.memory(player)


def blocks(setup: Setup, tensor: Any) -> dict[str, Any]:
    """The blocks of an observation at the beginning of a tensor, by place and name."""
    return {
        f"{place} {row.name}": tensor[row.first : row.last + 1]
        for place, row in enumerate(setup.layout().rows())
    }

# mypyc: interpreted
"""Learned players: `net:FILE` plays by the network in a file that a training has written.

The file is a NumPy archive with float arrays and a text, `about`, as bytes of JSON; what it says of
observation and actions must be true of the table, or the player refuses to play.
"""

import functools
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from koloda.bots import faults
from koloda.bots.network import Head, Layer, Network
from koloda.bots.npz import Array, read_npz
from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.evidence import Evidence, observe
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.learning.fingerprint import fingerprint
from koloda.engine.learning.layout import Layout
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.errors import OptionError, quoted

FORMAT: Final = "koloda network 1"
PREFIX: Final = "net:"
LAYERS: Final = ("first", "second", "policy", "value")
KEPT: Final = 8
"""Networks kept in memory, so that asking for a player at every move reads its file once."""


class NetPlayer(Player):
    """Takes the action that its network puts first; needs no search and no other library."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{PREFIX}{file}")
        self.file = file
        try:
            self.about, self.network = read_network(Path(file))
        except (OSError, ValueError, KeyError, IndexError, TypeError, SyntaxError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise OptionError(faults.NO_NETWORK, file=quoted(file), reason=reason) from None
        self.uses_evidence = self.about.get("evidence", False) is True
        self.fits: Setup | None = None
        """The last table that the network was found to be made for."""

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:  # noqa: ARG002
        """The best action by the network."""
        if world.setup is not self.fits:
            self.accept(world.setup)
        layout = self.layout(world.setup)
        legal, sheet = ActionList(), Sheet(layout.size)
        world.list_legal(seat, legal)
        observe(world, evidence, layout, seat, sheet)
        return int(self.network.best(sheet, legal))

    def accept(self, setup: Setup) -> None:
        """Refuse a table whose observations or actions mean something else."""
        if not self.was_made_for(setup):
            made = f"{self.about['game']} {self.about['setup']}"
            here = f"{setup.game.name} {setup}"
            raise OptionError(faults.OTHER_TABLE, file=quoted(self.file), made=made, here=here)
        self.fits = setup

    def was_made_for(self, setup: Setup) -> bool:
        """Whether observations and actions mean at this table what they meant in training."""
        made_for: str = self.about["fingerprint"]
        return made_for == fingerprint(self.layout(setup), setup.actions)

    def layout(self, setup: Setup) -> Layout:
        """What the network is shown there: with what the moves have told if it was in training."""
        return setup.long_layout() if self.uses_evidence else setup.view_layout()

    def __reduce__(self) -> tuple[object, ...]:
        return NetPlayer, (self.file,)


def read_network(file: Path) -> tuple[dict[str, Any], Network]:
    """What a file says of its network, and the network; read once until the file changes."""
    there = file.resolve()
    status = there.stat()
    return read_version(there, status.st_mtime_ns, status.st_size)


@functools.lru_cache(maxsize=KEPT)
def read_version(file: Path, changed: int, size: int) -> tuple[dict[str, Any], Network]:  # noqa: ARG001
    """What a file says that was changed at that time and has that size."""
    arrays = read_npz(file)
    if "parts" in arrays:
        arrays["policy"] = summed(arrays["policy"], arrays["parts"])
    about = json.loads(bytes(map(int, arrays["about"].numbers)))
    if about["format"] != FORMAT:
        raise ValueError(f"the format is {quoted(str(about['format']))}, not {FORMAT}")
    first, second, policy, value = (read_layer(arrays, name) for name in LAYERS)
    joined = [(first, second), (second, policy), (second, value)]
    if any(one.outputs != other.inputs for one, other in joined):
        raise ValueError("the layers do not fit together")
    sizes = [int(about["cells"]), int(about["actions"]), 1]
    if [first.inputs, policy.outputs, value.outputs] != sizes:
        raise ValueError("the layers do not fit the table")
    return about, Network(Layer(*first), Layer(*second), Head(*policy), Head(*value))


def summed(shared: Array, parts: Array) -> Array:
    """A matrix with one column for each action, from one whose columns actions share.

    A row of `parts` names the columns that an action adds up, counted from 1; 0 is none.
    """
    (inputs, outputs), (actions, width) = shared.shape, parts.shape
    rows = [parts.numbers[first : first + width] for first in range(0, len(parts.numbers), width)]
    columns = [[int(part) - 1 for part in row if part] for row in rows]
    numbers: list[float] = []
    for first in range(0, inputs * outputs, outputs):
        line = shared.numbers[first : first + outputs]
        numbers += [sum([line[column] for column in action], 0.0) for action in columns]
    return Array((inputs, actions), numbers)


class Weights(NamedTuple):
    """A matrix, row by row, and what is added to its product."""

    inputs: int
    outputs: int
    weights: list[float]
    bias: list[float]


def read_layer(arrays: dict[str, Array], name: str) -> Weights:
    """What two arrays say of a layer."""
    weights, bias = arrays[name], arrays[f"{name}_bias"]
    if len(weights.shape) != 2 or bias.shape != weights.shape[1:]:
        raise ValueError(f"the layer {name} has the wrong shape")
    return Weights(*weights.shape, weights.numbers, bias.numbers)

# mypyc: interpreted
"""The player `net`: plays by the network that comes with koloda for its table."""

import functools
import warnings
from pathlib import Path
from typing import Final

from koloda.bots import faults
from koloda.bots.net_player import NetPlayer
from koloda.bots.player import Player
from koloda.bots.simple import RulePlayer
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State

OWN: Final = "net"
BELOW: Final = "normal"
"""Who plays at a table that no network was made for."""
FOLDER: Final = Path(__file__).parent / "networks"


class OwnNetPlayer(Player):
    """A network where one fits the table; elsewhere the level below plays and a warning says so."""

    def __init__(self) -> None:
        super().__init__(OWN)
        self.uses_evidence = False
        self.setup: Setup | None = None
        """The table that `chosen` is for."""
        self.chosen: Player = RulePlayer()

    def accept(self, setup: Setup) -> None:
        """Take the network that was made for this table, or the level below."""
        if setup is self.setup:
            return
        self.setup = setup
        found = own(FOLDER / f"{setup.game.name}-{setup.players}.npz")
        if found is not None and found.was_made_for(setup):
            self.chosen = found
            return
        self.chosen = RulePlayer()
        here = f"{setup.game.name} {setup}"
        said = faults.NO_OWN_NETWORK.text.format(here=here, level=BELOW)
        warnings.warn(said, UserWarning, stacklevel=2)

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """The best action by the network, or what the level below does."""
        self.accept(world.setup)
        return self.chosen.choose(world, seat, evidence, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return OwnNetPlayer, ()


@functools.cache
def own(file: Path) -> NetPlayer | None:
    """The network in a file that comes with koloda, read once."""
    return NetPlayer(str(file)) if file.is_file() else None

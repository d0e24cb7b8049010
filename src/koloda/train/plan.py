"""What a training is told, and whether a checkpoint belongs to it."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from koloda.engine.values.errors import OptionError, quoted
from koloda.train import faults

STEPS: Final = 48
"""Steps of every game in a round, after which is learnt."""
SHARDS: Final = 4
"""Into how many parts the games are divided, and how many processes can play them."""


class Plan(NamedTuple):
    """What a training is told; with the table it decides the network, whatever the machine."""

    steps: int
    seed: int = 1
    hidden: int = 128
    games: int = 1024
    batch: int = 4096
    epochs: int = 1
    """How often each round is learnt from."""
    rate: float = 2e-3
    entropy: float = 0.02
    span: int = 40
    """Rounds between two reports; each span begins with new games and ends with a checkpoint."""
    deals: int = 200
    rival: str = ""
    """A player that one shard of the games is against; in the others the network has all seats."""

    critic: bool = False
    """Whether a critic that sees all hands judges the choices; it is not in the player's file."""
    begin: str = ""
    """The file of a network to begin with, instead of random weights."""
    search_rounds: int = 0
    """Rounds of search games after the steps (Expert Iteration)."""
    search: int = 100
    """Iterations of the search for each choice in them."""
    search_games: int = 256
    """Games in each of these rounds."""
    playouts: bool = False
    """Whether their search has playouts, as `expert` has, instead of the network's guidance."""

    def rounds(self) -> int:
        """How many rounds make the steps, which are rounded up; none only before search games."""
        return max(0 if self.search_rounds else 1, -(-self.steps // (self.games * STEPS)))

    def rival_of(self, shard: int) -> str | None:
        """Whom a shard is against: the last one has the rival, if there is one."""
        return self.rival if self.rival and shard == SHARDS - 1 else None

    def length(self) -> int:
        """The steps of the whole training."""
        return self.rounds() * STEPS * self.games


def rounded_games(games: int) -> int:
    """The next number of games that the shards divide."""
    return -(-games // SHARDS) * SHARDS


def no_checkpoint(file: Path) -> OptionError:
    """The refusal of a file that cannot be read as a checkpoint."""
    return OptionError(faults.NO_CHECKPOINT, file=quoted(str(file)))


def same_plan(file: Path, there: dict[str, Any], here: dict[str, Any]) -> None:
    """Refuse the checkpoint of another training, and say in what it differs first."""
    for name, value in here.items():
        if there.get(name) != value:
            raise OptionError(
                faults.OTHER_PLAN,
                file=quoted(str(file)),
                name=name,
                there=str(there.get(name)),
                here=str(value),
            )

"""What can go wrong with exact solutions."""

from typing import Final

from koloda.engine.values.errors import Fault

TWO_SEATS: Final = Fault("exact-two-seats", "exploitability is for two players, not for {players}")
TOO_LARGE: Final = Fault(
    "exact-too-large",
    "the tree of {game} with these options has more than {most} nodes: too large to be solved",
)
ITERATIONS: Final = Fault(
    "exact-iterations", "{player}: after cfr: stands a number of iterations from 1 to {most}"
)
NO_PLAYER: Final = Fault("exact-no-player", "{reason}, and here uniform and cfr:ITERATIONS")

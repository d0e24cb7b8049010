# mypyc: interpreted
"""The players that search by a network: `net@0.2`, `net#300`, `net:FILE@0.2`, `net:FILE#300`."""

import functools

from koloda.bots.guide import Guide
from koloda.bots.guided_search import GuidedSearch
from koloda.bots.net_player import KEPT, NetPlayer
from koloda.bots.network import Network
from koloda.bots.own_net import OwnNetPlayer
from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State


class GuidedPlayer(Player):
    """Searches by a network until its seconds or its iterations are used up.

    Where koloda has no network of its own for a table, the level below plays, as it does for `net`.
    """

    def __init__(
        self, name: str, net: NetPlayer | OwnNetPlayer, seconds: float, iterations: int
    ) -> None:
        super().__init__(name)
        self.net = net
        self.seconds = seconds
        self.iterations = iterations
        self.setup: Setup | None = None
        """The table that `guide` is for."""
        self.guide: Guide | None = None

    def accept(self, setup: Setup) -> None:
        """Refuse a table that the network was not made for."""
        if setup is self.setup:
            return
        self.net.accept(setup)
        chosen = self.net.chosen if isinstance(self.net, OwnNetPlayer) else self.net
        self.guide = guide_by(chosen.network) if isinstance(chosen, NetPlayer) else None
        self.setup = setup

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """The action the search visited most."""
        self.accept(world.setup)
        legal = world.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        if self.guide is None:
            return self.net.choose(world, seat, evidence, rng)
        search = GuidedSearch(world, seat, evidence, rng, self.guide)
        search.run(self.iterations, self.seconds)
        return search.choices()[0].action

    def __reduce__(self) -> tuple[object, ...]:
        return GuidedPlayer, (self.name, self.net, self.seconds, self.iterations)


@functools.lru_cache(maxsize=KEPT)
def guide_by(network: Network) -> Guide:
    """The guide that a network makes, whose rounding takes longer than a short search."""
    return Guide(network)

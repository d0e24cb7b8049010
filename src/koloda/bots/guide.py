"""What guides a search: at a position, each action's prior chance and the score to expect."""

import math

from koloda.bots.network import Network
from koloda.bots.rounded import RoundedNetwork
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import append, i64, vec
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.learning.sheet import Sheet


class Guide:
    """Asks a network about positions of the table that it was made for."""

    def __init__(self, network: Network) -> None:
        self.network = RoundedNetwork(network)
        self.sheet = Sheet(int(network.first.inputs))
        self.priors = vec[float]([0.0] * 16)
        """Chances of the actions that were legal at the last look, in their order."""

    def look(self, state: State, seat: i64, legal: ActionList, evidence: Evidence) -> float:
        """The score that the seat to act expects; `priors` tells what it would do.

        The evidence is that of the moves before the search.
        """
        network = self.network
        state.observe(seat, self.sheet)
        layout = state.setup.long_layout()
        if layout.told and network.inputs == layout.size:
            evidence.observe(layout, seat, self.sheet)
        body = network.body(self.sheet)
        while len(self.priors) < legal.size:
            self.priors = append(self.priors, 0.0)
        priors = self.priors
        most = -math.inf
        for place in range(legal.size):
            number = network.policy.one(body, legal.actions[place])
            priors[place] = number
            most = max(most, number)
        total = 0.0
        for place in range(legal.size):
            chance = math.exp(priors[place] - most)
            priors[place] = chance
            total += chance
        for place in range(legal.size):
            priors[place] = priors[place] / total
        return math.tanh(network.value.one(body, 0))

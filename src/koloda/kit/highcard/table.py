"""The data of one moment of High Card, and its copy."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.engine.contract.state import State
from koloda.kit.highcard.options import HighcardSetup

STAGES: Final = ["deal", "play", "name", "over"]
DEALING: Final = 0
PLAYING: Final = 1
NAMING: Final = 2
OVER: Final = 3


class HighcardTable(State):
    """Where the cards lie, who leads, and how many tricks each seat has taken."""

    def __init__(self, setup: HighcardSetup) -> None:
        super().__init__(setup)
        self.options = setup
        self.deck = Multiset()
        self.hands = [Multiset() for _ in range(setup.players)]
        self.trick: list[int] = []
        self.played = Multiset()
        self.taken = [0] * setup.players
        self.lead: i64 = 0
        self.stage: i64 = DEALING

    def copy_to(self, copy: "HighcardTable") -> None:
        """Make the other one equal to this one."""
        self.deck.copy_to(copy.deck)
        for seat, hand in enumerate(self.hands):
            hand.copy_to(copy.hands[seat])
        copy.trick = self.trick[:]
        self.played.copy_to(copy.played)
        copy.taken = self.taken[:]
        copy.lead = self.lead
        copy.stage = self.stage

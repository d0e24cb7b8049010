"""The data of one moment of tiny poker, and its copy."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.engine.contract.state import State
from tiny_poker.options import SEATS, PokerSetup

STAGES: Final = ["deal", "bet", "turn-up", "over"]
DEALING: Final = 0
BETTING: Final = 1
TURN_UP: Final = 2
OVER: Final = 3


class PokerTable(State):
    """Where the cards lie, and how the betting went; whose turn it is follows from that."""

    def __init__(self, setup: PokerSetup) -> None:
        super().__init__(setup)
        self.options = setup
        self.deck = Multiset()
        self.hands = [Multiset() for _ in range(SEATS)]
        self.board = Multiset()
        """The open card, once it is turned up (P6)."""
        self.stage: i64 = DEALING
        self.round: i64 = 0
        self.checked: i64 = 0
        """Whether this round began with a check, as 0 or 1."""
        self.bets: i64 = 0
        """Bets and raises in this round (P5)."""
        self.earlier: i64 = 0
        """Bets and raises of the first round, once the second one has begun."""
        self.folded = False
        """Whether the seat whose turn it was gave up (P7)."""

    def copy_to(self, copy: "PokerTable") -> None:
        """Make the other one equal to this one."""
        self.deck.copy_to(copy.deck)
        for seat, hand in enumerate(self.hands):
            hand.copy_to(copy.hands[seat])
        self.board.copy_to(copy.board)
        copy.stage = self.stage
        copy.round = self.round
        copy.checked = self.checked
        copy.bets = self.bets
        copy.earlier = self.earlier
        copy.folded = self.folded

"""The data of one moment of crazy eights, and its copy."""

from typing import Final

from crazy_eights.options import EightsSetup
from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.engine.contract.state import State

STAGES: Final = ["dealer", "deal", "turn-up", "draw", "draw-owed", "play", "suit", "over"]
NAME_DEALER: Final = 0
DEALING: Final = 1
TURN_UP: Final = 2
DRAWING: Final = 3
DRAWING_OWED: Final = 4
"""The cards owed for twos are drawn, one after the other (C11)."""
PLAYING: Final = 5
NAMING: Final = 6
OVER: Final = 7

NOTHING: Final = -1
"""No card on top, no suit to follow: before the first card is turned up."""


class EightsTable(State):
    """All cards of a game, the stage it is in, and the counters of the rules."""

    def __init__(self, setup: EightsSetup) -> None:
        super().__init__(setup)
        self.options = setup
        self.hands = [Multiset() for _ in range(setup.players)]
        self.deck = Multiset()
        self.pile = Multiset()
        """The played cards under the top one; their number is that of the plays (C15)."""
        self.top: i64 = NOTHING
        self.suit: i64 = NOTHING
        """The suit to follow: that of the top card, or the one named for an eight (C5, C6)."""
        self.stage: i64 = NAME_DEALER
        self.turn: i64 = 0
        """The seat to play, or the one that the next card is dealt to."""
        self.direction: i64 = 1
        self.drawn: i64 = 0
        """Cards drawn in this turn (C7)."""
        self.owed: i64 = 0
        """Cards to draw for the twos on the pile (C11)."""
        self.passes: i64 = 0
        """Passes in a row on an empty deck (C15)."""

    def copy_to(self, copy: "EightsTable") -> None:
        """Make the other one equal to this one."""
        for seat, hand in enumerate(self.hands):
            hand.copy_to(copy.hands[seat])
        self.deck.copy_to(copy.deck)
        self.pile.copy_to(copy.pile)
        copy.top = self.top
        copy.suit = self.suit
        copy.stage = self.stage
        copy.turn = self.turn
        copy.direction = self.direction
        copy.drawn = self.drawn
        copy.owed = self.owed
        copy.passes = self.passes

"""The data of one moment of Unit, and its copy."""

from typing import Final

from koloda.engine.containers.bits import has
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import State
from koloda.games.unit.cards import joker_for
from koloda.games.unit.options import UnitSetup
from koloda.games.unit.side import Side

STAGES: Final = [
    "first", "shuffle", "must", "reply", "may", "rest", "both", "priority", "danger", "over",
]  # fmt: skip
NAME_FIRST: Final = 0
SHUFFLE: Final = 1
MUST: Final = 2
"""The active player must move a card (U4)."""
REPLY: Final = 3
"""The opponent may answer with one action (U5)."""
MAY: Final = 4
"""The active player goes on or ends (U18)."""
REST: Final = 5
"""The opponent has the last word (U6)."""
BOTH: Final = 6
"""Both act as they come (U7)."""
PRIORITY: Final = 7
"""Both act by turns (V44)."""
DANGER: Final = 8
"""A player whose points are about to run out may recover (U22)."""
OVER: Final = 9


class Attack:
    """A card that attacks and up to two that defend against it; -1 is no card (U13)."""

    def __init__(self, owner: i64, card: i64) -> None:
        self.owner: i64 = owner
        self.card: i64 = card
        self.first: i64 = -1
        self.second: i64 = -1

    def clone(self) -> "Attack":
        """An independent copy."""
        copy = Attack(self.owner, self.card)
        copy.first = self.first
        copy.second = self.second
        return copy

    def add(self, defender: i64) -> None:
        """One more card defends."""
        if self.first < 0:
            self.first = defender
        else:
            self.second = defender

    def cards(self) -> list[int]:
        """The attacker, then its defenders."""
        found: list[int] = [self.card]
        if self.first >= 0:
            found.append(self.first)
        if self.second >= 0:
            found.append(self.second)
        return found


class UnitTable(State):
    """All cards of a game of Unit, and whose choice it is."""

    def __init__(
        self, setup: UnitSetup, sides: list[Side], field: list[Attack], deck: list[int]
    ) -> None:
        super().__init__(setup)
        self.options = setup
        self.sides = sides
        self.field = field
        self.brought: i64 = 0
        """The field cards that came with the joker of their colour (U17)."""
        self.deck = deck
        """Face down; the last one is the top."""
        self.bag: i64 = 0
        """Cards that the shuffle has not placed yet."""
        self.discard: i64 = 0
        self.gone: i64 = 0
        """Cards that were turned into points (V22)."""
        self.stage: i64 = NAME_FIRST
        self.began: i64 = 0
        """Who had the first turn (V50)."""
        self.active: i64 = 0
        """Whose turn it is."""
        self.mover: i64 = 0
        """Whose choice it is, except in the free order, where it may be both."""
        self.turns: i64 = 0
        """Turns that are over."""
        self.passes: i64 = 0
        """Passes in a row (V44)."""
        self.quiet = False
        """Whether the turn before saw no card on the field (V25)."""
        self.ending = ""

    def copy_to(self, copy: "UnitTable") -> None:
        """Give a copy that has its own sides, field and deck everything else."""
        copy.brought = self.brought
        copy.bag = self.bag
        copy.discard = self.discard
        copy.gone = self.gone
        copy.stage = self.stage
        copy.began = self.began
        copy.active = self.active
        copy.mover = self.mover
        copy.turns = self.turns
        copy.passes = self.passes
        copy.quiet = self.quiet
        copy.ending = self.ending

    def with_jokers(self, attack: Attack) -> list[int]:
        """The cards of an attack, each followed by the joker that brought it."""
        found: list[int] = []
        for kind in attack.cards():
            found.append(kind)
            if has(self.brought, kind):
                found.append(joker_for(kind))
        return found

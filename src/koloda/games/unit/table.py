"""Where the cards of Unit lie, who knows them, and what each seat sees."""

from typing import Final

from koloda.engine.containers.bits import popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import State
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from koloda.games.unit.cards import (
    TOKENS,
    cards_of,
    full_deck,
    has,
    joker_for,
    kinds,
    names,
)
from koloda.games.unit.events import LIMITS
from koloda.games.unit.options import UnitSetup
from koloda.games.unit.side import Attack, Side

STAGES: Final = [
    "first", "shuffle", "must", "reply", "may", "rest", "both", "priority", "danger", "over",
]  # fmt: skip
FIRST_STAGE: Final = 0
SHUFFLE: Final = 1
MUST: Final = 2
"""The active player must move a card (U4)."""
REPLY: Final = 3
"""The other one may answer with one action (U5)."""
MAY: Final = 4
"""The active player goes on or ends (U18)."""
REST: Final = 5
"""The other one has the last word (U6)."""
BOTH: Final = 6
"""Both act as they come (U7)."""
PRIORITY: Final = 7
"""Both act by turns (V44)."""
DANGER: Final = 8
"""A player whose points are about to run out may recover (U22)."""
OVER: Final = 9


class UnitTable(State):
    """All cards of a game of Unit, the stage it is in, and what each seat knows."""

    def __init__(self, setup: UnitSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.sides = [Side(setup.start[0]), Side(setup.start[1])]
        self.field: list[Attack] = []
        self.brought: i64 = 0
        """The field cards that came with the joker of their colour (U17)."""
        self.deck: list[int] = []
        """Face down; the last one is the top."""
        self.bag: i64 = full_deck(setup.jokers)
        """Cards that the shuffle has not placed yet."""
        self.discard: i64 = 0
        self.gone: i64 = 0
        """Cards that were turned into points (V22)."""
        self.stage: i64 = FIRST_STAGE
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
        """Make the other one equal to this one."""
        copy.sides = [self.sides[0].clone(), self.sides[1].clone()]
        copy.field = [attack.clone() for attack in self.field]
        copy.brought = self.brought
        copy.deck = self.deck[:]
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

    # Who knows what --------------------------------------------------------------------------

    def shown(self, owner: i64) -> i64:
        """The part of a hand that everybody knows (U3, V45)."""
        side = self.sides[owner]
        if self.rules.open_hands or self.ending == "cards":
            return side.hand
        return side.known

    def hidden(self, seat: int) -> list[int]:
        """The other's unseen hand cards, then the deck (V35)."""
        slots: list[int] = []
        for owner in range(2):
            if owner != seat:
                slots += kinds(self.sides[owner].hand & ~self.shown(owner))
        return slots + self.deck + kinds(self.bag)

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        taken = 0
        for owner in range(2):
            if owner != seat:
                side = self.sides[owner]
                shown = self.shown(owner)
                size = popcount(side.hand & ~shown)
                side.hand = shown | cards_of(kinds[taken : taken + size])
                taken += size
        size = len(self.deck)
        self.deck = kinds[taken : taken + size]
        self.bag = cards_of(kinds[taken + size :])

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it; each attack with its defenders is a zone of its own."""
        seen: list[Zone] = []
        for owner in range(2):
            side = self.sides[owner]
            hand = kinds(side.hand if owner == seat else self.shown(owner))
            dark = popcount(side.hand) - len(hand)
            seen.append(Zone("hand", owner, names(hand) + (HIDDEN,) * dark))
            for pile in range(4):
                seen.append(Zone(LIMITS[pile], owner, names(side.pile(pile))))
        for attack in self.field:
            seen.append(Zone("field", attack.owner, names(self.with_jokers(attack))))
        seen.append(Zone("deck", TABLE, (HIDDEN,) * len(self.deck)))
        seen.append(Zone("discard", TABLE, names(kinds(self.discard))))
        seen.append(Zone("gone", TABLE, names(kinds(self.gone))))
        return seen

    def with_jokers(self, attack: Attack) -> list[int]:
        """The cards of an attack, each followed by the joker that brought it."""
        found: list[int] = []
        for kind in attack.cards():
            found.append(kind)
            if has(self.brought, kind):
                found.append(joker_for(kind))
        return found

    def facts(self) -> dict[str, str]:
        """Turn, turns that are over, points, who is ready, cards locked or placed this turn."""
        told = {"turn": str(self.active), "turns": str(self.turns)}
        for name in ("points", "recovered", "ready"):
            for seat, side in enumerate(self.sides):
                told[f"{name}.{seat}"] = side.fact(name)
        locked = self.sides[0].locked | self.sides[1].locked
        placed = self.sides[0].placed | self.sides[1].placed
        if locked:
            told["locked"] = " ".join(names(kinds(locked)))
        if placed:
            told["placed"] = " ".join(names(kinds(placed)))
        return told

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    # The position as text --------------------------------------------------------------------

    def fields(self) -> dict[str, list[str]]:
        """Everything there is; marks: `*` locked, `!` known in hand, `+` placed this turn."""
        words: dict[str, list[str]] = {
            "stage": [STAGES[self.stage]],
            "began": [str(self.began)],
            "active": [str(self.active)],
            "turns": [str(self.turns)],
            "points": [str(side.points) for side in self.sides],
        }
        if self.stage in (PRIORITY, DANGER):
            words["mover"] = [str(self.mover)]
        if self.stage == PRIORITY:
            words["passes"] = [str(self.passes)]
        if self.stage == BOTH:
            words["ready"] = [str(seat) for seat in range(2) if self.sides[seat].ready]
        if self.rules.net:
            words["recovered"] = [str(side.recovered) for side in self.sides]
        if self.ending:
            words["ending"] = [self.ending]
        words["quiet"] = ["yes" if self.quiet else "no"]
        for seat, side in enumerate(self.sides):
            words[f"hand.{seat}"] = hand_words(side)
            for pile in range(4):
                words[f"{LIMITS[pile]}.{seat}"] = [
                    TOKENS[kind] + "+" * has(side.placed, kind) for kind in side.pile(pile)
                ]
        words["field"] = [self.attack_word(attack) for attack in self.field]
        words["deck"] = list(names(self.deck[::-1]))
        words["bag"] = list(names(kinds(self.bag)))
        words["discard"] = list(names(kinds(self.discard)))
        words["gone"] = list(names(kinds(self.gone)))
        return words

    def attack_word(self, attack: Attack) -> str:
        """An attack of the field: `0:QS@XB<7S+5S`."""
        cards = [
            TOKENS[kind] + ("@" + TOKENS[joker_for(kind)] if has(self.brought, kind) else "")
            for kind in attack.cards()
        ]
        defence = "<" + "+".join(cards[1:]) if len(cards) > 1 else ""
        return f"{attack.owner}:{cards[0]}{defence}"


def hand_words(side: Side) -> list[str]:
    """A hand with its marks, ascending."""
    found: list[str] = []
    for kind in kinds(side.hand):
        mark = "*" if has(side.locked, kind) else "!" if has(side.known, kind) else ""
        found.append(TOKENS[kind] + mark)
    return found

"""Where the cards of crazy eights lie, who knows them, and what each seat sees."""

from typing import Final

from crazy_eights.cards import KINDS, SUITS, Heap, names
from crazy_eights.options import EightsSetup
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import State
from koloda.engine.values.view import HIDDEN, TABLE, Zone

STAGES: Final = ["dealer", "deal", "turn-up", "draw", "settle", "play", "suit", "over"]
DEALER_STAGE: Final = 0
DEALING: Final = 1
TURN_UP: Final = 2
DRAWING: Final = 3
SETTLING: Final = 4
"""The cards owed for twos are drawn, one after the other (C11)."""
PLAYING: Final = 5
NAMING: Final = 6
OVER: Final = 7


class EightsTable(State):
    """All cards of a game, the stage it is in, and what each seat knows."""

    def __init__(self, setup: EightsSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.hands = [Heap() for _ in range(setup.players)]
        self.deck = Heap()
        self.pile = Heap()
        """The played cards under the top one; their number is that of the plays (C15)."""
        self.top: i64 = -1
        self.suit: i64 = -1
        """The suit to follow: that of the top card, or the one named for an eight (C5, C6)."""
        self.stage: i64 = DEALER_STAGE
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
        copy.hands = [hand.clone() for hand in self.hands]
        copy.deck = self.deck.clone()
        copy.pile = self.pile.clone()
        copy.top = self.top
        copy.suit = self.suit
        copy.stage = self.stage
        copy.turn = self.turn
        copy.direction = self.direction
        copy.drawn = self.drawn
        copy.owed = self.owed
        copy.passes = self.passes

    # Who knows what --------------------------------------------------------------------------

    def shows_hand(self, seat: int, owner: int) -> bool:
        """A hand is its owner's secret until it is counted at the end (C16)."""
        return owner == seat or self.stage == OVER

    def hidden(self, seat: int) -> list[int]:
        """The hands that seat does not see, then the deck."""
        slots: list[int] = []
        for owner, hand in enumerate(self.hands):
            if not self.shows_hand(seat, owner):
                slots += hand.cards()
        return slots + self.deck.cards()

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        taken = 0
        for owner, hand in enumerate(self.hands):
            if not self.shows_hand(seat, owner):
                size: int = hand.size
                hand.fill(kinds[taken : taken + size])
                taken += size
        self.deck.fill(kinds[taken:])

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        seen: list[Zone] = []
        for owner, hand in enumerate(self.hands):
            shown = self.shows_hand(seat, owner)
            cards = names(hand.cards()) if shown else (HIDDEN,) * hand.size
            seen.append(Zone("hand", owner, cards))
        seen.append(Zone("top", TABLE, names(self.top_card())))
        seen.append(Zone("pile", TABLE, names(self.pile.cards())))
        seen.append(Zone("deck", TABLE, (HIDDEN,) * self.deck.size))
        return seen

    def top_card(self) -> list[int]:
        """The card to follow, as a list: before the first one is turned up there is none."""
        return [] if self.top < 0 else [self.top]

    def facts(self) -> dict[str, str]:
        """Whose turn it is, the suit to follow, and the counters of the rules."""
        found = {
            "turn": str(self.turn),
            "suit": "-" if self.suit < 0 else SUITS[self.suit],
            "direction": str(self.direction),
            "drawn": str(self.drawn),
            "owed": str(self.owed),
            "passes": str(self.passes),
        }
        if self.stage == OVER:
            found["penalties"] = " ".join(map(str, self.penalties()))
        return found

    def penalties(self) -> list[int]:
        """What each seat's cards cost (C16)."""
        return [hand.penalty() for hand in self.hands]

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def fields(self) -> dict[str, list[str]]:
        """Everything there is; the facts and the cards, all of them shown."""
        words = {"stage": [STAGES[self.stage]]}
        for name, fact in self.facts().items():
            if name != "penalties":
                words[name] = [fact]
        for owner, hand in enumerate(self.hands):
            words[f"hand.{owner}"] = list(names(hand.cards()))
        words["top"] = list(names(self.top_card()))
        words["pile"] = list(names(self.pile.cards()))
        words["deck"] = list(names(self.deck.cards()))
        return words


def full_deck(decks: i64) -> list[int]:
    """All cards of the game, ascending (C1)."""
    return [card for card in range(KINDS) for _ in range(decks)]

"""The rules of High Card, where its cards lie and who knows them."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from tools.kit.highcard import actions, events
from tools.kit.highcard.cards import KINDS, names
from tools.kit.highcard.options import HighcardSetup
from tools.kit.highcard.refusals import why_not

STAGES: Final = ["deal", "play", "name", "over"]
DEALING: Final = 0
PLAYING: Final = 1
NAMING: Final = 2
OVER: Final = 3


class HighcardState(State):
    """One moment of a game of High Card."""

    def __init__(self, setup: HighcardSetup) -> None:
        super().__init__(setup)
        self.rules = setup
        self.deck = list(range(KINDS))
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.trick: list[int] = []
        self.played: list[int] = []
        self.taken = [0] * setup.players
        self.lead: i64 = 0
        self.stage: i64 = DEALING

    def clone(self) -> "HighcardState":
        """An independent copy."""
        copy = HighcardState(self.rules)
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.trick = self.trick[:]
        copy.played = self.played[:]
        copy.taken = self.taken[:]
        copy.lead = self.lead
        copy.stage = self.stage
        return copy

    # Whose choice it is ----------------------------------------------------------------------

    def actor(self) -> i64:
        """Chance deals; then the seat whose turn it is in the trick, or the one that took it."""
        if self.stage == DEALING:
            return CHANCE
        if self.stage == OVER:
            return NOBODY
        return (self.lead + len(self.trick)) % self.rules.players

    def legal_actions(self, seat: i64) -> list[int]:
        """Any card of the hand (H2), or any seat to lead (H4)."""
        if self.stage == NAMING:
            return [actions.LEAD + other for other in range(self.rules.players)]
        return [actions.PLAY + card for card in self.hands[seat]]

    def chance_weights(self) -> list[tuple[int, int]]:
        """Any card of the deck."""
        return [(actions.DEAL + card, 1) for card in self.deck]

    # What happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        if action >= actions.DEAL:
            self.deal(action - actions.DEAL)
        elif action >= actions.LEAD:
            self.lead = action - actions.LEAD
            self.stage = PLAYING
            self.tell(events.NAMED, seat, other=self.lead)
        else:
            self.play_card(seat, action - actions.PLAY)

    def deal(self, card: int) -> None:
        """One card in turn for everybody (H1)."""
        dealt = sum(len(hand) for hand in self.hands)
        seat = dealt % self.rules.players
        self.deck.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell(events.DEALT, seat, card, audience=1 << seat)
        if dealt + 1 == self.rules.players * self.rules.hand:
            self.stage = PLAYING

    def play_card(self, seat: i64, card: int) -> None:
        """A card goes into the trick; the last one decides it (H2, H3)."""
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.tell(events.PLAYED, seat, card)
        players = self.rules.players
        if len(self.trick) == players:
            self.lead = (self.lead + self.trick.index(max(self.trick))) % players
            self.taken[self.lead] += 1
            self.played = sorted(self.played + self.trick)
            self.trick = []
            self.stage = NAMING if self.hands[seat] else OVER
            self.tell(events.TOOK, self.lead)

    def outcome(self) -> Outcome | None:
        """The more tricks, the better the rank (H5)."""
        if self.stage != OVER:
            return None
        ranks = tuple(1 + sum(other > mine for other in self.taken) for mine in self.taken)
        return Outcome(ranks, "played out")

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)

    # Who knows what --------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """The others' hands, then the deck."""
        slots: list[int] = []
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                slots += hand
        return slots + self.deck

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        taken = 0
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                self.hands[owner] = sorted(kinds[taken : taken + len(hand)])
                taken += len(hand)
        self.deck = sorted(kinds[taken:])

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        seen = [
            Zone("hand", owner, names(hand) if owner == seat else (HIDDEN,) * len(hand))
            for owner, hand in enumerate(self.hands)
        ]
        seen.append(Zone("trick", TABLE, names(self.trick)))
        seen.append(Zone("played", TABLE, names(self.played)))
        seen.append(Zone("deck", TABLE, (HIDDEN,) * len(self.deck)))
        return seen

    def facts(self) -> dict[str, str]:
        """Who leads, and how many tricks each seat has taken."""
        return {"lead": str(self.lead), "taken": " ".join(map(str, self.taken))}

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, as words under names."""
        words = {"stage": [STAGES[self.stage]], "lead": [str(self.lead)]}
        words["taken"] = [str(tricks) for tricks in self.taken]
        for seat, hand in enumerate(self.hands):
            words[f"hand.{seat}"] = list(names(hand))
        words["trick"] = list(names(self.trick))
        words["played"] = list(names(self.played))
        words["deck"] = list(names(self.deck))
        return words

"""What taking the pile tells about a hand of Karma: cards that would have fitted are not there."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64, u8
from koloda.engine.containers.packed_multiset import EACH, at_least, cards, multiset
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.learning.layout import Layout
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.notation import Fields
from koloda.games.karma import actions
from koloda.games.karma.cards import KINDS, TOKENS, names
from koloda.games.karma.options import KarmaSetup
from koloda.games.karma.table import KarmaTable

UNLIKELY: Final = 0.25
"""How often somebody takes the pile though a card fits, where the rules allow it (D1)."""


class KarmaEvidence(Evidence):
    """For each seat the kinds that hardly are among its unseen hand cards."""

    def __init__(self, setup: KarmaSetup) -> None:
        self.setup = setup
        self.lacks: list[int] = [0] * setup.players
        """One card of each such kind, as packed multisets."""
        self.seat: i64 = 0
        self.refused: i64 = 0
        """What fits though the seat that acts takes the pile."""
        self.deck_size: i64 = 0

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """A seat with hand cards that takes the pile had none that fits; a drawn card ends that."""
        self.watch(before, seat, action)
        self.conclude(after)

    def watch(self, before: State, seat: i64, action: i64) -> None:
        """What would fit if the pile is taken; chance tells nothing."""
        assert isinstance(before, KarmaTable)
        self.seat = seat
        self.refused = 0
        self.deck_size = len(before.deck)
        if action == actions.TAKE and seat >= 0 and before.places[seat].hand_size:
            self.refused = EACH & before.accepted

    def conclude(self, after: State) -> None:
        """The seat that took the pile has nothing that fits; nobody knows what was drawn."""
        assert isinstance(after, KarmaTable)
        if self.seat < 0:
            return
        if len(after.deck) < self.deck_size:
            self.lacks[self.seat] = 0
        elif self.refused:
            self.lacks[self.seat] |= self.refused

    def run_chance(self, state: State, rng: Rng) -> None:
        """Chance only deals."""
        state.run_chance(rng)

    def observe(self, layout: Layout, seat: i64, sheet: Sheet) -> None:
        """Write 1 for each kind that a seat lacks, from the viewer on."""
        players: i64 = self.setup.players
        memory = sheet.memory
        first = max(seat, 0)
        at = sheet.start + layout.seen
        for step in range(players):
            owner = first + step
            if owner >= players:
                owner -= players
            lacks: i64 = self.lacks[owner]
            if lacks:
                for cell in range(at, at + KINDS):
                    memory[cell] = u8(lacks & 3)
                    lacks >>= 2
            at += KINDS

    def credence(self, world: State, seat: int) -> float:
        """Low if another seat holds an unseen card that it would have played instead."""
        assert isinstance(world, KarmaTable)
        for owner, lacks in enumerate(self.lacks):
            place = world.places[owner]
            unseen: i64 = at_least(place.hand - place.known, 1)
            if owner != seat and lacks & unseen:
                return UNLIKELY if self.setup.voluntary_pickup else 0.0
        return 1.0

    def text(self) -> str:
        """The kinds that each seat lacks, like `lacks.1: 12 GP`."""
        seats = [(seat, names(cards(lacks))) for seat, lacks in enumerate(self.lacks) if lacks]
        return "; ".join(f"lacks.{seat}: {' '.join(found)}" for seat, found in seats)

    def __reduce__(self) -> tuple[object, ...]:
        return read_evidence, (self.setup, self.text())


def read_evidence(setup: KarmaSetup, text: str) -> KarmaEvidence:
    """The evidence that `KarmaEvidence.text` has written."""
    evidence = KarmaEvidence(setup)
    fields = Fields("karma", text.split(";") if text else [])
    for seat in range(setup.players):
        evidence.lacks[seat] = multiset(fields.kinds(f"lacks.{seat}", TOKENS))
    fields.finish()
    return evidence

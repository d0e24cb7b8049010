"""What taking the pile tells about a hand of Karma: cards that would have fitted are not there."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import EACH, at_least, cards, multiset
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.notation import Fields
from koloda.games.karma import actions
from koloda.games.karma.cards import TOKENS, names
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

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """A seat with hand cards that takes the pile had none that fits; a drawn card ends that."""
        assert isinstance(before, KarmaTable) and isinstance(after, KarmaTable)
        if seat < 0:
            return
        if action == actions.TAKE and before.places[seat].hand_size:
            self.lacks[seat] |= EACH & before.accepted
        if len(after.deck) < len(before.deck):
            self.lacks[seat] = 0

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

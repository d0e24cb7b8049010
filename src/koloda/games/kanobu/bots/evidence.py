"""What players of Kanobu hardly hold, because they did not play it when they could have."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.wide_bits import (
    WideBits,
    difference,
    first,
    intersection,
    no_bits,
    numbers,
    rest,
    some,
    union,
    wide_bits,
)
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.notation import Fields
from koloda.games.kanobu.cards import SKIP
from koloda.games.kanobu.hand import Hand
from koloda.games.kanobu.options import KanobuSetup
from koloda.games.kanobu.table import DRAW, DRAWN, KanobuTable

UNLIKELY: Final = 0.125
"""How often somebody keeps a card that could be played."""


class KanobuEvidence(Evidence):
    """For each seat the kinds that are hardly among its unseen cards."""

    def __init__(self, setup: KanobuSetup) -> None:
        self.setup = setup
        self.lacks: list[WideBits] = [no_bits() for _ in range(setup.players)]

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """Whoever draws, passes or is skipped has not played what would have fitted."""
        assert isinstance(before, KanobuTable) and isinstance(after, KanobuTable)
        numbers = self.setup.numbers
        if action == numbers.draw:
            self.lacks[seat] = union(self.lacks[seat], not_played(before))
        elif action == numbers.pass_turn and before.stage == DRAWN:
            # The card just drawn, about which nothing else is known, is not played either.
            self.lacks[seat] = not_played(before)
        elif action == numbers.accept and before.pending == SKIP:
            self.lacks[seat] = union(self.lacks[seat], before.pack.skips)
        if after.task != DRAW:
            for owner in range(after.seats):
                if after.hands[owner].unseen_size() > before.hands[owner].unseen_size():
                    self.lacks[owner] = no_bits()  # nobody knows what the new cards are

    def credence(self, world: State, seat: int) -> float:
        """Low if somebody else holds unseen cards that could have been played."""
        assert isinstance(world, KanobuTable)
        found = 1.0
        for owner, lacks in enumerate(self.lacks):
            if owner != seat and some(lacks):
                for _ in range(doubtful(world.hands[owner], lacks)):
                    found *= UNLIKELY
        return found

    def text(self) -> str:
        """The kinds that each seat lacks: `lacks.0: B-rock P-star; lacks.2: R-skip`."""
        tokens = self.setup.tokens
        return "; ".join(
            f"lacks.{seat}: {' '.join(tokens[kind] for kind in numbers(kinds))}"
            for seat, kinds in enumerate(self.lacks)
            if some(kinds)
        )

    def __reduce__(self) -> tuple[object, ...]:
        return read_evidence, (self.setup, self.text())


def read_evidence(setup: KanobuSetup, text: str) -> KanobuEvidence:
    """The evidence that `KanobuEvidence.text` has written."""
    evidence = KanobuEvidence(setup)
    fields = Fields("kanobu", text.split(";") if text else [])
    for seat in range(setup.players):
        evidence.lacks[seat] = wide_bits(fields.kinds(f"lacks.{seat}", setup.tokens))
    fields.finish()
    return evidence


def not_played(table: KanobuTable) -> WideBits:
    """The kinds that fit on the pile, but for Cancel and Chance, which one may keep for later."""
    pack = table.pack
    kept = union(pack.cancels, pack.chances)
    return difference(table.matching.fits.at(table.top), kept)


def doubtful(hand: Hand, lacks: WideBits) -> i64:
    """How many cards that only the seat itself knows are of kinds that it hardly holds."""
    found: i64 = 0
    kinds = intersection(hand.present, lacks)
    while some(kinds):
        found += hand.unseen(first(kinds))
        kinds = rest(kinds)
    return found

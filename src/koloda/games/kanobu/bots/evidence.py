"""What players of Kanobu hardly hold, because they did not play it when they could have."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import WORD
from koloda.engine.containers.ints import i64, vec
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
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.learning.layout import Layout
from koloda.engine.learning.sheet import Sheet, mark_set
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
        self.seat: i64 = 0
        self.kept = no_bits()
        """What the seat that acts does not play."""
        self.of_all = False
        """Whether that is so of the card just drawn, too."""
        self.unseen = vec[i64]([0] * setup.players)
        """How many cards of each seat only it knew."""

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """Whoever draws, passes or is skipped has not played what would have fitted."""
        self.watch(before, seat, action)
        self.conclude(after)

    def watch(self, before: State, seat: i64, action: i64) -> None:
        """What would fit if it is not played, and how many cards are unseen."""
        assert isinstance(before, KanobuTable)
        numbers = self.setup.numbers
        self.seat = seat
        self.kept = no_bits()
        self.of_all = False
        if action == numbers.draw:
            self.kept = not_played(before)
        elif action == numbers.pass_turn and before.stage == DRAWN:
            # The card just drawn, about which nothing else is known, is not played either.
            self.kept = not_played(before)
            self.of_all = True
        elif action == numbers.accept and before.pending == SKIP:
            self.kept = before.pack.skips
        for owner in range(before.seats):
            self.unseen[owner] = before.hands[owner].unseen_size()

    def conclude(self, after: State) -> None:
        """What is not played is hardly there, unless cards have come that nobody knows."""
        assert isinstance(after, KanobuTable)
        if self.of_all:
            self.lacks[self.seat] = self.kept
        elif some(self.kept):
            self.lacks[self.seat] = union(self.lacks[self.seat], self.kept)
        if after.task != DRAW:
            for owner in range(after.seats):
                if after.hands[owner].unseen_size() > self.unseen[owner]:
                    self.lacks[owner] = no_bits()  # nobody knows what the new cards are

    def run_chance(self, state: State, rng: Rng) -> None:
        """A shuffle is one step here: cards are drawn only when it is done (R25)."""
        self.watch(state, CHANCE, CHANCE)
        state.run_chance(rng)
        self.conclude(state)

    def observe(self, layout: Layout, seat: i64, sheet: Sheet) -> None:
        """Write 1 for each kind that a seat lacks, from the viewer on."""
        players: i64 = self.setup.players
        first = max(seat, 0)
        at = sheet.start + layout.seen
        for step in range(players):
            owner = first + step
            if owner >= players:
                owner -= players
            low, high = self.lacks[owner]
            mark_set(sheet.memory, at, low)
            mark_set(sheet.memory, at + WORD, high)
            at += self.setup.pack.kinds

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

"""What declined offers tell: whoever declines a colour hardly collects it."""

from typing import Final

from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.notation import Fields
from koloda.games.karmaka import actions
from koloda.games.karmaka.bots.playout import wanted
from koloda.games.karmaka.cards import COLOUR_WORDS, COLOURS, MOSAIC
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.table import KarmakaTable

UNLIKELY: Final = 0.5
"""How often somebody declines a card of the colour they collect."""


class KarmakaEvidence(Evidence):
    """The colours of the cards that each seat has declined in its present life, for all to see."""

    def __init__(self, setup: KarmakaSetup) -> None:
        self.declined: list[set[int]] = [set() for _ in range(setup.players)]

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """A declined card counts until the seat that declined it dies."""
        assert isinstance(before, KarmakaTable) and isinstance(after, KarmakaTable)
        if action == actions.DECLINE and COLOURS[before.in_play] != MOSAIC:
            self.declined[seat].add(COLOURS[before.in_play])
        for owner, place in enumerate(after.places):
            earlier = before.places[owner]
            # Every death changes the rung or the number of Rings, unless Rings were spent.
            if place.rung != earlier.rung or place.rings != earlier.rings:
                self.declined[owner] = set()
        if actions.verb_of(action) == actions.RINGS:
            self.declined[seat] = set()

    def credence(self, world: State, seat: int) -> float:
        """Low if somebody collects a colour that they declined."""
        assert isinstance(world, KarmakaTable)
        found = 1.0
        for owner, colours in enumerate(self.declined):
            if owner != seat and colours and wanted(world.places[owner]) in colours:
                found *= UNLIKELY
        return found

    def text(self) -> str:
        """The colours that each seat has declined: `declined.0: red blue; declined.2: green`."""
        return "; ".join(
            f"declined.{seat}: {' '.join(COLOUR_WORDS[colour] for colour in sorted(colours))}"
            for seat, colours in enumerate(self.declined)
            if colours
        )


def read_evidence(setup: KarmakaSetup, text: str) -> KarmakaEvidence:
    """The evidence that `KarmakaEvidence.text` has written."""
    evidence = KarmakaEvidence(setup)
    fields = Fields("karmaka", text.split(";") if text else [])
    for seat in range(setup.players):
        evidence.declined[seat] = set(fields.kinds(f"declined.{seat}", COLOUR_WORDS))
    fields.finish()
    return evidence

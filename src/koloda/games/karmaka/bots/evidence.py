"""What declined offers tell: whoever declines a colour hardly collects it."""

from typing import Final

from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
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
        self.setup = setup
        self.declined = [0] * setup.players
        """For each seat the set of the colours."""

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """A declined card counts until the seat that declined it dies."""
        assert isinstance(before, KarmakaTable) and isinstance(after, KarmakaTable)
        if action == actions.DECLINE and COLOURS[before.in_play] != MOSAIC:
            self.declined[seat] |= bit(COLOURS[before.in_play])
        for owner, place in enumerate(after.places):
            earlier = before.places[owner]
            # Every death changes the rung or the number of Rings, unless Rings were spent.
            if place.rung != earlier.rung or place.rings != earlier.rings:
                self.declined[owner] = 0
        if actions.verb_of(action) == actions.RINGS:
            self.declined[seat] = 0

    def credence(self, world: State, seat: int) -> float:
        """Low if somebody collects a colour that they declined."""
        assert isinstance(world, KarmakaTable)
        found = 1.0
        for owner in range(world.options.seats):
            colours: i64 = self.declined[owner]
            if colours and owner != seat and colours & bit(wanted(world.places[owner])):
                found *= UNLIKELY
        return found

    def text(self) -> str:
        """The colours that each seat has declined: `declined.0: red blue; declined.2: green`."""
        return "; ".join(
            f"declined.{seat}: {' '.join(words_of(colours))}"
            for seat, colours in enumerate(self.declined)
            if colours
        )

    def __reduce__(self) -> tuple[object, ...]:
        return read_evidence, (self.setup, self.text())


def words_of(colours: i64) -> list[str]:
    """The words of a set of colours."""
    return [word for colour, word in enumerate(COLOUR_WORDS) if colours & bit(colour)]


def read_evidence(setup: KarmakaSetup, text: str) -> KarmakaEvidence:
    """The evidence that `KarmakaEvidence.text` has written."""
    evidence = KarmakaEvidence(setup)
    fields = Fields("karmaka", text.split(";") if text else [])
    for seat in range(setup.players):
        for colour in fields.kinds(f"declined.{seat}", COLOUR_WORDS):
            evidence.declined[seat] |= bit(colour)
    fields.finish()
    return evidence

"""What declined offers tell: whoever declines a colour hardly collects it."""

from typing import Final

from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.errors import NotationError
from koloda.games.karmaka import actions
from koloda.games.karmaka.bots.playout import wanted
from koloda.games.karmaka.cards import COLOUR_WORDS, COLOURS, MOSAIC
from koloda.games.karmaka.table import KarmakaTable

UNLIKELY: Final = 0.5
"""How often somebody declines a card of the colour they collect."""


class KarmakaEvidence(Evidence):
    """The colours of the cards that each seat has declined in its present life, for all to see."""

    def __init__(self, declined: list[set[int]]) -> None:
        self.declined = declined

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """A declined card counts until its decliner dies."""
        assert isinstance(before, KarmakaTable)
        assert isinstance(after, KarmakaTable)
        if action == actions.DECLINE and COLOURS[before.in_play] != MOSAIC:
            self.declined[seat].add(COLOURS[before.in_play])
        for owner, place in enumerate(after.places):
            earlier = before.places[owner]
            # Every death changes the rung or the number of Rings, unless Rings were spent.
            if (place.rung, place.rings) != (earlier.rung, earlier.rings):
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
        """Words like `1:red`, one for each seat and colour."""
        return " ".join(
            f"{seat}:{COLOUR_WORDS[colour]}"
            for seat, colours in enumerate(self.declined)
            for colour in sorted(colours)
        )


def read_evidence(players: int, text: str) -> KarmakaEvidence:
    """The evidence that `KarmakaEvidence.text` has written."""
    declined: list[set[int]] = [set() for _ in range(players)]
    for word in text.split():
        seat, _, colour = word.partition(":")
        if seat not in map(str, range(players)) or colour not in COLOUR_WORDS:
            raise NotationError(f"karmaka evidence: {word[:60]!r} is not like 1:red")
        declined[int(seat)].add(COLOUR_WORDS.index(colour))
    return KarmakaEvidence(declined)

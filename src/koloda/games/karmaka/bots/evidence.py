"""What declined offers tell: whoever declines a colour hardly collects it."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64, vec
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.learning.layout import Layout
from koloda.engine.learning.sheet import Sheet, mark_set
from koloda.engine.values.notation import Fields
from koloda.games.karmaka import actions
from koloda.games.karmaka.bots.playout import wanted
from koloda.games.karmaka.cards import COLOUR_WORDS, COLOURS, MOSAIC
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.table import KarmakaTable

UNLIKELY: Final = 0.5
"""How often somebody declines a card of the colour they collect."""


SHIFT: Final = 16
"""Nobody has as many Rings as these bits can count."""


class KarmakaEvidence(Evidence):
    """The colours of the cards that each seat has declined in its present life, for all to see."""

    def __init__(self, setup: KarmakaSetup) -> None:
        self.setup = setup
        self.declined = [0] * setup.players
        """For each seat the set of the colours."""
        self.seat: i64 = 0
        self.colour: i64 = MOSAIC
        """That of the card which the seat that acts declines."""
        self.spends = False
        """Whether it says how many Rings it spends."""
        self.lives = vec[i64]([0] * setup.players)
        """Rung and Rings of each seat."""

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """A declined card counts until the seat that declined it dies."""
        self.watch(before, seat, action)
        self.conclude(after)

    def watch(self, before: State, seat: i64, action: i64) -> None:
        """Which colour is declined, and who stands where."""
        assert isinstance(before, KarmakaTable)
        self.seat = seat
        self.colour = MOSAIC
        if action == actions.DECLINE:
            self.colour = COLOURS[before.in_play]
        self.spends = seat >= 0 and actions.verb_of(action) == actions.RINGS
        for owner in range(before.options.seats):
            self.lives[owner] = life_of(before, owner)

    def conclude(self, after: State) -> None:
        """Every death changes the rung or the number of Rings, unless Rings were spent."""
        assert isinstance(after, KarmakaTable)
        if self.colour != MOSAIC:
            self.declined[self.seat] |= bit(self.colour)
        for owner in range(after.options.seats):
            if life_of(after, owner) != self.lives[owner]:
                self.declined[owner] = 0
        if self.spends:
            self.declined[self.seat] = 0

    def run_chance(self, state: State, rng: Rng) -> None:
        """All that chance does is one step here: nobody declines anything meanwhile."""
        self.watch(state, CHANCE, CHANCE)
        state.run_chance(rng)
        self.conclude(state)

    def observe(self, layout: Layout, seat: i64, sheet: Sheet) -> None:
        """Write 1 for each colour that a seat has declined, from the viewer on."""
        players: i64 = self.setup.players
        first = max(seat, 0)
        at = sheet.start + layout.seen
        for step in range(players):
            owner = first + step
            if owner >= players:
                owner -= players
            mark_set(sheet.memory, at, self.declined[owner])
            at += MOSAIC

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


def life_of(table: KarmakaTable, seat: i64) -> i64:
    """Rung and Rings of a seat in one number."""
    place = table.places[seat]
    return (place.rung << SHIFT) + place.rings


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

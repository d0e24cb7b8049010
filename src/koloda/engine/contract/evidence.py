"""What players' choices tell about hidden cards: belief of bots, never part of the rules."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64, mypyc_attr
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.learning.layout import Layout
from koloda.engine.learning.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Evidence:
    """Public evidence of one match, gathered action by action; this one gathers nothing."""

    before: State
    seat: i64
    action: i64

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        """Take in one action, chance's included, with the states before and after it.

        Only what every seat saw may be used: the same evidence serves all seats.
        """

    def credence(self, world: State, seat: int) -> float:
        """How well a world explains to that seat what the others have done: 0 to 1 (fully)."""
        return 1.0

    def gathers_nothing(self) -> bool:
        """Whether every world is fully credible, whatever happens: drivers need not note then."""
        return type(self) is Evidence

    def text(self) -> str:
        """Everything gathered, in words that `Game.evidence` reads back.

        Where learners see it, it is written like facts: `lacks.1: 12 GP; lacks.2: 3`.
        """
        return ""

    # What follows from that; a game may do it without copies of states -----------------------

    def watch(self, before: State, seat: i64, action: i64) -> None:
        """Look at the moment before an action, which `conclude` then takes in."""
        self.before = before.clone()
        self.seat = seat
        self.action = action

    def conclude(self, after: State) -> None:
        """Take in the action that was watched, which has been carried out."""
        self.note(self.before, self.seat, self.action, after)

    def run_chance(self, state: State, rng: Rng) -> None:
        """Let chance act until it is not its turn any more, and take that in."""
        if self.gathers_nothing():
            state.run_chance(rng)
            return
        while state.actor() == CHANCE:
            action = state.sample_chance(rng)
            self.watch(state, CHANCE, action)
            state.apply(CHANCE, action)
            self.conclude(state)

    def observe(self, layout: Layout, seat: i64, sheet: Sheet) -> None:
        """Write it as numbers behind those of the view, for a layout that has cells for it."""
        parts = [part.partition(": ") for part in self.text().split("; ") if part]
        layout.write_told({name: words for name, _, words in parts}, seat, sheet)


def observe(state: State, evidence: Evidence, layout: Layout, seat: i64, sheet: Sheet) -> None:
    """Write what a seat observes on an empty sheet: its view and, where it has cells, the rest."""
    state.observe(seat, sheet)
    if layout.told:
        evidence.observe(layout, seat, sheet)

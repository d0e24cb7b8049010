"""Unit bound to the contract: every method calls the function that does the work."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import ALL_SEEING
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import Zone
from koloda.games.unit import knowledge, legal, notation, worlds
from koloda.games.unit.bots import playout
from koloda.games.unit.learn import observe
from koloda.games.unit.options import UnitSetup
from koloda.games.unit.refusals import why_not
from koloda.games.unit.rules import deal, ending
from koloda.games.unit.rules.apply import apply
from koloda.games.unit.side import Side
from koloda.games.unit.table import BOTH, STAGES, UnitTable


class UnitState(UnitTable):
    """One moment of a game of Unit."""

    # What every game answers ------------------------------------------------------------------

    def actor(self) -> i64:
        """A seat that owes a choice, or CHANCE, or NOBODY when the game is over."""
        return legal.actor(self)

    def chance_weights(self) -> list[tuple[int, int]]:
        """What chance may do now: actions, ascending, each with its weight."""
        return deal.chance_weights(self)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        apply(self, seat, action)

    def clone(self) -> "UnitState":
        """An independent copy."""
        sides = [self.sides[0].clone(), self.sides[1].clone()]
        field = [attack.clone() for attack in self.field]
        copy = UnitState(self.options, sides, field, self.deck[:])
        self.copy_to(copy)
        return copy

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return ending.outcome(self)

    def hidden(self, seat: int) -> list[int]:
        """The card kinds that seat cannot see, slot by slot in a fixed order."""
        return worlds.hidden(self, seat)

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`, in the same order."""
        worlds.refill(self, seat, kinds)

    def veiled(self) -> list[list[int]]:
        """The kinds of the cards that no seat has seen."""
        return worlds.veiled(self)

    def reveil(self, groups: list[list[int]]) -> None:
        """Put other kinds into the slots of `veiled()`, in the same order."""
        worlds.reveil(self, groups)

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        return knowledge.zones(self, seat)

    def open_zones(self) -> list[Zone]:
        """The table with every card as it lies, for replays of games that are over."""
        return knowledge.zones(self, ALL_SEEING)

    def facts(self) -> dict[str, str]:
        """What everybody knows besides the cards."""
        return knowledge.facts(self)

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def why_not(self, seat: int, action: int) -> Refusal:
        """The reason against an illegal action of a seat that is to act."""
        return why_not(self, seat, action)

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, as words under names."""
        return notation.write(self)

    def figures(self) -> dict[str, str]:
        """What everybody can work out from the open cards, for `View.figures`."""
        return knowledge.figures(self)

    # What this game answers in its own way ----------------------------------------------------

    def to_act(self) -> list[int]:
        """All seats that owe a choice; [CHANCE] when chance must act; [] when the game is over."""
        return legal.to_act(self)

    def may_ask_several(self) -> bool:
        """Whether several seats may owe a choice: in the free order (U7)."""
        return self.stage == BOTH

    def sample_chance(self, rng: Rng) -> i64:
        """One of the actions of chance, by weight."""
        return deal.sample_chance(self, rng)

    def run_chance(self, rng: Rng) -> None:
        """Let chance act until it is not its turn any more."""
        deal.run_chance(self, rng)

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """Append that seat's legal actions, ascending, to an empty list."""
        legal.list_legal(self, seat, found)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of that seat's legal actions, each equally likely."""
        return legal.random_action(self, seat, rng)

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """A quick guess at what a sensible player does, for playouts."""
        return playout.likely_action(self, seat, rng)

    def horizon(self) -> i64:
        """How many choices a playout makes before it asks for an estimate."""
        return playout.HORIZON

    def estimate(self) -> list[float]:
        """A quick guess at every seat's score, from -1 to 1."""
        return playout.estimate(self)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Write that seat's view as numbers on an empty sheet."""
        observe(self, seat, sheet)


def empty_state(setup: UnitSetup) -> UnitState:
    """A table without any cards; each seat has its start points (U1)."""
    return UnitState(setup, [Side(setup.start[0]), Side(setup.start[1])], [], [])

"""The binding of crazy eights to the contract: each method calls the function with the answer."""

from crazy_eights import knowledge, legal, notation, refusals
from crazy_eights.rules import deal, ending
from crazy_eights.rules.apply import apply
from crazy_eights.table import STAGES, EightsTable
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import Zone


class EightsState(EightsTable):
    """One moment of a game of crazy eights."""

    def clone(self) -> "EightsState":
        """An independent copy."""
        copy = EightsState(self.options)
        self.copy_to(copy)
        return copy

    # Rules -----------------------------------------------------------------------------------

    def actor(self) -> i64:
        """A seat that owes a choice, or CHANCE, or NOBODY when the game is over."""
        return legal.actor(self)

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """Append that seat's legal actions to an empty list."""
        legal.list_legal(self, seat, found)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of that seat's legal actions, each equally likely."""
        return legal.random_action(self, seat, rng)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why an action that this seat, whose choice it is, may not take is illegal."""
        return refusals.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        apply(self, seat, action)

    def chance_weights(self) -> list[tuple[int, int]]:
        """What chance may do now: actions, ascending, each with its weight."""
        return deal.chance_weights(self)

    def sample_chance(self, rng: Rng) -> i64:
        """One of the actions of chance, by weight."""
        return deal.sample_chance(self, rng)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return ending.outcome(self)

    # Knowledge -------------------------------------------------------------------------------

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def hidden(self, seat: int) -> list[int]:
        """The cards that seat cannot tell apart, slot by slot in a fixed order."""
        return knowledge.hidden(self, seat)

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other cards into the slots of `hidden(seat)`, in the same order."""
        knowledge.refill(self, seat, kinds)

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        return knowledge.zones(self, seat)

    def facts(self) -> dict[str, str]:
        """What everybody knows besides the cards."""
        return knowledge.facts(self)

    def figures(self) -> dict[str, str]:
        """What everybody can work out from the open cards."""
        return knowledge.figures(self)

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, as words under names."""
        return notation.write(self)

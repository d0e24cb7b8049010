"""The binding of tiny poker to the contract: each method calls the function with the answer."""

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import Zone
from tiny_poker import knowledge, legal, notation, refusals
from tiny_poker.rules import deal, ending
from tiny_poker.rules.apply import apply
from tiny_poker.table import STAGES, PokerTable


class PokerState(PokerTable):
    """One moment of a game of tiny poker."""

    def clone(self) -> "PokerState":
        """An independent copy."""
        copy = PokerState(self.options)
        self.copy_to(copy)
        return copy

    # Rules -----------------------------------------------------------------------------------

    def actor(self) -> i64:
        """A seat that owes a choice, or CHANCE, or NOBODY when the game is over."""
        return legal.actor(self)

    def may_ask_several(self) -> bool:
        """One seat at a time owes a choice."""
        return False

    def list_legal(self, seat: i64, found: ActionList) -> None:  # noqa: ARG002
        """Append that seat's legal actions to an empty list."""
        legal.list_legal(self, found)

    def why_not(self, seat: int, action: int) -> Refusal:  # noqa: ARG002
        """Why an action that this seat, whose choice it is, may not take is illegal."""
        return refusals.why_not(self, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        apply(self, seat, action)

    def chance_weights(self) -> list[tuple[int, int]]:
        """What chance may do now: actions, ascending, each with its weight."""
        return deal.chance_weights(self)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return ending.outcome(self)

    # Knowledge -------------------------------------------------------------------------------

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def hidden(self, seat: int) -> list[int]:
        """The cards that seat cannot see, slot by slot in a fixed order."""
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

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, as words under names."""
        return notation.write(self)

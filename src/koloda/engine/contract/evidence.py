"""What players' choices tell about hidden cards: belief of bots, never part of the rules."""

from koloda.engine.containers.ints import mypyc_attr
from koloda.engine.contract.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evidence:
    """Public evidence of one match, gathered action by action; this one gathers nothing."""

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
        """Everything gathered, in words that `Game.evidence` reads back."""
        return ""

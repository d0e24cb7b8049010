"""Karmaka bound to the contract: every method calls the function that does the work."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import empty_pile
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import Zone
from koloda.games.karmaka import knowledge, legal, notation, worlds
from koloda.games.karmaka.bots import playout
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.learn import observe
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.place import empty_place
from koloda.games.karmaka.refusals import why_not
from koloda.games.karmaka.rules import deal, ending
from koloda.games.karmaka.rules.apply import apply, run_chance
from koloda.games.karmaka.table import KarmakaTable


class KarmakaState(KarmakaTable):
    """One moment of a game of Karmaka."""

    def clone(self) -> "KarmakaState":
        """An independent copy."""
        copy = KarmakaState(
            self.options,
            [place.clone() for place in self.places],
            self.well.clone(),
            self.ruins.clone(),
            self.lifted.clone(),
            self.memory.clone(),
        )
        self.copy_to(copy)
        return copy

    # Rules -----------------------------------------------------------------------------------

    def actor(self) -> i64:
        """Who must answer now."""
        return self.asked

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """Append the answers that seat may give now, ascending."""
        legal.list_legal(self, seat, found)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, all equally likely."""
        return legal.random_action(self, seat, rng)

    def chance_weights(self) -> list[tuple[int, int]]:
        """What chance may do now, with the weights."""
        return deal.chance_weights(self)

    def sample_chance(self, rng: Rng) -> i64:
        """One of the actions of chance, by weight."""
        return deal.sample_chance(self, rng)

    def run_chance(self, rng: Rng) -> None:
        """Let chance act until it is not its turn any more."""
        run_chance(self, rng)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal, and all that follows without a question."""
        apply(self, seat, action)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return ending.outcome(self)

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why that seat may not take this action now."""
        return why_not(self, seat, action)

    # Knowledge -------------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """The card kinds that seat cannot tell apart, slot by slot."""
        return worlds.hidden(self, seat)

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        worlds.refill(self, seat, kinds)

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        return knowledge.zones(self, seat)

    def facts(self) -> dict[str, str]:
        """What everybody knows besides the cards."""
        return knowledge.facts(self)

    def figures(self) -> dict[str, str]:
        """The points that each rung asks for, and each seat's by colour."""
        return knowledge.figures(self)

    def prompt(self) -> str:
        """The word for the question that is open."""
        return knowledge.prompt(self)

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, as words under names."""
        return notation.write(self)

    # Bots and learners -----------------------------------------------------------------------

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """What a sensible player might do."""
        return playout.likely_action(self, seat, rng)

    def horizon(self) -> i64:
        """How many choices a playout makes before it asks for an estimate."""
        return playout.HORIZON

    def estimate(self) -> list[float]:
        """Everybody's lead over the best rival."""
        return playout.estimate(self)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Write that seat's view as numbers on an empty sheet."""
        observe(self, seat, sheet)


def empty_state(setup: KarmakaSetup) -> KarmakaState:
    """A table without a card on it."""
    places = [empty_place() for _ in range(setup.players)]
    lifted = Hand(empty_pile())
    return KarmakaState(setup, places, empty_pile(), empty_pile(), lifted, RepetitionTable())

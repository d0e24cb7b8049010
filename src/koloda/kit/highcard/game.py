"""High Card, the game."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value
from koloda.engine.values.view import View
from koloda.kit.highcard import checks, notation
from koloda.kit.highcard.actions import MOST_SEATS, action_table
from koloda.kit.highcard.bots.greedy import greedy
from koloda.kit.highcard.events import EVENTS
from koloda.kit.highcard.options import OPTIONS, HighcardSetup
from koloda.kit.highcard.refusals import REASONS
from koloda.kit.highcard.rules.deal import begin
from koloda.kit.highcard.state import HighcardState


class Highcard(Game):
    """High Card: the highest card takes the trick."""

    def __init__(self) -> None:
        super().__init__(
            name="highcard",
            title="High Card",
            rules_version=1,
            seats=(2, MOST_SEATS),
            options=OPTIONS,
            turn_clause="H2",
            end_clause="H5",
            events=EVENTS,
            reasons=REASONS,
        )
        self.actions = action_table()

    def agree(self, players: int, options: dict[str, Value]) -> HighcardSetup:
        """The setup for these seats and option values."""
        return HighcardSetup(self, players, options, self.actions)

    def start(self, setup: Setup) -> HighcardState:
        """The first moment: nothing is dealt."""
        assert isinstance(setup, HighcardSetup)
        state = HighcardState(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> HighcardState:
        """The state that `HighcardState.fields` has written."""
        assert isinstance(setup, HighcardSetup)
        state = HighcardState(setup)
        notation.read(state, fields)
        checks.check(state)
        return state

    def greedy(self, view: View, rng: Rng) -> int:
        """The rule player's choice."""
        return greedy(view, rng)

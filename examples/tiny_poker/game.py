"""Tiny poker, the game."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value
from koloda.engine.values.view import View
from tiny_poker import checks, notation
from tiny_poker.actions import action_table
from tiny_poker.bots.greedy import greedy
from tiny_poker.events import EVENTS
from tiny_poker.options import OPTIONS, PRESETS, SEATS, PokerSetup
from tiny_poker.refusals import REASONS
from tiny_poker.rules.deal import begin
from tiny_poker.state import PokerState


class TinyPoker(Game):
    """Poker with three ranks: Kuhn's and Leduc's games, which can be solved exactly."""

    def __init__(self) -> None:
        super().__init__(
            name="tiny_poker",
            title="Tiny Poker",
            rules_version=1,
            seats=(SEATS, SEATS),
            options=OPTIONS,
            presets=PRESETS,
            turn_clause="P3",
            end_clause="P7",
            events=EVENTS,
            reasons=REASONS,
        )
        self.actions = action_table()

    def agree(self, players: int, options: dict[str, Value]) -> PokerSetup:
        """The setup for these option values."""
        return PokerSetup(self, players, options, self.actions)

    def start(self, setup: Setup) -> PokerState:
        """The first moment: nothing is dealt."""
        assert isinstance(setup, PokerSetup)
        state = PokerState(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> PokerState:
        """The state that `PokerState.fields` has written."""
        assert isinstance(setup, PokerSetup)
        state = PokerState(setup)
        notation.read(state, fields)
        checks.check(state)
        return state

    def greedy(self, view: View, rng: Rng) -> int:
        """The rule player's choice."""
        return greedy(view, rng)

"""Crazy eights, the game."""

from crazy_eights import checks, notation
from crazy_eights.actions import MOST_SEATS, action_table
from crazy_eights.bots.greedy import greedy
from crazy_eights.cards import SUITS
from crazy_eights.events import EVENTS
from crazy_eights.options import OPTIONS, EightsSetup
from crazy_eights.refusals import REASONS
from crazy_eights.rules.deal import begin
from crazy_eights.state import EightsState
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.features import Feature, Words
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value
from koloda.engine.values.view import View


class CrazyEights(Game):
    """Crazy eights as OpenSpiel plays it."""

    def __init__(self) -> None:
        super().__init__(
            name="crazy_eights",
            title="Crazy Eights",
            rules_version=1,
            seats=(2, MOST_SEATS),
            options=OPTIONS,
            turn_clause="C4",
            end_clause="C15",
            events=EVENTS,
            reasons=REASONS,
        )
        self.actions = action_table()

    def agree(self, players: int, options: dict[str, Value]) -> EightsSetup:
        """The setup for these seats and option values."""
        return EightsSetup(self, players, options, self.actions)

    def start(self, setup: Setup) -> EightsState:
        """The first moment: all cards are in the deck."""
        assert isinstance(setup, EightsSetup)
        state = EightsState(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> EightsState:
        """The state that `EightsState.fields` has written."""
        assert isinstance(setup, EightsSetup)
        state = EightsState(setup)
        notation.read(state, fields)
        checks.check(state)
        return state

    def greedy(self, view: View, rng: Rng) -> int:
        """The rule player's choice."""
        return greedy(view, rng)

    def features(self, setup: Setup) -> list[Feature]:
        """Zones and numbers, and the suit to follow, which is a word."""
        return [*super().features(setup), Words("suit", list(SUITS))]

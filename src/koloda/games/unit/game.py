"""Unit, the game."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.learning.features import Feature
from koloda.engine.values.concept import Concept
from koloda.engine.values.event import Sight
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value
from koloda.engine.values.view import View
from koloda.games.unit.actions import SEATS, action_table
from koloda.games.unit.bots import coach
from koloda.games.unit.bots.greedy import greedy
from koloda.games.unit.events import EVENTS, PASSED, QUIET
from koloda.games.unit.learn import features
from koloda.games.unit.notation import read
from koloda.games.unit.options import OPTIONS, PRESETS, UnitSetup
from koloda.games.unit.refusals import REASONS
from koloda.games.unit.rules.deal import begin
from koloda.games.unit.rules.ending import begins_next
from koloda.games.unit.state import UnitState, empty_state
from koloda.games.unit.strikes import cause


class Unit(Game):
    """Unit, the duel in which a limit pays for attack and defence, with its four extensions."""

    def __init__(self) -> None:
        super().__init__(
            name="unit",
            title="Unit",
            rules_version=2,
            seats=(SEATS, SEATS),
            options=OPTIONS,
            presets=PRESETS,
            turn_clause="U6",
            end_clause="U25",
            events=EVENTS,
            reasons=REASONS,
        )
        self.actions = action_table()

    def agree(self, players: int, options: dict[str, Value]) -> UnitSetup:
        """The setup for these seats and option values; refuses what does not go together."""
        return UnitSetup(self, players, options, self.actions)

    def start(self, setup: Setup) -> UnitState:
        """The first moment: nothing is dealt."""
        assert isinstance(setup, UnitSetup)
        state = empty_state(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> UnitState:
        """The state that `UnitState.fields` has written."""
        assert isinstance(setup, UnitSetup)
        state = empty_state(setup)
        read(state, fields)
        return state

    def rematch(self, last: State) -> Setup:
        """The setup of the next game: who begins follows from this one (V3, V50)."""
        assert isinstance(last, UnitState)
        options = {**last.setup.options, "first": begins_next(last)}
        return self.setup(SEATS, options)

    def matters(self, setup: Setup, view: View) -> Concept | None:
        """What a coach points out before a seat's choice."""
        assert isinstance(setup, UnitSetup)
        return coach.matters(setup, view)

    def why_better(
        self,
        setup: Setup,  # noqa: ARG002
        view: View,
        better: list[str],
        made: list[str],
    ) -> Concept | None:
        """Why one action is better than another."""
        return coach.why_better(view, better, made)

    def is_silent(self, event: str, before: str) -> bool:
        """A pass after a card of the limit, for nobody waited for an answer to it."""
        return event == PASSED.name and before in QUIET

    def cause(self, sight: Sight, before: list[Sight]) -> list[str]:
        """The cards that a loss of points comes from."""
        return cause(sight, before)

    def greedy(self, view: View, rng: Rng) -> int:  # noqa: ARG002 - it leaves nothing to chance
        """The rule player's choice."""
        return greedy(view)

    def hard_iterations(self, setup: Setup) -> int:  # noqa: ARG002 - all tables are for two
        """Few: the search plays hardly better with hundreds (docs/bots-measured.md)."""
        return 25

    def features(self, setup: Setup) -> list[Feature]:  # noqa: ARG002 - all tables look alike
        """What learners are shown as numbers."""
        return features()

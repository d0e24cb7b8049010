"""Karma, the game."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.learning.features import Feature
from koloda.engine.values.concept import Concept
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value
from koloda.engine.values.view import View
from koloda.games.karma.actions import MOST_SEATS, action_table
from koloda.games.karma.bots import coach
from koloda.games.karma.bots.evidence import KarmaEvidence, read_evidence
from koloda.games.karma.bots.greedy import greedy
from koloda.games.karma.events import EVENTS
from koloda.games.karma.learn import features, told
from koloda.games.karma.notation import read
from koloda.games.karma.options import EDITIONS, OPTIONS, KarmaSetup
from koloda.games.karma.refusals import REASONS
from koloda.games.karma.rules.deal import begin
from koloda.games.karma.rules.ending import next_dealer
from koloda.games.karma.state import KarmaState, empty_state


class Karma(Game):
    """Karma mini in its Russian and English editions, and the full 60-card game."""

    def __init__(self) -> None:
        super().__init__(
            name="karma",
            title="Karma",
            rules_version=2,
            seats=(2, MOST_SEATS),
            usual_seats=3,
            options=OPTIONS,
            presets=EDITIONS,
            preset_word="edition",
            turn_clause="K6",
            end_clause="K31",
            events=EVENTS,
            reasons=REASONS,
        )
        self.actions = action_table()

    def agree(self, players: int, options: dict[str, Value]) -> KarmaSetup:
        """The setup for these seats and option values; refuses what does not go together."""
        return KarmaSetup(self, players, options, self.actions)

    def start(self, setup: Setup) -> KarmaState:
        """The first moment: nothing is dealt."""
        assert isinstance(setup, KarmaSetup)
        state = empty_state(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> KarmaState:
        """The state that `KarmaState.fields` has written."""
        assert isinstance(setup, KarmaSetup)
        state = empty_state(setup)
        read(state, fields)
        return state

    def rematch(self, last: State) -> KarmaSetup:
        """The same options, but the loser of the last game deals (A28, A47)."""
        assert isinstance(last, KarmaState)
        setup = last.options
        return self.agree(setup.players, {**setup.options, "dealer": next_dealer(last)})

    def matters(self, setup: Setup, view: View) -> Concept | None:
        """What a coach points out before a seat's choice."""
        assert isinstance(setup, KarmaSetup)
        return coach.matters(setup, view)

    def why_better(
        self, setup: Setup, view: View, better: list[str], made: list[str]
    ) -> Concept | None:
        """Why one action is better than another."""
        assert isinstance(setup, KarmaSetup)
        return coach.why_better(setup, view, better, made)

    def coach_iterations(self) -> int:
        """Many: who takes the pile is often decided some rounds later (docs/bots-measured.md)."""
        return 40_000

    def greedy(self, view: View, rng: Rng) -> int:
        """The rule player's choice."""
        return greedy(view, rng)

    def evidence(self, setup: Setup, text: str = "") -> KarmaEvidence:
        """What taking the pile tells about hands."""
        assert isinstance(setup, KarmaSetup)
        return read_evidence(setup, text)

    def features(self, setup: Setup) -> list[Feature]:
        """What learners are shown as numbers."""
        return features(setup.players)

    def told(self, setup: Setup) -> list[Feature]:  # noqa: ARG002
        """What learners are shown of the evidence."""
        return told()

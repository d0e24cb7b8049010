"""Karmaka, the game."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.features import Feature
from koloda.engine.values.concept import Concept
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value
from koloda.engine.values.view import View
from koloda.games.karmaka.actions import MOST_SEATS, action_table
from koloda.games.karmaka.bots import coach, reasons
from koloda.games.karmaka.bots.evidence import KarmakaEvidence, read_evidence
from koloda.games.karmaka.bots.greedy import greedy
from koloda.games.karmaka.events import ANSWERS, COPIED, EVENTS, RUINED
from koloda.games.karmaka.learn import features, told
from koloda.games.karmaka.notation import read
from koloda.games.karmaka.options import OPTIONS, VARIANTS, KarmakaSetup
from koloda.games.karmaka.refusals import REASONS
from koloda.games.karmaka.rules.deal import begin
from koloda.games.karmaka.state import KarmakaState, empty_state


class Karmaka(Game):
    """Karmaka for 2 to 4 players, in teams, and with the Big Bad Wolf."""

    def __init__(self) -> None:
        super().__init__(
            name="karmaka",
            title="Karmaka",
            rules_version=2,
            seats=(2, MOST_SEATS),
            options=OPTIONS,
            presets=VARIANTS,
            preset_word="variant",
            turn_clause="M2.7",
            end_clause="M2.8",
            events=EVENTS,
            reasons=REASONS,
        )
        self.actions = action_table()

    def agree(self, players: int, options: dict[str, Value]) -> KarmakaSetup:
        """The setup for these seats and option values; refuses what does not go together."""
        return KarmakaSetup(self, players, options, self.actions)

    def start(self, setup: Setup) -> KarmakaState:
        """The first moment: nothing is dealt."""
        assert isinstance(setup, KarmakaSetup)
        state = empty_state(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> KarmakaState:
        """The state that `KarmakaState.fields` has written."""
        assert isinstance(setup, KarmakaSetup)
        state = empty_state(setup)
        read(state, fields)
        return state

    def matters(self, setup: Setup, view: View) -> Concept | None:  # noqa: ARG002
        """What a coach points out before a seat's choice."""
        return coach.matters(view)

    def why_better(
        self,
        setup: Setup,
        view: View,
        better: list[str],
        made: list[str],
    ) -> Concept | None:
        """Why one action is better than another."""
        assert isinstance(setup, KarmakaSetup)
        return reasons.why_better(view, setup.rivals[view.seat], better, made)

    def hard_iterations(self, setup: Setup) -> int:
        """Few: with hundreds it is out of reach for whoever beats `normal`."""
        assert isinstance(setup, KarmakaSetup)
        return 60 if setup.players > 2 and setup.mode == "free" else 120

    def overlooks(self) -> int:
        """Many: the next best card is often nearly as good."""
        return 60

    def overlooks_last(self) -> int:
        """Many: only who does without a card that could be played falls behind."""
        return 40

    def is_plain(self, prompt: str) -> bool:
        """How many Rings are missing is read off the table (M2.8)."""
        return prompt == "spend-rings"

    def is_answer(self, event: str, before: str) -> bool:
        """What an ability asks; what Denial copies was chosen when it was ruined (C19)."""
        return event in ANSWERS and (event, before) != (COPIED.name, RUINED.name)

    def greedy(self, view: View, rng: Rng) -> int:
        """The rule player's choice."""
        return greedy(view, rng)

    def features(self, setup: Setup) -> list[Feature]:
        """What learners are shown as numbers."""
        return features(setup.players)

    def told(self, setup: Setup) -> list[Feature]:  # noqa: ARG002
        """What learners are shown of the evidence."""
        return told()

    def evidence(self, setup: Setup, text: str = "") -> KarmakaEvidence:
        """What declined offers tell."""
        assert isinstance(setup, KarmakaSetup)
        return read_evidence(setup, text)

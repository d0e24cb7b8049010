"""Kanobu, the game."""

from collections.abc import Mapping
from os.path import exists
from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.features import Feature
from koloda.engine.values.concept import Concept
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.notation import Fields
from koloda.engine.values.options import Value, show
from koloda.engine.values.view import View
from koloda.games.kanobu import faults
from koloda.games.kanobu.actions import MOST_SEATS, KanobuActions
from koloda.games.kanobu.bots import coach
from koloda.games.kanobu.bots.evidence import KanobuEvidence, read_evidence
from koloda.games.kanobu.bots.greedy import greedy
from koloda.games.kanobu.cards import Pack
from koloda.games.kanobu.deckfile import (
    DECKS,
    inline,
    inline_counts,
    profile_counts,
    read_file,
    without_reverse,
)
from koloda.games.kanobu.events import EVENTS
from koloda.games.kanobu.learn import features, told
from koloda.games.kanobu.notation import read
from koloda.games.kanobu.options import OPTIONS, PROFILES, KanobuSetup, seats_error
from koloda.games.kanobu.refusals import REASONS
from koloda.games.kanobu.rules.deal import begin
from koloda.games.kanobu.rules.matching import Matching
from koloda.games.kanobu.state import KanobuState, empty_state

MOST_PACKS: Final = 16
"""Decks whose tables are kept; people's own decks must not fill the memory."""


class Kanobu(Game):
    """Kanobu with one of its two decks or a deck of one's own."""

    def __init__(self) -> None:
        super().__init__(
            name="kanobu",
            title="Kanobu",
            rules_version=1,
            seats=(2, MOST_SEATS),
            usual_seats=3,
            options=OPTIONS,
            presets=PROFILES,
            preset_word="profile",
            turn_clause="N6",
            end_clause="N2",
            events=EVENTS,
            reasons=REASONS,
        )
        self.packs: dict[str, tuple[Pack, KanobuActions, Matching]] = {}
        self.profiles = {profile: profile_counts(profile) for profile in DECKS}

    def wrong_seats(self, players: int) -> OptionError:
        """Why this many cannot play, and what a larger table needs."""
        return seats_error(players)

    def agree(self, players: int, options: dict[str, Value]) -> KanobuSetup:
        """The setup for these seats and option values; refuses what does not go together."""
        deck = show(options["deck"])
        if deck not in self.profiles and ":" not in deck:
            raise OptionError(faults.DECK_CARDS, known=", ".join(DECKS), deck=quoted(deck))
        counts = self.profiles[deck] if deck in self.profiles else inline_counts(deck)
        for profile, same in self.profiles.items():
            if counts == same:
                deck = profile
        if deck not in self.profiles:
            deck = inline(counts)
        options["deck"] = deck
        pack, actions, matching = self.pack(deck, counts, players)
        return KanobuSetup(self, players, options, pack, actions, matching)

    def pack(
        self, deck: str, counts: dict[str, int], players: int
    ) -> tuple[Pack, KanobuActions, Matching]:
        """The deck's tables; two players have no Reverse (N5)."""
        if players == 2:
            deck += " without Reverse"
            counts = without_reverse(counts)
        if deck not in self.packs:
            if len(self.packs) == MOST_PACKS:
                self.packs = {}
            pack = Pack(counts)
            self.packs[deck] = pack, KanobuActions(pack), Matching(pack)
        return self.packs[deck]

    def with_files(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options with the deck file they name, if they do, put in as its cards."""
        given = dict(options)
        deck = show(given.get("deck", "listed"))
        if deck not in self.profiles and (":" not in deck or exists(deck)):
            given["deck"] = read_file(deck)
        return given

    def start(self, setup: Setup) -> KanobuState:
        """The first moment: nothing is dealt."""
        assert isinstance(setup, KanobuSetup)
        state = empty_state(setup)
        begin(state)
        return state

    def read(self, setup: Setup, fields: Fields) -> KanobuState:
        """The state that `KanobuState.fields` has written."""
        assert isinstance(setup, KanobuSetup)
        state = empty_state(setup)
        read(state, fields)
        return state

    def evidence(self, setup: Setup, text: str = "") -> KanobuEvidence:
        """What players have not played in this match so far."""
        assert isinstance(setup, KanobuSetup)
        return read_evidence(setup, text)

    def matters(self, setup: Setup, view: View) -> Concept | None:  # noqa: ARG002
        """What a coach points out before a seat's choice."""
        return coach.matters(view)

    def why_better(
        self,
        setup: Setup,  # noqa: ARG002
        view: View,
        better: list[str],
        made: list[str],
    ) -> Concept | None:
        """Why one action is better than another."""
        return coach.why_better(view, better, made)

    def hard_iterations(self, setup: Setup) -> int:
        """More than elsewhere: hidden cards let a short search gain little.

        For three a thousand are already all that time buys (docs/bots-measured.md).
        """
        return 300 if setup.players == 3 else 1000

    def overlooks(self) -> int:
        """Few: whoever misses a card that fits has one more."""
        return 40

    def coach_iterations(self) -> int:
        """Many: a tree finds the best answer to a card late (docs/bots-measured.md)."""
        return 40_000

    def greedy(self, view: View, rng: Rng) -> int:
        """The rule player's choice."""
        return greedy(view, rng)

    def features(self, setup: Setup) -> list[Feature]:
        """What learners are shown as numbers."""
        return features(setup.tokens, setup.players)

    def told(self, setup: Setup) -> list[Feature]:
        """What learners are shown of the evidence."""
        return told(setup.tokens)

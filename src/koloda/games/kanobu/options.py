"""The options and profiles of Kanobu."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.ring import RingBuffer, empty_ring
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError
from koloda.engine.values.faults import SEAT_OPTION
from koloda.engine.values.options import RANDOM, Option, Preset, Value
from koloda.games.kanobu import faults
from koloda.games.kanobu.actions import MOST_SEATS, KanobuActions
from koloda.games.kanobu.cards import Pack
from koloda.games.kanobu.rules.matching import Matching, fits

OPTIONS: Final = (
    Option("deck", "text", "listed", "R40", "listed, drawpurple, or a deck of your own"),
    Option(
        "chance_mode",
        "choice",
        "any3",
        "R12",
        "whether any three of Rock, Scissors, Paper answer Chance, or one of each",
        ("any3", "set"),
    ),
    Option("voluntary_draw", "switch", True, "R7", "draw although a card could be played"),
    Option(
        "star_last",
        "choice",
        "win",
        "R21",
        "whether a Star as the last card wins at once or is carried out first",
        ("win", "resolve"),
    ),
    Option("play_for_places", "switch", False, "R37", "play on after the first winner"),
    Option("first", "seat", RANDOM, "R6", "who begins"),
    Option(
        "repeat",
        "number",
        3,
        "R43",
        "times the same situation may be met before the game ends; 0 = never",
        (0, 2, 3, 4, 5),
    ),
    Option("cap", "number", 200, "R28", "turns per player before the game ends", (), 1, 5_000),
    Option("experimental", "switch", False, "N3", "allow seven and eight players"),
)

PROFILES: Final = (
    Preset("listed", "Chance and Star are purple, as the rule book lists the cards", {}),
    Preset("drawpurple", "1 Card and 2 Cards are purple", {"deck": "drawpurple"}),
)

CARDS_EACH: Final = 6
MOST_TRIED_SEATS: Final = 6


class KanobuSetup(Setup):
    """The options of Kanobu as plain attributes for the rules to read."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Value],
        pack: Pack,
        actions: KanobuActions,
        matching: Matching,
    ) -> None:
        super().__init__(game, players, options, actions, pack.tokens)
        self.pack = pack
        self.numbers = actions
        self.matching = matching
        self.seats: i64 = players
        self.one_of_each = options["chance_mode"] == "set"
        self.voluntary_draw = options["voluntary_draw"] is True
        self.resolve_last_star = options["star_last"] == "resolve"
        self.play_for_places = options["play_for_places"] is True  # R22, R37
        first = options["first"]
        self.first: i64 = -1 if isinstance(first, str) else first
        self.repeat: i64 = int(options["repeat"])
        self.cap: i64 = int(options["cap"]) * players
        self.check()

    def row(self) -> RingBuffer:
        """A deck or pile without cards that has room for all of them."""
        return empty_ring(len(self.pack.cards))

    def check(self) -> None:
        """Refuse options that do not go together."""
        players = self.players
        if players > MOST_TRIED_SEATS and self.options["experimental"] is not True:
            raise seats_error(players)
        if self.first >= players:
            raise OptionError(SEAT_OPTION, game="kanobu", option="first", last=players - 1)
        need, have = CARDS_EACH * players + 1, len(self.pack.cards)
        if need > have:
            if players == 2:
                raise OptionError(faults.FEW_CARDS_FOR_TWO, need=need, have=have)
            raise OptionError(faults.FEW_CARDS, players=players, need=need, have=have)
        if not self.playable():
            raise OptionError(faults.DEAD_DECK)

    def playable(self) -> bool:
        """Whether any card of the deck fits on a card that can lie below it."""
        cards = self.pack.cards
        return any(
            kind != top or cards.count(kind) > 1
            for kind in range(self.pack.kinds)
            for top in range(self.pack.kinds)
            if fits(self.pack, kind, top)
        )


def seats_error(players: int) -> OptionError:
    """Why this many cannot play, and what a larger table needs (N3)."""
    first, last = MOST_TRIED_SEATS + 1, MOST_SEATS
    return OptionError(
        faults.EXPERIMENTAL, most=MOST_TRIED_SEATS, first=first, last=last, players=players
    )

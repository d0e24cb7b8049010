"""The options and presets of Unit, which are the levels of the rule book (U1, V34)."""

from typing import Final

from koloda.engine.containers.bits import popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.errors import OptionError
from koloda.engine.values.faults import SEAT_OPTION
from koloda.engine.values.options import RANDOM, Option, Preset, Value
from koloda.games.unit import faults
from koloda.games.unit.cards import TOKENS, full_deck, tiny_deck

MOST_POINTS: Final = 99
FIRST_DEAL: Final = 6
TINY_DEAL: Final = 2
"""The first deal with the tiny deck (V51)."""

OPTIONS: Final = (
    Option("start0", "number", 20, "U1", "points seat 0 starts with", (), 1, MOST_POINTS),
    Option("start1", "number", 20, "U1", "points seat 1 starts with", (), 1, MOST_POINTS),
    Option(
        "deck", "choice", "whole", "V51", "the whole deck or a handful of cards", ("whole", "tiny")
    ),
    Option("jokers", "switch", False, "U17", "54 cards with a black and a red joker"),
    Option("hands", "choice", "closed", "U3", "whether hands are seen", ("closed", "open")),
    Option(
        "turn_mode",
        "choice",
        "alternating",
        "U7",
        "whether the players act in a fixed order or as they come",
        ("alternating", "free"),
    ),
    Option("priority", "switch", False, "V44", "the free order is taken in turns"),
    Option("responses", "switch", True, "V4", "the opponent may answer every action with one"),
    Option(
        "deal_to",
        "choice",
        "both",
        "V1",
        "who gets two cards when a turn begins",
        ("both", "active"),
    ),
    Option(
        "recovery_suits",
        "choice",
        "any",
        "U23",
        "which suits can be turned into points",
        ("any", "hearts"),
    ),
    Option(
        "recovery_who",
        "choice",
        "both",
        "U24",
        "whether only the player whose turn it is turns limit cards into points",
        ("both", "active"),
    ),
    Option(
        "recovery_when",
        "choice",
        "emergency",
        "V17",
        "whether one recovers only when points are about to run out",
        ("emergency", "anytime"),
    ),
    Option(
        "recovery_order",
        "choice",
        "before",
        "V18",
        "whether recovered points are booked before the losses or together with them",
        ("before", "net"),
    ),
    Option(
        "hand_hearts",
        "choice",
        "emergency",
        "V28",
        "when hearts of the hand become points, with ext_hearts",
        ("emergency", "anytime"),
    ),
    Option("ext_hearts", "switch", False, "U27", "hearts become points straight from the hand"),
    Option("ext_clubs", "switch", False, "U28", "clubs extend the limit of any suit"),
    Option("ext_diamonds", "switch", False, "U29", "diamonds defend against any suit"),
    Option("ext_spades", "switch", False, "U30", "spades cancel any card of another suit"),
    Option("first", "seat", RANDOM, "V3", "who begins"),
)

INITIAL: Final[dict[str, Value]] = {"ext_hearts": True, "ext_clubs": True}
ADVANCED: Final[dict[str, Value]] = {**INITIAL, "ext_diamonds": True}
EXPERT: Final[dict[str, Value]] = {**ADVANCED, "ext_spades": True}

TINY: Final[dict[str, Value]] = {
    "deck": "tiny",
    "start0": 1,
    "start1": 1,
    "responses": False,
    "first": 0,
}

PRESETS: Final = (  # V34: each level adds to the one before
    Preset("basic", "no extension", {}),
    Preset("initial", "hearts recover from the hand, clubs extend any limit", INITIAL),
    Preset("advanced", "initial, and diamonds defend against any suit", ADVANCED),
    Preset("expert", "advanced, and spades cancel any card of another suit", EXPERT),
    Preset("tiny", "four cards and one turn, small enough to be solved exactly", TINY),
)


class UnitSetup(Setup):
    """The options of Unit as plain attributes for the rules to read."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.start = [int(options["start0"]), int(options["start1"])]
        self.jokers = options["jokers"] is True
        tiny = options["deck"] == "tiny"
        self.deck: i64 = tiny_deck(self.jokers) if tiny else full_deck(self.jokers)
        self.size: i64 = popcount(self.deck)
        self.first_deal: i64 = TINY_DEAL if tiny else FIRST_DEAL
        self.only_turn = tiny
        """Whether the game is over after its first turn (V51)."""
        self.open_hands = options["hands"] == "open"
        self.free_order = options["turn_mode"] == "free"
        self.priority = options["priority"] is True
        self.responses = options["responses"] is True
        self.deal_to_both = options["deal_to"] == "both"
        self.hearts_only = options["recovery_suits"] == "hearts"
        self.active_only = options["recovery_who"] == "active"
        self.anytime = options["recovery_when"] == "anytime"
        self.net = options["recovery_order"] == "net"
        self.ext_hearts = options["ext_hearts"] is True
        self.hearts_anytime = self.ext_hearts and (
            self.anytime or options["hand_hearts"] == "anytime"
        )
        self.ext_clubs = options["ext_clubs"] is True
        self.ext_diamonds = options["ext_diamonds"] is True
        self.ext_spades = options["ext_spades"] is True
        first = options["first"]
        self.first: i64 = -1 if isinstance(first, str) else first
        if self.first >= players:
            raise OptionError(SEAT_OPTION, game="unit", option="first", last=1)
        if self.priority and not self.free_order:
            raise OptionError(faults.PRIORITY)

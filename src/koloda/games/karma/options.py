"""The options and editions of Karma."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import size
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.errors import OptionError
from koloda.engine.values.faults import SEAT_OPTION
from koloda.engine.values.options import RANDOM, Option, Preset, Value
from koloda.games.karma import faults
from koloda.games.karma.cards import TOKENS, full_deck, tiny_deck

OPTIONS: Final = (
    Option("copies", "number", 2, "K1", "copies of each card in the deck", (2, 3)),
    Option(
        "deck", "choice", "whole", "A48", "the whole deck or a handful of cards", ("whole", "tiny")
    ),
    Option("clear", "number", 2, "K17", "identical cards in a row that clear the pile", (2, 3)),
    Option("voluntary_pickup", "switch", False, "D1", "take the pile although a card fits"),
    Option(
        "pt_follow_up",
        "choice",
        "may",
        "A2",
        "whether Play a Table Card must be followed by a card",
        ("may", "must"),
    ),
    Option("pt_pair", "switch", True, "D9", "several identical cards may follow Play a Table Card"),
    Option("karma_doubles", "switch", True, "A36", "identical karma cards clear the pile"),
    Option(
        "moved_card_can_be_doubled",
        "switch",
        True,
        "A37",
        "the card that Bottoms Up has moved counts towards a clear",
    ),
    Option(
        "draw_timing",
        "choice",
        "endOfTurn",
        "A35",
        "whether one also draws before each extra play",
        ("endOfTurn", "beforeReplay"),
    ),
    Option(
        "repeat",
        "number",
        3,
        "A30",
        "times the same position may be met before the game ends; 0 = never",
        (0, 2, 3, 4, 5),
    ),
    Option("cap", "number", 250, "A30", "turns per player before the game ends", (), 1, 100_000),
    Option("dealer", "seat", RANDOM, "A28", "who deals; the seat to the left starts"),
)

EDITIONS: Final = (
    Preset("ru", "the Russian Karma mini: take the pile only when you must", {}),
    Preset(
        "en", "the English Mini Round: you may take the pile at will", {"voluntary_pickup": True}
    ),
    Preset(
        "full",
        "the 60-card game for 2 to 6: three copies, three in a row clear",
        {"copies": 3, "clear": 3, "cap": 600},
    ),
    Preset(
        "tiny",
        "seven cards for two, few enough to be solved exactly",
        {"deck": "tiny", "repeat": 2, "cap": 20, "dealer": 1},
    ),
)

ROWS: Final = 3
"""Face down, face up and in hand (K2-K4)."""
ROW: Final = 3
"""Cards in each of them."""
TINY_ROW: Final = 1
"""The same with the tiny deck (A48)."""


class KarmaSetup(Setup):
    """The options of Karma as plain attributes for the rules to read."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.seats: i64 = players
        self.copies: i64 = int(options["copies"])
        self.clear: i64 = int(options["clear"])
        tiny = options["deck"] == "tiny"
        self.deck: i64 = tiny_deck() if tiny else full_deck(self.copies)
        self.row: i64 = TINY_ROW if tiny else ROW
        self.voluntary_pickup = options["voluntary_pickup"] is True
        self.must_follow = options["pt_follow_up"] == "must"
        self.pt_pair = options["pt_pair"] is True
        self.karma_doubles = options["karma_doubles"] is True
        self.moved_counts = options["moved_card_can_be_doubled"] is True
        self.draw_before_replay = options["draw_timing"] == "beforeReplay"
        self.repeat: i64 = int(options["repeat"])
        self.cap: i64 = int(options["cap"]) * players
        dealer = options["dealer"]
        self.dealer: i64 = -1 if isinstance(dealer, str) else dealer
        self.check()

    def check(self) -> None:
        """Refuse options that do not go together, and more players than the cards allow (D18)."""
        each = ROWS * self.row
        need, have = each * self.players, size(self.deck)
        most = have // each
        if need > have:
            raise OptionError(
                faults.FEW_CARDS,
                players=self.players,
                need=need,
                have=have,
                copies=self.copies,
                most=most,
            )
        if self.row == TINY_ROW and self.copies != 2:
            raise OptionError(faults.TINY_COPIES)
        if self.clear > self.copies:
            raise OptionError(faults.CLEAR)
        if self.dealer >= self.players:
            last = self.players - 1
            raise OptionError(SEAT_OPTION, game="karma", option="dealer", last=last)

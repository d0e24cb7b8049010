"""The options of crazy eights, under OpenSpiel's names."""

from typing import Final

from crazy_eights.cards import TOKENS
from koloda.engine.containers.ints import i64
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.options import Option, Value

OPTIONS: Final = (
    Option("max_draw_cards", "number", 5, "C7", "cards one may draw in a turn", (), 1, 52),
    Option("max_turns", "number", 100, "C15", "played cards that end the game", (), 1, 10_000),
    Option("use_special_cards", "switch", False, "C9", "queens, aces and twos have an effect"),
)


class EightsSetup(Setup):
    """The options as plain attributes for the rules to read."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.seats: i64 = players
        self.max_draw_cards: i64 = int(options["max_draw_cards"])
        self.max_turns: i64 = int(options["max_turns"])
        self.special = options["use_special_cards"] is True
        self.decks: i64 = 1
        self.cards_each: i64 = 5
        if players > 5:
            self.decks = 2
        elif players == 2:
            self.cards_each = 7

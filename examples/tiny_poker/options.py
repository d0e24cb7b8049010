"""The options of tiny poker, and the two games of the literature as presets."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.options import Option, Preset, Value
from tiny_poker.cards import TOKENS

ANTE: Final = 1
SEATS: Final = 2

OPTIONS: Final = (
    Option("copies", "number", 1, "P1", "cards of each rank", (), 1, 4),
    Option("rounds", "number", 1, "P3", "rounds of betting", (), 1, 2),
    Option("bet", "number", 1, "P4", "chips of a bet in the first round", (), 1, 100),
    Option("bets", "number", 1, "P5", "bets and raises in one round", (), 1, 4),
)
PRESETS: Final = (
    Preset("kuhn", "Kuhn poker: three cards, one round, one bet", {}),
    Preset(
        "leduc",
        "Leduc poker: six cards, an open card, two rounds with a bet and a raise",
        {"copies": 2, "rounds": 2, "bet": 2, "bets": 2},
    ),
)


class PokerSetup(Setup):
    """The options as plain attributes for the rules to read."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.copies: i64 = int(options["copies"])
        self.rounds: i64 = int(options["rounds"])
        self.bet: i64 = int(options["bet"])
        self.bets: i64 = int(options["bets"])

"""The options of High Card."""

from typing import Final

from koloda.engine.actions import ActionTable
from koloda.engine.game import Game
from koloda.engine.options import Option, Value
from koloda.engine.setup import Setup
from tools.kit.highcard.cards import TOKENS

OPTIONS: Final = (Option("hand", "number", 3, "H1", "cards dealt to each player", (), 1, 5),)


class HighcardSetup(Setup):
    """The options as plain attributes for the rules to read."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.hand = int(options["hand"])

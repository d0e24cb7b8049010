"""The options of High Card."""

from typing import Final

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.options import Option, Value
from koloda.kit.highcard.cards import TOKENS

OPTIONS: Final = (Option("hand", "number", 3, "H1", "cards dealt to each player", (), 1, 5),)


class HighcardSetup(Setup):
    """The options as plain attributes for the rules to read."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], actions: ActionTable
    ) -> None:
        super().__init__(game, players, options, actions, TOKENS)
        self.hand = int(options["hand"])

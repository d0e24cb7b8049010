"""All that a player has seen and done, in numbers: a row for each own choice and each sight.

A sight of several cards takes a row for each. Nothing is summed up or left out, so that two players
who remember different things have different rows; what does not fit is refused, never forgotten.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.errors import OptionError
from koloda.engine.values.event import Sight
from koloda.engine.values.view import HIDDEN
from koloda.envs import faults

Cells = list[int]

ENOUGH: Final[dict[str, dict[str, int]]] = {"karma": {"tiny": 82}, "unit": {"tiny": 27}}
"""How many rows the longest game takes, for presets small enough to try all games."""


class Block(NamedTuple):
    """Cells of a row that belong together, and what they hold."""

    name: str
    size: int
    meaning: str


class Recall:
    """What the cells of a row mean at one table, and how many rows there are."""

    def __init__(self, setup: Setup, most: int) -> None:
        self.setup = setup
        self.most = most
        self.bits = (setup.actions.players_end - 1).bit_length()
        self.kinds = [kind.name for kind in setup.game.events]
        self.cards = [*setup.tokens, HIDDEN]
        players = setup.players
        self.blocks = (
            Block("choice", 1, "1 if the row is an own choice"),
            Block("action", self.bits, "the number of the action that was chosen, in binary"),
            Block("observation", setup.layout().size, "what was seen when it was chosen"),
            Block("event", len(self.kinds), "1 for the kind of what was seen to happen"),
            Block("seat", players, "1 for the seat that did it"),
            Block("other", players, "1 for the other seat"),
            Block("amount", 1, "its number"),
            Block("card", len(self.cards), "1 for the card, the last one if it was hidden"),
        )
        self.width = sum(block.size for block in self.blocks)
        self.size = setup.layout().size + most * self.width
        """All cells: what is seen now, then the rows."""

    def row(self, **filled: Cells) -> Cells:
        """A row with some blocks filled and the others empty."""
        cells: Cells = []
        for block in self.blocks:
            cells += filled.get(block.name, [0] * block.size)
        return cells

    def choice(self, before: State, player: int, action: int) -> Cells:
        """The row of an own choice: what was seen, and what was done."""
        digits = [action >> place & 1 for place in range(self.bits)]
        return self.row(choice=[1], action=digits, observation=observed(before, player))

    def glance(self, state: State, player: int) -> Cells:
        """The row of a moment whose past is not known."""
        return self.row(observation=observed(state, player))

    def sight(self, sight: Sight) -> list[Cells]:
        """The rows of what was seen to happen; a further card has a row with nothing else."""
        if sight.kind.name not in self.kinds:
            raise OptionError(
                faults.UNLISTED, game=self.setup.game.name, event=repr(sight.kind.name)
            )
        players = self.setup.players
        first = self.row(
            event=one_of(len(self.kinds), self.kinds.index(sight.kind.name)),
            seat=one_of(players, sight.seat),
            other=one_of(players, sight.other),
            amount=[sight.amount],
            card=self.card(sight.cards[0]) if sight.cards else [0] * len(self.cards),
        )
        return [first, *(self.row(card=self.card(card)) for card in sight.cards[1:])]

    def card(self, token: str) -> Cells:
        """1 for that card."""
        return one_of(len(self.cards), self.cards.index(token))

    def check(self, rows: int) -> None:
        """Refuse a game that is longer than there is room for."""
        if rows > self.most:
            raise OptionError(faults.RECALL, game=self.setup.game.name, most=self.most, rows=rows)


def one_of(size: int, place: int) -> Cells:
    """1 at that place and 0 elsewhere; nothing at all for a place below 0."""
    return [int(cell == place) for cell in range(size)]


def observed(state: State, player: int) -> Cells:
    """The player's view in numbers."""
    sheet = Sheet(state.setup.layout().size)
    state.observe(player, sheet)
    return sheet.cells


def enough_rows(setup: Setup, enough: Mapping[str, int]) -> int:
    """How many rows the longest game of this table takes, if that is known for its preset."""
    game: Game = setup.game
    for preset, rows in enough.items():
        if str(game.setup(game.seats[0], {game.preset_word: preset})) == str(setup):
            return rows
    return 0

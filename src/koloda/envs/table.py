"""One game at one table, driven for a learner: chance, observations, masks and scores."""

import os
from typing import Any

import numpy as np
from numpy import ndarray

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence, observe
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import Value
from koloda.envs import faults
from koloda.games import find_game


def agree(
    game: str | Game, players: int, options: dict[str, Value], evidence: bool = False
) -> Setup:
    """The setup of a game, given by name or itself; 0 players are the fewest it takes.

    With evidence, observations end with what the moves have told.
    """
    rules = find_game(game) if isinstance(game, str) else game
    setup = rules.setup(players or rules.seats[0], options)
    return setup.with_evidence() if evidence else setup


def check_least(name: str, given: int, least: int) -> None:
    """Refuse a number that is too small to mean anything."""
    if given < least:
        raise OptionError(faults.TOO_FEW, name=name, least=least, given=given)


class Table:
    """A game in progress in which only seats wait: chance acts by itself, from a seed."""

    def __init__(self, setup: Setup, gathers: bool = False) -> None:
        self.setup = setup
        self.gathers = gathers or setup.shows_evidence
        """Whether somebody at the table uses evidence; gathering it takes time."""
        self.size: int = setup.layout().size
        self.actions: int = setup.actions.players_end
        self.game = self.driver(FastRng(0))

    @property
    def state(self) -> State:
        """The moment the game is in."""
        return self.game.state

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed nobody knows which."""
        rng = FastRng(int.from_bytes(os.urandom(8), "big") if seed is None else seed)
        self.prepare(rng)
        self.game.settle()

    def prepare(self, rng: FastRng) -> None:
        """A new game that has not begun."""
        self.game = self.driver(rng)

    def driver(self, rng: FastRng) -> Driver:
        """A game that has not begun."""
        game = Driver(self.setup, rng)
        if not self.gathers:
            game.evidence = Evidence()
        return game

    def act(self, seat: int, action: int) -> None:
        """A legal action of a seat, and the chance that follows it."""
        self.game.play(seat, action)

    def legal(self, seat: int) -> list[int]:
        """What that seat may do now; nothing when the choice is not its own."""
        return self.state.legal_actions(seat) if seat in self.state.to_act() else []

    def observation(self, seat: int) -> ndarray[Any, Any]:
        """That seat's view in numbers."""
        sheet = Sheet(self.size)
        observe(self.state, self.game.evidence, self.setup.layout(), seat, sheet)
        return np.frombuffer(sheet.packed(), np.uint8).copy()  # the caller's to change

    def mask(self, seat: int, actions: int = 0) -> ndarray[Any, Any]:
        """1 for each action that seat may take now; room for more actions is left at the end."""
        mask = np.zeros(actions or self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def scores(self) -> tuple[float, ...]:
        """Every seat's score from -1 to 1; 0 while the game goes on."""
        outcome = self.state.outcome()
        return (0.0,) * self.setup.players if outcome is None else outcome.scores

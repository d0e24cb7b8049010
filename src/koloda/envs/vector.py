"""Many games at once, with NumPy batches of observations and masks."""

from typing import Any

from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import Value
from koloda.envs import faults
from koloda.envs.needs import research

with research():
    import numpy as np
    from numpy import ndarray

    from koloda.envs.batch import Batch
    from koloda.envs.opposed import IN_TURN, Opposed
    from koloda.envs.table import agree, check_least

Step = tuple["ndarray[Any, Any]", ...]
Opponents = str | Player | list[str | Player]


class VectorEnv:
    """`number` games of one setup, each waiting for one seat; an ended game begins anew at once.

    Row i of every array belongs to game i: `observations` and `masks` to the seat `seats[i]`,
    whose choice it is. Without `opponents` all seats are the caller's, else only `seat`, or every
    seat in turn with `seat=-1`. After `max_cycles` steps, if there is such a limit, a game is cut
    off. With `lists=True` legal actions come as lists instead of masks. With `evidence=True`
    observations end with what the moves have told. With `copy=False` the arrays are read-only and
    the next step changes them.
    """

    def __init__(
        self,
        game: str | Game,
        number: int,
        players: int = 0,
        seed: int = 0,
        copy: bool = True,
        opponents: Opponents | None = None,
        seat: int = 0,
        max_cycles: int = 0,
        lists: bool = False,
        evidence: bool = False,
        **options: Value,
    ) -> None:
        check_least("number", number, 1)
        check_least("max_cycles", max_cycles, 0)
        self.setup = agree(game, players, options, evidence)
        self.number = number
        self.players = self.setup.players
        self.size: int = self.setup.layout().size
        self.actions: int = self.setup.actions.players_end
        self.copy = copy
        self.max_cycles = max_cycles
        self.lists = lists
        self.bots = None if opponents is None else found_bots(opponents, self.players - 1)
        self.seat = seat
        if not IN_TURN <= seat < self.players:
            raise OptionError(faults.SEAT, low=IN_TURN, high=self.players - 1, seat=seat)
        self.reset(seed)

    def reset(self, seed: int) -> tuple[ndarray[Any, Any], ndarray[Any, Any]]:
        """New games; the same seed deals the same cards, and no other seed deals any of them."""
        self.random = FastRng(seed)
        self.batch = self.new_batch(self.setup, seed)
        self.batch.deal()
        self.attach()
        return self.observations, self.legal

    def new_batch(self, setup: Setup, seed: int) -> Batch:
        """The games, not yet dealt."""
        if self.bots is None:
            return Batch(setup, self.number, seed, self.max_cycles)
        return Opposed(setup, self.number, seed, self.max_cycles, self.bots, self.seat)

    def attach(self) -> None:
        """Find the memory of the batch, which stays where it is but for the observations."""
        batch, shape = self.batch, (self.number, -1)
        self.all_masks = shared(batch.masks, np.uint8).reshape(shape)
        self.all_scores = shared(batch.scores, np.float64).reshape(shape)
        self.all_ended = shared(batch.ended, np.uint8).view(np.bool_)
        self.all_cut = shared(batch.cut, np.uint8).view(np.bool_)
        self.all_seats = shared(batch.seats, np.int64)
        self.look()

    def look(self) -> None:
        """Find the observations, which the batch writes into new memory in each step."""
        seen = shared(self.batch.sheet.memory, np.uint8)
        self.all_observations = seen.reshape(self.number, self.size)

    def step(self, actions: ndarray[Any, Any] | list[int]) -> Step:
        """One legal action in each game: observations, masks, scores of all seats, who ended.

        The scores are 0 while a game goes on. In the row of a game that ended they are its last
        ones, while observation and mask are already those of the next game; `final` has the old.
        """
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())
        self.look()
        return self.observations, self.legal, self.scores, self.ended

    def sample(self) -> list[int]:
        """A random legal action for each game."""
        return self.batch.sample(self.random)

    @property
    def observations(self) -> ndarray[Any, Any]:
        """The view of the seat to act, in numbers: one row for each game."""
        return self.all_observations.copy() if self.copy else self.all_observations

    @property
    def masks(self) -> ndarray[Any, Any]:
        """1 for each legal action of the seat to act."""
        return self.all_masks.copy() if self.copy else self.all_masks

    @property
    def legal_lists(self) -> ndarray[Any, Any]:
        """The legal actions of the seat to act, ascending; rows are filled up with -1."""
        found = shared(self.batch.lists(), np.int64).reshape(self.number, -1)
        return found.copy() if self.copy else found

    @property
    def legal(self) -> ndarray[Any, Any]:
        """The legal actions as masks, or as lists where these were wished."""
        return self.legal_lists if self.lists else self.masks

    @property
    def scores(self) -> ndarray[Any, Any]:
        """The last scores of all seats in the games that have just ended, else 0."""
        return self.all_scores.copy() if self.copy else self.all_scores

    @property
    def ended(self) -> ndarray[Any, Any]:
        """Which games have just ended."""
        return self.all_ended.copy() if self.copy else self.all_ended

    @property
    def cut(self) -> ndarray[Any, Any]:
        """Which games have just been cut off."""
        return self.all_cut.copy() if self.copy else self.all_cut

    @property
    def seats(self) -> ndarray[Any, Any]:
        """Whose choice it is in each game."""
        return self.all_seats.copy() if self.copy else self.all_seats

    def critic_views(self, rows: ndarray[Any, Any]) -> ndarray[Any, Any]:
        """What all seats see together in some games, the seat to act first: for training only.

        A critic may judge by it how a game stands; a player that saw it would see hidden cards.
        """
        sheet, states, at = Sheet(len(rows) * self.players * self.size), self.batch.states, 0
        for row in rows.tolist():
            first = int(self.all_seats[row])
            for step in range(self.players):
                sheet.start = at
                self.batch.observe(row, states[row], (first + step) % self.players, sheet)
                at += self.size
        found = np.frombuffer(sheet.packed(), np.uint8).reshape(len(rows), self.players * self.size)
        return found.copy()

    def final(self, row: int) -> tuple[ndarray[Any, Any], list[int], int]:
        """The last moment of the game that has just ended or been cut off in a row.

        An observation, the legal actions, which only a game that was cut off has, and the seat
        they belong to: the one that acted last or, when the game was cut off, the one to act.
        """
        batch = self.batch
        if not self.all_ended[row] and not self.all_cut[row]:
            raise OptionError(faults.NOT_ENDED, game=row)
        looks = shared(batch.last.memory, np.uint8).reshape(self.number, self.size)
        return looks[row].copy(), list(batch.last_legal[row]), int(batch.last_seats[row])

    def __getstate__(self) -> dict[str, Any]:
        # Arrays in the memory of the batch would be copies of their own.
        kept = vars(self).items()
        return {name: value for name, value in kept if not name.startswith("all_")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.attach()


def found_bots(opponents: Opponents, number: int) -> list[Player]:
    """The players of that many seats, by name or themselves; one alone takes all of them."""
    named = opponents if isinstance(opponents, list) else [opponents] * number
    if len(named) != number:
        raise OptionError(faults.OPPONENTS, needed=number, given=len(named))
    return [find_player(who) if isinstance(who, str) else who for who in named]


def shared(memory: Any, kind: type) -> ndarray[Any, Any]:
    """The engine's memory as an array of that kind, without a copy."""
    found: ndarray[Any, Any] = np.frombuffer(memory, kind)
    return found

"""Expert Iteration, the expert's part: games of a search, with its visits and their results."""

from typing import Any, Final, NamedTuple

from numpy import ndarray

from koloda.bots.guide import Guide
from koloda.bots.guided_search import GuidedSearch
from koloda.bots.host import play_game
from koloda.bots.net_player import NetPlayer
from koloda.bots.player import Player
from koloda.bots.search import Choice, Search
from koloda.engine.chance.rng import FastRng, Rng, SeedStream, seed_from_number
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.engine.values.options import Value
from koloda.games import find_game
from koloda.train.needs import training
from koloda.train.selfplay import derived, widened

with training():
    import numpy as np

Array = ndarray[Any, Any]
OPENING: Final = 16
"""Choices at the beginning of a game that are drawn by visits; later the most visited is taken."""
NO_LIMIT: Final = 1e9
BESIDE: Final = 0.5
"""How much the search's own mean weighs beside the result in what a position was worth."""


class Task(NamedTuple):
    """Some games of a round that any process can play."""

    game: str
    players: int
    options: dict[str, Value]
    file: str
    """The network that guides the search; without one it has playouts."""
    iterations: int
    seed: int
    round: int
    numbers: tuple[int, ...]


class Studies(NamedTuple):
    """Positions that were searched, a row each."""

    looks: Array
    legal: Array
    visits: Array
    """The share of the visits that each legal action had."""
    returns: Array
    """The scores to expect, in the order of the network's."""


class Expert(Player):
    """Searches for every seat of one game and keeps what it has found."""

    def __init__(self, guide: Guide | None, iterations: int, outputs: int) -> None:
        super().__init__("expert")
        self.guide = guide
        self.iterations = iterations
        self.outputs = outputs
        self.seats: list[int] = []
        self.looks: list[bytes] = []
        self.legal: list[list[int]] = []
        self.visits: list[list[float]] = []
        self.means: list[float] = []

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """Search, keep, and choose by visits while the game is young."""
        legal = world.legal_actions(seat)
        search = (
            Search(world, seat, evidence, rng)
            if self.guide is None
            else GuidedSearch(world, seat, evidence, rng, self.guide)
        )
        search.run(self.iterations, NO_LIMIT)
        choices = search.choices()
        found = {choice.action: choice for choice in choices}
        visits = [found[action].visits if action in found else 0 for action in legal]
        total = sum(visits)
        sheet = Sheet(world.setup.layout().size)
        world.observe(seat, sheet)
        self.seats.append(seat)
        self.looks.append(sheet.packed())
        self.legal.append(legal)
        self.visits.append([count / total for count in visits])
        self.means.append(sum(each.score * each.visits for each in choices) / total)
        return drawn(choices, rng) if len(self.seats) <= OPENING else choices[0].action

    def studies(self, scores: tuple[float, ...]) -> Studies:
        """What was kept, now that the game's result is known."""
        players, count = len(scores), len(self.seats)
        returns = np.array(
            [
                [scores[(seat + step) % players] for step in range(self.outputs)]
                for seat in self.seats
            ],
            np.float32,
        ).reshape(count, self.outputs)
        returns[:, 0] += BESIDE * (np.array(self.means, np.float32) - returns[:, 0])
        looks = np.frombuffer(b"".join(self.looks), np.uint8).reshape(count, -1)
        legal = widened([np.array([row]) for row in self.legal])
        visits = np.zeros(legal.shape, np.float32)
        for at, row in enumerate(self.visits):
            visits[at, : len(row)] = row
        return Studies(looks, legal, visits, returns)


def drawn(choices: list[Choice], rng: Rng) -> int:
    """One of the actions, with a chance that is its share of the visits."""
    left = rng.below(sum(choice.visits for choice in choices))
    for choice in choices:
        left -= choice.visits
        if left < 0:
            return choice.action
    raise AssertionError("a draw below the sum is within it")


def play_task(task: Task) -> list[Studies]:
    """The games of a task; each follows from seed, round and number alone."""
    setup = find_game(task.game).setup(task.players, task.options)
    guide = Guide(NetPlayer(task.file).network) if task.file else None
    played = [play_one(setup, guide, task, number) for number in task.numbers]
    return [expert.studies(scores) for expert, scores in played if expert.seats]


def play_one(
    setup: Setup, guide: Guide | None, task: Task, number: int
) -> tuple[Expert, tuple[float, ...]]:
    """One game: who has searched in it, and the scores."""
    seed = derived(task.seed, "search", task.round, number)
    expert = Expert(guide, task.iterations, 1 if setup.players == 2 else setup.players)
    game = Driver(setup, SeedStream(seed_from_number(seed)))
    host = play_game(game, [expert] * setup.players, FastRng(seed))
    outcome = host.game.state.outcome()
    assert outcome is not None
    return expert, outcome.scores


def gathered(studies: list[Studies]) -> Studies:
    """Many games as one, their lists filled up to one width."""
    legal = widened([each.legal for each in studies])
    visits = np.zeros(legal.shape, np.float32)
    at = 0
    for each in studies:
        visits[at : at + len(each.visits), : each.visits.shape[1]] = each.visits
        at += len(each.visits)
    looks, returns = (np.concatenate([each[place] for each in studies]) for place in (0, 3))
    return Studies(looks, legal, visits, returns)

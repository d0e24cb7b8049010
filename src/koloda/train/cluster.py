"""Shards of games played on a Ray cluster; one that is lost with its machine is played again."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from koloda.arena import faults
from koloda.arena.cluster import ClusterError, connect, failed, run_on_ray
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.fingerprint import fingerprint
from koloda.engine.version import VERSION
from koloda.games import find_game
from koloda.train.needs import training
from koloda.train.net import Net
from koloda.train.plan import SHARDS, Plan
from koloda.train.search_games import Studies, Task, play_task
from koloda.train.selfplay import Lessons
from koloda.train.workers import new_net, new_shard

with training():
    import torch

LOSSES: Final = 20
"""How often a shard may be lost in one round."""


class Corner:
    """One shard of the games, in a process of the cluster."""

    def __init__(self, game: str, players: int, options: Any, plan: Plan, number: int) -> None:
        torch.set_num_threads(1)
        self.setup = find_game(game).setup(players, options)
        self.net = new_net(self.setup, plan.hidden, plan.critic)
        self.shard = new_shard(self.setup, plan, number)

    def signature(self) -> tuple[str, ...]:
        """What must be the same here as where the training was started."""
        return signature(self.setup)

    def begin(self, span: int) -> None:
        """New games."""
        self.shard.begin(span)

    def play(self, arrays: dict[str, Any], steps: int) -> Lessons:
        """Some steps with these weights."""
        self.net.take(arrays)
        return self.shard.play(self.net, steps)


def signature(setup: Setup) -> tuple[str, ...]:
    """The versions of koloda, of the rules and of torch, and what cells and actions mean."""
    told = fingerprint(setup.layout(), setup.actions)
    return VERSION, str(setup.game.rules_version), torch.__version__, told


class Spread:
    """Plays each shard in a process of the cluster, wherever Ray puts it.

    A shard follows from its span and from the weights of each round since. When its process is
    lost, another one plays the span again up to this round, with the same lessons.
    """

    def __init__(self, ray: Any, setup: Setup, plan: Plan, address: str) -> None:
        self.ray = ray
        self.address = address
        self.given = (setup.game.name, setup.players, setup.options, plan)
        self.corner = ray.remote(scheduling_strategy="SPREAD")(Corner)
        self.span = 0
        self.rounds: list[tuple[Any, int]] = []
        """The weights and steps of each round since the span began."""
        self.corners = [self.corner.remote(*self.given, shard) for shard in range(SHARDS)]
        if any(
            self.answer(corner.signature.remote()) != signature(setup) for corner in self.corners
        ):
            raise ClusterError(faults.OTHER_KOLODA, address=address)

    def begin(self, span: int) -> None:
        """New games in all shards."""
        self.span, self.rounds = span, []
        for corner in self.corners:
            corner.begin.remote(span)

    def play(self, net: Net, steps: int) -> list[Lessons]:
        """All shards at once; the lessons in their order."""
        self.rounds.append((self.ray.put(net.arrays()), steps))
        coming = [corner.play.remote(*self.rounds[-1]) for corner in self.corners]
        return [self.lessons(shard, reference) for shard, reference in enumerate(coming)]

    def lessons(self, shard: int, reference: Any) -> Any:
        """The lessons of a shard, which is begun again if it was lost."""
        for _ in range(LOSSES):
            try:
                return self.ray.get(reference)
            except self.ray.exceptions.RayActorError:
                reference = self.again(shard)
        return self.answer(reference)

    def again(self, shard: int) -> Any:
        """Another process for a shard, which plays all rounds of the span once more."""
        corner = self.corners[shard] = self.corner.remote(*self.given, shard)
        corner.begin.remote(self.span)
        return [corner.play.remote(*each) for each in self.rounds][-1]

    def answer(self, reference: Any) -> Any:
        """What the cluster has found; its failure is one sentence."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayError as error:
            raise failed(self.address, error) from None


@contextmanager
def cluster_crew(setup: Setup, plan: Plan, address: str) -> Iterator[Spread]:
    """Who plays on the cluster at an address."""
    ray = connect(address)
    try:
        yield Spread(ray, setup, plan, address)
    except ray.exceptions.RayError as error:
        raise failed(address, error) from None
    finally:
        ray.shutdown()


class Sent(NamedTuple):
    """Search games, with the network that guides them, for a machine that has no such file."""

    task: Task
    network: bytes


def play_sent(sent: Sent) -> list[Studies]:
    """The games of a task, by the network that came with it."""
    if not sent.task.file:
        return play_task(sent.task)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "network.npz"
        file.write_bytes(sent.network)
        return play_task(sent.task._replace(file=str(file)))


def search_on_ray(tasks: list[Task], address: str) -> dict[int, list[Studies]]:
    """The search games of all tasks, by their numbers."""
    pieces = [Sent(task, Path(task.file).read_bytes() if task.file else b"") for task in tasks]
    return dict(run_on_ray(play_sent, pieces, address))

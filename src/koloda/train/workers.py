"""Shards of games played here or by other processes; the lessons are the same either way."""

import contextlib
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Protocol

from koloda.engine.contract.setup import Setup
from koloda.games import find_game
from koloda.train.needs import training
from koloda.train.net import Net
from koloda.train.parts import action_parts
from koloda.train.plan import SHARDS, Plan
from koloda.train.selfplay import Lessons, Shard

with training():
    import torch


class Crew(Protocol):
    """Whoever plays all shards."""

    def begin(self, span: int) -> None:
        """New games in all shards."""

    def play(self, net: Net, steps: int) -> list[Lessons]:
        """Some steps in all shards."""


class Alone:
    """Plays all shards in this process."""

    def __init__(self, setup: Setup, plan: Plan) -> None:
        self.shards = [new_shard(setup, plan, number) for number in range(SHARDS)]

    def begin(self, span: int) -> None:
        """New games in all shards."""
        for shard in self.shards:
            shard.begin(span)

    def play(self, net: Net, steps: int) -> list[Lessons]:
        """One shard after the other."""
        return [shard.play(net, steps) for shard in self.shards]


class Team:
    """Sends the weights to other processes and gathers their lessons."""

    def __init__(self, pipes: list[Connection]) -> None:
        self.pipes = pipes

    def begin(self, span: int) -> None:
        """New games in all shards."""
        for pipe in self.pipes:
            pipe.send(("begin", span, None))

    def play(self, net: Net, steps: int) -> list[Lessons]:
        """All processes at once; the lessons in the order of the shards."""
        for pipe in self.pipes:
            pipe.send(("play", steps, net.arrays()))
        answers: list[list[Lessons]] = [pipe.recv() for pipe in self.pipes]
        return [answers[shard % len(answers)][shard // len(answers)] for shard in range(SHARDS)]


@contextmanager
def crew(setup: Setup, plan: Plan, processes: int) -> Iterator[Crew]:
    """Who plays, with that many processes besides the one that learns; none with 1."""
    if processes == 1:
        yield Alone(setup, plan)
        return
    context = multiprocessing.get_context("spawn")
    pipes, workers = [], []
    for number in range(min(processes, SHARDS)):
        ours, theirs = context.Pipe()
        mine = list(range(number, SHARDS, min(processes, SHARDS)))
        given = (setup.game.name, setup.players, setup.options, plan, mine)
        worker = context.Process(target=serve, args=(theirs, *given), daemon=True)
        worker.start()
        theirs.close()  # so that the end of this process is the end of the pipe for the other one
        pipes.append(ours)
        workers.append(worker)
    try:
        yield Team(pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        for worker in workers:
            worker.join()


def serve(
    pipe: Connection,
    game: str,
    players: int,
    options: dict[str, Any],
    plan: Plan,
    numbers: list[int],
) -> None:
    """Play some shards for another process until it hangs up."""
    torch.set_num_threads(1)
    setup = find_game(game).setup(players, options)
    net = new_net(setup, plan.hidden, plan.critic)
    shards = [new_shard(setup, plan, number) for number in numbers]
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            order, number, arrays = pipe.recv()
            if order == "begin":
                for shard in shards:
                    shard.begin(number)
            else:
                net.take(arrays)
                pipe.send([shard.play(net, number) for shard in shards])


def new_net(setup: Setup, hidden: int, critic: bool = False) -> Net:
    """A network for a table, its weights drawn by torch's own dice."""
    parts = action_parts(setup.actions.texts[: setup.actions.players_end])
    return Net(setup.layout().size, parts, hidden, setup.players, critic)


def new_shard(setup: Setup, plan: Plan, number: int) -> Shard:
    """One part of the games of a plan."""
    rival = plan.rival_of(number)
    return Shard(setup, plan.games // SHARDS, plan.seed, number, rival)

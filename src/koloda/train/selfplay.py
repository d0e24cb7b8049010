"""Games of a network against itself, and what each choice in them was worth."""

import hashlib
from typing import Any, Final, NamedTuple

from numpy import ndarray

from koloda.engine.contract.setup import Setup
from koloda.envs.opposed import IN_TURN
from koloda.envs.vector import VectorEnv
from koloda.train.needs import training
from koloda.train.net import PADDING, Net

with training():
    import numpy as np
    import torch

Array = ndarray[Any, Any]
FADE: Final = 0.95
"""GAE's lambda: how far a surprise reaches back."""


class Turn(NamedTuple):
    """One step of all games, and what the network expected before it."""

    seats: Array
    rows: Array
    """The games in which there was a choice."""
    values: Array
    """Expected scores by seat, a row for each choice."""
    ended: Array
    scores: Array


class Lessons(NamedTuple):
    """Choices to learn from, a row each."""

    looks: Array
    legal: Array
    place: Array
    """Where in the list of legal actions the chosen one stands."""
    chances: Array
    """The logarithm of the chance with which it was chosen."""
    gains: Array
    """How much better it went than expected, for the seat that chose."""
    returns: Array
    """The scores to expect, in the order of the network's."""
    views: Array
    """What all seats saw together, for the critic; no cells where there is none."""


class Shard:
    """A part of the games, with dice of its own: which process plays it makes no difference.

    The network has all seats, or with a rival one of them, in turn.
    """

    def __init__(
        self, setup: Setup, games: int, seed: int, number: int, rival: str | None = None
    ) -> None:
        self.games = games
        self.players = setup.players
        self.seed = seed
        self.number = number
        rules: dict[str, Any] = dict(setup.options)
        if rival is not None:
            rules |= {"opponents": rival, "seat": IN_TURN}
        self.env = VectorEnv(setup.game, games, setup.players, 0, False, lists=True, **rules)
        self.dice = torch.Generator()

    def begin(self, span: int) -> None:
        """New games; they and all that is chosen in them follow from seed, span and number."""
        self.env.reset(derived(self.seed, span, self.number))
        self.dice.manual_seed(derived(self.seed, span, self.number, "dice"))

    def play(self, net: Net, steps: int) -> Lessons:
        """Some steps in all games; a forced choice is played and teaches nothing."""
        kept: list[tuple[Array, ...]] = []
        turns: list[Turn] = []
        for _ in range(steps):
            legal, seats = self.env.legal_lists, self.env.all_seats.copy()
            rows = np.flatnonzero(legal[:, 1] >= 0) if legal.shape[1] > 1 else np.zeros(0, int)
            looks, lists = self.env.all_observations[rows], legal[rows]
            views = self.views(net, rows)
            chosen = legal[:, 0].copy()
            place, chance, values = self.choose(net, looks, lists, views)
            chosen[rows] = lists[np.arange(len(rows)), place]
            kept.append((looks, lists, place, chance, views))
            self.env.step(chosen)
            seen = spread(values, seats[rows], self.players)
            ended, scores = self.env.all_ended.copy(), self.env.all_scores.astype(np.float32)
            turns.append(Turn(seats, rows, seen, ended, scores))
        looks, lists = self.env.all_observations.copy(), self.env.legal_lists.copy()
        _, _, last = self.choose(net, looks, lists, self.views(net, np.arange(self.games)))
        after = spread(last, self.env.all_seats, self.players)
        gains, returns = judge(turns, after, last.shape[1])
        return joined(kept, gains, returns)

    def views(self, net: Net, rows: Array) -> Array:
        """What a critic sees in these games; without one, no cells."""
        if net.critic is None:
            return np.zeros((len(rows), 0), np.uint8)
        return self.env.critic_views(rows)

    def choose(
        self, net: Net, looks: Array, lists: Array, views: Array
    ) -> tuple[Array, Array, Array]:
        """A place in each list by the network's chances, their logarithms, expected scores."""
        with torch.inference_mode():
            chances, values = net(torch.from_numpy(looks), torch.from_numpy(lists))
            if net.critic is not None:
                values = net.judged(torch.from_numpy(views))
            noise = torch.empty_like(chances).exponential_(generator=self.dice).log()
            place = (chances - noise).argmax(1)
            chance = chances.gather(1, place[:, None])[:, 0]
        return place.numpy(), chance.numpy(), values.numpy()


def derived(*parts: object) -> int:
    """A seed that follows from these, and that other ones do not share."""
    text = "koloda train " + " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def spread(values: Array, seats: Array, players: int) -> Array:
    """Expected scores by seat, from ones that begin at the viewer's."""
    found = np.empty((len(values), players), np.float32)
    rows = np.arange(len(values))
    for step in range(players):
        given = values[:, step] if values.shape[1] > 1 else (1 - 2 * step) * values[:, 0]
        found[rows, (seats + step) % players] = given
    return found


def judge(turns: list[Turn], after: Array, outputs: int) -> tuple[Array, Array]:
    """Gains (GAE, without discount) of the choosers, and returns from their seats on.

    A forced choice hands on what comes after it; unfinished games count by what is expected.
    """
    gain = np.zeros_like(after)
    gains: list[Array] = []
    returns: list[Array] = []
    for seats, rows, values, ended, scores in reversed(turns):
        over = ended[:, None]
        after, gain = np.where(over, scores, after), np.where(over, np.float32(0), gain)
        mine = after[rows] - values + np.float32(FADE) * gain[rows]
        after[rows], gain[rows] = values, mine
        places, chooser = np.arange(len(rows)), seats[rows]
        gains.append(mine[places, chooser])
        total = mine + values
        around = [total[places, (chooser + step) % total.shape[1]] for step in range(outputs)]
        returns.append(np.stack(around, 1))
    return np.concatenate(gains[::-1]), np.concatenate(returns[::-1])


def joined(kept: list[tuple[Array, ...]], gains: Array, returns: Array) -> Lessons:
    """All kept choices, their lists of legal actions filled up to one width."""
    looks, place, chances, views = (
        np.concatenate([part[at] for part in kept]) for at in (0, 2, 3, 4)
    )
    legal = widened([part[1] for part in kept])
    return Lessons(looks, legal, place, chances, gains, returns, views)


def widened(lists: list[Array]) -> Array:
    """Lists of different widths below each other."""
    width = max(part.shape[1] for part in lists)
    found = np.full((sum(map(len, lists)), width), PADDING)
    at = 0
    for part in lists:
        found[at : at + len(part), : part.shape[1]] = part
        at += len(part)
    return found


def together(shards: list[Lessons]) -> Lessons:
    """The lessons of all shards."""
    legal = widened([shard.legal for shard in shards])
    columns = {
        name: np.concatenate([getattr(shard, name) for shard in shards])
        for name in Lessons._fields
        if name != "legal"
    }
    return Lessons(legal=legal, **columns)

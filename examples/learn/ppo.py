"""PPO over legal actions in one file: python examples/learn/ppo.py --choices 4_000_000.

Self-play from nothing at a table for two, on Gymnasium's vector environment, with NumPy alone. The
length is told in choices, so that a seed gives the same network on a busy machine. Every round the
whole training is kept in `<out>/<game>.state.npz`, and `--resume` goes on from there; the player is
`<out>/<game>.npz`: koloda arena karma --players net:build/learn/karma.npz,normal.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy import ndarray

from koloda.envs.networks import save_network
from koloda.envs.registration import identifier

Array = ndarray[Any, Any]
Turn = tuple[Array, ...]
CLIP, FADE, NORM = 0.2, 0.95, 0.5
NEVER = np.float32(-1e9)
LOGARITHMS = np.log1p(np.arange(256, dtype=np.float32))


class Net:
    """Two layers of rectified units; logits of the legal actions and the expected score."""

    def __init__(self, cells: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {}
        sizes = {
            "first": (cells, hidden, 2.0),
            "second": (hidden, hidden, 2.0),
            "policy": (hidden, actions, 0.01),
            "value": (hidden, 1, 0.01),
        }
        for name, (inputs, outputs, gain) in sizes.items():
            matrix = rng.standard_normal((inputs, outputs)) * np.sqrt(gain / inputs)
            self.weights[name] = matrix.astype(np.float32)
            self.weights[f"{name}_bias"] = np.zeros(outputs, np.float32)
        self.means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.updates = 0

    def layer(self, name: str, given: Array) -> Array:
        """A product with a layer's matrix and its bias."""
        product: Array = given @ self.weights[name] + self.weights[f"{name}_bias"]
        return product

    def forward(self, looks: Array, legal: Array) -> tuple[Array, Array, list[Array]]:
        """Logarithms of the legal actions' chances, expected scores, and what learning needs."""
        cells = LOGARITHMS[looks]
        one = np.maximum(self.layer("first", cells), 0)
        two = np.maximum(self.layer("second", one), 0)
        logits = np.take_along_axis(self.layer("policy", two), np.maximum(legal, 0), 1)
        logits = np.where(legal < 0, NEVER, logits)
        logits -= logits.max(1, keepdims=True)
        chances = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return chances, np.tanh(self.layer("value", two)[:, 0]), [cells, one, two]

    def learn(self, batch: Turn, rate: float, entropy: float) -> tuple[float, float]:
        """One step of Adam on PPO's clipped objective; the value's error and the entropy."""
        looks, legal, place, old, gains, returns = batch
        chances, values, (cells, one, two) = self.forward(looks, legal)
        number = np.float32(len(looks))
        ratio = np.exp(np.take_along_axis(chances, place, 1)[:, 0] - old)
        gain = (gains - gains.mean()) / (gains.std() + 1e-5)
        free = ratio * gain <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * gain
        pull = np.where(free, -ratio * gain, 0)[:, None] / number
        odds = np.exp(chances)
        spread = -(odds * np.maximum(chances, -30)).sum(1, keepdims=True)
        slope = -pull * odds + entropy * odds * (np.maximum(chances, -30) + spread) / number
        rows = np.arange(len(looks))
        slope[rows, place[:, 0]] += pull[:, 0]
        wide = np.zeros((len(looks), self.weights["policy"].shape[1] + 1), np.float32)
        np.put_along_axis(wide, legal, slope.astype(np.float32), 1)  # -1 is the column too many
        tilt = ((values - returns) * (1 - values**2) / number)[:, None].astype(np.float32)
        self.adam(self.slopes(cells, one, two, wide[:, :-1], tilt), rate)
        return float(((values - returns) ** 2).mean()), float(spread.mean())

    def slopes(
        self, cells: Array, one: Array, two: Array, policy: Array, value: Array
    ) -> dict[str, Array]:
        """Backpropagation from the slopes of logits and values."""
        back = policy @ self.weights["policy"].T + value @ self.weights["value"].T
        back *= two > 0
        further = back @ self.weights["second"].T
        further *= one > 0
        pairs = {
            "first": (cells, further),
            "second": (one, back),
            "policy": (two, policy),
            "value": (two, value),
        }
        found = {name: given.T @ slope for name, (given, slope) in pairs.items()}
        return found | {f"{name}_bias": slope.sum(0) for name, (_, slope) in pairs.items()}

    def adam(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam, with the gradient's norm clipped."""
        self.updates += 1
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shrink = min(1.0, NORM / (norm + 1e-6))
        step = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, steep in slopes.items():
            slope = steep * shrink
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            self.weights[name] -= step * self.means[name] / (np.sqrt(self.squares[name]) + 1e-5)


def play(env: Any, now: tuple[Array, dict[str, Any]], net: Net, steps: int, rng: Any) -> Any:
    """Choices of the network against itself; forced ones are played and not kept."""
    kept: list[Turn] = []
    turns: list[Turn] = []
    looks, infos = now
    for _ in range(steps):
        legal, seats = infos["legal_actions"], infos["seat"]
        rows = np.flatnonzero((legal >= 0).sum(1) > 1)
        chances, values, _ = net.forward(looks[rows], legal[rows])
        noise = rng.gumbel(size=chances.shape).astype(np.float32)
        place = (chances + noise).argmax(1)[:, None]
        kept.append((looks[rows], legal[rows], place, np.take_along_axis(chances, place, 1)[:, 0]))
        chosen = legal[:, 0].copy()
        chosen[rows] = np.take_along_axis(legal[rows], place, 1)[:, 0]
        looks, rewards, ended, _, infos = env.step(chosen)
        turns.append((seats, rows, values, ended, rewards))
    last = net.forward(looks, infos["legal_actions"])[1]
    return (looks, infos), kept, judge(turns, infos["seat"], last)


def judge(turns: list[Turn], next_seat: Array, next_value: Array) -> tuple[Array, Array]:
    """Advantages and returns (GAE) of the kept choices as their own seats see them.

    Two seats, what one wins the other loses: the sign changes where the seat does.
    """
    next_gain = np.zeros_like(next_value)
    gains: list[Array] = []
    returns: list[Array] = []
    for seats, rows, values, ended, rewards in reversed(turns):
        sign = np.where(seats == next_seat, 1, -1).astype(np.float32)
        value = np.where(ended, rewards, sign * next_value).astype(np.float32)
        gain = np.where(ended, 0, sign * next_gain).astype(np.float32)
        mine = value[rows] - values + FADE * gain[rows]
        gains.append(mine)
        returns.append(mine + values)
        gain[rows], value[rows] = mine, values  # a forced choice hands on what comes after it
        next_seat, next_value, next_gain = seats, value, gain
    return np.concatenate(gains[::-1]), np.concatenate(returns[::-1])


def joined(kept: list[Turn]) -> list[Array]:
    """All kept choices, their lists of legal actions filled up to one width."""
    width = max(part[1].shape[1] for part in kept)
    lists = [
        np.pad(part[1], ((0, 0), (0, width - part[1].shape[1])), constant_values=-1)
        for part in kept
    ]
    looks, place, chance = (np.concatenate([part[at] for part in kept]) for at in (0, 2, 3))
    return [looks, np.concatenate(lists), place, chance]


def share(net: Net, game: str, games: int, seed: int) -> float:
    """The network's share of the points against `normal`, in either seat, one game a row."""
    env: Any = gymnasium.make_vec(identifier(game), games, opponents="normal", seat=-1, lists=True)
    looks, infos = env.reset(seed=seed)
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        legal = infos["legal_actions"]
        best = net.forward(looks, legal)[0].argmax(1)[:, None]
        looks, rewards, ended, _, infos = env.step(np.take_along_axis(legal, best, 1)[:, 0])
        scores = np.where(np.isnan(scores) & ended, rewards, scores)
    return float((scores.mean() + 1) / 2)


def keep(file: Path, net: Net, choices: int) -> None:
    """Everything that the training needs to go on."""
    parts = {"weights": net.weights, "means": net.means, "squares": net.squares}
    arrays: dict[str, Any] = {
        f"{part} {name}": array for part, found in parts.items() for name, array in found.items()
    }
    fresh = file.with_name(f"{file.name}.new")
    with fresh.open("wb") as out:
        np.savez(out, counts=np.array([choices, net.updates]), **arrays)
    fresh.replace(file)


def go_on(file: Path, net: Net) -> int:
    """Take over what `keep` has kept; the number of choices made."""
    with np.load(file) as found:
        for part in ("weights", "means", "squares"):
            for name in net.weights:
                getattr(net, part)[name] = found[f"{part} {name}"]
        choices, net.updates = (int(number) for number in found["counts"])
    return choices


def arguments(words: list[str] | None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="karma")
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    parser.add_argument("--resume", action="store_true")
    numbers = {"choices": 4_000_000, "hidden": 128, "games": 1024, "steps": 48, "batch": 4096}
    for name, value in {
        **numbers,
        "seed": 1,
        "every": 20,
        "trial": 200,
        "rate": 2e-3,
        "entropy": 0.02,
    }.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    """Train, tell how it goes, and keep the player."""
    given = arguments(words)
    env: Any = gymnasium.make_vec(identifier(given.game), given.games, opponents=None, lists=True)
    setup = env.unwrapped.games.setup
    cells, actions = env.single_observation_space.shape[0], int(env.single_action_space.n)
    net = Net(cells, actions, given.hidden, np.random.default_rng(given.seed))
    given.out.mkdir(parents=True, exist_ok=True)
    player, state = given.out / f"{given.game}.npz", given.out / f"{given.game}.state.npz"
    choices = go_on(state, net) if given.resume and state.exists() else 0
    # After a stop the games are others: this and the noise are new for every beginning.
    rng = np.random.default_rng([given.seed, choices])
    now = env.reset(seed=given.seed + choices)
    rounds, begin, first = 0, time.monotonic(), choices
    while choices < given.choices:
        done = choices / given.choices
        now, kept, (gains, returns) = play(env, now, net, given.steps, rng)
        lessons = [*joined(kept), gains, returns]
        rate, entropy = given.rate * max(0.05, 1 - done), given.entropy * (1 - 0.75 * done)
        order = rng.permutation(len(gains))
        notes = [
            net.learn(tuple(part[rows] for part in lessons), rate, entropy)
            for rows in np.array_split(order, max(1, len(order) // given.batch))
        ]
        choices, rounds = choices + len(gains), rounds + 1
        if rounds % given.every == 0 or choices >= given.choices:
            error, spread = np.mean(notes, 0)
            pace = (choices - first) / (time.monotonic() - begin)
            won = share(net, given.game, given.trial, 900)
            print(f"{choices:11,} choices, {pace:7,.0f}/s, error {error:.3f}, ", end="")
            print(f"entropy {spread:.2f}, against normal {100 * won:.1f} %", flush=True)
            keep(state, net, choices)
            about = {"choices": choices, "seed": given.seed, "hidden": given.hidden}
            save_network(player, setup, net.weights, {"by": "examples/learn/ppo.py", **about})


if __name__ == "__main__":
    main()

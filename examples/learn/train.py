"""Learns a game by playing against itself: python examples/learn/train.py --minutes 4.

The minutes are of processor time, so that a busy machine learns as much as an idle one.

Deep Monte Carlo, as simple as it gets: play, remember every choice, and when a game is over pull
the network's guess for each choice towards the score it led to. Now and then it plays against the
greedy player `normal`; `curve.py` draws how that went.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy import ndarray as Array  # noqa: N812 - a shape says nothing here

from koloda.bots.ladder import find_player
from koloda.bots.player import decide
from koloda.engine.chance.rng import FastRng
from koloda.envs.vector import VectorEnv
from learn.network import Network

GAMES = 256
STEPS = 400
BATCH = 1024
HIDDEN = 192
RATE = 1e-3
SLIPS = 0.08
"""How often the learner tries any legal action."""


def play(env: VectorEnv, network: Network, rng: np.random.Generator) -> tuple[Array, ...]:
    """Some thousand choices of the network against itself, with the scores they led to."""
    observations = np.empty((STEPS, GAMES, env.size), np.uint8)
    actions = np.empty((STEPS, GAMES), np.int64)
    seats = np.empty((STEPS, GAMES), np.int64)
    scores = np.full((STEPS, GAMES), np.nan, np.float32)
    begun = np.zeros(GAMES, np.int64)
    looks, masks = env.observations, env.masks
    for step in range(STEPS):
        chosen = network.best(looks, masks)
        chosen = np.where(rng.random(GAMES) < SLIPS, env.sample(), chosen)
        observations[step], actions[step], seats[step] = looks, chosen, env.seats
        looks, masks, ends, ended = env.step(chosen)
        for game in np.flatnonzero(ended):
            span = slice(begun[game], step + 1)
            scores[span, game] = ends[game, seats[span, game]]
            begun[game] = step + 1
    known = ~np.isnan(scores)  # games that are not over yet teach nothing
    return observations[known], actions[known], scores[known]


def improve(network: Network, lessons: tuple[Array, ...], rate: float, rng: Any) -> float:
    """Go through the lessons once, in any order."""
    observations, actions, scores = lessons
    order = rng.permutation(len(actions))
    errors = [
        network.learn(observations[part], actions[part], scores[part], rate)
        for part in np.array_split(order, max(1, len(order) // BATCH))
    ]
    return float(np.mean(errors))


def contest(network: Network, game: str, against: str, games: int, seed: int) -> Array:
    """The network's scores against a player, half of the games in either seat."""
    env = VectorEnv(game, games, 2, seed)
    other, rng = find_player(against), FastRng(seed)
    scores = np.full(games, np.nan)
    mine = np.arange(games) % 2
    while np.isnan(scores).any():
        chosen = network.best(env.observations, env.masks)
        for row in np.flatnonzero((env.seats != mine) & np.isnan(scores)):
            state = env.batch.states[row]
            evidence = state.setup.game.evidence(state.setup)  # batches gather none
            chosen[row] = decide(other, state, state.actor(), evidence, rng)
        _, _, ends, ended = env.step(chosen)
        fresh = np.flatnonzero(ended & np.isnan(scores))
        scores[fresh] = ends[fresh, mine[fresh]]
    return scores


def main() -> None:
    """Train for some minutes of processor time, tell how it goes, and keep network and curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="karma")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    given = parser.parse_args()
    env = VectorEnv(given.game, GAMES, 2, given.seed)
    network = Network(env.size, env.actions, HIDDEN, given.seed)
    rng = np.random.default_rng(given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    curve, choices, spent, rounds = [], 0, 0.0, 0
    while True:
        if rounds % 8 == 0 or spent >= 60 * given.minutes:
            scores = contest(network, given.game, "normal", 400, 1000 + rounds)
            spread = 1.96 * scores.std() / np.sqrt(len(scores))
            curve.append((spent, choices, scores.mean(), spread))
            print(f"{spent:5.0f} s, {choices:9,} choices: {scores.mean():+.3f} ± {spread:.3f}")
            (given.out / "curve.json").write_text(json.dumps(curve))
        if spent >= 60 * given.minutes:
            break
        begin = time.process_time()
        lessons = play(env, network, rng)
        improve(network, lessons, RATE * max(0.1, 1 - spent / (60 * given.minutes)), rng)
        spent += time.process_time() - begin
        choices += len(lessons[1])
        rounds += 1
    final = contest(network, given.game, "normal", 2000, 99)
    spread = 1.96 * final.std() / np.sqrt(len(final))
    print(f"at the end, 2000 games against normal: {final.mean():+.3f} ± {spread:.3f}")
    np.savez(given.out / "network.npz", *network.weights)


if __name__ == "__main__":
    main()

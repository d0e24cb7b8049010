"""Learning environments against their peers, in one run; python benchmarks/envs.py [ROUNDS].

Runs in the environment of the peers. Each contestant plays random games for a while in every
round, all in turn, so that a busy machine slows them alike; processor time is counted. A step is
one choice of one seat, with the observation and the legal actions that a learner needs for it.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import koloda
from koloda import envs
from koloda.envs.vector import VectorEnv

SECONDS = 0.6
ROUNDS = 9
GAMES = 256


def zoo(make: Callable[[], Any]) -> Callable[[], int]:
    """A PettingZoo environment through `last` and `step`, one game at a time."""
    env = make()
    chance = random.Random(1)

    def play() -> int:
        env.reset(seed=chance.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[chance.randrange(len(legal))]))
                steps += 1
        return steps

    return play


def hanabi() -> Callable[[], int]:
    """PettingZoo's own card game."""
    from pettingzoo.classic import hanabi_v5

    return zoo(hanabi_v5.env)


def vectorised(game: str, players: int) -> Callable[[], int]:
    """Many of our games at once, observations and masks as NumPy arrays."""
    env = VectorEnv(game, GAMES, players, seed=1, copy=False)

    def play() -> int:
        for _ in range(20):
            looks, masks, _, _ = env.step(env.sample())
            assert looks.shape[0] == masks.shape[0]
        return 20 * GAMES

    return play


def rlcard_uno() -> Callable[[], int]:
    """RLCard's UNO environment, one game at a time."""
    import rlcard

    env = rlcard.make("uno", {"seed": 1})
    chance = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def openspiel(name: str) -> Callable[[], int]:
    """An OpenSpiel game of C++ from Python, with the observation tensor of whose turn it is."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chance.randrange(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.observation_tensor()
                state.apply_action(legal[chance.randrange(len(legal))])
                steps += 1
        return steps

    return play


def rate(play: Callable[[], int]) -> float:
    """Steps in a second of processor time."""
    begin, steps = time.process_time(), 0
    while time.process_time() - begin < SECONDS:
        steps += play()
    return steps / (time.process_time() - begin)


def quartiles(numbers: list[float]) -> tuple[float, float, float]:
    """The median between the quartiles."""
    low, middle, high = statistics.quantiles(numbers, n=4)
    return low, middle, high


def compare(title: str, ours: list[str], peers: list[str], rates: dict[str, list[float]]) -> None:
    """Print how many times quicker we are: the median and quartiles of the rounds' ratios."""
    for name in ours:
        for peer in peers:
            ratios = [a / b for a, b in zip(rates[name], rates[peer], strict=True)]
            low, middle, high = quartiles(ratios)
            print(f"{title}: {name} / {peer}: {middle:.1f} ({low:.1f} to {high:.1f})")


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    if not koloda.COMPILED:
        print("koloda is interpreted here: build it first")
    makers: dict[str, Callable[[], Callable[[], int]]] = {
        "pettingzoo hanabi_v5": hanabi,
        "koloda karma, pettingzoo": lambda: zoo(lambda: envs.aec("karma", 3)),
        "koloda karmaka, pettingzoo": lambda: zoo(lambda: envs.aec("karmaka")),
        "koloda unit, pettingzoo": lambda: zoo(lambda: envs.aec("unit")),
        "rlcard uno": rlcard_uno,
        "openspiel crazy_eights": lambda: openspiel("crazy_eights(players=3)"),
        "koloda karma, vectorised": lambda: vectorised("karma", 3),
        "koloda karma with 2 seats, vectorised": lambda: vectorised("karma", 2),
        "koloda karmaka, vectorised": lambda: vectorised("karmaka", 2),
        "koloda unit, vectorised": lambda: vectorised("unit", 2),
    }
    players = {name: make() for name, make in makers.items()}
    rates: dict[str, list[float]] = {name: [] for name in players}
    for play in players.values():
        play()
    for _ in range(rounds):
        for name, play in players.items():
            rates[name].append(rate(play))
    for name, found in rates.items():
        low, middle, high = quartiles(found)
        print(f"{name}: {middle:,.0f} steps/s ({low:,.0f} to {high:,.0f})")
    ours = [name for name in players if "koloda" in name]
    compare("one game", [n for n in ours if "zoo" in n], ["pettingzoo hanabi_v5"], rates)
    peers = ["rlcard uno", "openspiel crazy_eights"]
    compare("many games", [n for n in ours if "vector" in n], peers, rates)


if __name__ == "__main__":
    main()

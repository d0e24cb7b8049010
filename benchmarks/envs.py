"""One measurement of a learning environment: python -m benchmarks.envs WAY GAME PLAYERS SECONDS.

Runs in the peers' environment, which has NumPy and PettingZoo. A step is one choice of one seat,
with the observation and the legal actions that a learner needs for it. WAY is `zoo` (one game
through PettingZoo's interface), `vector` (many games, their observations and masks as arrays),
`few` (the same with fewer games, which stay in the processor's cache) or `told` (as many as in
`vector`, and the observations end with what the moves have told).
"""

import sys

import koloda
from benchmarks.clock import Work, answer, per_second, words
from benchmarks.peers import zoo
from koloda import envs
from koloda.envs.vector import VectorEnv

GAMES_AT_ONCE = 256
FEW = 64


def vectorised(game: str, games: int, players: int, evidence: bool) -> Work:
    """Random choices in all games at once, a few times."""
    environment = VectorEnv(game, games, players, 1, copy=False, evidence=evidence)

    def play() -> int:
        steps = 0
        for _ in range(20):
            observations, masks, _, _ = environment.step(environment.sample())
            assert len(observations) == len(masks)
            steps += len(masks)
        return steps

    return play


def main() -> None:
    """Measure the environment that the command line names."""
    way, game, players, seconds = words("WAY GAME PLAYERS SECONDS")
    if way not in ("zoo", "vector", "few", "told"):
        sys.exit(f"there is no way {way!r}; there is zoo, vector, few, told")
    seats = int(players)
    if way == "zoo":
        work = zoo(envs.aec(game, seats))
    else:
        games = FEW if way == "few" else GAMES_AT_ONCE
        work = vectorised(game, games, seats, evidence=way == "told")
    answer(lambda: {"compiled": koloda.COMPILED, "moves": per_second(work, float(seconds))})


if __name__ == "__main__":
    main()

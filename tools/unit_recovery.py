"""How much longer is Unit when every suit recovers points? Measures the claim of unit U23.

python tools/unit_recovery.py [games] [seed]
"""

import math
import sys
from collections.abc import Callable

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.engine.values.view import View
from koloda.games import find_game
from koloda.games.unit.bots.greedy import choose

NORMAL_95 = 1.96
STYLES: dict[str, Callable[[View], int]] = {
    "greedy": lambda view: choose(view, True),
    "keeps its hand": lambda view: choose(view, False),
}


def turns(suits: str, style: Callable[[View], int], games: int, seed: int) -> list[int]:
    """The lengths of games; the deals are those of `koloda simulate` with the same seed."""
    unit = find_game("unit")
    setup = unit.setup(2, {"recovery_suits": suits})
    found: list[int] = []
    for number in range(games):
        state = unit.start(setup)
        rng = FastRng((seed << 32) + number)
        while not state.is_over():
            seat = state.actor()
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                state.apply(seat, style(state.view(seat)))
        found.append(int(state.facts()["turns"]))
    return found


def ratio(longer: list[int], shorter: list[int]) -> tuple[float, float]:
    """The ratio of the means of paired lengths, and the reach of its 95 % interval."""
    games = len(longer)
    value = sum(longer) / sum(shorter)
    spread = sum((one - value * other) ** 2 for one, other in zip(longer, shorter, strict=True))
    error = math.sqrt(spread / (games - 1) / games)
    return value, NORMAL_95 * error * games / sum(shorter)


def main() -> None:
    """Both styles, one line each."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for name, style in STYLES.items():
        longer, shorter = (turns(suits, style, games, seed) for suits in ("any", "hearts"))
        value, reach = ratio(longer, shorter)
        print(
            f"{name}: any suit {sum(longer) / games:.3f} turns, hearts {sum(shorter) / games:.3f}, "
            f"ratio {value:.2f} ± {reach:.2f} ({games} games each, seed {seed})"
        )


if __name__ == "__main__":
    main()

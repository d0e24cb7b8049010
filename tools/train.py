"""Plays a little of everything, so that the compiler learns which code is used most.

`tools/build.py --tuned` runs it on a copy that counts.
"""

from koloda.bots.search import Search
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.laws import can_sit
from koloda.engine.records.driver import Driver
from koloda.engine.search.playout import playout
from koloda.engine.values.options import Value
from koloda.games import GAMES

RANDOM_GAMES = 150
SEARCHES = 10
ITERATIONS = 200
BATCHES = 1500
"""So many that whole games go by in each row."""
GAMES_AT_ONCE = 64
USUAL_SEATS = 4


def tables(game: Game) -> list[State]:
    """The first moment of a game for every preset and number of seats."""
    found: list[State] = []
    for preset in game.presets:
        options: dict[str, Value] = {game.preset_word: preset.name}
        low, high = game.seats
        for players in range(low, high + 1):
            if can_sit(game, players, options):
                found.append(game.new(players, options))
    return found


def play(start: State) -> None:
    """Random games, and a game of which some choices are searched."""
    rng = FastRng(1)
    for _ in range(RANDOM_GAMES):
        playout(start.clone(), rng)
    game, searched = Driver(start.setup, rng), 0
    game.settle()
    while not game.state.is_over() and searched < SEARCHES:
        seat = game.state.actor()
        if rng.below(10) == 0:
            Search(game.state, seat, game.evidence, rng).run(ITERATIONS, 60.0)
            searched += 1
        game.play(seat, game.state.likely_action(seat, rng))


def batch(game: Game, players: int) -> None:
    """Many games at once, where NumPy is installed."""
    try:
        from koloda.envs.vector import VectorEnv
    except ModuleNotFoundError:
        return
    environment = VectorEnv(game.name, GAMES_AT_ONCE, players, seed=1, copy=False)
    for _ in range(BATCHES):
        environment.step(environment.sample())


def main() -> None:
    """Every game."""
    for game in GAMES:
        for start in tables(game):
            play(start)
        fewest, most = game.seats
        for players in {fewest, min(USUAL_SEATS, most)}:
            batch(game, players)


if __name__ == "__main__":
    main()

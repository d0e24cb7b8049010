"""Every game with every preset, and ways through them."""

from collections.abc import Iterator

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.laws import can_sit
from koloda.engine.values.options import Value
from koloda.games import GAMES


def presets(game: Game) -> list[dict[str, Value]]:
    """The defaults, each preset of a game, and an unusual table, as options."""
    named: list[dict[str, Value]] = [{game.preset_word: preset.name} for preset in game.presets]
    return [{}, *named, unusual(game)]


def unusual(game: Game) -> dict[str, Value]:
    """As many options as go together, each with another value than usual."""
    found: dict[str, Value] = {}
    for option in game.options:
        values = [not option.default] if option.kind == "switch" else list(option.allowed)
        for value in reversed(values):
            # A tiny game has a preset of its own, and leaves no room for what is unusual.
            if value not in (option.default, "tiny") and can_sit(
                game, game.seats[0], {**found, option.name: value}
            ):
                found[option.name] = value
                break
    return found


def every_table() -> list[tuple[str, int, dict[str, Value]]]:
    """Each game and preset, with the fewest and the most seats it takes."""
    found: list[tuple[str, int, dict[str, Value]]] = []
    for game in GAMES:
        low, high = game.seats
        for options in presets(game):
            fit = [players for players in range(low, high + 1) if can_sit(game, players, options)]
            found += [(game.name, players, options) for players in sorted({fit[0], fit[-1]})]
    return found


def moments(state: State, seed: int) -> Iterator[State]:
    """The moments of one random game, the deal and the end included; seats act as they may."""
    rng = FastRng(seed)
    yield state
    while not state.is_over():
        seats = state.to_act()
        seat = seats[rng.below(len(seats))]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        else:
            state.apply(seat, state.random_action(seat, rng))
        if rng.below(4) == 0 or state.is_over():
            yield state

"""Tables of any game, drawn by Hypothesis, and random ways through a game."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, note, settings
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws import can_sit
from koloda.engine.records.match import Match
from koloda.engine.values.options import RANDOM, Option, Value
from koloda.games import GAMES
from tests.depth import deep

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def examples(number: int) -> Callable[[Any], Any]:
    """Try a law that many times, multiplied by what the environment asks for."""
    return settings(
        max_examples=deep(number),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def option_values(option: Option, players: int) -> st.SearchStrategy[Value]:
    """What the declaration of an option allows."""
    if option.kind == "switch":
        return st.booleans()
    if option.kind == "seat":
        return st.sampled_from([RANDOM, *range(players)])
    if option.allowed:
        return st.sampled_from(option.allowed)
    if option.kind == "number":
        return st.integers(option.low, option.high)
    return st.just(option.default)


@st.composite
def wishes(draw: st.DrawFn, game: Game) -> tuple[int, dict[str, Value]]:
    """A number of seats and some options, which may not go together."""
    players = draw(st.integers(*game.seats))
    options: dict[str, Value] = {}
    if game.presets:
        preset = draw(st.sampled_from(["", *(preset.name for preset in game.presets)]))
        if preset:
            options[game.preset_word] = preset
    for option in game.options:
        if draw(st.booleans()):
            options[option.name] = draw(option_values(option, players))
    return players, options


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """A table that the game accepts."""
    players, options = draw(wishes(game))
    while options and not can_sit(game, players, options):
        options.popitem()
    assume(can_sit(game, players, options))
    return game.setup(players, options)


@st.composite
def starts(draw: st.DrawFn, game: Game) -> Match:
    """A match whose first choice is open."""
    match = Match(draw(setups(game)), seed_from_number(draw(st.integers(0, 999))))
    match.settle()
    note(f"a start: {match.setup}")
    return match


@st.composite
def matches(draw: st.DrawFn, game: Game) -> Match:
    """A match somewhere on its way: some random choices, then some chosen ones."""
    match = draw(starts(game))
    rng = FastRng(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, 160))):
        if not match.state.is_over():
            choose(match, rng.below(256))
    for number in draw(st.binary(max_size=12)):
        if not match.state.is_over():
            choose(match, number)
    note(f"a moment: {match.state}")
    return match


def choose(match: Match, number: int) -> None:
    """The choice of that number, counted round all choices that are open."""
    seat, action = choices(match.state)[number % len(choices(match.state))]
    match.play(seat, action)


def choices(state: State) -> list[tuple[int, int]]:
    """Every seat that may act with every action it may take."""
    if state.to_act() == [CHANCE]:
        return [(CHANCE, action) for action, _ in state.chance_weights()]
    return [(seat, action) for seat in state.to_act() for action in state.legal_actions(seat)]


def lookers(state: State) -> list[int]:
    """All seats, and somebody who only watches."""
    return [*range(state.setup.players), WATCHER]


def looks(state: State) -> list[object]:
    """The moment as everybody sees it."""
    return [state.view(seat) for seat in lookers(state)]

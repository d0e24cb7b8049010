"""Observations in numbers hold what a view holds and nothing else."""

import pytest

from koloda import COMPILED
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence, observe
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, NOBODY, WATCHER, State
from koloda.engine.learning.sheet import MOST, Sheet
from koloda.engine.records.driver import Driver
from koloda.engine.values.options import Value
from koloda.games import find_game
from tests.envs.tables import every_table, moments

FREE: tuple[str, int, dict[str, Value]] = ("unit", 2, {"turn_mode": "free"})
MANY = ",".join(
    f"{colours}-{symbol}:1"
    for colours in ("B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY")
    for symbol in ("rock", "paper", "skip", "three", "one", "two", "star")
)
"""A deck with more kinds than a word has bits."""
MANY_KINDS: tuple[str, int, dict[str, Value]] = ("kanobu", 3, {"deck": MANY, "cap": 30})
TABLES = [*every_table(), FREE, MANY_KINDS]
GAMES_EACH = 3 if COMPILED else 1
MOVES = 150
each_table = pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)


def observed(state: State, seat: int) -> list[int]:
    """That seat's observation, as the game writes it."""
    sheet = Sheet(state.setup.layout().size)
    state.observe(seat, sheet)
    return sheet.cells


def from_view(state: State, seat: int) -> list[int]:
    """That seat's observation, made from its view alone."""
    layout = state.setup.layout()
    sheet = Sheet(layout.size)
    layout.write(state.view(seat), sheet)
    return sheet.cells


@each_table
def test_an_observation_is_the_view_in_numbers(
    name: str, players: int, options: dict[str, Value]
) -> None:
    for seed in range(GAMES_EACH):
        for state in moments(find_game(name).new(players, options), seed):
            for seat in (WATCHER, *range(players)):
                cells = observed(state, seat)
                assert cells == from_view(state, seat)
                assert all(0 <= cell <= MOST for cell in cells)


@each_table
def test_an_observation_shows_nothing_hidden(
    name: str, players: int, options: dict[str, Value]
) -> None:
    rng = FastRng(0)
    for state in moments(find_game(name).new(players, options), 9):
        for seat in range(players):
            world = state.determinize(seat, rng)
            assert observed(world, seat) == observed(state, seat)


@each_table
def test_what_the_moves_have_told_stands_behind_the_view(
    name: str, players: int, options: dict[str, Value]
) -> None:
    setup = find_game(name).setup(players, options).with_evidence()
    layout = setup.layout()
    shown = sum(shown_in_a_game(setup, seed) for seed in range(GAMES_EACH))
    seed = GAMES_EACH
    while not shown and layout.told:  # a tiny game may be over at once
        shown = shown_in_a_game(setup, seed)
        seed += 1


def shown_in_a_game(setup: Setup, seed: int) -> int:
    """How often something was shown, which was always what the evidence says in words."""
    layout, rng = setup.layout(), FastRng(seed)
    quick, telling = Driver(setup, FastRng(seed)), Driver(setup, FastRng(seed))
    telling.tells = True
    quick.settle()
    telling.settle()
    shown = 0
    for _ in range(MOVES):
        if quick.state.is_over():
            break
        evidence = quick.evidence
        assert evidence.text() == telling.evidence.text(), "chance in one step tells the same"
        for seat in (WATCHER, *range(setup.players)):
            cells, by_text = Sheet(layout.size), Sheet(layout.size)
            observe(quick.state, evidence, layout, seat, cells)
            quick.state.observe(seat, by_text)
            if layout.told:
                Evidence.observe(evidence, layout, seat, by_text)
            assert cells.cells == by_text.cells
            unseen = Sheet(layout.size)
            observe(quick.state.determinize(seat, rng), evidence, layout, seat, unseen)
            assert unseen.cells == cells.cells
            shown += any(cells.cells[int(layout.seen) :])
        seat = quick.state.to_act()[0]
        action = quick.state.random_action(seat, rng)
        quick.play(seat, action)
        telling.play(seat, action)
    return shown


@each_table
def test_the_moves_tell_the_same_in_every_world_that_a_seat_imagines(
    name: str, players: int, options: dict[str, Value]
) -> None:
    state, rng = find_game(name).new(players, options), FastRng(5)
    told = state.setup.game.evidence(state.setup)
    if told.gathers_nothing():
        return
    imagined = [state.setup.game.evidence(state.setup) for _ in range(players)]
    for _ in range(MOVES):
        actor = state.actor()
        if actor == NOBODY:
            break
        chance = actor == CHANCE
        action = state.sample_chance(rng) if chance else state.random_action(actor, rng)
        for seat, evidence in enumerate(imagined):
            evidence.watch(state.determinize(seat, rng), actor, action)
        told.watch(state, actor, action)
        state.apply(actor, action)
        told.conclude(state)
        for seat, evidence in enumerate(imagined):
            evidence.conclude(state.determinize(seat, rng))
            assert evidence.text() == told.text()


@each_table
def test_the_index_table_names_every_cell_once(
    name: str, players: int, options: dict[str, Value]
) -> None:
    layout = find_game(name).setup(players, options).layout()
    cells = [cell for row in layout.rows() for cell in range(row.first, row.last + 1)]
    assert cells == list(range(layout.size))
    assert all(row.last - row.first + 1 == len(row.labels) for row in layout.rows())

"""Tensors of the past: of every history of a small game, and no row too many."""

from collections.abc import Iterator
from copy import deepcopy

import pytest

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.values.event import Event
from koloda.envs.memory import Memory, observation_text
from koloda.envs.recall import ENOUGH, Recall, enough_rows, observed
from koloda.games import find_game
from tests.envs.exact_kit import POKER
from tiny_poker.game import TinyPoker

PRESETS = [(find_game(game), presets) for game, presets in ENOUGH.items()]
PRESETS.append((TinyPoker(), POKER))
SMALL = [(game, preset, rows) for game, each in PRESETS for preset, rows in each.items()]
NAMES = [f"{game.name} {preset}" for game, preset, _ in SMALL]


def of_preset(game: Game, preset: str) -> Setup:
    return game.setup(2, {game.preset_word: preset})


def after(state: State, last: int) -> Iterator[tuple[int, int, State, list[Event]]]:
    """Every action that may follow: the seat, the action, the state after it, the events."""
    seat = int(state.next_to_act(last))
    if seat == NOBODY:
        return
    chance = [action for action, _ in state.chance_weights()] if seat == CHANCE else []
    for action in chance or state.legal_actions(seat):
        following = state.clone()
        events: list[Event] = []
        following.log = events
        following.apply(seat, action)
        following.log = None
        yield seat, action, following, events


@pytest.mark.parametrize(("game", "preset", "rows"), SMALL, ids=NAMES)
def test_the_longest_game_fills_all_rows(game: Game, preset: str, rows: int) -> None:
    setup = of_preset(game, preset)
    longest = 0
    waiting = [(game.start(setup), -1, (0, 0))]
    while waiting:
        state, last, taken = waiting.pop()
        longest = max(longest, *taken)
        for seat, _, following, events in after(state, last):
            seen = sum(max(1, len(event.cards)) for event in events)
            grown = (taken[0] + seen + (seat == 0), taken[1] + seen + (seat == 1))
            waiting.append((following, last if seat == CHANCE else seat, grown))
    assert longest == rows


@pytest.mark.parametrize(
    ("game", "preset"),
    [(TinyPoker(), "kuhn"), (TinyPoker(), "leduc"), (find_game("unit"), "tiny")],
    ids=["kuhn", "leduc", "unit tiny"],
)
def test_tensors_tell_apart_what_texts_tell_apart(game: Game, preset: str) -> None:
    """In every history and for both seats: hidden cards change neither, what was seen both."""
    setup = of_preset(game, preset)
    texts: dict[int, int] = {}
    tensors: dict[int, int] = {}
    waiting = [(game.start(setup), -1, Memory(["", ""], Recall(setup, 100)), (0, 0))]
    histories = 0
    while waiting:
        state, last, memory, earlier = waiting.pop()
        histories += 1
        # A history only adds rows to the one before it, and so only those are looked at.
        rows = [hash((earlier[seat], taken_from(memory, seat))) for seat in (0, 1)]
        for seat in (0, 1):
            text = hash((seat, memory.text(seat) + observation_text(state, seat)))
            tensor = hash((seat, rows[seat], bytes(observed(state, seat))))
            assert texts.setdefault(tensor, text) == text
            assert tensors.setdefault(text, tensor) == tensor
        for seat, action, following, events in after(state, last):
            remembered = deepcopy(memory)
            remembered.add(state, seat, action, events)
            asked = last if seat == CHANCE else seat
            waiting.append((following, asked, remembered, (rows[0], rows[1])))
    assert len(texts) < 2 * histories


def taken_from(memory: Memory, seat: int) -> bytes:
    """The newest rows of a seat, which are forgotten at once."""
    found = b"/".join(map(bytes, memory.numbers(seat)))
    memory.rows[seat].clear()
    return found


def test_only_the_presets_that_were_tried_have_rows_by_themselves() -> None:
    game = find_game("karma")
    assert enough_rows(of_preset(game, "tiny"), ENOUGH["karma"]) == 82
    assert enough_rows(game.setup(2, {"edition": "tiny", "cap": 21}), ENOUGH["karma"]) == 0
    assert enough_rows(game.setup(2), ENOUGH["karma"]) == 0

"""Whole games of Kanobu, with all its decks: positions survive as text, the laws hold."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.laws import check_moment
from koloda.games import find_game
from koloda.games.kanobu.cards import CANCEL, COLOUR_SETS, PURPLE, SIGNS, SYMBOLS
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import given

KANOBU = find_game("kanobu")
EVERY_KIND = ",".join(
    f"{colours}-{symbol}:2"
    for number, symbol in enumerate(SYMBOLS)
    for colours in COLOUR_SETS
    if (colours != PURPLE if number in SIGNS else colours == PURPLE or number < CANCEL)
)


def walk(state: State, seed: int) -> None:
    """A game of likely actions; many moments survive as text, some satisfy all laws."""
    rng, moves = FastRng(seed), 0
    while not state.is_over():
        if moves % 5 == 0:
            assert KANOBU.parse(str(state)) == state
        if moves % 61 == 0:
            check_moment(state, rng)
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            state.apply(seat, state.likely_action(seat, rng))
        moves += 1
    check_moment(state, rng)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"play_for_places": True, "star_last": "resolve"}),
        (3, {"deck": "drawpurple", "chance_mode": "set", "voluntary_draw": False}),
        (4, {"play_for_places": True, "cap": 20}),
        (8, {"experimental": True, "repeat": 0, "cap": 8}),
        (3, {"deck": EVERY_KIND, "cap": 60}),
    ],
)
def test_laws_along_whole_games(players: int, options: dict[str, bool | int | str]) -> None:
    walk(KANOBU.new(players, options), players)


MANY = ",".join(
    f"{colours}-{symbol}:1"
    for colours in ("B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY")
    for symbol in ("rock", "paper", "skip", "three", "one", "two", "chance", "star")
)


def test_laws_with_more_kinds_than_a_word_has_bits() -> None:
    state = KANOBU.new(4, {"deck": f"{MANY},P-cancel:9,P-colour:3,P-reverse:2", "cap": 30})
    assert len(state.setup.tokens) == 83
    walk(state, 1)


def test_passing_at_random() -> None:
    rocks = "B-rock " * 11
    state = given(
        "kanobu 1 players=2 deck=B-rock:12,B-paper:1; stage: turn; turn: 0; hand.0: B-rock; "
        f"hand.1: {rocks}; pile: B-paper"
    )
    check_moment(state, FastRng(1))
    assert state.setup.actions.text(state.random_action(0, FastRng(1))) == "pass"


def test_chance_does_nothing_on_a_players_turn() -> None:
    state = turn_of(0, "hand.0: B-rock; hand.1: G-rock; hand.2: R-rock; pile: B-one")
    before = str(state)
    state.run_chance(FastRng(1))
    assert str(state) == before

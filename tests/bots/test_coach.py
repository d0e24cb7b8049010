"""The coach: silent in doubt, right when it speaks, and blind for what the seat cannot see."""

import math

import pytest

from koloda.bots.coach import Verdict, idea, is_sure, judge, reason, suspected
from koloda.bots.search import Choice
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.values.concept import Concept
from koloda.games import GAMES, find_game
from tests.helpers import given
from tools.coach_check import Tally, check, position

WIN_OR_LOSE = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"
)


def judged(state: State, text: str, iterations: int = 300) -> Verdict | None:
    action = state.setup.actions.parse(text)
    return judge(state, 0, action, Evidence(), FastRng(1), math.inf, iterations)


def test_a_move_that_loses_a_won_game_is_told_with_the_better_one_and_its_reason() -> None:
    state = given(WIN_OR_LOSE)
    verdict = judged(state, "play 9")
    assert verdict is not None
    assert state.setup.actions.text(verdict.better) == "play 9 9"
    assert verdict.gain == 1.0
    assert reason(state, 0, verdict) == Concept("why-clears", {})


def test_the_best_move_and_a_forced_one_are_not_criticised() -> None:
    assert judged(given(WIN_OR_LOSE), "play 9 9") is None
    assert judged(given(WIN_OR_LOSE.replace("pile: 4", "pile: 12")), "take") is None


def test_without_time_nothing_is_said() -> None:
    state = given(WIN_OR_LOSE)
    action = state.setup.actions.parse("play 9")
    assert judge(state, 0, action, Evidence(), FastRng(1), 0.0) is None


def test_a_forced_move_has_no_idea() -> None:
    assert idea(given(WIN_OR_LOSE.replace("pile: 4", "pile: 12")), 0) is None
    assert idea(given(WIN_OR_LOSE), 0) is not None


def test_only_what_seems_clearly_better_is_tried() -> None:
    choices = [Choice(3, 50, 0.30), Choice(4, 40, 0.20), Choice(5, 9, -0.6)]
    assert [suspected(choices, action) for action in (3, 4, 5)] == [-1, -1, 3]
    assert suspected(choices, 6) == 3, "what the search never took is tried as well"


def test_a_small_or_a_doubtful_difference_is_not_sure() -> None:
    assert is_sure([1.0, 1.5] * 50)
    assert not is_sure([1.0, 1.5] * 10), "too few worlds"
    assert not is_sure([0.1] * 100), "too small"
    assert not is_sure([2.0, -1.5] * 50), "may be chance"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_cards_never_change_what_the_coach_says(game: Game, seed: int) -> None:
    driver = position(game, seed)
    truth, seat = driver.state, driver.state.to_act()[0]
    other = truth.determinize(seat, FastRng(seed + 7))
    assert idea(truth, seat) == idea(other, seat)
    made = truth.random_action(seat, FastRng(seed))
    told = [
        judge(state, seat, made, driver.evidence, FastRng(5), math.inf, 220)
        for state in (truth, other)
    ]
    assert told[0] == told[1]
    better = Verdict(made, truth.random_action(seat, FastRng(seed + 1)), 0.2)
    assert reason(truth, seat, better) == reason(other, seat, better)


def test_the_check_counts_what_a_longer_search_agrees_with() -> None:
    karma = find_game("karma")
    driver = position(karma, 1)
    driver.state = given(WIN_OR_LOSE)
    driver.evidence = karma.evidence(driver.state.setup)
    assert check(driver, 300, 1) == Tally(1, 1, 1, 1, 1)
    assert str(Tally(2, 1).plus(Tally(1, 1, 1, 1, 1))).startswith("3 positions, 2 with a suspect")

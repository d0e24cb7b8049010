"""Levels are compared by what they would do in the same positions."""

import pytest

from koloda.engine.chance.rng import FastRng
from tools.level_check import asked, best, judge, judged, undecided, verdict


def test_a_position_is_a_choice_of_a_game_that_repeats() -> None:
    first, second = undecided("karma", 1), undecided("karma", 1)
    assert first is not None
    assert second is not None
    assert first.is_choice()
    assert str(first.before) == str(second.before)


def test_the_better_of_one_judge_is_measured_by_the_other() -> None:
    # Action 1 is lucky with the first judge: the second knows nothing of that.
    first = {1: [1.0, 0.8, 1.0, 0.8], 2: [0.0, 0.2, 0.0, 0.2]}
    second = {1: [0.0, 0.2, 0.0, 0.2], 2: [0.2, 0.4, 0.2, 0.4]}
    assert (best(first), best(second)) == (1, 2)
    assert verdict(2, first, second).points == pytest.approx(100 * -10 / 2)
    assert verdict(2, first, second).mistakes == 0


def test_a_mistake_is_what_both_judges_call_one() -> None:
    scores = {1: [1.0, 0.8, 1.0, 0.8], 2: [0.0, 0.2, 0.0, 0.2]}
    found = verdict(2, scores, scores)
    assert found.mistakes == 100
    assert found.points == pytest.approx(100 * 40)
    assert verdict(1, scores, scores) == (0, 0)


def test_all_actions_are_tried_in_the_same_worlds_and_the_first_half_does_not_count() -> None:
    moment = undecided("karma", 2)
    assert moment is not None
    legal = moment.before.legal_actions(moment.seat)
    found = judge(moment, legal, 10, FastRng(1))
    assert [len(scores) for scores in found.values()] == [5] * len(legal)


def test_every_level_is_judged_by_what_it_chooses() -> None:
    moment = undecided("karma", 3)
    assert moment is not None
    legal = moment.before.legal_actions(moment.seat)
    assert set(asked(moment, "normal", FastRng(1))) <= set(legal)
    same = judged(moment, ["normal", "normal"], 20, 1)
    assert len(same) == 2

"""Grades: what choices kept, where that stands on the ladder, and when nothing is said."""

from dataclasses import replace

import pytest

from koloda.analysis import account, grades, report
from koloda.analysis.errors import given_up
from koloda.analysis.grades import LADDERS, grade, grades_of, rating_of
from koloda.analysis.moments import moments_of
from koloda.analysis.report import Analysis
from koloda.games import GAMES, find_game
from tests.analysis.games import greedy_game

KANOBU = find_game("kanobu").setup(2)


def test_accuracy_is_what_a_choice_kept() -> None:
    found = grade(KANOBU, [0.0, 4.0] * 10)
    assert found.choices == 20
    assert found.accuracy.points == 98
    assert found.accuracy.doubt == pytest.approx(1.96 * (80 / 19 / 20) ** 0.5)


def test_nobody_keeps_more_than_everything() -> None:
    assert grade(KANOBU, [-1.0, 0.5] * 5).accuracy.points == 100


def test_whoever_gives_more_up_is_rated_lower() -> None:
    for game in GAMES:
        good, weak = (rating_of(game.setup(2), lost) for lost in (0.2, 2.0))
        if game.name in LADDERS:
            assert good is not None and weak is not None
            assert good.points > weak.points
            assert good.doubt == weak.doubt > 0
        else:
            assert good is None and weak is None


def test_tables_that_were_not_measured_have_no_rating() -> None:
    kanobu = find_game("kanobu")
    assert rating_of(kanobu.setup(3), 1.0) is None
    assert rating_of(find_game("karma").setup(2, {"edition": "full"}), 1.0) is None


def test_a_few_choices_are_not_graded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grades, "ITERATIONS", 16)
    record = greedy_game("kanobu", moves=12)
    _, moments = moments_of(record)
    found = grades_of(moments, record.setup, 1)
    for seat in range(2):
        choices = sum(moment.is_choice() for moment in moments if moment.seat == seat)
        assert (seat in found) == (choices >= grades.FEWEST)


def test_the_best_choice_gives_nothing_up() -> None:
    _, moments = moments_of(greedy_game("kanobu", moves=12))
    moment = next(moment for moment in moments if moment.is_choice())
    given = {
        action: given_up(replace(moment, action=action), 1, 40)
        for action in moment.before.legal_actions(moment.seat)
    }
    assert 0.0 in given.values()
    assert all(-100 <= points <= 100 for points in given.values())


def test_a_hurried_analysis_has_no_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account, "PILOT", 2)
    monkeypatch.setattr(report, "ROLLOUTS", 0)
    analysis = Analysis(greedy_game("kanobu"), seconds=0.1)
    assert analysis.grades == {}
    assert analysis.seat_as_dict(0)["accuracy"] is None

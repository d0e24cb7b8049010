"""Grades: what choices kept, where that stands on the ladder, and when nothing is said."""

from dataclasses import replace
from pathlib import Path

import pytest

from koloda.analysis import account, grades, report
from koloda.analysis.errors import given_up
from koloda.analysis.grades import LADDERS, grade, grades_of, rating_of
from koloda.analysis.moments import moments_of
from koloda.analysis.report import Analysis
from koloda.games import GAMES, find_game
from tests.analysis.games import greedy_game
from tools.error_check import AGAINST, ITERATIONS, Row
from tools.kept_games import Kept
from tools.rating_fit import MEASURED, Level, as_played, line_of

ROOT = Path(__file__).parents[2]
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
        assert good is not None and weak is not None
        assert good.points > weak.points
        assert good.doubt == weak.doubt > 0


def test_a_game_that_was_not_measured_has_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(LADDERS, "kanobu")
    assert rating_of(KANOBU, 1.0) is None


@pytest.mark.parametrize("game", LADDERS)
def test_the_ratings_are_what_the_levels_gave_up_in_their_games(game: str) -> None:
    line = line_of(MEASURED[game])
    assert LADDERS[game].start == pytest.approx(line.start, abs=1)
    assert LADDERS[game].slope == pytest.approx(line.slope, abs=1)
    assert LADDERS[game].doubt == pytest.approx(line.doubt, abs=5)


def test_the_figures_of_the_fit_are_those_of_the_page() -> None:
    page = (ROOT / "docs/analysis-measured.md").read_text(encoding="utf-8")
    for game, levels in MEASURED.items():
        title = find_game(game).title
        row = page.split(f"| {title}, {levels[0].games} | points given up |")[1].split("\n")[0]
        told = [cell.split(" [")[0].strip() for cell in row.split("|")[-6:-1]]
        assert told[-len(levels) :] == [f"{100 * level.given_up:.0f}" for level in levels]


def test_a_line_through_games_that_do_not_differ_explains_everything() -> None:
    sure = [Level("weak", -100, 2.0, 0.0, 9), Level("strong", 100, 0.0, 0.0, 9)]
    assert line_of(sure) == (100, 100, 0, 1)
    # Games that differ as much as the levels do carry half as much.
    rough = [level._replace(reach=1.96 / 3) for level in sure]
    assert line_of(rough).slope == pytest.approx(50)
    assert line_of(rough).explained == pytest.approx(0.5)


def test_the_fit_can_be_made_from_games_that_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "games"
    kept = Kept(file, ["karma", AGAINST, ITERATIONS, "easy"])
    for seed, (choices, points) in enumerate([(10, 5.0), (30, 75.0), (0, 0.0)]):
        kept.keep(seed, Row(choices, 0, points, 0, 0))
    (easy,) = as_played("karma", file)
    assert (easy.name, easy.elo, easy.games) == ("easy", -126, 2)
    assert easy.given_up == pytest.approx(2.0)
    assert easy.reach > 0
    assert as_played("unit", file) == []


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

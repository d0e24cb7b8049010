"""The account of a game adds up, blames nobody for what was not a choice, and repeats."""

import statistics

import pytest

from koloda.analysis import account as accounts
from koloda.analysis.account import POINTS, SURE, Account, Figure
from koloda.analysis.report import EVEN, Analysis, Stroke, worth_telling
from koloda.analysis.rollouts import Estimate
from koloda.games import GAMES
from tests.analysis.games import greedy_game


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here holds for any number of samples."""
    monkeypatch.setattr(accounts, "PILOT", 2)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_start_and_all_terms_are_the_result_of_every_seat(game: str) -> None:
    record = greedy_game(game)
    account = Account(record, rollouts=400)
    assert record.outcome is not None
    for seat, score in enumerate(record.outcome.scores):
        terms = sum(term.points(seat) for term in account.closed())
        assert terms == pytest.approx(POINTS * score, abs=1e-9)


def test_what_one_seat_wins_the_others_lose() -> None:
    account = Account(greedy_game("kanobu", players=3), rollouts=400)
    for term in account.closed():
        assert sum(term.points(seat) for seat in range(3)) == pytest.approx(0, abs=1e-9)


def test_a_move_without_a_choice_is_no_decision() -> None:
    account = Account(greedy_game("karma"), rollouts=0)
    for term in account.of_kind("decision"):
        assert term.moment is not None
        assert term.moment.is_choice()
    forced = [moment for moment in account.moments if not moment.is_choice()]
    assert forced


def test_luck_is_only_where_something_became_known() -> None:
    account = Account(greedy_game("unit"), rollouts=0)
    for term in account.of_kind("reveal"):
        assert term.moment is not None
        assert term.moment.reveals
    assert any(not moment.reveals for moment in account.moments)


def test_the_same_record_gets_the_same_account() -> None:
    record = greedy_game("karma", seed=3)
    first, second = Account(record, rollouts=600), Account(record, rollouts=600)
    assert [term.points(0) for term in first.terms] == [term.points(0) for term in second.terms]


def test_a_game_that_breaks_off_ends_with_what_the_last_moment_is_worth() -> None:
    account = Account(greedy_game("karma", moves=5), rollouts=0)
    assert len(account.moments) == 5
    assert -1 <= account.last[0] <= 1
    terms = sum(term.points(0) for term in account.closed())
    assert terms == pytest.approx(POINTS * account.last[0], abs=1e-9)
    # What that is worth is an estimate, and a sum of all terms is no surer than it.
    assert account.ending is not None
    doubt = SURE * POINTS * account.ending.variance(0) ** 0.5
    assert doubt > 0
    assert account.figure(0, account.closed()).doubt == pytest.approx(doubt)
    over = Account(greedy_game("karma"), rollouts=0)
    assert over.figure(0, over.closed()).doubt == pytest.approx(0, abs=1e-6)


def test_a_game_that_was_given_up_at_once_has_luck_that_is_not_certain() -> None:
    analysis = Analysis(greedy_game("karma", moves=0), 0.01)
    assert analysis.luck(0).doubt > 1
    assert analysis.doubts(0)[-1] > 1


def test_mean_and_variance_of_samples() -> None:
    samples = [0.5, -1.0, 1.0, 0.25]
    estimate = Estimate(1)
    for sample in samples:
        estimate.add([sample])
    assert estimate.mean(0) == pytest.approx(statistics.mean(samples))
    assert estimate.spread(0) == pytest.approx(statistics.variance(samples))
    assert estimate.variance(0) == pytest.approx(statistics.variance(samples) / 4)


def test_a_figure_within_its_doubt_is_about_even() -> None:
    assert not Figure(2.9, 3.0).is_clear()
    assert Figure(-3.1, 3.0).is_clear()


def test_the_lines_that_people_see_add_up_and_the_chart_ends_at_the_result() -> None:
    analysis = Analysis(greedy_game("karma", players=3, seed=2), seconds=0.01)
    for seat in range(3):
        lines = sum(line.figure.points for line in analysis.lines(seat))
        assert EVEN + lines == pytest.approx(analysis.result(seat), abs=1e-9)
        chances = analysis.chances(seat)
        assert len(chances) == len(analysis.account.moments) + 1
        assert chances[-1] == pytest.approx(analysis.result(seat), abs=1e-9)
    assert repr(analysis) == f"<koloda Analysis of karma, {len(chances) - 1} moves>"
    told = [line for line in str(analysis).splitlines() if not line.startswith("  ")]
    assert [line.endswith(f"= {analysis.result(seat):.1f}") for seat, line in enumerate(told)] == [
        True
    ] * 3


def test_cards_dealt_unseen_to_another_pile_are_luck_when_they_are_dealt() -> None:
    """Karmaka: a new Deck holds other cards than the Well might have given it."""
    account = Account(greedy_game("karmaka"), rollouts=0)
    dealt = 0
    for moment in account.moments:
        before, after = (state.veiled() for state in (moment.before, moment.after))
        if not moment.reveals:
            assert [sorted(group) for group in before] == [sorted(group) for group in after]
        dealt += moment.reveals and sum(map(len, before)) == sum(map(len, after))
    assert dealt


def test_the_pilot_shares_the_samples_out_and_is_not_counted() -> None:
    account = Account(greedy_game("karma", moves=20), rollouts=0)
    for term in account.terms:
        times = accounts.DEAL_SHARE if term.kind == "deal" else 1
        assert term.estimate.count == times * accounts.PILOT


def test_what_is_missing_before_closing_is_noise() -> None:
    """Fixed games: from the winner's side the residuals are not 0 by mere symmetry."""
    found = []
    for seed in range(8):
        account = Account(greedy_game("karma", seed=seed), rollouts=600)
        found.append(account.residual(account.last.index(max(account.last))))
    assert abs(statistics.mean(found)) < 3 / len(found) ** 0.5
    assert 0.3 < statistics.stdev(found) < 2.5


def test_what_a_pilot_misses_is_looked_at_again_and_luck_alone_leaves_skills_out() -> None:
    record = greedy_game("karma", moves=20)
    account = Account(record, rollouts=4000)
    counts = [term.estimate.count for term in account.terms if term.kind != "deal"]
    assert min(counts) > 5 * accounts.PILOT
    luck = Account(record, rollouts=4000, skills=False)
    assert luck.of_kind("skill") == []
    assert len(luck.closed()) == len(account.closed())
    assert min(term.estimate.count for term in luck.terms) > min(counts)


def test_the_luckiest_and_the_unluckiest_stroke_are_told_however_large_the_others_are() -> None:
    def told(*points: float) -> list[float]:
        strokes = [Stroke(at, 0, 0, Figure(each, 0.5)) for at, each in enumerate(points)]
        return [each.figure.points for each in worth_telling(strokes)]

    assert told(-9, 2, -30, 3, -20, -12) == [-30, -20, 3]
    assert told(5, 5, -1, 7) == [7, 5, -1]
    assert told(4, 8, 6, 2) == [8, 6, 4]
    assert told(-3) == [-3]
    assert told() == []

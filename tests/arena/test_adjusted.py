"""Contests without luck: what the cards gave is taken off every game, and told in words."""

import pytest
from click.testing import CliRunner

import koloda
from koloda.analysis import account
from koloda.arena.adjusted import Adjusted, adjusted, gain_text, times_of
from koloda.arena.contest import contest
from koloda.arena.deals import Played
from koloda.arena.stats import Mean
from koloda.cli import main
from koloda.games import find_game

ROLLOUTS = 60


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here holds for any number of samples."""
    monkeypatch.setattr(account, "PILOT", 2)


def game(deal: int, score: float, luck: float) -> Played:
    return Played(deal, 0, (score, -score), (score > 0, score < 0), 9, "", (luck, -luck))


def test_luck_is_shared_out_between_the_seats() -> None:
    setup = find_game("karma").setup(2)
    played = contest(setup, ["normal", "easy"], 1, 7, 1, lambda _: None, ROLLOUTS)
    assert all(sum(one.luck) == pytest.approx(0, abs=1e-9) for one in played)
    assert any(one.luck[0] for one in played)


def test_luck_is_left_out_unless_it_is_asked_for() -> None:
    played = contest(find_game("karma").setup(2), ["random"] * 2, 1, 7, 1, lambda _: None)
    assert all(one.luck == () for one in played)
    assert adjusted(played, [0], [0.5]) is None


def test_points_without_luck_are_points_less_what_the_cards_gave() -> None:
    played = [game(0, 1.0, 0.5), game(1, -1.0, -0.75)]
    found = adjusted(played, [0], [1.0, 0.0])
    assert found is not None
    assert found.points.value == pytest.approx((0.75 + 0.375) / 2)
    assert found.times is None


def test_half_the_spread_is_worth_four_times_the_deals() -> None:
    plain, rest = [0.0, 1.0] * 10, [0.25, 0.75] * 10
    assert times_of(plain, rest) == pytest.approx(4)
    assert times_of(plain, plain) == pytest.approx(1)
    assert times_of(plain[:4], rest[:4]) is None
    assert times_of([0.5] * 20, rest) is None


def test_the_gain_is_told_in_words_and_so_is_its_absence() -> None:
    assert gain_text(4.0) == "as good as 4.0 times the deals (75 % fewer)"
    assert gain_text(0.8) == "gains nothing here (0.8 times the deals)"
    assert "do not tell" in gain_text(None)
    text = str(Adjusted(Mean(0.5, 0.4, 0.6), 2.0))
    assert text.startswith("without luck 0.500 [0.400, 0.600]   as good as 2.0")


def test_the_command_prints_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koloda.terminal.arena.ROLLOUTS", ROLLOUTS)
    words = ["arena", "karma", "--players", "easy,normal", "--deals", "1", "--workers", "1"]
    plain = CliRunner().invoke(main, words)
    both = CliRunner().invoke(main, [*words, "--luck-adjusted"])
    assert (plain.exit_code, both.exit_code) == (0, 0)
    assert "without luck" not in plain.output
    assert both.output.count("  without luck ") == 2
    assert both.output.splitlines()[-1].startswith("without luck: points less")
    kept = [line for line in both.output.splitlines() if "without luck" not in line]
    assert kept == plain.output.splitlines()


def test_a_contest_of_one_s_own_bots_has_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koloda.api.contests.ROLLOUTS", ROLLOUTS)
    result = koloda.contest("karma", ["easy", "normal"], deals=1, luck_adjusted=True)
    first, second = (entrant.without_luck for entrant in result.entrants)
    assert first is not None and second is not None
    assert first.points.value + second.points.value == pytest.approx(1)
    assert "without luck" in str(result) and "without luck" in result._repr_html_()

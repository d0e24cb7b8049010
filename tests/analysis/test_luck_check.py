"""What many games say of the account, also when they are a handful."""

import math

import pytest

from koloda.bots.search_player import SearchPlayer
from tools.luck_check import Row, bootstrap_text, lines, player_of, ratio, share

WON = Row(50, 20, 9, 1, 0.5, 0.4)
LOST = Row(-50, -30, 9, -1, -0.5, -0.4)


def test_luck_has_its_share_of_the_variance_less_the_noise() -> None:
    rows = [WON, LOST] * 10
    # Results are 100 apart, 50 when luck is off: a quarter of the variance is left.
    assert ratio(rows) == pytest.approx(4)
    whole = 50**2 * 20 / 19
    assert share(rows) == pytest.approx(100 * (1 - (whole / 4 - 9) / whole))


def test_games_that_all_ended_alike_share_nothing_out() -> None:
    for count in (1, 2, 5):
        told = list(lines([WON] * count))
        assert sum("unknown: all games ended alike" in line for line in told) == 2


def test_luck_that_explains_everything_leaves_no_variance() -> None:
    rows = [WON._replace(luck=50.0), LOST._replace(luck=-50.0)]
    assert ratio(rows) == math.inf


def test_a_draw_of_games_that_ended_alike_does_not_count() -> None:
    # Of four resamples of these two games, two have the same game twice.
    told = bootstrap_text(ratio, [WON, LOST])
    assert told == "4.0 [4.0, 4.0]"


def test_a_busy_machine_does_not_make_a_level_weaker() -> None:
    hard = player_of("hard")
    assert isinstance(hard, SearchPlayer)
    assert hard.seconds >= 3600

"""The laboratory's statistics, against cases small enough to do by hand."""

import math
from collections.abc import Callable

import pytest

from koloda.arena.lab.cards import ANY, base_rates, card_figures
from koloda.arena.lab.figures import by_the_clock, differences, gaps, ratios
from koloda.arena.lab.luck import share_of_luck
from koloda.arena.lab.measures import MEASURES, by_deal, figure
from koloda.arena.lab.pairs import pair_figures
from koloda.arena.lab.sections import comparisons
from koloda.arena.lab.skill import better_points
from koloda.arena.lab.variant import never_chosen, spread
from koloda.arena.lab.watch import Plays, Watched
from koloda.arena.stats import Mean, ratio_of, share_gap, share_of, surely
from koloda.engine.values.outcome import Outcome

OF: dict[str, Callable[[Watched], float | None]] = {
    measure.name: measure.of for measure in MEASURES
}


def game(
    deal: int = 0,
    ranks: tuple[int, ...] = (1, 2),
    *,
    rotation: int = 0,
    first: int = 0,
    expected: tuple[float, ...] = (0.5, -0.5),
    course: list[list[float]] | None = None,
    luck: list[float] | None = None,
    noise: float = 0.0,
    possible: tuple[int, ...] = (),
    taken: tuple[int, ...] = (),
    choices: int = 10,
    turns: int = 5,
    forced: int = 4,
    reason: str = "cards",
    plays: Plays | None = None,
) -> Watched:
    """A game that came to this."""
    return Watched(
        deal=deal,
        rotation=rotation,
        ranks=list(ranks),
        scores=list(Outcome(ranks, reason).scores),
        reason=reason,
        choices=choices,
        turns=turns,
        forced=forced,
        offered=3 * choices,
        first=first,
        plays={} if plays is None else plays,
        possible=list(possible),
        taken=list(taken),
        course=[list(expected)] * 7 if course is None else course,
        weight=None,
        luck=luck or [],
        noise=[noise] * len(luck or []),
    )


def test_a_games_own_figures() -> None:
    one = game()
    assert [OF[name](one) for name in ("choices", "turns", "forced")] == [10.0, 5.0, 0.4]
    assert OF["turns"](game(turns=-1)) is None
    assert OF["loops"](game(reason="cap")) == OF["loops"](game(reason="repetition")) == 1.0
    assert OF["loops"](one) == OF["draws"](one) == 0.0


def test_the_first_seats_lead_is_over_the_average_of_all() -> None:
    assert OF["first"](game(first=0)) == 0.5
    assert OF["first"](game(first=1)) == -0.5
    # Three seats, two winners: the average is 2/3.
    assert OF["first"](game(0, (1, 1, 2), first=0)) == pytest.approx(1 / 3)
    assert OF["first"](game(0, (1, 1, 2), first=2)) == pytest.approx(-2 / 3)


def test_a_draw_has_no_winner_and_no_comeback() -> None:
    for ranks in ((1, 1), (2, 2)):
        drawn = game(0, ranks)
        assert OF["draws"](drawn) == 1.0
        assert OF["first"](drawn) == 0.0
        assert OF["comeback"](drawn) is None


@pytest.mark.parametrize(
    ("ranks", "expected", "share"),
    [
        ((1, 2), (0.5, -0.5), 0.0),
        ((1, 2), (-0.1, 0.1), 1.0),
        ((1, 2), (0.0, 0.0), 0.5),
        ((1, 1, 2), (-0.5, 0.2, 0.3), 0.5),
        # A game's own estimates need not add up to 0: here the average is -0.4.
        ((1, 2, 2), (-0.3, -0.5, -0.4), 0.0),
        ((2, 2, 1), (-0.3, -0.5, -0.4), 0.5),
    ],
)
def test_who_wins_from_behind_comes_back(
    ranks: tuple[int, ...], expected: tuple[float, ...], share: float
) -> None:
    assert OF["comeback"](game(0, ranks, expected=expected)) == share


def test_games_of_one_deal_are_one_value() -> None:
    games = [game(3, choices=10), game(3, choices=20, rotation=1), game(4, choices=30)]
    assert by_deal(games, OF["choices"]) == {3: 15.0, 4: 30.0}


def test_shares_have_wilsons_interval() -> None:
    # By hand: p = 0.4, n = 10: centre (0.4 + 0.19208) / 1.38416, reach 1.96 * sqrt(...) / 1.38416.
    found = share_of([1.0] * 4 + [0.0] * 6)
    assert found.value == 0.4
    assert found.low == pytest.approx(0.1682, abs=1e-4)
    assert found.high == pytest.approx(0.6873, abs=1e-4)
    nothing = share_of([0.0] * 20)
    assert nothing.low == 0.0
    assert nothing.high == pytest.approx(0.1611, abs=1e-4)


def test_a_gap_of_shares_has_newcombes_interval() -> None:
    found = share_gap(Mean(0.5, 0.4, 0.6), Mean(0.2, 0.16, 0.23))
    assert found.value == pytest.approx(0.3)
    assert found.low == pytest.approx(0.3 - math.hypot(0.1, 0.03))
    assert found.high == pytest.approx(0.3 + math.hypot(0.1, 0.04))


def test_a_ratio_of_sums() -> None:
    # 6 / 3 = 2; the rests are 0, -1, 1; 1.96 * sqrt(2 * 3 / 2) / 3.
    found = ratio_of([2.0, 1.0, 3.0], [1.0, 1.0, 1.0])
    assert found.value == 2.0
    assert found.high - 2.0 == pytest.approx(1.96 * math.sqrt(3) / 3)
    assert ratio_of([4.0], [2.0]) == (2.0, -math.inf, math.inf)


def test_variants_are_compared_deal_by_deal() -> None:
    short = {
        measure.name: by_deal([game(d, choices=10 + d) for d in range(4)], measure.of)
        for measure in MEASURES
    }
    long = {
        measure.name: by_deal([game(d, choices=20 + 2 * d) for d in range(4)], measure.of)
        for measure in MEASURES
    }
    assert ratios(long, short)["choices"] == {"value": 2.0, "low": 2.0, "high": 2.0}
    assert differences(long, short)["choices"]["value"] == 11.5
    assert differences(long, short)["draws"]["value"] == 0.0
    assert differences(long, short)["draws"]["high"] > 0.3
    assert "draws" not in ratios(long, short)


def test_luck_and_the_better_player_are_compared_where_both_were_measured() -> None:
    ours = {"luck": {"value": 0.9, "low": 0.86, "high": 0.93}, "better": None}
    base = {"luck": {"value": 0.5, "low": 0.47, "high": 0.54}, "better": None}
    found = gaps(ours, base)
    assert list(found) == ["luck"]
    assert found["luck"]["value"] == pytest.approx(0.4)
    assert found["luck"]["low"] == pytest.approx(0.4 - math.hypot(0.04, 0.04), abs=1e-5)
    assert found["luck"]["high"] == pytest.approx(0.4 + math.hypot(0.03, 0.03), abs=1e-5)


def test_what_never_happened_under_any_variant_is_not_compared() -> None:
    mean = {"value": 0.0, "low": 0.0, "high": 0.01}
    measures = {measure.name: None for measure in MEASURES} | {"draws": mean, "tension": mean}
    variant = {"label": "a", "luck": None, "better": None, "measures": measures}
    other = {**variant, "measures": {**measures, "tension": {**mean, "value": 0.5}}}
    compared = {
        "variant": "b",
        "differences": {"draws": mean, "tension": mean},
        "ratios": {},
        "sure": [],
        "shared": {"draws": 9, "tension": 9},
    }
    told = comparisons({"better": "", "variants": [variant, other], "comparisons": [compared]})
    assert "b: tension" in told
    assert "draws" not in told


def test_what_a_card_wins_is_over_the_base_rate() -> None:
    # Seat 0, always first, wins 3 of 4; it plays A in its wins and once when it loses.
    wins = [(1, 2), (1, 2), (1, 2), (2, 1)]
    plays: list[Plays] = [
        {"hand": {"A": [1, 0]}},
        {"hand": {"A": [2, 0]}, "table": {"A": [1, 0]}},
        {},
        {"hand": {"A": [1, 1]}},
    ]
    games = [game(deal, wins[deal % 4], plays=plays[deal % 4]) for deal in range(40)]
    assert base_rates(games, ("normal", "normal")) == {("normal", 0): 0.75, ("normal", 1): 0.25}
    together, by_hand, table = card_figures(games, ("normal", "normal"))
    assert [(card.card, card.way) for card in (together, by_hand, table)] == [
        ("A", ANY),
        ("A", "hand"),
        ("A", "table"),
    ]
    assert together.plays.value == pytest.approx((1 + 3 + 0 + 2) / 4)
    # It was played by seat 0 in three of four games and by seat 1 in one.
    assert together.seats == pytest.approx(4 / 8)
    assert together.wins is not None
    assert together.wins.value == pytest.approx((0.25 + 0.25 + (-0.75 + 0.75)) / 4)
    assert together.wins.low < together.wins.value < together.wins.high
    assert table.wins is not None
    assert table.wins.value == pytest.approx(0.25)


def test_a_card_that_was_hardly_played_has_no_worth() -> None:
    games = [game(deal, plays={"hand": {"A": [1, 0]}} if deal < 9 else {}) for deal in range(30)]
    assert card_figures(games, ("normal", "normal"))[0].wins is None


def test_base_rates_follow_the_player_round_the_table() -> None:
    games = [game(0, (1, 2), rotation=0), game(0, (2, 1), rotation=1)]
    assert base_rates(games, ("hard", "easy")) == {
        ("hard", 0): 1.0,
        ("easy", 1): 0.0,
        ("easy", 0): 0.0,
        ("hard", 1): 1.0,
    }


def test_lengths_are_spread_over_bins() -> None:
    found = spread([1, 2, 2, 61])
    assert found is not None
    assert found["bin"] == 3
    assert found["counts"][0] == 3 and found["counts"][20] == 1 and len(found["counts"]) == 21
    assert (found["p50"], found["longest"]) == (2, 61)
    assert spread([]) is None


def test_players_by_the_clock_are_known() -> None:
    assert [by_the_clock(bot) for bot in ("normal", "hard", "expert@0.1", "hard#50")] == [
        False,
        True,
        True,
        False,
    ]


def test_no_values_no_figure() -> None:
    assert figure("share", []) is None


def test_a_clear_lead_that_goes_over_is_a_lead_change() -> None:
    course = [[0.6, -0.6], [0.1, -0.1], [-0.4, 0.4], [-0.9, 0.9], [0.3, -0.3], [0.2, -0.2]]
    assert OF["lead_changes"](game(course=course)) == 2.0  # the narrow leads do not count
    assert OF["lead_changes"](game(course=[])) is None


def test_drama_is_how_far_behind_the_winner_was() -> None:
    course = [[-0.5, 0.5], [0.5, -0.5]]
    assert OF["drama"](game(course=course)) == pytest.approx(math.sqrt(0.5))
    assert OF["drama"](game(course=[[0.5, -0.5]])) == 0.0
    assert OF["drama"](game(0, (1, 1), course=course)) is None


def test_tension_and_spread_tell_how_close_a_game_was() -> None:
    course = [[0.0, 0.0, 0.0], [0.5, -0.5, 0.0]]
    three = game(0, (1, 2, 2), course=course)
    assert OF["tension"](three) == pytest.approx(0.875)
    assert OF["spread"](three) == pytest.approx(0.25)


def test_a_lead_is_secure_when_it_wins() -> None:
    course = [[0.5, -0.5], [-0.5, 0.5], [0.5, -0.5], [0.1, -0.1]]
    assert OF["security"](game(course=course)) == pytest.approx(2 / 3)
    assert OF["security"](game(course=[[0.0, 0.0]])) is None


def test_expectations_converge_towards_the_result() -> None:
    course = [[0.0, 0.0], [0.0, 0.0], [0.5, -0.5], [1.0, -1.0]]
    assert OF["convergence"](game(course=course)) == pytest.approx(0.375)


def test_a_game_is_decided_when_the_winner_stays_ahead() -> None:
    course = [[0.5, -0.5], [-0.5, 0.5], [0.5, -0.5]]
    assert OF["decided"](game(course=course)) == 0.5
    assert OF["decided"](game()) == 0.0
    assert OF["decided"](game(0, (2, 2))) is None


def test_the_share_of_luck_is_the_variance_that_goes_with_it() -> None:
    games = [
        game(deal, (1, 2) if deal % 2 else (2, 1), luck=[0.5, -0.5] if deal % 2 else [-0.5, 0.5])
        for deal in range(20)
    ]
    found = share_of_luck(games)
    assert found is not None
    assert found.value == pytest.approx(0.75)  # half of each score is left: a quarter of the square
    noisy = share_of_luck([one._replace(noise=[0.05, 0.05]) for one in games])
    assert noisy is not None and noisy.value == pytest.approx(0.8)
    assert share_of_luck(games[:5]) is None
    assert share_of_luck([game(deal, (1, 1), luck=[0.1, -0.1]) for deal in range(20)]) is None


def test_the_better_player_sits_where_the_rotation_says() -> None:
    games = [game(deal, (1, 2), rotation=deal % 2) for deal in range(20)]
    found = better_points(games)
    assert found is not None and found.value == 0.5
    assert better_points([]) is None


def test_a_pair_wins_what_neither_card_wins_alone() -> None:
    # The first seat always wins with both cards, and half of its games with one of them.
    plays: list[Plays] = [
        {"played": {card: [1, 0] for card in cards}} for cards in ("ab", "a", "b")
    ]
    games = [game(deal, (1, 2), plays=plays[0]) for deal in range(40)]
    games += [
        game(deal, (1 + deal % 2, 2 - deal % 2), plays=plays[1 + deal // 80])
        for deal in range(40, 120)
    ]
    (pair,) = pair_figures(games, ("x", "x"))
    assert (pair.first, pair.second, pair.deals) == ("a", "b", 40)
    # Base 2/3; both win 1/3 more, each card alone 1/12 more on average.
    assert pair.wins.value == pytest.approx(1 / 3 - 2 / 12)
    assert pair_figures(games[:20], ("x", "x")) == []


def test_actions_that_nobody_chose_are_named_by_how_often_they_were_legal() -> None:
    games = [game(0, possible=(0, 1, 2), taken=(0,)), game(1, possible=(0, 2), taken=(0,))]
    found = never_chosen(games, ["take", "play 3", "play 4"])
    assert (found["legal"], found["never"]) == (3, 2)
    assert found["named"] == [{"action": "play 4", "games": 2}, {"action": "play 3", "games": 1}]


def test_of_many_means_only_those_that_stay_clear_are_sure() -> None:
    # Holm by hand: p-values 1e-6, about 0.0124 and 0.046; limits 0.05 / 3, 0.05 / 2, 0.05.
    clear, middle, edge = Mean(5, 3, 7), Mean(2.5, 0.54, 4.46), Mean(2.0, 0.04, 3.96)
    assert surely([edge, clear, middle]) == [True, True, True]
    assert surely([edge, clear, edge]) == [False, True, False]
    assert surely([None, Mean(1, -math.inf, math.inf), Mean(0, 0, 0)]) == [False, False, False]
    assert surely([Mean(1, 1, 1)]) == [True]

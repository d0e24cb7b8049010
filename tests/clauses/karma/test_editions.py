"""Karma, the editions: their options and numbers of players."""

import pytest

from koloda.engine.values.errors import OptionError
from tests.clauses.karma.positions import KARMA


@pytest.mark.clause("karma D18", "karma A42")
@pytest.mark.parametrize(
    ("edition", "most", "left"),
    [("ru", 4, {2: 22, 3: 13, 4: 4}), ("en", 4, {2: 22, 3: 13, 4: 4}), ("full", 6, {2: 42, 6: 6})],
)
def test_number_of_players(edition: str, most: int, left: dict[int, int]) -> None:
    for players in range(2, most + 1):
        setup = KARMA.setup(players, {"edition": edition})
        assert setup.players == players
        if players in left:
            assert 20 * int(setup.options["copies"]) - 9 * players == left[players]
    for players in (0, 1, most + 1, 7):
        with pytest.raises(OptionError, match=r"at most 4 can play|played by 2 to 6 players"):
            KARMA.new(players, {"edition": edition})


@pytest.mark.clause("karma A42", "karma D1", "karma D9", "karma A2", "karma A35", "karma A39")
@pytest.mark.parametrize(
    ("edition", "changed"),
    [
        ("ru", {}),
        ("en", {"voluntary_pickup": True}),
        ("full", {"copies": 3, "clear": 3, "cap": 600}),
        ("tiny", {"deck": "tiny", "repeat": 2, "cap": 20, "dealer": 1}),
    ],
)
def test_an_edition_is_a_set_of_options(edition: str, changed: dict[str, object]) -> None:
    russian: dict[str, object] = {
        "copies": 2,
        "deck": "whole",
        "clear": 2,
        "voluntary_pickup": False,
        "pt_follow_up": "may",
        "pt_pair": True,
        "karma_doubles": True,
        "moved_card_can_be_doubled": True,
        "draw_timing": "endOfTurn",
        "repeat": 3,
        "cap": 250,
        "dealer": "random",
    }
    assert KARMA.setup(2, {"edition": edition}).options == russian | changed


@pytest.mark.clause("karma A42")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"copies": 1}, "option copies is one of 2, 3, not 1"),
        ({"copies": 4}, "option copies is one of 2, 3, not 4"),
        ({"clear": 4}, "option clear is one of 2, 3, not 4"),
        ({"clear": 3}, "clear=3 needs copies=3"),
        ({"repeat": 1}, "option repeat is one of 0, 2, 3, 4, 5, not 1"),
        ({"cap": 0}, "option cap is a whole number from 1 to 100000, not 0"),
        ({"cap": 100_001}, "option cap is a whole number from 1 to 100000"),
        ({"pt_follow_up": "maybe"}, "option pt_follow_up is one of may, must, not 'maybe'"),
        ({"dealer": 2}, "option dealer is a seat from 0 to 1 or random"),
        ({"dealer": "me"}, "option dealer is a seat's number or random, not 'me'"),
        ({"edition": "mini"}, "edition is one of ru, en, full, tiny, not 'mini'"),
    ],
)
def test_refused_options(options: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        KARMA.new(2, options)


@pytest.mark.clause("karma A42", "karma A28")
@pytest.mark.parametrize("dealer", ["random", "0", "1"])
def test_the_dealer_is_a_seat_or_random(dealer: str) -> None:
    options = KARMA.setup(2, {"dealer": dealer}).options
    assert options["dealer"] == (dealer if dealer == "random" else int(dealer))


@pytest.mark.clause("karma A42")
def test_three_copies_with_the_small_editions_rules() -> None:
    assert KARMA.setup(6, {"copies": 3}).options["clear"] == 2

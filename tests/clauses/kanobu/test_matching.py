"""Kanobu, which card fits on which: N6-N9, N11-N15, N25, R1-R4, R24."""

import pytest

from tests.clauses.kanobu.positions import fits, hand, pile, turn_of
from tests.helpers import legal, play, refused

OTHERS = "hand.1: G-paper G-rock; hand.2: BR-paper BY-paper"


@pytest.mark.clause("kanobu N6")
def test_a_turn_adds_one_card_from_the_hand_to_the_pile() -> None:
    state = turn_of(0, f"hand.0: R-rock B-paper; {OTHERS}; pile: R-scissors")
    assert refused(state, 0, "play G-rock") == "kanobu N6"
    play(state, "0 play R-rock")
    assert pile(state) == "R-scissors R-rock"
    assert hand(state, 0) == "B-paper" and state.to_act() == [1]


@pytest.mark.clause("kanobu N7")
def test_a_one_colour_card_fits_by_colour_or_symbol() -> None:
    assert fits("B-skip", "B-three") and fits("B-skip", "R-skip")
    assert not fits("B-skip", "R-three")
    state = turn_of(0, f"hand.0: B-skip R-rock; {OTHERS}; pile: R-three")
    assert refused(state, 0, "play B-skip") == "kanobu N7"


@pytest.mark.clause("kanobu N8", "kanobu N15", "kanobu R1", "kanobu R4")
def test_two_colour_cards_need_one_shared_colour() -> None:
    assert fits("BG-paper", "B-rock") and fits("BG-paper", "G-rock")
    assert fits("BG-paper", "BR-rock")
    assert not fits("BG-paper", "RY-rock")
    assert fits("B-skip", "BG-rock") and fits("G-skip", "BG-rock")
    assert not fits("R-skip", "BG-rock")
    state = turn_of(0, f"hand.0: BG-paper R-rock; {OTHERS}; pile: RY-rock")
    assert refused(state, 0, "play BG-paper") == "kanobu N15"


@pytest.mark.clause("kanobu N9")
def test_purple_goes_on_anything_and_anything_on_purple() -> None:
    for top in ("R-rock", "B-skip", "BG-paper", "P-star"):
        assert fits("P-cancel", top) and fits("P-star", top)
    for card in ("R-paper", "B-skip", "BG-paper"):
        assert fits(card, "P-star")


@pytest.mark.clause("kanobu N11")
@pytest.mark.parametrize(
    ("top", "allowed"),
    [
        ("R-three", True),
        ("B-rock", True),
        ("P-star", True),
        ("BG-paper", True),
        ("RY-paper", False),
    ],
)
def test_a_blue_three_cards_follows(top: str, allowed: bool) -> None:
    assert fits("B-three", top) is allowed


@pytest.mark.clause("kanobu N12", "kanobu N13", "kanobu N14", "kanobu R2")
@pytest.mark.parametrize(
    ("top", "allowed"),
    [
        ("R-scissors", True), ("RY-scissors", True), ("R-skip", True), ("P-cancel", True),
        ("R-rock", False), ("R-paper", False), ("B-rock", False), ("B-scissors", False),
    ],
)  # fmt: skip
def test_a_red_rock_follows(top: str, allowed: bool) -> None:
    assert fits("R-rock", top) is allowed


@pytest.mark.clause("kanobu N12", "kanobu R2")
def test_dominance_and_colour_are_both_needed_and_each_refusal_says_which_is_missing() -> None:
    assert fits("R-scissors", "R-paper") and fits("R-paper", "R-rock")
    state = turn_of(0, f"hand.0: R-rock B-rock; {OTHERS}; pile: R-paper")
    assert refused(state, 0, "play R-rock") == "kanobu N12"
    assert refused(state, 0, "play B-rock") == "kanobu N12"


@pytest.mark.clause("kanobu R3")
def test_an_action_card_goes_on_rock_scissors_paper_by_colour_alone() -> None:
    for top in ("R-rock", "R-scissors", "R-paper", "RY-paper"):
        assert fits("R-skip", top)
    assert not fits("R-skip", "B-rock")


@pytest.mark.clause("kanobu N25", "kanobu R24")
def test_a_named_colour_asks_for_that_colour_or_purple() -> None:
    state = turn_of(
        0,
        "hand.0: P-colour B-skip; hand.1: B-three R-three RY-rock R-paper P-star; "
        "hand.2: G-paper G-rock; pile: B-rock",
    )
    play(state, "0 play P-colour", "0 colour R")
    assert pile(state) == "B-rock P-colour=R"
    assert {"play R-three", "play RY-rock", "play R-paper", "play P-star"} <= set(legal(state, 1))
    assert refused(state, 1, "play B-three") == "kanobu N25"
    play(state, "1 draw", "1 pass")
    assert pile(state) == "B-rock P-colour=R"

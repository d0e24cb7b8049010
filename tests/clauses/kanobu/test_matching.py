"""Which card fits on which (N6-N15, R1-R5, R24)."""

import pytest

from tests.clauses.kanobu.positions import FILL, at, fits
from tests.helpers import field, legal, play, refused


@pytest.mark.clause("kanobu N6")
def test_a_turn_adds_one_card_from_the_hand_to_the_pile() -> None:
    state = at("R-rock B-paper", FILL, "BR-paper BY-paper", pile="R-scissors")
    play(state, "0 play R-rock")
    assert field(state, "pile") == "R-scissors R-rock"
    assert field(state, "hand.0") == "B-paper"
    assert state.to_act() == [1]
    assert refused(at("R-rock B-paper", FILL, "BR-paper", pile="R-skip"), 0, "play G-rock") == (
        "kanobu N6"
    )


@pytest.mark.clause("kanobu N7")
def test_a_one_colour_card_fits_by_colour_or_symbol() -> None:
    assert fits("B-skip", "B-three") and fits("B-skip", "R-skip")
    assert not fits("B-skip", "R-three")
    state = at("B-skip R-rock", FILL, "BR-paper", pile="R-three")
    assert refused(state, 0, "play B-skip") == "kanobu N7"


@pytest.mark.clause("kanobu N8", "kanobu N15", "kanobu R1", "kanobu R4")
def test_two_colour_cards_need_one_shared_colour() -> None:
    assert fits("BG-paper", "B-rock") and fits("BG-paper", "G-rock")
    assert fits("BG-paper", "BR-rock")
    assert not fits("BG-paper", "RY-rock")
    assert fits("B-skip", "BG-rock") and fits("G-skip", "BG-rock")
    assert not fits("R-skip", "BG-rock")
    state = at("BG-paper R-rock", FILL, "BR-paper", pile="RY-rock")
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
    state = at("R-rock B-rock", FILL, "BR-paper", pile="R-paper")
    assert refused(state, 0, "play R-rock") == "kanobu N12"
    assert refused(state, 0, "play B-rock") == "kanobu N12"


@pytest.mark.clause("kanobu R3")
def test_an_action_card_goes_on_rock_scissors_paper_by_colour_alone() -> None:
    for top in ("R-rock", "R-scissors", "R-paper", "RY-paper"):
        assert fits("R-skip", top)
    assert not fits("R-skip", "B-rock")


@pytest.mark.clause("kanobu N25", "kanobu R24")
def test_a_named_colour_asks_for_that_colour_or_purple() -> None:
    state = at("P-colour B-skip", "B-three R-three RY-rock R-paper P-star", FILL, pile="B-rock")
    play(state, "0 play P-colour")
    assert legal(state, 0) == ["colour B", "colour G", "colour R", "colour Y"]
    assert refused(state, 0, "draw") == "kanobu N25"
    play(state, "0 colour R")
    assert field(state, "pile") == "B-rock P-colour=R"
    assert {"play R-three", "play RY-rock", "play R-paper", "play P-star"} <= set(legal(state, 1))
    assert refused(state, 1, "play B-three") == "kanobu N25"
    play(state, "1 draw", "1 pass")
    assert field(state, "pile") == "B-rock P-colour=R"
    assert refused(state, 1, "colour B").startswith("kanobu ")


@pytest.mark.clause("kanobu N25")
def test_the_same_colour_may_be_named_again_and_only_after_colour_change() -> None:
    state = at("P-colour B-three", FILL, "BR-paper", pile="B-rock")
    assert refused(state, 0, "colour B") == "kanobu N25"
    play(state, "0 play P-colour", "0 colour B")
    assert field(state, "pile").endswith("P-colour=B")


@pytest.mark.clause("kanobu R5")
def test_a_start_card_has_no_effect() -> None:
    purple = at("R-rock B-skip", FILL, "BR-paper", pile="P-colour")
    assert {"play R-rock", "play B-skip"} <= set(legal(purple, 0))
    three = at("B-three R-skip", "G-three R-rock", "BR-paper BY-paper", pile="R-three")
    assert three.prompt() == "turn"
    play(three, "0 play B-three")
    assert field(three, "pending") == "three 3 0"

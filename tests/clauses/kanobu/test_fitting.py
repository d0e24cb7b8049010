"""Kanobu, what fits on what: N6-N9, N11-N15, R1-R4, R24 and the list of verified pairs."""

import pytest

from tests.clauses.kanobu.positions import hand, pile, turn_of
from tests.helpers import legal, play, refused


def fits(card: str, top: str) -> bool:
    """Whether a card may be played on that top of the pile."""
    state = turn_of(0, f"hand.0: {card} R-reverse; hand.1: Y-two; hand.2: G-two; pile: {top}")
    return f"play {card}" in legal(state, 0)


@pytest.mark.clause("kanobu N6")
def test_one_card_from_the_hand_goes_onto_the_pile() -> None:
    state = turn_of(0, "hand.0: B-rock B-paper; hand.1: G-rock; hand.2: G-rock; pile: B-one")
    play(state, "0 play B-rock")
    assert pile(state) == "B-one B-rock" and hand(state, 0) == "B-paper" and state.to_act() == [1]
    assert refused(state, 1, "play B-paper") == "kanobu N6"
    assert refused(state, 0, "play B-paper") == "kanobu N6"


@pytest.mark.clause("kanobu N7")
def test_one_colour_cards_match_by_colour_or_symbol() -> None:
    assert fits("B-skip", "B-two") and fits("B-skip", "R-skip") and not fits("B-skip", "R-two")
    state = turn_of(0, "hand.0: B-skip; hand.1: R-rock; hand.2: R-rock; pile: R-two")
    assert refused(state, 0, "play B-skip") == "kanobu N7"


@pytest.mark.clause("kanobu N8", "kanobu R1")
def test_two_colour_cards_go_on_one_and_two_colours() -> None:
    assert fits("BG-paper", "B-rock") and fits("BG-paper", "GR-rock") and fits("BG-paper", "G-skip")
    assert not fits("BY-paper", "BY-paper") and not fits("BG-paper", "B-scissors")


@pytest.mark.clause("kanobu N9")
@pytest.mark.parametrize("purple", ["P-cancel", "P-colour", "P-star", "P-chance"])
def test_purple_goes_on_everything_and_everything_on_purple(purple: str) -> None:
    state = turn_of(
        0,
        f"hand.0: {purple} Y-rock; hand.1: G-rock GR-paper R-skip; hand.2: R-rock; pile: B-rock",
    )
    assert f"play {purple}" in legal(state, 0)
    for card in ("G-rock", "GR-paper", "R-skip", "P-cancel"):
        assert fits(card, purple)


@pytest.mark.clause("kanobu N11")
@pytest.mark.parametrize(
    ("top", "allowed"),
    [
        ("R-three", True), ("B-rock", True), ("B-skip", True), ("P-cancel", True),
        ("P-colour", True), ("BG-paper", True), ("RY-paper", False), ("R-two", False),
    ],
)  # fmt: skip
def test_blue_three_cards(top: str, allowed: bool) -> None:
    assert fits("B-three", top) is allowed


@pytest.mark.clause("kanobu N12", "kanobu R2")
def test_signs_need_a_colour_and_must_beat() -> None:
    order = ["rock", "scissors", "paper"]
    for place, sign in enumerate(order):
        beaten, better = order[(place + 1) % 3], order[(place + 2) % 3]
        assert fits(f"B-{sign}", f"B-{beaten}") and not fits(f"B-{sign}", f"B-{better}")
        assert not fits(f"B-{sign}", f"B-{sign}") and not fits(f"B-{sign}", f"G-{beaten}")
        assert not fits(f"B-{sign}", f"G-{sign}")
        assert fits(f"B-{sign}", "B-skip") and not fits(f"B-{sign}", "G-skip")
    state = turn_of(0, "hand.0: B-rock G-rock; hand.1: R-rock; hand.2: R-rock; pile: B-paper")
    assert refused(state, 0, "play B-rock") == "kanobu N12"
    assert refused(state, 0, "play G-rock") == "kanobu N12"


@pytest.mark.clause("kanobu N13", "kanobu N14")
@pytest.mark.parametrize(
    ("top", "allowed"),
    [
        ("R-scissors", True), ("RY-scissors", True), ("R-skip", True), ("P-star", True),
        ("R-rock", False), ("R-paper", False), ("B-rock", False), ("B-scissors", False),
        ("BG-scissors", False),
    ],
)  # fmt: skip
def test_red_rock(top: str, allowed: bool) -> None:
    assert fits("R-rock", top) is allowed


@pytest.mark.clause("kanobu N15", "kanobu R1")
def test_one_of_two_colours_is_enough() -> None:
    assert fits("RY-paper", "Y-rock") and fits("RY-paper", "GY-rock")
    state = turn_of(0, "hand.0: RY-paper; hand.1: R-rock; hand.2: R-rock; pile: BG-rock")
    assert refused(state, 0, "play RY-paper") == "kanobu N15"


@pytest.mark.clause("kanobu R3")
def test_action_cards_ignore_what_beats_what() -> None:
    assert all(fits("B-skip", top) for top in ("B-rock", "B-scissors", "B-paper", "BY-paper"))
    assert not fits("B-skip", "R-rock")


@pytest.mark.clause("kanobu R4")
def test_both_colours_of_the_top_count() -> None:
    assert fits("B-skip", "BG-rock") and fits("G-skip", "BG-rock") and not fits("R-skip", "BG-rock")
    assert fits("BY-paper", "BG-rock") and fits("GR-paper", "BG-rock")


@pytest.mark.clause("kanobu R24", "kanobu N25")
def test_a_named_colour_alone_decides() -> None:
    red = "P-colour=R"
    assert fits("R-three", red) and fits("RY-rock", red) and fits("R-rock", red)
    assert not fits("B-three", red) and not fits("B-rock", red) and fits("P-cancel", red)
    state = turn_of(0, f"hand.0: B-rock; hand.1: R-rock; hand.2: R-rock; pile: {red}")
    assert refused(state, 0, "play B-rock") == "kanobu N25"


@pytest.mark.clause("kanobu R24")
def test_a_named_colour_stays_through_draws_and_lost_turns() -> None:
    state = turn_of(
        0,
        "hand.0: R-skip B-rock; hand.1: B-rock; hand.2: B-paper R-rock; "
        "pile: P-colour=R; deck: B-paper rest",
    )
    play(state, "0 draw", "0 pass")
    assert refused(state, 1, "play B-rock") == "kanobu N25"
    play(state, "1 draw", "1 pass")
    assert legal(state, 2) == ["play R-rock", "draw"]
    play(state, "2 play R-rock")
    assert pile(state) == "P-colour=R R-rock"

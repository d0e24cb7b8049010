"""Kanobu, Chance: N22, R12-R15, R42."""

import pytest

from tests.clauses.kanobu.positions import hand, pending, pile, turn_of
from tests.helpers import field, legal, play, refused

THREE = "hand.0: P-chance Y-rock; hand.1: {}; hand.2: G-rock G-paper G-skip; pile: B-one"


@pytest.mark.clause("kanobu N22", "kanobu R14", "kanobu R42")
def test_three_cards_answer_chance_in_any_order() -> None:
    state = turn_of(0, THREE.format("B-rock R-rock GY-paper Y-skip"))
    play(state, "0 play P-chance")
    assert pending(state) == "chance 3 0"
    assert legal(state, 1) == ["accept", "lay B-rock", "lay R-rock", "lay GY-paper"]
    play(state, "1 lay GY-paper")
    assert pending(state) == "" and legal(state, 1) == ["lay B-rock", "lay R-rock"]
    assert refused(state, 1, "draw") == refused(state, 1, "accept") == "kanobu N22"
    play(state, "1 lay R-rock", "1 lay B-rock")
    assert pile(state) == "B-one P-chance GY-paper R-rock B-rock" and hand(state, 1) == "Y-skip"
    assert state.to_act() == [2] and field(state, "turns") == "2"


@pytest.mark.clause("kanobu N22", "kanobu R13")
def test_chance_may_be_accepted_even_with_three_cards() -> None:
    state = turn_of(0, THREE.format("B-rock R-rock GY-paper"))
    play(state, "0 play P-chance", "1 accept")
    assert len(hand(state, 1).split()) == 6 and state.to_act() == [2] and pending(state) == ""


@pytest.mark.clause("kanobu N22")
def test_chance_is_handed_on_or_cancelled() -> None:
    state = turn_of(0, THREE.format("P-chance B-rock R-skip P-cancel"))
    play(state, "0 play P-chance")
    assert legal(state, 1) == ["play P-chance", "play P-cancel", "accept"]
    assert refused(state, 1, "lay B-rock") == "kanobu N22"
    play(state, "1 play P-chance")
    assert pending(state) == "chance 3 1" and state.to_act() == [2]
    play(state, "2 accept")
    assert len(hand(state, 2).split()) == 6 and state.to_act() == [0]
    state = turn_of(0, THREE.format("P-chance B-rock R-skip P-cancel"))
    play(state, "0 play P-chance", "1 play P-cancel")
    assert pile(state) == "B-one" and state.to_act() == [2] and pending(state) == ""


@pytest.mark.clause("kanobu N22", "kanobu R15", "kanobu R20")
def test_chance_needs_three_cards_in_the_next_hand() -> None:
    state = turn_of(0, "hand.0: P-chance; hand.1: B-rock B-rock; hand.2: G-rock; pile: B-one")
    assert legal(state, 0) == ["draw"] and refused(state, 0, "play P-chance") == "kanobu N22"
    back = "hand.0: P-chance; hand.1: B-rock B-rock; hand.2: G-rock R-rock Y-rock; direction: -1"
    state = turn_of(0, f"{back}; pile: B-one")
    assert legal(state, 0) == ["play P-chance", "draw"]


@pytest.mark.clause("kanobu R15")
def test_chance_drawn_or_handed_on_needs_them_too() -> None:
    state = turn_of(
        0, "hand.0: Y-rock; hand.1: B-rock; hand.2: G-rock; pile: B-one; deck: P-chance rest"
    )
    play(state, "0 draw")
    assert legal(state, 0) == ["pass"] and refused(state, 0, "play P-chance") == "kanobu N22"
    state = turn_of(
        0, "hand.0: P-chance Y-rock; hand.1: P-chance B-rock B-skip; hand.2: G-rock; pile: B-one"
    )
    play(state, "0 play P-chance")
    assert legal(state, 1) == ["accept"] and refused(state, 1, "play P-chance") == "kanobu N22"


@pytest.mark.clause("kanobu R12")
def test_one_of_each_where_the_option_asks_for_it() -> None:
    one_of_each = "players=3 chance_mode=set"
    state = turn_of(0, THREE.format("B-rock R-rock GY-paper Y-skip"), one_of_each)
    play(state, "0 play P-chance")
    assert legal(state, 1) == ["accept"] and refused(state, 1, "lay B-rock") == "kanobu R12"
    state = turn_of(0, THREE.format("B-rock R-rock GY-paper B-scissors"), one_of_each)
    play(state, "0 play P-chance", "1 lay B-rock")
    assert legal(state, 1) == ["lay B-scissors", "lay GY-paper"]
    assert refused(state, 1, "lay R-rock") == "kanobu R12"
    play(state, "1 lay B-scissors", "1 lay GY-paper")
    assert hand(state, 1) == "R-rock" and pile(state).endswith("B-rock B-scissors GY-paper")


@pytest.mark.clause("kanobu R12")
def test_copies_count_among_any_three() -> None:
    state = turn_of(0, THREE.format("B-rock B-rock B-paper"))
    play(state, "0 play P-chance", "1 lay B-rock", "1 lay B-rock")
    assert legal(state, 1) == ["lay B-paper"]


@pytest.mark.clause("kanobu R14", "kanobu N2")
def test_laying_the_last_three_cards_wins() -> None:
    state = turn_of(0, THREE.format("B-rock R-rock GY-paper"))
    play(state, "0 play P-chance", "1 lay B-rock", "1 lay R-rock", "1 lay GY-paper")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1,)

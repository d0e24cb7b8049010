"""Kanobu, Cancel: N24, N26, R8-R10, R33, R34."""

import pytest

from tests.clauses.kanobu.positions import deck, hand, pending, pile, sizes, turn_of
from tests.helpers import field, legal, names, play, refused


@pytest.mark.clause("kanobu N24", "kanobu R8", "kanobu R10")
def test_cancel_as_an_ordinary_card_removes_the_top() -> None:
    state = turn_of(
        0, "hand.0: P-cancel Y-rock; hand.1: B-rock; hand.2: G-rock; pile: G-one B-skip"
    )
    assert names(play(state, "0 play P-cancel")) == ["played", "cancelled", "cancelled"]
    assert pile(state) == "G-one" and deck(state)[-2:] == ["B-skip", "P-cancel"]
    assert state.to_act() == [1] and pending(state) == ""


@pytest.mark.clause("kanobu R8")
def test_cancel_is_never_played_out_of_turn() -> None:
    state = turn_of(
        0, "hand.0: B-skip Y-rock; hand.1: B-rock; hand.2: P-cancel G-rock; pile: B-one"
    )
    assert refused(state, 2, "play P-cancel") == "kanobu N6"
    play(state, "0 play B-skip")
    assert refused(state, 2, "play P-cancel") == "kanobu N6"
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu R8")
def test_nothing_to_accept_on_an_ordinary_turn() -> None:
    state = turn_of(0, "hand.0: B-skip; hand.1: B-rock; hand.2: G-rock; pile: B-one")
    assert refused(state, 0, "accept") == "kanobu R8"


@pytest.mark.clause("kanobu R9")
def test_cancel_undoes_chain_colour_and_direction() -> None:
    state = turn_of(
        0,
        "hand.0: B-two Y-rock; hand.1: R-two B-rock; hand.2: P-cancel G-rock; pile: B-one",
    )
    play(state, "0 play B-two", "1 play R-two", "2 play P-cancel")
    assert pending(state) == "" and sizes(state) == [1, 1, 1] and pile(state) == "B-one B-two"
    state = turn_of(
        0, "hand.0: P-colour Y-rock; hand.1: P-cancel B-rock; hand.2: G-rock; pile: B-one"
    )
    play(state, "0 play P-colour", "0 colour R", "1 play P-cancel")
    assert pile(state) == "B-one" and deck(state)[-2:] == ["P-colour", "P-cancel"]
    state = turn_of(
        0, "hand.0: B-reverse Y-rock; hand.1: B-rock; hand.2: P-cancel G-rock; pile: B-one"
    )
    play(state, "0 play B-reverse", "2 play P-cancel")
    assert field(state, "direction") == "1" and state.to_act() == [0]


@pytest.mark.clause("kanobu R9")
def test_cancel_returns_no_cards() -> None:
    state = turn_of(
        0, "hand.0: B-one Y-rock; hand.1: P-cancel B-rock; hand.2: G-rock; pile: B-rock"
    )
    play(state, "0 play B-one", "1 accept", "1 play P-cancel")
    assert sizes(state) == [1, 2, 2] and pile(state) == "B-rock"
    assert "B-one" not in hand(state, 0)


@pytest.mark.clause("kanobu R10")
def test_what_lies_below_has_no_effect_again_but_keeps_its_colour() -> None:
    state = turn_of(
        0, "hand.0: P-cancel B-rock; hand.1: B-rock; hand.2: R-rock; pile: B-one P-colour=R R-three"
    )
    play(state, "0 play P-cancel")
    assert pile(state) == "B-one P-colour=R" and legal(state, 1) == ["draw"]
    state = turn_of(
        0, "hand.0: P-cancel B-rock; hand.1: B-rock; hand.2: R-rock; pile: B-three R-one"
    )
    play(state, "0 play P-cancel")
    assert pending(state) == "" and legal(state, 1) == ["play B-rock", "draw"]


@pytest.mark.clause("kanobu R10", "kanobu R34")
def test_an_empty_pile_takes_any_card() -> None:
    state = turn_of(
        0,
        "hand.0: P-cancel B-rock; hand.1: P-cancel B-rock; "
        "hand.2: R-rock BG-paper Y-skip; pile: B-one",
    )
    play(state, "0 play P-cancel")
    assert pile(state) == "" and legal(state, 1) == ["play B-rock", "play P-cancel", "draw"]
    play(state, "1 play P-cancel")
    assert deck(state)[-3:] == ["B-one", "P-cancel", "P-cancel"] and pile(state) == ""
    assert legal(state, 2) == ["play R-rock", "play BG-paper", "play Y-skip", "draw"]


@pytest.mark.clause("kanobu R33")
def test_only_a_reverse_that_turned_is_turned_back() -> None:
    cards = "hand.0: P-cancel Y-rock; hand.1: B-rock; hand.2: G-rock; pile: B-one B-reverse{}"
    state = turn_of(0, cards.format("=idle"))
    play(state, "0 play P-cancel")
    assert field(state, "direction") == "1" and state.to_act() == [1]
    state = turn_of(0, cards.format(""))
    play(state, "0 play P-cancel")
    assert field(state, "direction") == "-1" and state.to_act() == [2]


@pytest.mark.clause("kanobu N26", "kanobu R9", "kanobu R10", "kanobu N24")
def test_the_worked_example_of_the_rule_book() -> None:
    state = turn_of(
        0,
        "hand.0: BG-paper Y-rock; hand.1: P-colour Y-paper; hand.2: G-paper B-rock; pile: B-rock; "
        "deck: R-three rest",
    )
    events = play(state, "0 play BG-paper", "1 play P-colour", "1 colour R", "2 draw")
    assert "named-red" in names(events) and field(state, "drawn") == "R-three"
    state = turn_of(
        2,
        "hand.0: B-three Y-rock; hand.1: P-cancel Y-paper; hand.2: R-three G-paper B-rock; "
        "pile: B-rock BG-paper P-colour=R",
    )
    play(state, "2 play R-three")
    assert pending(state) == "three 3 2"
    play(state, "0 play B-three")
    assert pending(state) == "three 6 0"
    play(state, "1 play P-cancel")
    assert pile(state) == "B-rock BG-paper P-colour=R R-three"
    assert deck(state)[-2:] == ["B-three", "P-cancel"]
    assert pending(state) == "" and state.to_act() == [2] and state.prompt() == "turn"

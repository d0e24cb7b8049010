"""Kanobu, the turn and the empty deck: N10, N16, R7, R25, R26, R30, R31, R44."""

import pytest

from tests.clauses.kanobu.positions import deck, hand, pending, pile, turn_of
from tests.helpers import field, given, legal, names, play, refused

OTHERS = "hand.1: Y-rock; hand.2: Y-rock"


@pytest.mark.clause("kanobu N10", "kanobu R30")
def test_a_drawn_card_may_be_played_at_once() -> None:
    state = turn_of(0, f"hand.0: G-rock B-rock; {OTHERS}; pile: B-paper; deck: B-scissors rest")
    assert legal(state, 0) == ["draw"]
    play(state, "0 draw")
    assert hand(state, 0) == "B-rock B-scissors G-rock"
    assert legal(state, 0) == ["play B-scissors", "pass"]
    assert refused(state, 0, "play B-rock") == "kanobu R30"
    assert refused(state, 0, "draw") == "kanobu N10"
    play(state, "0 play B-scissors")
    assert pile(state) == "B-paper B-scissors" and state.to_act() == [1]


@pytest.mark.clause("kanobu N10", "kanobu R44")
def test_a_drawn_card_that_does_not_fit_is_kept_by_passing() -> None:
    state = turn_of(0, f"hand.0: G-rock; {OTHERS}; pile: B-paper; deck: G-rock rest")
    play(state, "0 draw")
    assert legal(state, 0) == ["pass"]
    assert state.to_act() == [0]
    assert refused(state, 0, "play G-rock") == "kanobu N12"
    assert names(play(state, "0 pass")) == ["ended-turn"]
    assert hand(state, 0) == "G-rock G-rock" and state.to_act() == [1]


@pytest.mark.clause("kanobu N10", "kanobu R44")
def test_a_drawn_card_that_fits_may_be_kept() -> None:
    state = turn_of(0, f"hand.0: G-paper; {OTHERS}; pile: B-paper; deck: B-skip rest")
    play(state, "0 draw")
    assert field(state, "drawn") == "B-skip" and legal(state, 0) == ["play B-skip", "pass"]
    play(state, "0 pass")
    assert hand(state, 0) == "B-skip G-paper" and state.to_act() == [1]


@pytest.mark.clause("kanobu R7")
def test_drawing_although_a_card_fits() -> None:
    state = turn_of(0, f"hand.0: B-skip; {OTHERS}; pile: B-paper; deck: G-rock rest")
    play(state, "0 draw")
    assert legal(state, 0) == ["pass"]
    off = "players=3 voluntary_draw=no"
    state = turn_of(0, f"hand.0: B-skip; {OTHERS}; pile: B-paper", off)
    assert legal(state, 0) == ["play B-skip"]
    assert refused(state, 0, "draw") == "kanobu R7"
    state = turn_of(0, f"hand.0: G-skip; {OTHERS}; pile: B-paper", off)
    assert legal(state, 0) == ["draw"]


@pytest.mark.clause("kanobu R31")
def test_passing_only_when_nothing_else_can_be_done() -> None:
    state = turn_of(0, f"hand.0: B-skip; {OTHERS}; pile: B-paper")
    assert refused(state, 0, "pass") == "kanobu R31"


FEW = "players=2 deck=B-rock:6,B-paper:4,G-rock:3,P-cancel:1"


@pytest.mark.clause("kanobu N16", "kanobu R25")
def test_an_empty_deck_is_renewed_from_the_pile_when_a_card_is_needed() -> None:
    state = turn_of(
        0,
        "hand.0: G-rock B-rock; hand.1: B-rock B-rock B-rock B-rock G-rock P-cancel; "
        "pile: B-paper B-paper B-rock B-paper B-paper; deck: G-rock",
        FEW,
    )
    play(state, "0 draw", "0 pass", "1 draw")
    assert state.to_act() == [-1] and pile(state) == "B-paper B-paper"
    assert field(state, "bag") == "B-rock B-paper B-paper"
    assert [weight for _, weight in state.chance_weights()] == [1, 2]
    assert names(play(state, "* deal B-paper", "* deal B-rock", "* deal B-paper")) == ["drew"]
    assert deck(state) == ["B-rock", "B-paper"] and "B-paper" in hand(state, 1)
    assert state.to_act() == [1] and legal(state, 1) == ["pass"]


@pytest.mark.clause("kanobu N16", "kanobu R25")
def test_a_renewed_deck_leaves_the_named_colour_on_the_pile() -> None:
    state = turn_of(
        0,
        "hand.0: G-paper; hand.1: " + "G-rock " * 7 + "; "
        "pile: R-one Y-two B-skip R-skip G-skip P-colour=Y; deck: ",
        "players=2 deck=G-paper:1,G-rock:7,R-one:1,Y-two:1,B-skip:1,R-skip:1,G-skip:1,P-colour:1",
    )
    play(state, "0 draw")
    assert state.prompt() == "shuffle" and pile(state) == "G-skip P-colour=Y"
    assert sorted(state.fields()["bag"]) == ["B-skip", "R-one", "R-skip", "Y-two"]
    play(state, "* deal Y-two", "* deal R-one", "* deal R-skip", "* deal B-skip")
    assert field(state, "drawn") == "Y-two"
    assert legal(state, 0) == ["play Y-two", "pass"]


@pytest.mark.clause("kanobu R25")
def test_an_interrupted_draw_goes_on_and_named_colours_stay() -> None:
    state = given(
        "kanobu 1 players=2 deck=R-three:2,B-rock:7,G-rock:1,G-paper:1,P-colour:1,Y-paper:2; "
        "stage: turn; turn: 0; hand.0: R-three B-rock; hand.1: B-rock B-rock B-rock B-rock B-rock "
        "B-rock R-three; pile: G-rock G-paper P-colour=R; deck: Y-paper Y-paper"
    )
    play(state, "0 play R-three", "1 accept")
    assert state.to_act() == [-1] and pile(state) == "P-colour=R R-three"
    assert field(state, "bag") == "G-rock G-paper" and field(state, "task") == "accept 1 1 0 0"
    play(state, "* deal G-paper", "* deal G-rock")
    assert hand(state, 1).split().count("Y-paper") == 2 and "G-paper" in hand(state, 1)
    assert deck(state) == ["G-rock"] and state.to_act() == [0]


@pytest.mark.clause("kanobu R26", "kanobu R31")
def test_with_no_cards_left_the_rest_lapses() -> None:
    state = given(
        "kanobu 1 players=2 deck=R-three:2,B-rock:12; stage: turn; turn: 0; "
        "hand.0: R-three B-rock; "
        "hand.1: B-rock B-rock B-rock B-rock B-rock B-rock B-rock B-rock B-rock B-rock; "
        "pile: R-three; deck: B-rock"
    )
    play(state, "0 play R-three", "1 accept")
    assert len(hand(state, 1).split()) == 11 and deck(state) == [] and state.to_act() == [0]
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, "draw") == "kanobu R26"
    assert names(play(state, "0 pass"))[0] == "passed"


@pytest.mark.clause("kanobu R26")
def test_everyone_draws_what_there_is() -> None:
    state = given(
        "kanobu 1 players=3 deck=R-two:2,B-rock:18; stage: answer; turn: 1; pending: two 2 0; "
        "hand.0: B-rock; hand.1: B-rock B-rock; hand.2: B-rock B-rock B-rock B-rock B-rock B-rock "
        "B-rock B-rock B-rock B-rock B-rock B-rock; pile: R-two R-two; deck: B-rock B-rock B-rock"
    )
    play(state, "1 accept")
    sizes = [len(hand(state, seat).split()) for seat in range(3)]
    assert sizes == [1, 4, 13] and state.to_act() == [1] and pending(state) == ""
    assert legal(state, 1) == ["pass"]

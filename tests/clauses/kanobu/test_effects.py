"""Kanobu, effects and answers: N17-N21, N25, R16-R19, R41."""

import pytest

from tests.clauses.kanobu.positions import deck, hand, pending, pile, sizes, turn_of
from tests.helpers import field, given, legal, names, play, refused


@pytest.mark.clause("kanobu N17")
def test_skip() -> None:
    state = turn_of(0, "hand.0: B-skip Y-rock; hand.1: G-rock; hand.2: B-rock; pile: B-rock")
    play(state, "0 play B-skip")
    assert pending(state) == "skip 1 0" and legal(state, 1) == ["accept"]
    assert names(play(state, "1 accept")) == ["accepted", "skipped"]
    assert (
        state.to_act() == [2] and sizes(state) == [1, 1, 1] and legal(state, 2)[0] == "play B-rock"
    )


@pytest.mark.clause("kanobu N17", "kanobu R16")
def test_skip_answered_by_skip_is_still_one_turn() -> None:
    state = turn_of(0, "hand.0: B-skip Y-rock; hand.1: R-skip G-rock; hand.2: B-rock; pile: B-rock")
    play(state, "0 play B-skip", "1 play R-skip")
    assert pending(state) == "skip 1 1" and pile(state) == "B-rock B-skip R-skip"
    play(state, "2 accept")
    assert state.to_act() == [0] and pending(state) == ""


@pytest.mark.clause("kanobu N17")
def test_cancel_as_the_last_card_against_skip_wins() -> None:
    state = turn_of(0, "hand.0: B-skip Y-rock; hand.1: P-cancel; hand.2: B-rock; pile: B-rock")
    play(state, "0 play B-skip", "1 play P-cancel")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1,) and outcome.reason == "cards"


@pytest.mark.clause("kanobu N18", "kanobu R16")
def test_three_cards_add_up() -> None:
    state = turn_of(
        0,
        "hand.0: B-three Y-three Y-rock; hand.1: R-three G-rock; hand.2: G-three G-rock; "
        "pile: B-rock",
    )
    play(state, "0 play B-three", "1 play R-three")
    assert pending(state) == "three 6 1"
    play(state, "2 play G-three")
    assert pending(state) == "three 9 2" and legal(state, 0) == ["play Y-three", "accept"]
    play(state, "0 accept")
    assert sizes(state) == [11, 1, 1] and state.to_act() == [1] and pending(state) == ""


@pytest.mark.clause("kanobu N19", "kanobu N24")
def test_reverse_turns_the_order_of_play() -> None:
    state = turn_of(
        0, "hand.0: B-reverse Y-rock; hand.1: G-rock; hand.2: P-cancel B-one; pile: B-rock"
    )
    assert "turned" in names(play(state, "0 play B-reverse"))
    assert field(state, "direction") == "-1" and state.to_act() == [2]


@pytest.mark.clause("kanobu N20", "kanobu R17", "kanobu R41")
def test_one_card_for_all_others_without_losing_a_turn() -> None:
    state = turn_of(
        0,
        "hand.0: B-one Y-rock; hand.1: B-rock; hand.2: G-rock; pile: B-rock; "
        "deck: Y-paper R-paper rest",
    )
    play(state, "0 play B-one")
    assert pending(state) == "one 1 0"
    assert names(play(state, "1 accept")) == ["accepted", "drew", "drew"]
    assert hand(state, 1) == "B-rock Y-paper" and hand(state, 2) == "G-rock R-paper"
    assert hand(state, 0) == "Y-rock" and state.to_act() == [1]
    assert legal(state, 1) == ["play B-rock", "draw"] and field(state, "turns") == "1"


@pytest.mark.clause("kanobu N20", "kanobu R16")
def test_one_card_raised() -> None:
    state = turn_of(0, "hand.0: B-one Y-rock; hand.1: R-one B-rock; hand.2: G-rock; pile: B-rock")
    play(state, "0 play B-one", "1 play R-one")
    assert pending(state) == "one 2 1"
    play(state, "2 accept")
    assert sizes(state) == [3, 1, 3] and state.to_act() == [2]


@pytest.mark.clause("kanobu N21", "kanobu R41")
def test_two_cards_raised_each_takes_all_before_the_next() -> None:
    state = turn_of(
        0,
        "hand.0: B-two Y-rock; hand.1: R-two B-rock; hand.2: G-rock; pile: B-rock; deck: "
        "Y-paper Y-paper R-paper R-paper G-paper G-paper B-paper B-paper rest",
    )
    play(state, "0 play B-two", "1 play R-two")
    assert pending(state) == "two 4 1"
    play(state, "2 accept")
    assert hand(state, 2) == "G-rock R-paper R-paper Y-paper Y-paper"
    assert hand(state, 0) == "B-paper B-paper G-paper G-paper Y-rock"
    assert hand(state, 1) == "B-rock" and state.to_act() == [2]


@pytest.mark.clause("kanobu R41", "kanobu N21")
def test_a_draw_for_all_goes_on_after_the_deck_is_renewed() -> None:
    state = given(
        "kanobu 1 players=3 deck=B-two:3,B-rock:10,G-rock:8; stage: answer; turn: 1; "
        "pending: two 2 0; hand.0: B-rock B-rock B-rock B-rock B-rock B-rock; "
        "hand.1: G-rock G-rock; "
        "hand.2: B-rock B-rock B-rock G-rock G-rock; "
        "pile: G-rock G-rock G-rock G-rock B-two B-two; "
        "deck: B-rock B-two"
    )
    play(state, "1 accept")
    assert field(state, "task") == "all 2 2 2 0" and field(state, "bag") == "G-rock " * 3 + "G-rock"
    play(state, *["* deal G-rock"] * 4)
    assert sizes(state) == [6, 4, 7] and state.to_act() == [1] and len(deck(state)) == 2


@pytest.mark.clause("kanobu R16")
@pytest.mark.parametrize("card", ["B-one", "B-two", "B-skip", "B-rock", "P-colour", "B-reverse"])
def test_only_the_same_symbol_answers(card: str) -> None:
    state = turn_of(
        0, f"hand.0: B-three Y-rock; hand.1: {card} G-rock; hand.2: G-rock; pile: B-paper"
    )
    play(state, "0 play B-three")
    assert legal(state, 1) == ["accept"]
    assert refused(state, 1, f"play {card}") == "kanobu R16"


@pytest.mark.clause("kanobu R17", "kanobu N20")
def test_answering_uses_up_the_turn() -> None:
    state = turn_of(
        0, "hand.0: B-one Y-rock; hand.1: P-cancel B-rock; hand.2: G-rock; pile: B-rock"
    )
    play(state, "0 play B-one", "1 play P-cancel")
    assert state.to_act() == [2] and sizes(state) == [1, 1, 1] and pile(state) == "B-rock"


@pytest.mark.clause("kanobu R18")
def test_only_the_next_player_may_answer() -> None:
    state = turn_of(0, "hand.0: B-one Y-rock; hand.1: B-rock; hand.2: P-cancel R-one; pile: B-rock")
    play(state, "0 play B-one")
    assert refused(state, 2, "play P-cancel") == "kanobu N6"
    play(state, "1 accept")
    assert len(hand(state, 2).split()) == 3 and pending(state) == ""


@pytest.mark.clause("kanobu R19")
def test_no_drawing_before_an_answer() -> None:
    state = turn_of(0, "hand.0: B-skip B-rock; hand.1: Y-rock; hand.2: Y-rock; pile: B-paper")
    play(state, "0 play B-skip")
    assert legal(state, 1) == ["accept"]
    assert refused(state, 1, "draw") == "kanobu R19"
    assert refused(state, 1, "pass") == "kanobu R31"


@pytest.mark.clause("kanobu N25")
def test_colour_change_names_any_colour_also_the_same() -> None:
    state = turn_of(
        0,
        "hand.0: P-colour Y-rock; hand.1: B-rock BG-paper P-star G-rock; hand.2: G-rock; "
        "pile: B-one",
    )
    play(state, "0 play P-colour")
    assert legal(state, 0) == ["colour B", "colour G", "colour R", "colour Y"]
    assert refused(state, 0, "draw") == "kanobu N25"
    assert names(play(state, "0 colour B")) == ["named-blue"]
    assert pile(state) == "B-one P-colour=B"
    assert legal(state, 1) == ["play B-rock", "play BG-paper", "play P-star", "draw"]
    assert refused(state, 1, "colour R") == "kanobu N25"

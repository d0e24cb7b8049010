"""Kanobu, Star: N23, R11, R21, R35, R39, R45."""

import pytest

from koloda.engine.contract.state import WATCHER
from tests.clauses.kanobu.positions import deck, hand, pending, pile, turn_of
from tests.helpers import field, given, legal, names, play, refused

STAR = "hand.0: {} Y-rock; hand.1: B-rock; hand.2: G-rock; pile: B-one; deck: {} rest"


@pytest.mark.clause("kanobu N23", "kanobu R11", "kanobu R35")
def test_star_opens_three_cards_for_all() -> None:
    state = turn_of(0, STAR.format("P-star", "G-one R-paper G-skip"))
    events = play(state, "0 play P-star")
    assert names(events) == ["played", "opened", "opened", "opened"]
    assert field(state, "open") == "G-one R-paper G-skip"
    assert state.view(WATCHER).zone("open").cards == ("G-one", "R-paper", "G-skip")
    assert legal(state, 0) == [
        "use R-paper", "use G-skip", "use G-one", "keep R-paper", "keep G-skip", "keep G-one",
    ]  # fmt: skip
    assert (
        refused(state, 0, "draw") == "kanobu N23"
        and refused(state, 0, "use B-rock") == "kanobu N23"
    )
    play(state, "0 use G-skip")
    assert deck(state)[-2:] == ["G-one", "R-paper"] and pile(state) == "B-one P-star G-skip"
    assert pending(state) == "skip 1 0" and hand(state, 0) == "Y-rock" and state.to_act() == [1]


@pytest.mark.clause("kanobu N23", "kanobu R29")
def test_a_card_taken_from_the_star_is_known_to_all() -> None:
    state = turn_of(0, STAR.format("P-star", "G-one R-paper P-cancel"))
    play(state, "0 play P-star", "0 keep P-cancel")
    assert hand(state, 0) == "P-cancel Y-rock" and state.to_act() == [1]
    assert state.view(1).zone("hand", 0).cards == ("P-cancel", "?")
    assert state.view(1).zone("deck").cards[-2:] == ("G-one", "R-paper")
    assert refused(state, 1, "keep R-paper") == "kanobu N23"


@pytest.mark.clause("kanobu R11")
def test_a_coloured_star_asks_for_a_fitting_card() -> None:
    state = turn_of(
        0,
        STAR.format("B-star", "G-star R-paper B-rock").replace("B-one", "B-skip"),
        "players=3 deck=drawpurple",
    )
    play(state, "0 play B-star")
    assert legal(state, 0)[:2] == ["use B-rock", "use G-star"]
    assert refused(state, 0, "use R-paper") == "kanobu N12"


SMALL = (
    "kanobu 1 players=2 deck=P-star:2,B-rock:12; stage: turn; turn: 0; hand.0: P-star B-rock; "
    "hand.1: {}; pile: {}; deck: {}"
)


@pytest.mark.clause("kanobu R11")
def test_a_star_opens_what_can_be_had() -> None:
    state = given(SMALL.format("B-rock " * 9, "B-rock", "B-rock P-star"))
    play(state, "0 play P-star")
    assert field(state, "open") == "B-rock P-star" and state.to_act() == [0]
    play(state, "0 keep B-rock")
    assert deck(state) == ["P-star"]
    state = given(SMALL.format("P-star " + "B-rock " * 9, "B-rock", "B-rock"))
    assert "left-open" not in names(play(state, "0 play P-star", "0 keep B-rock"))
    state = given(SMALL.format("P-star " + "B-rock " * 10, "B-rock", ""))
    assert names(play(state, "0 play P-star"))[-1] == "nothing-opened"
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu R11", "kanobu R25")
def test_a_star_renews_the_deck() -> None:
    state = given(SMALL.format("B-rock " * 6, "P-star B-rock B-rock B-rock", "B-rock B-rock"))
    play(state, "0 play P-star")
    assert field(state, "task") == "open 0 1 0 0" and field(state, "open") == "B-rock B-rock"
    assert pile(state) == "B-rock P-star" and field(state, "bag") == "B-rock B-rock P-star"
    play(state, "* deal P-star", "* deal B-rock", "* deal B-rock")
    assert legal(state, 0) == ["use B-rock", "use P-star", "keep B-rock", "keep P-star"]


@pytest.mark.clause("kanobu R35")
def test_cancel_from_a_star_cancels_the_star() -> None:
    state = turn_of(0, STAR.format("P-star", "G-one R-paper P-cancel"))
    play(state, "0 play P-star", "0 use P-cancel")
    assert pile(state) == "B-one" and state.to_act() == [1]
    assert deck(state)[-4:] == ["G-one", "R-paper", "P-star", "P-cancel"]


@pytest.mark.clause("kanobu R35")
def test_a_star_from_a_star_opens_three_more() -> None:
    state = turn_of(0, STAR.format("P-star", "G-one R-paper P-star Y-one Y-two Y-skip"))
    play(state, "0 play P-star", "0 use P-star")
    assert field(state, "open") == "Y-one Y-two Y-skip" and pile(state) == "B-one P-star P-star"
    assert deck(state)[-2:] == ["G-one", "R-paper"] and state.to_act() == [0]


@pytest.mark.clause("kanobu R45", "kanobu R15")
def test_chance_from_a_star_obeys_its_own_condition() -> None:
    state = turn_of(0, STAR.format("P-star", "G-one P-chance P-cancel"))
    play(state, "0 play P-star")
    assert "use P-chance" not in legal(state, 0) and "keep P-chance" in legal(state, 0)
    assert refused(state, 0, "use P-chance") == "kanobu R45"


LAST_STAR = (
    "hand.0: P-star; hand.1: B-rock B-rock R-rock; hand.2: G-rock; pile: B-one; deck: {} rest"
)


@pytest.mark.clause("kanobu R21")
def test_a_star_as_the_last_card_wins_at_once() -> None:
    state = turn_of(0, LAST_STAR.format("G-one"))
    assert names(play(state, "0 play P-star")) == ["played", "ended"]
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,) and field(state, "open") == ""


@pytest.mark.clause("kanobu R39", "kanobu R21")
@pytest.mark.parametrize("card", ["G-one", "P-cancel", "P-star", "P-colour", "P-chance"])
def test_a_last_star_carried_out_wins_if_its_card_is_played(card: str) -> None:
    state = turn_of(0, LAST_STAR.format(f"{card} Y-paper"), "players=3 star_last=resolve")
    play(state, "0 play P-star")
    assert state.outcome() is None and state.to_act() == [0]
    play(state, f"0 use {card}")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,) and pile(state).endswith(card)


@pytest.mark.clause("kanobu R39")
def test_a_last_star_carried_out_does_not_win_if_a_card_is_taken() -> None:
    state = turn_of(0, LAST_STAR.format("G-one"), "players=3 star_last=resolve")
    play(state, "0 play P-star", "0 keep G-one")
    assert state.outcome() is None and hand(state, 0) == "G-one" and state.to_act() == [1]


@pytest.mark.clause("kanobu R39")
def test_a_last_star_with_nothing_to_open_wins() -> None:
    state = given(
        "kanobu 1 players=2 deck=P-star:1,B-rock:12 star_last=resolve; stage: turn; turn: 0; "
        f"hand.0: P-star; hand.1: {'B-rock ' * 11}; pile: B-rock"
    )
    play(state, "0 play P-star")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)

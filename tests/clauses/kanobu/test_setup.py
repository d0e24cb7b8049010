"""Kanobu, the cards, the deal and who may sit: N1, N3-N5, R5, R6, R23, R33, R46."""

from collections import Counter

import pytest

from koloda.engine.values.errors import OptionError
from tests.clauses.kanobu.positions import (
    DECKS,
    KANOBU,
    cards,
    deal,
    deck,
    hand,
    pending,
    pile,
    turn_of,
)
from tests.helpers import field, legal, names, play


@pytest.mark.clause("kanobu N1")
@pytest.mark.parametrize("profile", DECKS)
def test_eighty_cards_in_five_colours(profile: str) -> None:
    colours = Counter(card.split("-")[0] for card in cards(profile))
    assert [colours[colour] for colour in ("B", "G", "R", "Y", "P")] == [11, 11, 11, 11, 12]
    pairs = {colour: count for colour, count in colours.items() if len(colour) == 2}
    assert pairs == dict.fromkeys(("BG", "BR", "BY", "GR", "GY", "RY"), 4)
    assert len(cards(profile)) == 80


@pytest.mark.clause("kanobu N1")
def test_every_colour_is_on_four_two_colour_cards_of_each_sign() -> None:
    two = [card.split("-") for card in cards("listed") if card[1] != "-"]
    for colour in "BGRY":
        signs = Counter(sign for colours, sign in two if colour in colours)
        assert signs == {"rock": 4, "scissors": 4, "paper": 4}


@pytest.mark.clause("kanobu N1")
def test_the_two_decks_differ_in_what_is_purple() -> None:
    listed, drawpurple = Counter(cards("listed")), Counter(cards("drawpurple"))
    assert listed["P-chance"] == listed["P-star"] == drawpurple["P-one"] == 3
    assert listed["R-one"] == listed["R-two"] == drawpurple["R-chance"] == drawpurple["R-star"] == 1
    assert listed["P-one"] == drawpurple["P-star"] == drawpurple["R-two"] == 0


@pytest.mark.clause("kanobu N3", "kanobu N4")
def test_six_cards_each_and_one_that_starts_the_pile() -> None:
    first = "B-rock B-rock B-paper B-paper B-skip B-one"
    second = "G-rock G-rock G-paper G-paper G-skip G-one"
    third = "R-rock R-rock R-paper R-paper R-skip R-one"
    state = deal(f"{second} {third} {first} Y-skip Y-rock", first=1)
    assert [hand(state, seat).split() for seat in range(3)] == [
        sorted(each.split()) for each in (first, second, third)
    ]
    assert pile(state) == "Y-skip" and deck(state)[0] == "Y-rock" and len(deck(state)) == 61
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu N5", "kanobu R23")
def test_two_players_have_no_reverse() -> None:
    assert len(cards("listed", 2)) == 76 and not [c for c in cards("listed", 2) if "reverse" in c]
    assert not [text for text in KANOBU.setup(2).actions.texts if "reverse" in text]
    assert len([card for card in cards("listed", 3) if "reverse" in card]) == 4


@pytest.mark.clause("kanobu R23")
def test_two_players_skip_and_draw_cards_between_them() -> None:
    state = turn_of(0, "hand.0: B-skip B-one R-rock; hand.1: G-rock; pile: B-rock", "players=2")
    play(state, "0 play B-skip", "1 accept")
    assert state.to_act() == [0]
    play(state, "0 play B-one", "1 accept")
    assert len(hand(state, 0).split()) == 1 and len(hand(state, 1).split()) == 2
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu R5")
@pytest.mark.parametrize("start", ["P-colour", "P-cancel", "P-star", "P-chance"])
def test_a_purple_start_is_neutral(start: str) -> None:
    state = turn_of(
        0, f"hand.0: B-rock G-skip RY-paper; hand.1: R-rock; hand.2: R-rock; pile: {start}"
    )
    assert legal(state, 0)[:3] == ["play B-rock", "play RY-paper", "play G-skip"]


@pytest.mark.clause("kanobu R5", "kanobu R46")
def test_an_action_start_has_no_effect_and_its_symbol_starts_a_new_count() -> None:
    own = "B-rock B-rock B-paper B-paper B-skip B-one"
    others = "G-rock G-rock G-paper G-paper G-skip G-one R-rock R-rock R-paper R-paper R-skip R-one"
    state = deal(f"{own} {others} R-three")
    assert pending(state) == "" and legal(state, 0)[-1] == "draw"
    state = turn_of(0, "hand.0: B-three R-rock; hand.1: R-rock; hand.2: G-rock; pile: R-three")
    play(state, "0 play B-three")
    assert pending(state) == "three 3 0"
    assert "start_effect" not in {option.name for option in KANOBU.options}


@pytest.mark.clause("kanobu R5", "kanobu R33")
def test_a_reverse_that_starts_has_turned_nothing() -> None:
    top = "B-rock B-rock B-paper B-paper B-skip P-cancel"
    others = "G-rock G-rock G-paper G-paper G-skip G-one R-rock R-rock R-paper R-paper R-skip R-one"
    state = deal(f"{top} {others} B-reverse")
    assert field(state, "direction") == "1" and pile(state) == "B-reverse=idle"
    assert "turned" not in names(play(state, "0 play P-cancel"))
    assert field(state, "direction") == "1" and state.to_act() == [1]


@pytest.mark.clause("kanobu R6", "kanobu R46")
def test_the_first_player_is_drawn_or_named_and_play_goes_clockwise() -> None:
    state = KANOBU.new(4)
    assert [state.setup.actions.text(action) for action, _ in state.chance_weights()] == [
        "first 0", "first 1", "first 2", "first 3",
    ]  # fmt: skip
    assert {weight for _, weight in state.chance_weights()} == {1}
    play(state, "* first 2")
    assert field(state, "turn") == "2" and field(state, "direction") == "1"
    assert field(KANOBU.new(4, {"first": 3}), "turn") == "3"
    with pytest.raises(OptionError, match="first is a seat from 0 to 3 or random"):
        KANOBU.new(4, {"first": 4})


@pytest.mark.clause("kanobu R46")
def test_the_rest_of_a_star_and_the_start_are_no_options() -> None:
    known = {option.name for option in KANOBU.options}
    assert not known & {"star_rest", "start_effect", "starRest", "startEffect"}
    with pytest.raises(OptionError, match="kanobu has no option 'start_effect'"):
        KANOBU.new(3, {"start_effect": True})


@pytest.mark.clause("kanobu N3")
def test_seven_and_eight_players_are_experimental() -> None:
    with pytest.raises(
        OptionError, match="2 to 6 players, not 7; 7 or 8 need option experimental=yes"
    ):
        KANOBU.new(7)
    assert len(KANOBU.new(8, {"experimental": True}).fields()) > 8
    with pytest.raises(
        OptionError, match="2 to 6 players, not 9; 7 or 8 need option experimental=yes"
    ):
        KANOBU.new(9, {"experimental": True})

"""Karma, doubles: K16-K18 and the rulings that belong to them."""

import pytest

from tests.clauses.karma.positions import deal, hands, turn_of
from tests.helpers import field, legal, names, play, refused

FULL = "players=2 edition=full"


@pytest.mark.clause("karma K16", "karma D7")
@pytest.mark.parametrize("zone", ["hand", "up"])
def test_two_identical_cards_of_one_place_at_once(zone: str) -> None:
    state = turn_of(0, f"{zone}.0: 9 9 10; hand.1: 12; pile: 8")
    assert legal(state, 0) == ["play 9", "play 10", "play 9 9"]
    play(state, "0 play 9 9")
    assert field(state, f"{zone}.0") == "10"
    assert field(state, "pile") == "" and state.to_act() == [0]


@pytest.mark.clause("karma K16", "karma A38")
@pytest.mark.parametrize("zone", ["hand", "up"])
def test_three_identical_cards_at_once_in_edition_full(zone: str) -> None:
    state = turn_of(0, f"{zone}.0: 9 9 9; hand.1: 12; pile: 8", FULL)
    assert legal(state, 0) == ["play 9", "play 9 9", "play 9 9 9"]
    play(state, "0 play 9 9")
    assert field(state, "pile") == "8 9 9" and state.to_act() == [1]


@pytest.mark.clause("karma K17")
def test_two_in_a_row_by_consecutive_players_clear_the_pile() -> None:
    state = turn_of(0, "hand.0: 2 9; hand.1: 12; pile: 4 9")
    events = play(state, "0 play 9")
    assert names(events) == ["played", "cleared"]
    assert field(state, "pile") == "" and state.to_act() == [0]
    assert field(state, "removed").split().count("9") == 2
    assert field(state, "removed").split().count("4") == 2
    assert legal(state, 0) == ["play 2"]


@pytest.mark.clause("karma K17")
def test_two_at_once_clear_the_pile() -> None:
    state = turn_of(0, "hand.0: 2 3 9 9; hand.1: 1 12; pile: 4")
    assert names(play(state, "0 play 9 9")) == ["played", "cleared"]
    assert field(state, "pile") == "" and state.to_act() == [0]
    play(state, "0 play 2")
    assert field(state, "pile") == "2" and state.to_act() == [1]


@pytest.mark.clause("karma K17")
def test_equal_cards_that_do_not_follow_each_other_clear_nothing() -> None:
    state = turn_of(0, "hand.0: 2 4; hand.1: 12; pile: 4 PT")
    play(state, "0 play 4")
    assert field(state, "pile") == "4 PT 4" and state.to_act() == [1]


@pytest.mark.clause("karma K17", "karma A38")
def test_in_edition_full_three_in_a_row_clear() -> None:
    state = turn_of(0, "hand.0: 1 9; hand.1: 9 9 12; pile: 4", FULL)
    play(state, "0 play 9", "1 play 9")
    assert field(state, "pile") == "4 9 9" and state.to_act() == [0]
    state = turn_of(0, "hand.0: 1 9; hand.1: 2 9 12; pile: 4 9", FULL)
    play(state, "0 play 9")
    assert names(play(state, "1 play 9")) == ["played", "cleared"]
    assert field(state, "pile") == "" and state.to_act() == [1]
    state = turn_of(0, "hand.0: 1 9 9; hand.1: 12; pile: 4 9", FULL)
    assert names(play(state, "0 play 9 9")) == ["played", "cleared"]


@pytest.mark.clause("karma K17", "karma A38")
def test_three_copies_with_two_that_clear() -> None:
    state = turn_of(0, "hand.0: 1 9 9 9; hand.1: 12; pile: 4", "players=2 copies=3 clear=2")
    assert legal(state, 0) == ["play 9", "play 9 9", "play 9 9 9"]
    play(state, "0 play 9 9 9")
    assert hands(state)[0] == "1" and field(state, "pile") == "" and state.to_act() == [0]


@pytest.mark.clause("karma K18", "karma D7")
def test_never_from_different_places() -> None:
    state = turn_of(0, "hand.0: 9; up.0: 9; hand.1: 12; pile: 8")
    assert legal(state, 0) == ["play 9"]
    assert refused(state, 0, "play 9 9") == "karma K16"
    play(state, "0 play 9")
    assert field(state, "pile") == "8 9" and field(state, "up.0") == "9"
    state = turn_of(0, "up.0: 9; down.0: 9 - -; hand.1: 12; pile: 8")
    assert refused(state, 0, "play 9 9") == "karma K16"
    state = turn_of(0, "hand.0: 9 9; up.0: 9; hand.1: 12; pile: 8", FULL)
    assert legal(state, 0) == ["play 9", "play 9 9"]
    assert refused(state, 0, "play 9 9 9") == "karma K16"


@pytest.mark.clause("karma D5")
def test_after_a_double_the_next_player_answers_the_extra_card() -> None:
    state = turn_of(0, "hand.0: 2 9 11; hand.1: 3 12; pile: 4 9")
    play(state, "0 play 9", "0 play 11")
    assert field(state, "pile") == "11" and legal(state, 1) == ["play 12"]


@pytest.mark.clause("karma D8")
def test_players_who_are_out_do_not_break_the_row() -> None:
    state = turn_of(0, "hand.0: 5 9; hand.2: 2 9", "players=3")
    play(state, "0 play 9")
    assert state.to_act() == [2]
    assert names(play(state, "2 play 9")) == ["played", "cleared"]
    assert field(state, "pile") == "" and state.to_act() == [2]


@pytest.mark.clause("karma D6", "karma A5", "karma A8")
@pytest.mark.parametrize("card", ["PT", "BU", "FB"])
def test_a_karma_card_on_its_like_clears_without_effect(card: str) -> None:
    state = turn_of(0, f"hand.0: 2 {card}; up.0: 7; hand.1: 12; pile: 3 {card}")
    assert names(play(state, f"0 play {card}")) == ["played", "cleared"]
    assert field(state, "pile") == "" and field(state, "stage") == "play"
    assert state.to_act() == [0] and legal(state, 0) == ["play 2"]


@pytest.mark.clause("karma A5")
@pytest.mark.parametrize("card", ["GP", "PT", "BU", "FB"])
def test_two_karma_cards_at_once_clear_without_effect(card: str) -> None:
    state = turn_of(0, f"hand.0: 2 {card} {card}; up.0: 7; hand.1: 12; pile: 3 9")
    assert names(play(state, f"0 play {card} {card}")) == ["played", "cleared"]
    assert hands(state) == ["2", "12"] and field(state, "pile") == ""
    assert field(state, "removed").split().count(card) == 2
    assert state.to_act() == [0] and legal(state, 0) == ["play 2"]


@pytest.mark.clause("karma A5", "karma A8")
@pytest.mark.parametrize("card", ["PT", "BU", "FB"])
def test_in_edition_full_the_third_karma_card_clears(card: str) -> None:
    state = turn_of(0, f"hand.0: 2 {card}; hand.1: 12; pile: 3 {card} {card}", FULL)
    assert names(play(state, f"0 play {card}")) == ["played", "cleared"]
    assert field(state, "pile") == "" and state.to_act() == [0]


@pytest.mark.clause("karma A8")
def test_in_edition_full_the_second_karma_card_takes_effect() -> None:
    state = turn_of(0, "hand.0: 2 BU; hand.1: 12; pile: 3 BU", FULL)
    play(state, "0 play BU")
    assert field(state, "pile") == "BU BU 3" and state.to_act() == [1]
    state = turn_of(0, "hand.0: 2 PT; hand.1: 12; pile: 3 PT", FULL)
    play(state, "0 play PT")
    assert field(state, "pile") == "3 PT PT" and legal(state, 0) == ["play 2", "finish"]
    state = turn_of(0, "hand.0: 2 FB; hand.1: 5 6; pile: 3 FB", FULL)
    play(state, "0 play FB")
    assert field(state, "pile") == "3 FB FB" and legal(state, 1) == ["play 5"]


@pytest.mark.clause("karma A38")
def test_three_karma_cards_at_once_clear_in_edition_full() -> None:
    state = turn_of(0, "hand.0: 2 GP GP GP; hand.1: 12; pile: 3 9", FULL)
    assert names(play(state, "0 play GP GP GP")) == ["played", "cleared"]
    assert hands(state) == ["2", "12"] and state.to_act() == [0]


@pytest.mark.clause("karma A38")
def test_two_give_the_pile_give_it_once_and_both_leave() -> None:
    state = turn_of(
        0, "hand.0: 2 GP GP; hand.1: 12; hand.2: 13; pile: 3 9", "players=3 edition=full"
    )
    events = play(state, "0 play GP GP")
    assert names(events) == ["played", "left-game"] and events[1].amount == 2
    assert legal(state, 0) == ["give 1", "give 2"]
    play(state, "0 give 2")
    assert hands(state) == ["2", "12", "3 9 13"] and state.to_act() == [1]
    assert field(state, "removed").split().count("GP") == 3


@pytest.mark.clause("karma A38")
def test_two_bottoms_up_move_one_card() -> None:
    state = turn_of(0, "hand.0: 2 BU BU; hand.1: 3 8; pile: 4 6 9", FULL)
    assert names(play(state, "0 play BU BU")) == ["played", "moved-up"]
    assert field(state, "pile") == "6 9 BU BU 4" and legal(state, 1) == ["play 8"]


@pytest.mark.clause("karma A38")
def test_two_play_a_table_card_have_one_follow_up() -> None:
    state = turn_of(0, "hand.0: 2 PT PT; up.0: 5 7; hand.1: 12; pile: 4", FULL)
    play(state, "0 play PT PT", "0 play 5")
    assert field(state, "pile") == "4 PT PT 5" and field(state, "up.0") == "7"
    assert state.to_act() == [1]


@pytest.mark.clause("karma A15")
def test_cards_played_together_must_fit_like_one() -> None:
    state = turn_of(0, "hand.0: 8 8 10; hand.1: 12; pile: 9")
    assert refused(state, 0, "play 8 8") == "karma K7"
    state = turn_of(0, "hand.0: 4 4 8 8; hand.1: 12; pile: FB")
    assert legal(state, 0) == ["play 4", "play 4 4"]
    assert refused(state, 0, "play 8 8") == "karma K30"
    state = turn_of(0, "down.0: 9 9 -; hand.1: 12; pile: 8")
    assert refused(state, 0, "play 9 9") == "karma K9"
    assert legal(state, 0) == ["flip 1", "flip 2"]


@pytest.mark.clause("karma K9", "karma K17")
def test_a_face_down_card_equal_to_the_top_clears() -> None:
    state = turn_of(0, "down.0: 9 2 -; hand.1: 12; pile: 4 9")
    assert names(play(state, "0 flip 1")) == ["flipped", "cleared"]
    assert field(state, "pile") == "" and legal(state, 0) == ["flip 2"]


@pytest.mark.clause("karma D15", "karma K6")
def test_the_first_play_may_be_a_pair() -> None:
    top = "1 2 3 10 11 12 9 9 5 6 7 8 13 14 15 16 GP PT"
    choices = [f"0 table {card}" for card in ("6", "7", "8")]
    choices += [f"1 table {card}" for card in ("16", "GP", "PT")]
    for edition in ("ru", "en"):
        state = deal(top, edition=edition)
        play(state, *choices)
        assert legal(state, 0) == ["play 5", "play 9", "play 9 9"]
        assert names(play(state, "0 play 9 9")) == ["played", "cleared"]
        assert state.to_act() == [0] and hands(state)[0] == "5"
    state = deal("1 2 3 10 11 12 9 9 9 6 7 8 13 14 15 16 GP PT", edition="full")
    play(state, *choices)
    two = state.clone()
    assert names(play(state, "0 play 9 9 9"))[:2] == ["played", "cleared"]
    assert state.to_act() == [0]
    assert names(play(two, "0 play 9 9")) == ["played", "drew", "drew"]
    assert field(two, "pile") == "9 9" and two.to_act() == [1]


@pytest.mark.clause("karma D2", "karma A12", "karma A35")
def test_drawing_waits_until_all_extra_plays_are_made() -> None:
    cards = "hand.0: 5 9 16; hand.1: 12; deck: 3 4 6 7; pile: 8 9"
    state = turn_of(0, cards)
    assert names(play(state, "0 play 9")) == ["played", "cleared"]
    assert hands(state)[0] == "5 16"
    assert names(play(state, "0 play 5")) == ["played", "drew", "drew"]
    assert hands(state)[0] == "3 4 16" and field(state, "deck") == "6 7"


@pytest.mark.clause("karma A12", "karma D2")
def test_an_empty_hand_is_filled_before_the_extra_play() -> None:
    state = turn_of(0, "hand.0: 9; up.0: 16; hand.1: 12; deck: 3 4 6 7; pile: 8 9")
    assert names(play(state, "0 play 9")) == ["played", "cleared", "drew", "drew", "drew"]
    assert hands(state)[0] == "3 4 6" and state.to_act() == [0]
    assert refused(state, 0, "play 16") == "karma K8"


@pytest.mark.clause("karma A35")
def test_with_before_replay_the_hand_is_filled_before_every_extra_play() -> None:
    cards = "hand.0: 5 9 16; hand.1: 12; deck: 3 4 6 7; pile: 8 9"
    state = turn_of(0, cards, "players=2 draw_timing=beforeReplay")
    assert names(play(state, "0 play 9")) == ["played", "cleared", "drew"]
    assert hands(state)[0] == "3 5 16" and state.to_act() == [0]
    assert names(play(state, "0 play 3")) == ["played", "drew"]


@pytest.mark.clause("karma A36", "karma D6")
def test_without_karma_doubles_karma_cards_come_one_by_one() -> None:
    off = "players=2 karma_doubles=no"
    state = turn_of(0, "hand.0: 9 9 BU BU; hand.1: 12; pile: 3", off)
    assert legal(state, 0) == ["play 9", "play BU", "play 9 9"]
    assert refused(state, 0, "play BU BU") == "karma A36"
    assert names(play(state, "0 play 9 9")) == ["played", "cleared"]


@pytest.mark.clause("karma A36")
def test_without_karma_doubles_each_karma_card_takes_effect() -> None:
    off = "players=2 karma_doubles=no"
    state = turn_of(0, "hand.0: 2 BU; hand.1: 12; pile: 3 BU", off)
    play(state, "0 play BU")
    assert field(state, "pile") == "BU BU 3" and state.to_act() == [1]
    state = turn_of(0, "hand.0: 2 PT; hand.1: 12; pile: 3 PT", off)
    play(state, "0 play PT")
    assert field(state, "pile") == "3 PT PT" and field(state, "stage") == "follow"
    state = turn_of(0, "hand.0: 2 FB; hand.1: 6; pile: 3 FB", off)
    play(state, "0 play FB")
    assert field(state, "pile") == "3 FB FB" and legal(state, 1) == ["take"]


@pytest.mark.clause("karma A46", "karma K16")
@pytest.mark.parametrize("place", ["hand.0: 9 9 9 5", "up.0: 9 9 9; down.0: 5 - -"])
def test_with_three_copies_and_two_that_clear_three_may_be_played_at_once(place: str) -> None:
    state = turn_of(0, f"{place}; hand.1: 12; pile: 4", "players=2 copies=3 clear=2")
    assert {"play 9", "play 9 9", "play 9 9 9"} <= set(legal(state, 0))
    assert names(play(state, "0 play 9 9 9"))[1:] == ["cleared"]
    assert field(state, "pile") == "" and state.to_act() == [0]
    assert field(state, "removed").split().count("9") == 3


@pytest.mark.clause("karma A46", "karma A15")
def test_three_at_once_must_fit_like_one() -> None:
    state = turn_of(0, "hand.0: 9 9 9; hand.1: 12; pile: 10", "players=2 copies=3 clear=2")
    assert legal(state, 0) == ["take"]
    assert refused(state, 0, "play 9 9 9") == "karma K7"


@pytest.mark.clause("karma K17")
@pytest.mark.parametrize(
    ("pile", "options", "clear", "more"),
    [
        ("", "players=2", "2", "-"),
        ("4 9", "players=2", "2", "1"),
        ("9", FULL, "3", "2"),
        ("4 9 9", FULL, "3", "1"),
        ("4 FB", "players=2 karma_doubles=false", "2", "-"),
    ],
)
def test_how_many_more_clear_the_pile(pile: str, options: str, clear: str, more: str) -> None:
    state = turn_of(0, f"hand.0: 2 10; hand.1: 12; pile: {pile}", options)
    figures = state.view(0).figures
    assert (figures["clear"], figures["more"]) == (clear, more)

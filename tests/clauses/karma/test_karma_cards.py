"""Karma, the karma cards: K19-K30, and what the editions make of them."""

import pytest

from tests.clauses.karma.positions import hands, turn_of
from tests.helpers import field, legal, names, play, refused

FULL = "players=2 edition=full"


@pytest.mark.clause("karma K19")
@pytest.mark.parametrize("pile", ["", "16", "FB", "4 PT", "4 BU"])
@pytest.mark.parametrize("zone", ["hand", "up"])
def test_karma_cards_fit_on_anything(pile: str, zone: str) -> None:
    state = turn_of(0, f"{zone}.0: GP BU FB; hand.1: 12 PT; pile: {pile}")
    assert legal(state, 0) == ["play GP", "play BU", "play FB"]
    state = turn_of(1, f"{zone}.0: GP BU FB; hand.1: 2 PT; pile: {pile}")
    assert "play PT" in legal(state, 1)


@pytest.mark.clause("karma K20")
def test_karma_cards_stay_on_the_pile_except_give_the_pile() -> None:
    state = turn_of(0, "hand.0: 2 FB; hand.1: 2 BU; pile: 16")
    play(state, "0 play FB", "1 play BU")
    assert field(state, "pile") == "FB BU 16"
    state = turn_of(0, "hand.0: 2 PT; hand.1: 2 9; pile: 16")
    play(state, "0 play PT", "0 finish")
    assert field(state, "pile") == "16 PT"
    state = turn_of(0, "hand.0: 2 GP; hand.1: 2 9; pile: 16")
    play(state, "0 play GP")
    assert field(state, "pile") == "" and hands(state) == ["2", "2 9 16"]
    assert field(state, "removed").split().count("GP") == 2


@pytest.mark.clause("karma K21")
def test_give_the_pile() -> None:
    state = turn_of(0, "hand.0: 2 GP; hand.1: 12; hand.2: 13; pile: 4 9", "players=3")
    assert names(play(state, "0 play GP")) == ["played", "left-game"]
    assert field(state, "stage") == "give" and state.to_act() == [0]
    assert field(state, "pile") == "4 9"
    assert legal(state, 0) == ["give 1", "give 2"]
    assert refused(state, 0, "give 0") == "karma K22"
    assert refused(state, 0, "play 2") == "karma K21"
    events = play(state, "0 give 2")
    assert names(events) == ["gave"]
    assert (events[0].seat, events[0].other, events[0].amount) == (0, 2, 2)
    assert field(state, "hand.2") == "4! 9! 13"
    assert field(state, "pile") == "" and state.to_act() == [1]
    assert field(state, "removed").split().count("GP") == 2


@pytest.mark.clause("karma K22", "karma D11", "karma A21")
def test_the_pile_may_go_to_a_player_who_is_out() -> None:
    state = turn_of(0, "hand.0: 2 GP; hand.2: 13; pile: 4 9", "players=3")
    play(state, "0 play GP")
    assert legal(state, 0) == ["give 1", "give 2"]
    events = play(state, "0 give 1")
    assert names(events) == ["gave", "back"] and events[1].other == 1
    assert hands(state) == ["2", "4 9", "13"]
    assert state.to_act() == [1]


@pytest.mark.clause("karma K23")
@pytest.mark.parametrize("target", [1, 2])
def test_after_give_the_pile_the_left_neighbour_plays(target: int) -> None:
    state = turn_of(0, "hand.0: 2 GP; hand.1: 12; hand.2: 13; pile: 4 9", "players=3")
    play(state, "0 play GP", f"0 give {target}")
    assert state.to_act() == [1]
    assert "play 12" in legal(state, 1)
    assert field(state, "pile") == ""


@pytest.mark.clause("karma K24")
def test_play_a_table_card_opens_the_table_early() -> None:
    state = turn_of(0, "hand.0: 2 PT; up.0: 7 8; down.0: 1 3 4; hand.1: 12; pile: 5")
    assert names(play(state, "0 play PT")) == ["played"]
    assert state.to_act() == [0] and field(state, "pile") == "5 PT"
    assert legal(state, 0) == ["play 7", "play 8", "finish"]
    assert refused(state, 0, "flip 1") == "karma K8"
    assert refused(state, 0, "play 2") == "karma K8"
    assert refused(state, 0, "take") == "karma K24"
    assert names(play(state, "0 play 8")) == ["played-up"]
    assert field(state, "pile") == "5 PT 8" and field(state, "up.0") == "7"
    assert hands(state)[0] == "2" and state.to_act() == [1]


@pytest.mark.clause("karma K24")
def test_without_face_up_cards_a_face_down_one_may_be_turned_over() -> None:
    state = turn_of(0, "hand.0: 2 PT; down.0: 1 - 4; hand.1: 12; pile: 5")
    play(state, "0 play PT")
    assert legal(state, 0) == ["flip 1", "flip 3", "finish"]
    assert names(play(state, "0 flip 1")) == ["flipped"]
    assert field(state, "pile") == "5 PT 1" and field(state, "down.0") == "- - 4"
    assert hands(state)[0] == "2" and state.to_act() == [1]


@pytest.mark.clause("karma K24")
def test_finishing_is_only_for_play_a_table_card() -> None:
    state = turn_of(0, "hand.0: 7; hand.1: 12; pile: 5")
    assert refused(state, 0, "finish") == "karma K24"


@pytest.mark.clause("karma K25")
def test_without_table_cards_the_follow_up_comes_from_the_hand() -> None:
    state = turn_of(0, "hand.0: 2 16 PT; hand.1: 12; pile: 5")
    play(state, "0 play PT")
    assert legal(state, 0) == ["play 2", "play 16", "finish"]
    play(state, "0 play 2")
    assert field(state, "pile") == "5 PT 2" and hands(state)[0] == "16"
    assert state.to_act() == [1]


@pytest.mark.clause("karma K26", "karma D9")
@pytest.mark.parametrize("edition", ["ru", "en"])
def test_a_pair_may_follow(edition: str) -> None:
    options = f"players=2 edition={edition}"
    state = turn_of(0, "hand.0: 2 PT; up.0: 7 7 8; hand.1: 12; pile: 9", options)
    play(state, "0 play PT")
    assert legal(state, 0) == ["play 7", "play 8", "play 7 7", "finish"]
    assert names(play(state, "0 play 7 7")) == ["played-up", "cleared"]
    assert field(state, "pile") == "" and legal(state, 0) == ["play 2"]
    state = turn_of(0, "hand.0: 2 7 7 PT; hand.1: 12; pile: 9", options)
    play(state, "0 play PT")
    assert legal(state, 0) == ["play 2", "play 7", "play 7 7", "finish"]


@pytest.mark.clause("karma K26", "karma D9")
def test_three_may_follow_in_edition_full() -> None:
    state = turn_of(0, "hand.0: 2 PT; up.0: 7 7 7; hand.1: 12; pile: 9", FULL)
    play(state, "0 play PT")
    assert legal(state, 0) == ["play 7", "play 7 7", "play 7 7 7", "finish"]
    play(state, "0 play 7 7")
    assert field(state, "pile") == "9 PT 7 7" and state.to_act() == [1]


@pytest.mark.clause("karma D9", "karma K26")
def test_without_pt_pair_one_card_follows() -> None:
    state = turn_of(0, "hand.0: 2 PT; up.0: 7 7 8; hand.1: 12; pile: 9", "players=2 pt_pair=no")
    play(state, "0 play PT")
    assert legal(state, 0) == ["play 7", "play 8", "finish"]
    assert refused(state, 0, "play 7 7") == "karma D9"


@pytest.mark.clause("karma K27", "karma D10")
def test_anything_may_lie_on_play_a_table_card() -> None:
    state = turn_of(0, "hand.0: 3 PT; up.0: 2 6; hand.1: 1 12; pile: 16")
    play(state, "0 play PT", "0 play 2")
    assert field(state, "pile") == "16 PT 2"
    state = turn_of(0, "hand.0: 3 PT; up.0: 6 7; hand.1: 1 12; pile: FB")
    play(state, "0 play PT", "0 play 7")
    assert field(state, "pile") == "FB PT 7"
    state = turn_of(0, "hand.0: 3 PT; up.0: 2 6; hand.1: 1 12; pile: 16")
    play(state, "0 play PT", "0 finish")
    assert legal(state, 1) == ["play 1", "play 12"]
    play(state, "1 play 1")
    assert field(state, "pile") == "16 PT 1"


@pytest.mark.clause("karma K28")
def test_bottoms_up() -> None:
    state = turn_of(0, "hand.0: 2 BU; hand.1: 2 3 5; pile: 3 7")
    events = play(state, "0 play BU")
    assert names(events) == ["played", "moved-up"]
    assert [sight.cards for sight in state.sights(events, 1)] == [("BU",), ("3",)]
    assert field(state, "pile") == "7 BU 3" and state.to_act() == [1]
    assert legal(state, 1) == ["play 3", "play 5"]
    assert refused(state, 1, "play 2") == "karma K7"


@pytest.mark.clause("karma K29")
@pytest.mark.parametrize("bottom", ["BU", "PT"])
def test_a_zero_brought_up_lets_anything_follow(bottom: str) -> None:
    state = turn_of(0, f"hand.0: 2 BU; hand.1: 1 12; pile: {bottom} 16")
    play(state, "0 play BU")
    assert field(state, "pile") == f"16 BU {bottom}" and state.to_act() == [1]
    assert legal(state, 1) == ["play 1", "play 12"]


@pytest.mark.clause("karma K30")
def test_five_or_below() -> None:
    state = turn_of(0, "hand.0: 2 FB; hand.1: 1 5 6 16 GP PT BU; pile: 14")
    play(state, "0 play FB")
    assert legal(state, 1) == ["play 1", "play 5", "play GP", "play PT", "play BU"]
    assert refused(state, 1, "play 6") == "karma K30"
    assert refused(state, 1, "play 16") == "karma K30"
    state = turn_of(0, "hand.0: 6 16; hand.1: 1; pile: FB")
    assert legal(state, 0) == ["take"]


@pytest.mark.clause("karma D4")
@pytest.mark.parametrize(("card", "top"), [("8", "9"), ("6", "FB")])
def test_a_face_down_number_fails_where_it_would_not_be_allowed(card: str, top: str) -> None:
    state = turn_of(0, f"down.0: {card} 1 1; hand.1: 12; pile: 3 {top}")
    assert names(play(state, "0 flip 1")) == ["flipped", "failed", "took"]
    assert sorted(hands(state)[0].split()) == sorted(["3", card, top])
    assert state.to_act() == [1]


@pytest.mark.clause("karma D4", "karma K30")
def test_a_face_down_five_fits_on_five_or_below() -> None:
    state = turn_of(0, "down.0: 5 1 1; hand.1: 12; pile: 3 FB")
    assert names(play(state, "0 flip 1")) == ["flipped"]
    assert field(state, "pile") == "3 FB 5"

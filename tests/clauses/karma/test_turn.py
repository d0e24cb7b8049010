"""Karma, the turn: K6-K15 and the rulings that belong to them."""

import pytest

from koloda.engine.contract.state import WATCHER
from tests.clauses.karma.positions import deal, hands, turn_of
from tests.helpers import field, legal, names, play, refused


@pytest.mark.clause("karma K6")
@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_the_seat_left_of_the_dealer_starts_with_any_card(dealer: int, starter: int) -> None:
    # The starter is dealt first: 1 2 3 face down and 2 9 9 16 FB FB after the others' table cards.
    state = deal("1 2 3 4 5 6 7 8 10 2 9 9 16 FB FB", players=3, dealer=dealer)
    for seat in range(3):
        for _ in range(3):
            # The starter lays the highest cards face up, the others their lowest.
            state.play(seat, state.legal_actions(seat)[-1 if seat == starter else 0])
    assert state.to_act() == [starter]
    assert legal(state, starter) == ["play 2", "play 9", "play 9 9"]
    play(state, f"{starter} play 2")
    left = (starter + 1) % 3
    assert state.to_act() == [left]
    assert refused(state, starter, "play 9") == "karma K6"


@pytest.mark.clause("karma K6")
def test_the_turn_goes_clockwise() -> None:
    state = turn_of(1, "hand.0: 3 9; hand.1: 1 9; hand.2: 2 16", "players=3")
    play(state, "1 play 1", "2 play 2", "0 play 3")
    assert state.to_act() == [1]
    assert field(state, "pile") == "1 2 3"


@pytest.mark.clause("karma K7", "karma D16")
def test_a_number_must_match_or_beat_the_top() -> None:
    state = turn_of(0, "hand.0: 3 8 9 10; hand.1: 12; pile: 5 9")
    assert legal(state, 0) == ["play 9", "play 10"]
    assert refused(state, 0, "play 8") == "karma K7"
    assert refused(state, 0, "play 3") == "karma K7"
    play(state, "0 play 10")
    assert field(state, "pile") == "5 9 10"
    assert hands(state) == ["3 8 9", "12"]
    assert state.to_act() == [1]


@pytest.mark.clause("karma K7")
@pytest.mark.parametrize("pile", ["", "16 PT", "16 BU"])
def test_on_an_empty_pile_and_on_zero_anything_goes(pile: str) -> None:
    state = turn_of(0, f"hand.0: 1 8 16 GP FB; hand.1: 12; pile: {pile}")
    assert legal(state, 0) == ["play 1", "play 8", "play 16", "play GP", "play FB"]


@pytest.mark.clause("karma K8")
def test_hand_then_face_up_then_face_down() -> None:
    state = turn_of(0, "hand.0: 3; up.0: 9 10; down.0: 4 - 5; hand.1: 12; pile: 2")
    assert legal(state, 0) == ["play 3"]
    assert refused(state, 0, "play 9") == "karma K8"
    assert refused(state, 0, "flip 1") == "karma K8"
    state = turn_of(0, "up.0: 9 10; down.0: 4 - 5; hand.1: 12; pile: 2")
    assert legal(state, 0) == ["play 9", "play 10"]
    assert refused(state, 0, "flip 1") == "karma K8"
    state = turn_of(0, "down.0: 4 - 5; hand.1: 12; pile: 2")
    assert legal(state, 0) == ["flip 1", "flip 3"]


@pytest.mark.clause("karma K8", "karma A12")
def test_in_edition_full_table_cards_wait_for_the_end_of_the_draw_pile() -> None:
    state = turn_of(
        0,
        "hand.0: 7 7 7; up.0: 16; down.0: 1 2 3; hand.1: 12; deck: 4 5 6 8",
        "players=2 edition=full",
    )
    play(state, "0 play 7 7 7")
    assert hands(state) == ["4 5 6", "12"] and field(state, "deck") == "8"
    assert refused(state, 0, "play 16") == "karma K8"
    assert refused(state, 0, "flip 1") == "karma K8"
    assert legal(state, 0) == ["play 4", "play 5", "play 6"]


@pytest.mark.clause("karma K9", "karma A26")
def test_a_face_down_card_is_turned_over_as_it_is_played() -> None:
    state = turn_of(0, "down.0: 4 13 -; hand.1: 12; pile: 9")
    for viewer in (0, 1, WATCHER):
        assert state.view(viewer).zone("down", 0).cards == ("?", "?", "-")
    assert legal(state, 0) == ["flip 1", "flip 2"]
    assert refused(state, 0, "flip 3") == "karma K9"
    assert refused(state, 0, "play 13") == "karma K9"
    events = play(state, "0 flip 2")
    assert names(events) == ["flipped"]
    assert [sight.cards for sight in state.sights(events, WATCHER)] == [("13",)]
    assert field(state, "pile") == "9 13" and field(state, "down.0") == "4 - -"
    assert state.to_act() == [1]


@pytest.mark.clause("karma K10", "karma D3")
@pytest.mark.parametrize("edition", ["ru", "en", "full"])
def test_a_face_down_card_that_fails_is_taken_with_the_pile(edition: str) -> None:
    state = turn_of(0, "down.0: 4 13 14; hand.1: 12; pile: 3 9", f"players=2 edition={edition}")
    events = play(state, "0 flip 1")
    assert names(events) == ["flipped", "failed", "took"]
    assert field(state, "hand.0") == "3! 4! 9!"
    assert field(state, "down.0") == "- 13 14" and field(state, "pile") == ""
    assert state.to_act() == [1]


@pytest.mark.clause("karma K11", "karma A27")
@pytest.mark.parametrize("zone", ["hand", "up"])
def test_who_cannot_play_takes_the_whole_pile(zone: str) -> None:
    state = turn_of(0, f"{zone}.0: 3 8; down.0: 1 1 2; hand.1: 12; pile: 4 9")
    assert legal(state, 0) == ["take"]
    events = play(state, "0 take")
    assert names(events) == ["took"]
    assert hands(state)[0] == ("3 4 8 9" if zone == "hand" else "4 9")
    assert field(state, "up.0") == ("" if zone == "hand" else "3 8")
    assert field(state, "down.0") == "1 1 2"
    assert field(state, "pile") == "" and state.to_act() == [1]


@pytest.mark.clause("karma K11", "karma D1")
def test_taking_the_pile_at_will() -> None:
    cards = "hand.0: 3 9; hand.1: 12; pile: 4 8"
    for edition in ("ru", "full"):
        state = turn_of(0, cards, f"players=2 edition={edition}")
        assert legal(state, 0) == ["play 9"]
        assert refused(state, 0, "take") == "karma K11"
    state = turn_of(0, cards, "players=2 edition=en")
    assert legal(state, 0) == ["play 9", "take"]
    play(state, "0 take")
    assert hands(state) == ["3 4 8 9", "12"] and state.to_act() == [1]
    state = turn_of(0, cards, "players=2 edition=ru voluntary_pickup=yes")
    assert legal(state, 0) == ["play 9", "take"]


@pytest.mark.clause("karma A39")
def test_taking_at_will_in_edition_full_is_an_option() -> None:
    cards = "hand.0: 9; hand.1: 12; pile: 8"
    state = turn_of(0, cards, "players=2 edition=full")
    assert refused(state, 0, "take") == "karma K11"
    state = turn_of(0, cards, "players=2 edition=full voluntary_pickup=yes")
    assert legal(state, 0) == ["play 9", "take"]


@pytest.mark.clause("karma A13")
@pytest.mark.parametrize("edition", ["ru", "en", "full"])
def test_an_empty_pile_is_never_taken(edition: str) -> None:
    state = turn_of(0, "hand.0: 3 9; hand.1: 12", f"players=2 edition={edition}")
    assert legal(state, 0) == ["play 3", "play 9"]
    assert refused(state, 0, "take") == "karma A13"


@pytest.mark.clause("karma A14", "karma D1")
def test_taking_instead_of_turning_over() -> None:
    cards = "down.0: 4 13 14; hand.1: 12; pile: 9"
    for edition in ("ru", "full"):
        state = turn_of(0, cards, f"players=2 edition={edition}")
        assert legal(state, 0) == ["flip 1", "flip 2", "flip 3"]
        assert refused(state, 0, "take") == "karma A14"
    state = turn_of(0, cards, "players=2 edition=en")
    assert legal(state, 0) == ["flip 1", "flip 2", "flip 3", "take"]
    play(state, "0 take")
    assert field(state, "hand.0") == "9!" and field(state, "down.0") == "4 13 14"


@pytest.mark.clause("karma K12", "karma D5")
def test_after_a_taken_pile_the_next_player_opens_a_new_one() -> None:
    state = turn_of(0, "hand.0: 3; hand.1: 1 2 16; pile: 4 9")
    play(state, "0 take")
    assert legal(state, 1) == ["play 1", "play 2", "play 16"]
    play(state, "1 play 1")
    assert field(state, "pile") == "1"


@pytest.mark.clause("karma K13", "karma D12")
def test_taken_cards_go_before_table_cards() -> None:
    state = turn_of(0, "up.0: 3 6; hand.1: 1 2; pile: 4 9")
    play(state, "0 take", "1 play 1")
    assert legal(state, 0) == ["play 4", "play 9"]
    assert refused(state, 0, "play 6") == "karma K8"
    play(state, "0 play 4", "1 take", "0 play 9", "1 take")
    assert hands(state)[0] == "" and legal(state, 0) == ["play 3", "play 6"]


@pytest.mark.clause("karma K13", "karma K24")
def test_play_a_table_card_reaches_the_table_before_taken_cards() -> None:
    state = turn_of(0, "up.0: 3 6; hand.1: 1 2; pile: PT 9")
    play(state, "0 take", "1 play 1", "0 play PT")
    assert legal(state, 0) == ["play 3", "play 6", "finish"]


@pytest.mark.clause("karma K14", "karma D2")
def test_the_hand_is_filled_up_to_three_at_the_end_of_the_turn() -> None:
    state = turn_of(0, "hand.0: 5 6 7; hand.1: 12; deck: 3 4; pile: 2")
    events = play(state, "0 play 5")
    assert names(events) == ["played", "drew"]
    assert [sight.cards for sight in state.sights(events, 0)] == [("5",), ("3",)]
    assert [sight.cards for sight in state.sights(events, 1)] == [("5",), ("?",)]
    assert hands(state) == ["3 6 7", "12"] and field(state, "deck") == "4"


@pytest.mark.clause("karma K14")
def test_the_last_cards_of_the_draw_pile() -> None:
    state = turn_of(0, "hand.0: 5; hand.1: 1; deck: 3 4; pile: 2")
    assert names(play(state, "0 play 5")) == ["played", "drew", "drew"]
    assert hands(state) == ["3 4", "1"] and field(state, "deck") == ""
    assert names(play(state, "1 take")) == ["took"]
    assert names(play(state, "0 play 3")) == ["played"]
    assert hands(state) == ["4", "1 2 5"]


@pytest.mark.clause("karma K15", "karma D14")
@pytest.mark.parametrize(("before", "after"), [("5 6 7 8", "6 7 8"), ("5 6 7 8 9", "6 7 8 9")])
def test_with_three_cards_left_nothing_is_drawn(before: str, after: str) -> None:
    state = turn_of(0, f"hand.0: {before}; hand.1: 12; deck: 3 4; pile: 2")
    assert names(play(state, "0 play 5")) == ["played"]
    assert hands(state)[0] == after and field(state, "deck") == "3 4"


@pytest.mark.clause("karma K32", "karma D13")
def test_nobody_can_forget_to_draw() -> None:
    state = turn_of(0, "hand.0: 5 6 7; hand.1: 8 9 10; deck: 3 4; pile: 2")
    play(state, "0 play 5")
    assert len(hands(state)[0].split()) == 3 and state.to_act() == [1]
    assert all("draw" not in text for text in state.setup.actions.texts)


@pytest.mark.clause("karma A29")
def test_what_each_seat_sees() -> None:
    state = turn_of(
        0, "hand.0: 5 6; up.0: 9; down.0: 1 - 2; hand.1: 12 13!; up.1: 7; deck: 3 4; pile: 2 BU"
    )
    own, other, watcher = state.view(0), state.view(1), state.view(WATCHER)
    assert own.zone("hand", 0).cards == ("5", "6")
    assert other.zone("hand", 0).cards == watcher.zone("hand", 0).cards == ("?", "?")
    # A card that everybody saw go into a hand stays known.
    assert own.zone("hand", 1).cards == ("13", "?")
    assert other.zone("hand", 1).cards == ("12", "13")
    for view in (own, other, watcher):
        assert view.zone("down", 0).cards == ("?", "-", "?")
        assert view.zone("down", 1).cards == ("-", "-", "-")
        assert view.zone("up", 0).cards == ("9",) and view.zone("up", 1).cards == ("7",)
        assert view.zone("pile").cards == ("2", "BU")
        assert view.zone("deck").cards == ("?", "?")
    assert watcher.legal == () and other.legal == () and own.actions == ("play 5", "play 6")

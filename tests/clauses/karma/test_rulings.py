"""Karma, rulings on the karma cards: A1-A11, A31, A32, A37, A40 and A45."""

import pytest

from tests.clauses.karma.positions import hands, turn_of
from tests.helpers import field, legal, names, play, refused

FULL = "players=2 edition=full"


@pytest.mark.clause("karma A1")
def test_the_follow_up_decides_what_must_be_answered() -> None:
    state = turn_of(0, "hand.0: 3 PT; up.0: 6 11; hand.1: 5 6 7; pile: 16")
    play(state, "0 play PT", "0 play 6")
    assert legal(state, 1) == ["play 6", "play 7"]
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7; pile: PT 16")
    play(state, "0 play BU")
    assert field(state, "pile") == "16 BU PT" and legal(state, 1) == ["play 1", "play 7"]


@pytest.mark.clause("karma A2")
def test_the_follow_up_is_optional() -> None:
    state = turn_of(0, "hand.0: 3 PT; up.0: 6; hand.1: 1 7; pile: 16")
    play(state, "0 play PT")
    assert names(play(state, "0 finish")) == ["finished"]
    assert field(state, "up.0") == "6" and state.to_act() == [1]


@pytest.mark.clause("karma A2")
def test_the_follow_up_may_be_made_compulsory() -> None:
    must = "players=2 pt_follow_up=must"
    state = turn_of(0, "hand.0: 3 PT; up.0: 6; hand.1: 1 7; pile: 16", must)
    play(state, "0 play PT")
    assert legal(state, 0) == ["play 6"]
    assert refused(state, 0, "finish") == "karma A2"
    state = turn_of(
        0, "hand.0: PT; hand.1: 1 7; hand.2: 8; pile: 16", "players=3 pt_follow_up=must"
    )
    play(state, "0 play PT")
    assert state.to_act() == [1] and hands(state)[0] == ""


@pytest.mark.clause("karma A3")
def test_bottoms_up_on_an_empty_pile() -> None:
    state = turn_of(0, "hand.0: 2 BU; hand.1: 1 12")
    assert names(play(state, "0 play BU")) == ["played"]
    assert field(state, "pile") == "BU" and legal(state, 1) == ["play 1", "play 12"]


@pytest.mark.clause("karma A4")
@pytest.mark.parametrize("players", [2, 3])
def test_give_the_pile_on_an_empty_pile(players: int) -> None:
    seats = "hand.0: 2 GP; hand.1: 1 12" if players == 2 else "hand.0: 2 GP; hand.2: 1 12"
    state = turn_of(0, seats, f"players={players}")
    assert names(play(state, "0 play GP")) == ["played", "left-game"]
    last = players - 1
    assert state.to_act() == [last]
    assert hands(state) == (["2", "1 12"] if players == 2 else ["2", "", "1 12"])
    # The one that was played; the second copy is out of the game in this position anyway.
    assert field(state, "removed").split().count("GP") == 2
    assert legal(state, last) == ["play 1", "play 12"]


@pytest.mark.clause("karma A6", "karma K18")
def test_play_a_table_card_from_hand_and_table_does_not_clear() -> None:
    state = turn_of(0, "hand.0: 3 PT; up.0: 6 PT; hand.1: 1 7; pile: 16")
    assert names(play(state, "0 play PT", "0 play PT")) == ["played", "played-up"]
    assert field(state, "pile") == "16 PT PT" and legal(state, 0) == ["play 6", "finish"]
    play(state, "0 play 6")
    assert field(state, "pile") == "16 PT PT 6" and state.to_act() == [1]


@pytest.mark.clause("karma A6")
@pytest.mark.parametrize(
    ("cards", "second"),
    [
        ("hand.0: 3 PT; down.0: PT 9 -; hand.1: 1", "flip 1"),
        ("up.0: PT; down.0: PT 9 -; hand.1: 1", "flip 1"),
        ("down.0: PT - -; hand.0: 3 PT; hand.1: 1", "flip 1"),
    ],
)
def test_other_pairs_of_places_do_not_clear_either(cards: str, second: str) -> None:
    state = turn_of(0, f"{cards}; pile: 16")
    play(state, "0 play PT", f"0 {second}")
    assert field(state, "pile") == "16 PT PT" and field(state, "stage") == "follow"


@pytest.mark.clause("karma A6", "karma A31")
def test_in_edition_full_only_cards_of_one_place_count_together() -> None:
    # Two from the table do not count with the one from the hand.
    state = turn_of(0, "hand.0: 3 PT; up.0: 6 PT PT; hand.1: 1; pile: 16", FULL)
    play(state, "0 play PT", "0 play PT", "0 play PT")
    assert field(state, "pile") == "16 PT PT PT" and legal(state, 0) == ["play 6", "finish"]
    # Nor do the table's count with the one of the player before, below the one from the hand.
    state = turn_of(0, "hand.0: 3 PT; up.0: 6 PT; hand.1: 1; pile: PT", FULL)
    play(state, "0 play PT", "0 play PT")
    assert field(state, "pile") == "PT PT PT" and legal(state, 0) == ["play 6", "finish"]
    # With two copies enough, two from the table clear by themselves.
    state = turn_of(
        0, "hand.0: 3 PT; up.0: 6 PT PT; hand.1: 1; pile: 16", "players=2 copies=3 clear=2"
    )
    play(state, "0 play PT", "0 play PT")
    assert names(play(state, "0 play PT")) == ["played-up", "cleared"]
    assert field(state, "pile") == "" and legal(state, 0) == ["play 3"]


@pytest.mark.clause("karma A45", "karma K18", "karma A6")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("hand.0: 3 PT; down.0: PT PT 9", ["play PT", "flip 1", "flip 2"]),
        ("hand.0: 3 PT PT; down.0: PT 9 -", ["play PT PT", "flip 1"]),
        ("up.0: PT; down.0: PT PT 9", ["play PT", "flip 1", "flip 2"]),
        ("hand.0: 3 PT; up.0: PT; down.0: PT 9 -", ["play PT", "play PT", "flip 1"]),
        ("hand.0: 3 PT PT; down.0: PT - -", ["play PT", "flip 1", "play PT"]),
    ],
)
def test_three_in_one_turn_from_different_places_do_not_clear(cards: str, moves: list[str]) -> None:
    state = turn_of(0, f"{cards}; hand.1: 1; pile: 16", FULL)
    events = play(state, *[f"0 {move}" for move in moves])
    assert "cleared" not in names(events)
    assert field(state, "pile") == "16 PT PT PT"
    assert field(state, "stage") == "follow" and state.to_act() == [0]


@pytest.mark.clause("karma A45", "karma K17")
def test_the_next_player_counts_whatever_lies_on_top() -> None:
    state = turn_of(0, "hand.0: 3 PT; down.0: PT 9 -; hand.1: 1 PT; pile: 16", FULL)
    play(state, "0 play PT", "0 flip 1", "0 finish")
    assert names(play(state, "1 play PT")) == ["played", "cleared"]


@pytest.mark.clause("karma A31")
@pytest.mark.parametrize(
    ("cards", "first", "second", "left"),
    [
        ("up.0: 6 PT PT; hand.1: 1", "play PT", "play PT", ["play 6"]),
        ("down.0: PT 9 PT; hand.1: 1", "flip 1", "flip 3", ["flip 2"]),
        ("hand.0: 3 PT PT; hand.1: 1", "play PT", "play PT", ["play 3"]),
    ],
)
def test_a_second_one_from_the_same_place_is_a_double(
    cards: str, first: str, second: str, left: list[str]
) -> None:
    state = turn_of(0, f"{cards}; pile: 16")
    play(state, f"0 {first}")
    assert names(play(state, f"0 {second}"))[-1] == "cleared"
    assert field(state, "pile") == "" and field(state, "stage") == "play"
    assert state.to_act() == [0] and legal(state, 0) == left


@pytest.mark.clause("karma A31")
def test_in_edition_full_three_from_the_same_place() -> None:
    state = turn_of(0, "up.0: PT PT PT; down.0: 4 - -; hand.1: 1; pile: 16", FULL)
    play(state, "0 play PT", "0 play PT")
    assert field(state, "pile") == "16 PT PT" and legal(state, 0) == ["play PT", "finish"]
    assert names(play(state, "0 play PT")) == ["played-up", "cleared"]
    assert legal(state, 0) == ["flip 1"]


@pytest.mark.clause("karma A7")
def test_the_move_itself_never_clears() -> None:
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7; pile: BU 16")
    assert names(play(state, "0 play BU")) == ["played", "moved-up"]
    assert field(state, "pile") == "16 BU BU" and state.to_act() == [1]
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7; pile: 4")
    play(state, "0 play BU")
    assert field(state, "pile") == "BU 4"


@pytest.mark.clause("karma A7")
def test_a_card_played_on_its_moved_like_clears() -> None:
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7; pile: 7 16")
    play(state, "0 play BU")
    assert names(play(state, "1 play 7")) == ["played", "cleared"]
    assert field(state, "pile") == "" and state.to_act() == [1]
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7; pile: 7 16", FULL)
    play(state, "0 play BU", "1 play 7")
    assert field(state, "pile") == "16 BU 7 7" and state.to_act() == [0]
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7 7; pile: 7 16", FULL)
    assert names(play(state, "0 play BU", "1 play 7 7"))[-1] == "cleared"


@pytest.mark.clause("karma A37", "karma A7")
def test_the_moved_card_may_be_kept_from_counting() -> None:
    off = "moved_card_can_be_doubled=no"
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7; pile: 7 16", f"players=2 {off}")
    play(state, "0 play BU", "1 play 7")
    assert field(state, "pile") == "16 BU 7 7" and state.to_act() == [0]
    assert field(state, "fixed") == "3"
    # What is played above the moved card counts as ever.
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 8; hand.2: 8 9; pile: 7 16", f"players=3 {off}")
    play(state, "0 play BU", "1 play 8")
    assert names(play(state, "2 play 8")) == ["played", "cleared"]
    # Bottoms Up alone on the pile has moved nothing.
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 BU", f"players=2 {off}")
    assert names(play(state, "0 play BU", "1 play BU"))[-1] == "cleared"
    # Below the moved card nothing counts either: three copies, the moved one in the middle.
    state = turn_of(0, "hand.0: 3 BU; hand.1: 1 7 7; pile: 7 16", f"players=2 edition=full {off}")
    play(state, "0 play BU", "1 play 7 7")
    assert field(state, "pile") == "16 BU 7 7 7" and state.to_act() == [0]


@pytest.mark.clause("karma A9")
def test_a_karma_card_lifts_five_or_below() -> None:
    state = turn_of(0, "hand.0: 3 BU; hand.1: 3 7 9; pile: 8 FB")
    play(state, "0 play BU")
    assert field(state, "pile") == "FB BU 8" and legal(state, 1) == ["play 9"]
    state = turn_of(0, "hand.0: 3 BU; hand.1: 3 7 9; pile: FB")
    play(state, "0 play BU")
    assert field(state, "pile") == "BU FB" and legal(state, 1) == ["play 3"]
    state = turn_of(0, "hand.0: 3 PT; up.0: 16; hand.1: 3 7 9; pile: FB")
    play(state, "0 play PT", "0 play 16")
    assert field(state, "pile") == "FB PT 16"
    state = turn_of(0, "hand.0: 3 GP; hand.1: 7 9; pile: FB")
    play(state, "0 play GP")
    assert hands(state) == ["3", "7 9 FB"] and "play 9" in legal(state, 1)
    state = turn_of(0, "hand.0: 7 FB; hand.1: 7 9; pile: 2 FB")
    assert names(play(state, "0 play FB")) == ["played", "cleared"]
    assert legal(state, 0) == ["play 7"]


@pytest.mark.clause("karma A9")
def test_five_or_below_on_its_like_in_edition_full() -> None:
    state = turn_of(0, "hand.0: 7 FB; hand.1: 9 FB; pile: 2 FB", FULL)
    play(state, "0 play FB")
    assert field(state, "pile") == "2 FB FB" and legal(state, 1) == ["play FB"]
    assert names(play(state, "1 play FB")) == ["played", "cleared"]


@pytest.mark.clause("karma A10")
def test_a_low_number_on_five_or_below_is_answered_as_usual() -> None:
    state = turn_of(0, "hand.0: 3 4; hand.1: 3 4 16; pile: FB")
    play(state, "0 play 4")
    assert field(state, "pile") == "FB 4" and legal(state, 1) == ["play 4", "play 16"]


@pytest.mark.clause("karma A11")
@pytest.mark.parametrize("top", ["16", "FB"])
def test_a_face_down_karma_card_always_works(top: str) -> None:
    state = turn_of(0, f"down.0: GP PT BU; hand.1: 12; hand.2: 13; pile: 4 {top}", "players=3")
    gp, pt, bu = state.clone(), state.clone(), state.clone()
    assert names(play(gp, "0 flip 1")) == ["flipped", "left-game"]
    assert legal(gp, 0) == ["give 1", "give 2"]
    play(gp, "0 give 2")
    assert hands(gp) == ["", "12", "4 13 " + top if top == "FB" else "4 13 16"]
    assert names(play(pt, "0 flip 2")) == ["flipped"]
    assert legal(pt, 0) == ["flip 1", "flip 3", "finish"]
    assert names(play(bu, "0 flip 3")) == ["flipped", "moved-up"]
    assert field(bu, "pile") == f"{top} BU 4" and bu.to_act() == [1]


@pytest.mark.clause("karma A11", "karma K24")
def test_a_face_down_play_a_table_card_leads_to_the_next_one() -> None:
    state = turn_of(0, "down.0: PT 1 -; hand.1: 12; pile: 16")
    play(state, "0 flip 1", "0 flip 2")
    assert field(state, "pile") == "16 PT 1" and field(state, "down.0") == "- - -"


@pytest.mark.clause("karma A32")
def test_without_a_card_to_follow_the_turn_ends_and_then_one_draws() -> None:
    state = turn_of(0, "hand.0: PT; hand.1: 12; deck: 3 4 6 7; pile: 16")
    assert names(play(state, "0 play PT")) == ["played", "drew", "drew", "drew"]
    assert hands(state) == ["3 4 6", "12"] and field(state, "deck") == "7"
    assert field(state, "pile") == "16 PT" and state.to_act() == [1]


@pytest.mark.clause("karma A40")
def test_with_two_players_the_pile_goes_to_the_opponent_by_itself() -> None:
    state = turn_of(1, "hand.0: 2; hand.1: 5 GP; pile: 4 9")
    events = play(state, "1 play GP")
    assert names(events) == ["played", "left-game", "gave"] and events[2].other == 0
    assert hands(state) == ["2 4 9", "5"] and state.to_act() == [0]

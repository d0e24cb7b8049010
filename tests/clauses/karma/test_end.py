"""Karma, the end: K31 and the rulings that belong to it, and who deals the next game: A28, A47."""

import pytest

from koloda.engine.contract.state import State
from koloda.engine.values.outcome import Outcome
from tests.clauses.karma.positions import KARMA, hands, turn_of
from tests.helpers import field, given, legal, names, play, refused


@pytest.mark.clause("karma K31")
def test_the_last_player_with_cards_loses() -> None:
    state = turn_of(0, "hand.0: 9; hand.2: 3 16; pile: 4", "players=3")
    assert state.outcome() is None
    events = play(state, "0 play 9")
    assert names(events) == ["played", "out", "ended"] and events[2].seat == 2
    assert state.outcome() == Outcome((1, 1, 2), "cards")
    assert state.to_act() == [] and state.is_over()
    assert refused(state, 2, "play 16") == "karma K31"


@pytest.mark.clause("karma K31")
def test_the_game_goes_on_while_two_have_cards() -> None:
    state = turn_of(0, "hand.0: 9; hand.1: 12; hand.2: 3 16; pile: 4", "players=3")
    assert names(play(state, "0 play 9")) == ["played", "out"]
    assert state.outcome() is None and state.to_act() == [1]
    assert names(play(state, "1 play 12")) == ["played", "out", "ended"]
    assert state.outcome() == Outcome((1, 1, 2), "cards")


@pytest.mark.clause("karma K31")
@pytest.mark.parametrize("left", ["up.0: 3", "down.0: - 3 -"])
def test_table_cards_keep_a_player_in_the_game(left: str) -> None:
    state = turn_of(0, f"hand.0: 9; {left}; hand.1: 16; pile: 4")
    assert names(play(state, "0 play 9")) == ["played"]
    assert state.outcome() is None and state.to_act() == [1]


@pytest.mark.clause("karma A17")
@pytest.mark.parametrize(("zone", "move"), [("hand.0: 9 9", "play 9 9"), ("up.0: 9 9", "play 9 9")])
def test_clearing_with_the_last_cards_is_out(zone: str, move: str) -> None:
    state = turn_of(0, f"{zone}; hand.1: 1 12; hand.2: 3 16; pile: 4", "players=3")
    assert names(play(state, f"0 {move}"))[1:] == ["cleared", "out"]
    assert field(state, "pile") == "" and state.to_act() == [1]
    assert legal(state, 1) == ["play 1", "play 12"]


@pytest.mark.clause("karma A17", "karma K31")
def test_clearing_with_the_very_last_card_against_one_opponent_wins() -> None:
    state = turn_of(0, "down.0: - 9 -; hand.1: 1 12; pile: 4 9")
    assert names(play(state, "0 flip 2")) == ["flipped", "cleared", "out", "ended"]
    assert state.outcome() == Outcome((1, 2), "cards")


@pytest.mark.clause("karma A17", "karma A12")
def test_with_a_draw_pile_left_clearing_the_last_hand_card_plays_on() -> None:
    state = turn_of(0, "hand.0: 9; hand.1: 1 12; pile: 4 9; deck: 5")
    assert names(play(state, "0 play 9")) == ["played", "cleared", "drew"]
    assert state.to_act() == [0] and legal(state, 0) == ["play 5"]


@pytest.mark.clause("karma A18")
def test_the_last_card_may_be_a_karma_card_and_takes_effect() -> None:
    three = "players=3"
    state = turn_of(0, "hand.0: BU; hand.1: 1 12; hand.2: 3; pile: 4 9", three)
    assert names(play(state, "0 play BU")) == ["played", "moved-up", "out"]
    assert field(state, "pile") == "9 BU 4" and legal(state, 1) == ["play 12"]
    state = turn_of(0, "hand.0: FB; hand.1: 1 12; hand.2: 3; pile: 4 9", three)
    assert names(play(state, "0 play FB")) == ["played", "out"]
    assert legal(state, 1) == ["play 1"]
    state = turn_of(0, "hand.0: PT; hand.1: 1 12; hand.2: 3; pile: 4 9", three)
    assert names(play(state, "0 play PT")) == ["played", "out"]
    assert legal(state, 1) == ["play 1", "play 12"]


@pytest.mark.clause("karma A18", "karma A44")
def test_the_last_card_may_give_the_pile() -> None:
    state = turn_of(0, "hand.0: GP; hand.1: 12; hand.2: 3; pile: 4 9", "players=3")
    play(state, "0 play GP")
    assert state.to_act() == [0] and legal(state, 0) == ["give 1", "give 2"]
    assert names(play(state, "0 give 2")) == ["gave", "out"]
    assert hands(state) == ["", "12", "3 4 9"] and state.to_act() == [1]


@pytest.mark.clause("karma A19", "karma A44")
def test_the_last_card_brings_somebody_back() -> None:
    state = turn_of(0, "hand.0: GP; hand.2: 3; pile: 4 9", "players=3")
    play(state, "0 play GP")
    assert names(play(state, "0 give 1")) == ["gave", "back", "out"]
    assert state.outcome() is None and hands(state) == ["", "4 9", "3"]
    assert state.to_act() == [1]


@pytest.mark.clause("karma A19", "karma A44")
def test_the_last_card_given_to_the_only_other_holder_ends_the_game() -> None:
    state = turn_of(0, "hand.0: GP; hand.2: 3; pile: 4 9", "players=3")
    play(state, "0 play GP")
    assert names(play(state, "0 give 2")) == ["gave", "out", "ended"]
    assert state.outcome() == Outcome((1, 1, 2), "cards") and hands(state) == ["", "", "3 4 9"]


@pytest.mark.clause("karma A19")
def test_with_two_players_the_last_give_the_pile_goes_to_the_opponent() -> None:
    state = turn_of(0, "hand.0: GP; hand.1: 12; pile: 4 9")
    assert names(play(state, "0 play GP")) == ["played", "left-game", "gave", "out", "ended"]
    assert state.outcome() == Outcome((1, 2), "cards") and hands(state) == ["", "4 9 12"]


@pytest.mark.clause("karma A20")
def test_with_two_holders_left_any_other_seat_may_be_given_the_pile() -> None:
    state = turn_of(2, "hand.0: 12; hand.2: 3 GP; pile: 4 9", "players=4")
    play(state, "2 play GP")
    assert legal(state, 2) == ["give 0", "give 1", "give 3"]
    play(state, "2 give 1")
    assert hands(state) == ["12", "4 9", "3", ""]
    assert state.to_act() == [0]


@pytest.mark.clause("karma A21")
def test_players_without_cards_are_skipped_and_return_in_their_place() -> None:
    state = turn_of(2, "hand.0: 12; hand.2: 3 GP; pile: 4 9", "players=4")
    play(state, "2 play GP", "2 give 1", "0 play 12")
    # Seat 3 is out and was skipped; seat 1 is back, but only when its place comes.
    assert state.outcome() is None and state.to_act() == [1]
    state = turn_of(2, "hand.0: 12 13; hand.2: 3 GP; pile: 4 9", "players=4")
    play(state, "2 play GP", "2 give 3")
    assert state.to_act() == [3]


@pytest.mark.clause("karma A22")
def test_the_end_is_checked_after_effects_and_drawing() -> None:
    # The hand is empty, but the draw pile still has a card for it.
    state = turn_of(0, "hand.0: 9; hand.1: 12; deck: 5; pile: 4")
    assert names(play(state, "0 play 9")) == ["played", "drew"]
    assert state.outcome() is None and hands(state) == ["5", "12"]
    # The giver is out, but the gift has brought another one back.
    state = turn_of(0, "hand.0: GP; hand.2: 3; pile: 4", "players=3")
    play(state, "0 play GP", "0 give 1")
    assert state.outcome() is None


@pytest.mark.clause("karma A23")
def test_who_comes_back_has_not_won_yet() -> None:
    state = turn_of(0, "hand.0: GP; hand.2: 16; pile: 3 9", "players=3")
    play(state, "0 play GP", "0 give 1", "1 play 3")
    assert names(play(state, "2 play 16")) == ["played", "out", "ended"]
    assert state.outcome() == Outcome((1, 2, 1), "cards")


@pytest.mark.clause("karma A23")
def test_who_comes_back_wins_by_going_out_again() -> None:
    state = turn_of(0, "hand.0: 2 GP; hand.2: 1 3; pile: 9", "players=3")
    play(state, "0 play GP", "0 give 1")
    assert names(play(state, "1 play 9")) == ["played", "out"]
    play(state, "2 take", "0 play 2")
    # Seat 1 went out before seat 0, but both have simply won.
    assert state.outcome() == Outcome((1, 1, 2), "cards")


def starter_of_the_next_game(state: State) -> str:
    """The seat that begins the rematch, the deal of which needs no chance for the dealer."""
    fresh = KARMA.start(KARMA.rematch(state))
    assert field(fresh, "stage") == "shuffle"
    return field(fresh, "turn")


@pytest.mark.clause("karma A47", "karma A28", "karma K6")
@pytest.mark.parametrize("dealer", ["", "dealer=1"])
@pytest.mark.parametrize(("loser", "starter"), [(1, "2"), (2, "0")])
def test_the_loser_deals_the_next_game(dealer: str, loser: int, starter: str) -> None:
    state = turn_of(0, f"hand.0: 9; hand.{loser}: 3 16; pile: 4", f"players=3 {dealer}")
    play(state, "0 play 9")
    assert KARMA.rematch(state).options["dealer"] == loser
    assert starter_of_the_next_game(state) == starter


@pytest.mark.clause("karma A47")
def test_everything_else_is_agreed_as_before() -> None:
    state = turn_of(0, "hand.0: 9; hand.1: 3", "players=2 edition=en cap=77 dealer=0")
    play(state, "0 play 9")
    setup = KARMA.rematch(state)
    assert str(setup) == "players=2 voluntary_pickup=yes cap=77 dealer=1"
    assert str(state.setup) == "players=2 voluntary_pickup=yes cap=77 dealer=0"


@pytest.mark.clause("karma A47", "karma A34")
def test_at_the_cap_who_has_most_cards_deals() -> None:
    cards = "hand.0: 5 9; hand.1: 3; up.1: 8 8; hand.2: 4; turns: 5"
    state = turn_of(0, cards, "players=3 cap=2")
    play(state, "0 play 9")
    assert state.outcome() == Outcome((1, 2, 1), "cap")
    assert starter_of_the_next_game(state) == "2"


@pytest.mark.clause("karma A47", "karma A30")
@pytest.mark.parametrize(
    ("ending", "turn", "dealer"),
    [("repetition", 1, 1), ("repetition", 2, 2), ("cap", 0, 1), ("cap", 2, 2)],
)
def test_of_several_who_share_the_loss_the_first_to_play_deals(
    ending: str, turn: int, dealer: int
) -> None:
    state = given(
        f"karma 2 players=3; stage: over; ending: {ending}; turn: {turn}; hand.1: 3; hand.2: 4; "
        "removed: rest"
    )
    assert state.outcome() == Outcome((1, 2, 2), ending)
    assert KARMA.rematch(state).options["dealer"] == dealer

"""Karma, the setup: K1-K5 and the rulings that belong to them."""

from collections import Counter

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.values.errors import NotationError, OptionError
from tests.clauses.karma.positions import KARMA, deal, hands, turn_of
from tests.helpers import field, given, legal, names, play, refused

CARDS = [*map(str, range(1, 17)), "GP", "PT", "BU", "FB"]

# Seat 0 starts: 1 2 3 face down, then 4 to 9; seat 1 gets 10 11 12 and the other six.
ALL_KINDS = "1 2 3 10 11 12 4 5 6 7 8 9 13 14 15 16 GP PT"


def choose(state: State, *cards: str) -> list[str]:
    """Seat after seat lays its three face-up cards; the names of what happened."""
    return names(
        play(state, *[f"{seat} table {c}" for seat, row in enumerate(cards) for c in row.split()])
    )


def timed_out(state: State, seat: int) -> str:
    """The face-up cards that are laid for a seat whose time ran out."""
    while seat in state.to_act():
        state.play(seat, KARMA.greedy(state.view(seat), FastRng(0)))
    return field(state, f"up.{seat}")


@pytest.mark.clause("karma K1")
@pytest.mark.parametrize(("edition", "copies"), [("ru", 2), ("en", 2), ("full", 3)])
def test_deck(edition: str, copies: int) -> None:
    state = KARMA.new(2, {"edition": edition})
    assert Counter(field(state, "bag").split()) == dict.fromkeys(CARDS, copies)
    play(state, "* dealer 0")
    weights = {
        state.setup.actions.text(action): weight for action, weight in state.chance_weights()
    }
    assert weights == {f"deal {card}": copies for card in CARDS}


@pytest.mark.clause("karma K1", "karma A16")
@pytest.mark.parametrize(("edition", "copies"), [("ru", 2), ("en", 2), ("full", 3)])
def test_no_more_copies_than_the_deck_has(edition: str, copies: int) -> None:
    few, many = " 9" * copies, " 9" * (copies + 1)
    options = f"players=2 edition={edition}"
    assert field(turn_of(0, f"hand.0:{few}; hand.1: 12", options), "hand.0") == few.strip()
    with pytest.raises(NotationError, match="more copies"):
        turn_of(0, f"hand.0:{many}; hand.1: 12", options)
    with pytest.raises(NotationError, match=f"card 9 is there {copies + 1} times, not {copies}"):
        turn_of(0, f"hand.0:{few}; hand.1: 9", options)


@pytest.mark.clause("karma K2")
def test_three_cards_face_down_that_nobody_sees() -> None:
    state = deal(ALL_KINDS)
    assert [field(state, "down.0"), field(state, "down.1")] == ["1 2 3", "10 11 12"]
    for viewer in (0, 1, WATCHER):
        for owner in (0, 1):
            assert state.view(viewer).zone("down", owner).cards == ("?", "?", "?")


@pytest.mark.clause("karma K3")
def test_six_cards_of_which_exactly_three_lie_face_up() -> None:
    state = deal(ALL_KINDS)
    assert legal(state, 0) == ["table 4", "table 5", "table 6", "table 7", "table 8", "table 9"]
    assert refused(state, 0, "table 13") == "karma K3"
    play(state, "0 table 9", "0 table 4")
    assert state.to_act() == [0, 1]
    play(state, "0 table 7")
    assert state.to_act() == [1]
    assert refused(state, 0, "table 5") == "karma K6"
    assert field(state, "up.0") == "4 7 9"


@pytest.mark.clause("karma K4")
def test_the_other_three_are_the_hand() -> None:
    state = deal(ALL_KINDS)
    choose(state, "9 4 7", "13 PT GP")
    assert hands(state) == ["5 6 8", "14 15 16"]
    assert [field(state, "up.0"), field(state, "up.1")] == ["4 7 9", "13 GP PT"]


@pytest.mark.clause("karma K5")
def test_the_rest_is_the_draw_pile_face_down() -> None:
    state = deal(ALL_KINDS)
    undealt = "BU BU FB FB"
    assert field(state, "deck") == ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 GP PT " + undealt)
    assert state.view(0).zone("deck").cards == ("?",) * 22
    assert (
        field(state, "pile") == "" and field(state, "removed") == "" and field(state, "bag") == ""
    )


@pytest.mark.clause("karma A24")
def test_the_choice_is_simultaneous_and_secret() -> None:
    state = deal(ALL_KINDS)
    assert state.to_act() == [0, 1]
    events = play(state, "1 table GP", "0 table 9", "1 table 16")
    assert [sight.cards for sight in state.sights(events, 0)] == [("?",), ("9",), ("?",)]
    assert [sight.cards for sight in state.sights(events, 1)] == [("GP",), ("?",), ("16",)]
    assert state.view(0).zone("up", 1).cards == ("?", "?")
    assert state.view(1).zone("up", 1).cards == ("16", "GP")
    assert state.view(0).zone("hand", 1).cards == ("?",) * 4
    events = play(state, "1 table PT", "0 table 8", "0 table 7")
    assert names(events) == ["chose"] * 3 + ["shown"] * 6 + ["first"]
    assert state.view(0).zone("up", 1).cards == ("16", "GP", "PT")
    assert state.view(1).zone("up", 0).cards == ("7", "8", "9")


@pytest.mark.clause("karma A24", "karma D17")
def test_when_time_runs_out_karma_cards_lie_face_up_then_the_highest_numbers() -> None:
    assert timed_out(deal(ALL_KINDS), 1) == "16 GP PT"
    assert timed_out(deal(ALL_KINDS), 0) == "7 8 9"


@pytest.mark.clause("karma A43")
def test_when_time_runs_out_with_many_karma_cards() -> None:
    four = deal("1 2 3 10 11 12 FB BU PT GP 15 16 4 5 6 7 8 9")
    assert timed_out(four, 0) == "GP PT BU"
    twins = deal("1 2 3 10 11 12 FB FB BU BU PT 16 4 5 6 7 8 9")
    assert timed_out(twins, 0) == "PT BU BU"


@pytest.mark.clause("karma A25")
def test_face_up_cards_have_no_places() -> None:
    state = deal(ALL_KINDS)
    other = deal(ALL_KINDS)
    choose(state, "4 7 9", "13 GP PT")
    choose(other, "9 4 7", "PT 13 GP")
    assert state == other


@pytest.mark.clause("karma A28")
def test_the_first_dealer_is_random() -> None:
    state = KARMA.new(3)
    assert state.to_act() == [CHANCE]
    texts = [state.setup.actions.text(action) for action, weight in state.chance_weights()]
    assert texts == ["dealer 0", "dealer 1", "dealer 2"]
    assert {weight for _, weight in state.chance_weights()} == {1}
    assert names(play(state, "* dealer 2")) == ["dealer"]
    assert field(state, "turn") == "0"


@pytest.mark.clause("karma A28")
@pytest.mark.parametrize(("dealer", "starter"), [(0, "1"), (1, "2"), (2, "0")])
def test_an_option_names_the_dealer(dealer: int, starter: str) -> None:
    state = KARMA.new(3, {"dealer": dealer})
    assert field(state, "stage") == "shuffle"
    assert field(state, "turn") == starter
    assert refused(state, CHANCE, f"dealer {dealer}") == "karma K6"


@pytest.mark.clause("karma A48")
def test_the_tiny_deck_has_one_card_in_each_row() -> None:
    state = KARMA.new(2, {"edition": "tiny"})
    assert Counter(field(state, "bag").split()) == {"2": 2, "5": 2, "9": 2, "FB": 1}
    play(state, *[f"* deal {card}" for card in ["2", "9", "5", "2", "9", "FB", "5"]])
    assert [field(state, f"down.{seat}") for seat in (0, 1)] == ["2 - -", "9 - -"]
    choose(state, "5", "FB")
    assert [field(state, f"hand.{seat}") for seat in (0, 1)] == ["2", "9"]
    assert [field(state, f"up.{seat}") for seat in (0, 1)] == ["5", "FB"]
    play(state, "0 play 2")
    assert field(state, "hand.0") == "5" and field(state, "deck") == ""


@pytest.mark.clause("karma A48")
def test_the_tiny_deck_is_for_two_and_has_its_own_copies() -> None:
    with pytest.raises(OptionError, match="3 players need 9 cards, the deck has 7"):
        KARMA.setup(3, {"edition": "tiny"})
    with pytest.raises(OptionError, match="deck=tiny is seven cards of its own"):
        KARMA.setup(2, {"deck": "tiny", "copies": 3})
    with pytest.raises(NotationError, match="everybody has 2 cards to choose from"):
        given("karma 2 players=2 deck=tiny; stage: choose; turn: 0; hand.0: 2 2 5; removed: rest")

"""Who knows which cards."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import WATCHER, State
from tests.clauses.unit.positions import deal, table
from tests.helpers import play

SIX = "AS 2S 3S 4S 5S 6S AH 2H 3H 4H 5H 6H"


def hand(state: State, seat: int, owner: int) -> str:
    """A hand as a seat sees it."""
    return " ".join(state.view(seat).zone("hand", owner).cards)


@pytest.mark.clause("unit U3")
def test_hands_are_closed_or_open() -> None:
    state = deal(SIX)
    assert hand(state, 0, 0) == "AS 2S 3S 4S 5S 6S"
    assert hand(state, 0, 1) == "? ? ? ? ? ?"
    assert hand(state, WATCHER, 0) == "? ? ? ? ? ?"
    state = deal(SIX, {"hands": "open"})
    assert hand(state, 0, 1) == hand(state, WATCHER, 1) == "AH 2H 3H 4H 5H 6H"
    assert len(state.hidden(0)) == 40


@pytest.mark.clause("unit U3")
@pytest.mark.parametrize(("hands", "seen"), [("closed", "?"), ("open", "2C")])
def test_dealt_cards_are_shown_to_whom_they_concern(hands: str, seen: str) -> None:
    state = table("rest", "hand.1: 9H; hand.0: AH; deck: 2C 3C", f"hands={hands}", "discard")
    events = play(state, "1 done")
    dealt = next(event for event in events if event.kind.name == "dealt")
    assert state.sights([dealt], 1)[0].cards == ("2C", "3C")
    assert state.sights([dealt], 0)[0].cards[0] == seen
    assert state.sights([dealt], WATCHER)[0].cards[0] == seen


@pytest.mark.clause("unit V35")
def test_limit_field_discard_and_points_are_open_the_deck_is_not() -> None:
    cards = "hand.0: AH; hand.1: 2H 3H; limit-s.0: QS+; limit-s.1: KS; field: 0:9S@XB<7S"
    state = table("rest", f"{cards}; discard: 5D; gone: 4D; points: 12 13", "jokers=yes")
    for seat in (0, 1, WATCHER):
        view = state.view(seat)
        assert view.zone("limit-s", 0).cards == ("QS",)
        assert view.zone("field", 0).cards == ("9S", "XB", "7S")
        assert view.zone("discard").cards == ("5D",)
        assert view.zone("gone").cards == ("4D",)
        assert set(view.zone("deck").cards) == {"?"}
        assert (view.facts["points.0"], view.facts["points.1"]) == ("12", "13")
        assert view.facts["placed"] == "QS"
        assert len(view.zone("hand", 1).cards) == 2


@pytest.mark.clause("unit V45")
def test_a_card_taken_back_stays_known_until_it_leaves_the_hand() -> None:
    state = table("may", "hand.0: AH; hand.1: AC; limit-s.0: JS", "responses=no")
    play(state, "0 back JS")
    assert hand(state, 1, 0) == "JS ?"
    assert state.view(1).facts["locked"] == "JS"
    play(state, "0 end", "1 done", "1 limit AC", "1 end")
    assert hand(state, 1, 0).split()[0] == "JS"
    for seed in range(20):
        world = state.determinize(1, FastRng(seed))
        assert hand(world, 0, 0).split().count("JS") == 1
        assert world.view(1) == state.view(1)
    play(state, "0 limit JS")
    assert set(hand(state, 1, 0).split()) == {"?"}


@pytest.mark.clause("unit V45")
def test_hands_are_shown_after_an_ending_by_cards_only() -> None:
    state = table("rest", "hand.0: KH", rest="discard")
    play(state, "1 done")
    assert hand(state, 1, 0) == hand(state, WATCHER, 0) == "KH"
    cards = "hand.0: AH; hand.1: AC; limit-s.0: QS; field: 0:9S; points: 1 9"
    state = table("rest", cards)
    play(state, "1 done", "1 done")
    assert hand(state, 1, 0) == "?"


@pytest.mark.clause("unit V45", "unit V24")
def test_a_hand_that_cannot_move_is_known_to_be_the_jokers() -> None:
    cards = "active: 1; hand.1: 9H; deck: XB XR 2C 3C 4C 5C"
    state = table("rest", cards, "jokers=yes", "discard")
    play(state, "0 done")
    assert hand(state, 1, 0) == "XB XR"


@pytest.mark.clause("unit V38")
def test_the_question_of_danger_tells_nothing_about_a_closed_hand() -> None:
    cards = "hand.1: 6H; limit-s.0: QS; field: 0:9S; points: 20 9"
    state = table("rest", cards, "ext_hearts=yes")
    play(state, "1 done")
    views = set()
    for seed in range(20):
        world = state.determinize(0, FastRng(seed))
        views.add(str(world.view(0)))
        assert world.to_act() == [1]
    assert len(views) == 1


def test_hidden_slots_are_the_other_hand_and_the_deck() -> None:
    state = deal(SIX)
    assert len(state.hidden(0)) == len(state.hidden(1)) == 46
    assert len(state.hidden(WATCHER)) == 52

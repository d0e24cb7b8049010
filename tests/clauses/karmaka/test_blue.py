"""The blue cards (C15 to C21)."""

import pytest

from tests.clauses.karmaka.positions import asked, cards, seen, turn_of
from tests.helpers import legal, play, refused


@pytest.mark.clause("karmaka C15")
def test_transmigrate_takes_any_card_of_the_future_life() -> None:
    state = turn_of(0, "hand.0: transmigrate peek; hand.1: spite; future.0: mimic crisis denial")
    play(state, "0 ability transmigrate")
    assert legal(state, 0) == ["take 1", "take 2", "take 3"]
    assert refused(state, 0, "take 4") == "karmaka M2.1"
    assert refused(state, 0, "done") == "karmaka C15"
    events = play(state, "0 take 2")
    assert cards(state, "hand.0") == "crisis peek" and cards(state, "future.0") == "mimic denial"
    assert str(state.sights(events, 1)[0]) == "seat 0 takes ? from place 2 of their Future Life"
    assert seen(state, 1, "hand", 0) == "? ?"


@pytest.mark.clause("karmaka C16")
def test_peek_shows_the_hand_to_its_player_only() -> None:
    state = turn_of(0, "hand.0: peek mimic; hand.1: spite crisis; hand.2: spite", "players=3")
    events = play(state, "0 ability peek", "0 target 1")
    assert seen(state, 0, "hand", 1) == "crisis spite" and seen(state, 2, "hand", 1) == "? ?"
    assert state.sights(events, 0)[-1].cards == ("crisis", "spite")
    assert state.sights(events, 2)[-1].cards == ("?", "?")
    assert asked(state) == (1, "offer")
    play(state, "1 decline")
    assert asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka C17")
def test_destiny_places_up_to_two_and_returns_the_rest() -> None:
    state = turn_of(0, "hand.0: destiny peek; hand.1: spite; well: panic crisis mimic rest")
    play(state, "0 ability destiny")
    assert seen(state, 0, "shown") == "panic crisis mimic" and seen(state, 1, "shown") == "? ? ?"
    assert legal(state, 0) == ["done", "place panic", "place crisis", "place mimic"]
    assert refused(state, 0, "place spite") == "karmaka C17"
    play(state, "0 place mimic", "0 done")
    assert legal(state, 0) == ["return panic", "return crisis"]
    play(state, "0 return panic")
    assert cards(state, "future.0") == "mimic"
    assert seen(state, 0, "well").startswith("crisis panic ?")
    assert seen(state, 1, "well").startswith("? ? ?")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C18")
def test_stolen_dreams_moves_the_top_of_a_rivals_future_life() -> None:
    state = turn_of(
        0,
        "hand.0: stolen_dreams peek; future.0: panic; hand.1: spite; future.1: mimic crisis; "
        "hand.2: spite",
        "players=3",
    )
    play(state, "0 ability stolen_dreams", "0 target 1")
    assert cards(state, "future.0") == "mimic panic" and cards(state, "future.1") == "crisis"
    assert [seen(state, seat, "future", 0) for seat in range(3)] == [
        "mimic panic",
        "mimic ?",
        "? ?",
    ]
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C19")
def test_denial_ruins_a_card_and_uses_its_ability() -> None:
    state = turn_of(
        0,
        "hand.0: denial thievery panic; hand.1: spite; hand.2: spite; deeds.2: mimic",
        "players=3",
    )
    play(state, "0 ability denial")
    assert legal(state, 0) == ["ruin panic", "ruin thievery"]
    assert refused(state, 0, "ruin denial") == "karmaka M2.7"
    assert refused(state, 0, "done") == "karmaka C19"
    play(state, "0 ruin thievery", "0 target 2")
    assert cards(state, "ruins") == "thievery" and cards(state, "hand.0") == "panic mimic"
    assert asked(state) == (2, "offer") and cards(state, "inplay") == "denial"


@pytest.mark.clause("karmaka C20")
def test_swindle_shows_three_random_cards_and_takes_one() -> None:
    state = turn_of(
        0, "hand.0: swindle peek; hand.1: crisis crisis mimic panic; hand.2: spite", "players=3"
    )
    play(state, "0 ability swindle", "0 target 1", "* pick crisis", "* pick mimic")
    assert [seen(state, seat, "shown") for seat in range(3)] == ["crisis mimic", "", ""]
    assert [seen(state, seat, "hand", 1) for seat in (0, 2)] == ["? ?", "? ? ? ?"]
    play(state, "* pick crisis")
    assert legal(state, 0) == ["steal crisis", "steal mimic"]
    assert refused(state, 0, "steal panic") == "karmaka C20"
    assert refused(state, 0, "done") == "karmaka C20"
    play(state, "0 steal crisis")
    assert (
        cards(state, "hand.0") == "crisis peek" and cards(state, "hand.1") == "panic crisis mimic"
    )
    assert [seen(state, seat, "hand", 0) for seat in (1, 2)] == ["crisis ?", "? ?"]
    assert [seen(state, seat, "hand", 1) for seat in (0, 2)] == ["crisis mimic ?", "? ? ?"]
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C20")
def test_swindle_shows_all_of_a_small_hand_and_nothing_of_an_empty_one() -> None:
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis; deck.1: panic")
    play(state, "0 ability swindle", "* pick crisis")
    assert cards(state, "hand.0") == "crisis peek"
    state = turn_of(0, "hand.0: swindle peek; deck.1: panic")
    play(state, "0 ability swindle")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C21")
def test_thievery_takes_the_exposed_deed_for_all_to_see() -> None:
    state = turn_of(0, "hand.0: thievery peek; hand.1: spite; deeds.1: mimic panic")
    play(state, "0 ability thievery")
    assert cards(state, "hand.0") == "peek mimic" and cards(state, "deeds.1") == "panic"
    assert seen(state, 1, "hand", 0) == "mimic ?"
    state = turn_of(0, "hand.0: thievery peek; hand.1: spite")
    play(state, "0 ability thievery")
    assert cards(state, "hand.0") == "peek" and asked(state) == (1, "offer")

"""The green cards (C8 to C14)."""

import pytest

from tests.clauses.karmaka.positions import asked, cards, deck_of, seen, turn_of
from tests.helpers import legal, play, refused


@pytest.mark.clause("karmaka C8")
def test_another_day_draws_and_lets_you_play_on() -> None:
    state = turn_of(
        0, "hand.0: another_day; hand.1: spite; hand.2: spite; well: mimic rest", "players=3"
    )
    play(state, "0 ability another_day")
    assert cards(state, "hand.0") == "mimic"
    play(state, "1 decline", "2 decline")
    assert asked(state) == (0, "play-again")
    play(state, "0 points mimic")
    assert cards(state, "deeds.0") == "mimic"


@pytest.mark.clause("karmaka C9")
def test_recycle_puts_one_of_the_top_three_ruins_on_the_future_life() -> None:
    state = turn_of(0, "hand.0: recycle peek; hand.1: spite; ruins: mimic crisis denial panic")
    play(state, "0 ability recycle")
    assert legal(state, 0) == ["fetch 1", "fetch 2", "fetch 3"]
    play(state, "0 fetch 2")
    assert cards(state, "ruins") == "mimic denial panic"
    assert seen(state, 1, "future", 0) == "crisis"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C9")
def test_recycle_is_compulsory_and_cannot_fetch_itself_from_hand() -> None:
    state = turn_of(0, "hand.0: recycle peek; hand.1: spite; ruins: mimic crisis")
    play(state, "0 ability recycle")
    assert legal(state, 0) == ["fetch 1", "fetch 2"]
    assert refused(state, 0, "fetch 3") == "karmaka M2.1"
    assert refused(state, 0, "done") == "karmaka C9"
    state = turn_of(0, "hand.0: recycle peek; hand.1: spite")
    play(state, "0 ability recycle")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C10")
def test_salvage_takes_one_of_the_top_three_ruins_into_the_hand() -> None:
    state = turn_of(0, "hand.0: salvage peek; hand.1: spite; ruins: mimic crisis denial panic")
    play(state, "0 ability salvage")
    assert refused(state, 0, "skip") == "karmaka C10"
    play(state, "0 fetch 3")
    assert cards(state, "hand.0") == "peek denial"
    assert seen(state, 1, "hand", 0) == "denial ?"
    assert cards(state, "ruins") == "mimic crisis panic"


@pytest.mark.clause("karmaka C11")
def test_longevity_deals_two_unseen_cards_onto_any_deck() -> None:
    state = turn_of(
        0, "hand.0: longevity peek; hand.1: spite; deck.1: mimic; well: panic crisis rest"
    )
    play(state, "0 ability longevity")
    assert legal(state, 0) == ["target 0", "target 1"]
    play(state, "0 target 1")
    assert cards(state, "deck.1") == "crisis panic mimic"
    assert seen(state, 1, "deck", 1) == "? ? ?" and seen(state, 0, "deck", 1) == "? ? ?"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C11")
def test_longevity_keeps_a_rival_without_cards_alive() -> None:
    state = turn_of(0, "hand.0: longevity peek; deeds.1: spite; well: panic crisis rest")
    play(state, "0 ability longevity", "0 target 1", "1 decline")
    assert asked(state) == (1, "play")
    assert cards(state, "hand.1") == "crisis" and cards(state, "deck.1") == "panic"


@pytest.mark.clause("karmaka C12")
def test_sowing_draws_two_then_lays_two_on_the_future_life() -> None:
    state = turn_of(0, "hand.0: sowing peek; hand.1: spite; well: panic crisis rest")
    play(state, "0 ability sowing")
    assert legal(state, 0) == ["sow panic", "sow crisis", "sow peek"]
    assert refused(state, 0, "done") == "karmaka C12"
    play(state, "0 sow crisis", "0 sow peek")
    assert cards(state, "future.0") == "peek crisis" and cards(state, "hand.0") == "panic"
    assert seen(state, 1, "future", 0) == "? ?"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C12")
def test_sowing_lays_what_there_is_and_is_aimed_at_nobody() -> None:
    deck = f"players=3 {deck_of('sowing spite peek panic')}"
    state = turn_of(0, "hand.0: sowing; hand.1: spite; hand.2: peek; well: panic", deck)
    play(state, "0 ability sowing")
    assert cards(state, "future.0") == "panic" and cards(state, "hand.0") == ""
    play(state, "1 decline")
    assert asked(state) == (2, "offer")


@pytest.mark.clause("karmaka C13")
def test_journey_draws_three_and_lets_you_play_on() -> None:
    state = turn_of(0, "hand.0: journey; hand.1: spite; well: panic crisis mimic rest")
    play(state, "0 ability journey")
    assert cards(state, "hand.0") == "panic crisis mimic"
    play(state, "1 accept")
    assert asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka C14")
def test_jubilee_moves_up_to_two_cards_onto_the_deeds() -> None:
    state = turn_of(0, "hand.0: jubilee peek panic crisis; deeds.0: mimic; hand.1: spite")
    play(state, "0 ability jubilee")
    assert legal(state, 0) == ["done", "score panic", "score crisis", "score peek"]
    play(state, "0 score crisis", "0 score panic")
    assert cards(state, "deeds.0") == "panic crisis mimic"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C14")
def test_jubilee_may_move_none() -> None:
    state = turn_of(0, "hand.0: jubilee peek; hand.1: spite")
    play(state, "0 ability jubilee", "0 done")
    assert cards(state, "deeds.0") == "" and asked(state) == (1, "offer")

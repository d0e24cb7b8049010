"""The red cards (C1 to C7)."""

import pytest

from tests.clauses.karmaka.positions import asked, cards, seen, turn_of
from tests.helpers import legal, names, play, refused


@pytest.mark.clause("karmaka C1")
def test_panic_ruins_the_top_of_any_deck_and_lets_you_play_on() -> None:
    state = turn_of(0, "hand.0: panic peek; hand.1: spite; deck.1: crisis mimic")
    play(state, "0 ability panic")
    assert legal(state, 0) == ["target 0", "target 1"]
    events = play(state, "0 target 1")
    assert names(events) == ["aimed", "ruined-deck"]
    assert cards(state, "ruins") == "crisis" and cards(state, "deck.1") == "mimic"
    assert asked(state) == (1, "offer")
    play(state, "1 accept", "0 future peek")
    assert cards(state, "future.1") == "panic" and cards(state, "future.0") == "peek"


@pytest.mark.clause("karmaka C1")
def test_panic_on_oneself_is_offered_to_each_rival() -> None:
    state = turn_of(
        0, "hand.0: panic peek; deck.0: crisis; hand.1: spite; hand.2: spite", "players=3"
    )
    play(state, "0 ability panic", "0 target 0")
    assert cards(state, "ruins") == "crisis"
    play(state, "1 decline", "2 decline")
    assert asked(state) == (0, "play-again")
    assert cards(state, "ruins") == "panic crisis"


@pytest.mark.clause("karmaka C2")
def test_dwindle_lets_the_chosen_player_pick() -> None:
    state = turn_of(0, "hand.0: dwindle dwindle; hand.1: spite crisis")
    play(state, "0 ability dwindle", "0 target 1")
    assert asked(state) == (1, "they-ruin-a-card")
    assert legal(state, 1) == ["ruin crisis", "ruin spite"]
    assert refused(state, 1, "ruin mimic") == "karmaka M2.7"
    assert refused(state, 1, "decline") == "karmaka C2"
    play(state, "1 ruin spite")
    assert cards(state, "ruins") == "spite" and cards(state, "hand.1") == "crisis"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C2")
def test_the_dwindle_being_played_is_not_in_the_hand() -> None:
    state = turn_of(0, "hand.0: dwindle crisis peek; hand.1: spite; hand.2: spite", "players=3")
    play(state, "0 ability dwindle", "0 target 0")
    assert legal(state, 0) == ["ruin crisis", "ruin peek"]
    play(state, "0 ruin peek")
    assert asked(state) == (1, "offer")
    play(state, "1 decline")
    assert asked(state) == (2, "offer")


@pytest.mark.clause("karmaka C3")
def test_crisis_lets_the_rival_pick_a_deed_at_any_depth() -> None:
    state = turn_of(0, "hand.0: crisis peek; hand.1: spite; deeds.1: panic mimic denial")
    play(state, "0 ability crisis")
    assert asked(state) == (1, "they-ruin-a-deed")
    assert legal(state, 1) == ["deed 1", "deed 2", "deed 3"]
    assert refused(state, 1, "deed 4") == "karmaka M2.1"
    play(state, "1 deed 2")
    assert cards(state, "deeds.1") == "panic denial" and cards(state, "ruins") == "mimic"
    play(state, "1 accept")
    assert cards(state, "future.1") == "crisis"


@pytest.mark.clause("karmaka C4")
def test_roulette_ruins_up_to_two_and_draws_up_to_one_more() -> None:
    state = turn_of(
        0, "hand.0: roulette peek mimic spite; hand.1: spite; well: panic crisis denial rest"
    )
    play(state, "0 ability roulette")
    assert legal(state, 0) == ["done", "ruin spite", "ruin peek", "ruin mimic"]
    play(state, "0 ruin peek", "0 ruin mimic")
    assert cards(state, "ruins") == "mimic peek"
    assert legal(state, 0) == ["draw", "done"]
    play(state, "0 draw")
    assert seen(state, 0, "hand", 0) == "panic spite" and seen(state, 1, "hand", 0) == "? ?"
    play(state, "0 draw", "0 draw")
    assert cards(state, "hand.0") == "panic crisis spite denial"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C4")
def test_roulette_may_stop_before_the_first_card() -> None:
    state = turn_of(0, "hand.0: roulette peek; hand.1: spite; hand.2: spite", "players=3")
    play(state, "0 ability roulette", "0 done")
    assert refused(state, 0, "ruin peek") == "karmaka C4"
    play(state, "0 done", "1 decline")
    assert cards(state, "hand.0") == "peek" and asked(state) == (2, "offer")


@pytest.mark.clause("karmaka C5")
def test_hells_heart_ruins_the_top_two_of_a_future_life() -> None:
    state = turn_of(0, "hand.0: hells_heart peek; hand.1: spite; future.1: mimic denial panic")
    play(state, "0 ability hells_heart")
    assert cards(state, "ruins") == "denial mimic" and cards(state, "future.1") == "panic"
    state = turn_of(0, "hand.0: hells_heart peek; hand.1: spite; future.1: mimic")
    play(state, "0 ability hells_heart")
    assert cards(state, "ruins") == "mimic" and asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C6")
def test_vengeance_ruins_the_exposed_deed() -> None:
    state = turn_of(0, "hand.0: vengeance peek; hand.1: spite; deeds.1: mimic denial")
    play(state, "0 ability vengeance")
    assert cards(state, "ruins") == "mimic" and cards(state, "deeds.1") == "denial"
    state = turn_of(0, "hand.0: vengeance peek; hand.1: spite; hand.2: spite", "players=3")
    play(state, "0 ability vengeance", "0 target 2")
    assert cards(state, "ruins") == "" and asked(state) == (2, "offer")


@pytest.mark.clause("karmaka C7")
def test_spite_ruins_two_random_cards_one_after_the_other() -> None:
    state = turn_of(0, "hand.0: spite peek; hand.1: crisis crisis mimic")
    play(state, "0 ability spite")
    assert asked(state) == (-1, "ruin-at-random")
    weights = [(state.setup.actions.text(action), many) for action, many in state.chance_weights()]
    assert weights == [("pick crisis", 2), ("pick mimic", 1)]
    assert refused(state, -1, "pick peek") == "karmaka M2.7"
    play(state, "* pick crisis", "* pick mimic")
    assert cards(state, "ruins") == "mimic crisis" and cards(state, "hand.1") == "crisis"
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka C7")
def test_spite_ruins_as_many_as_there_are() -> None:
    state = turn_of(0, "hand.0: spite peek; hand.1: crisis; deck.1: mimic")
    play(state, "0 ability spite", "* pick crisis")
    assert cards(state, "hand.1") == "" and asked(state) == (1, "offer")

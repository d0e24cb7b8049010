"""Zones, turns, the karmic cost, death and rebirth (M2.1 to M2.8)."""

import pytest

from tests.clauses.karmaka.positions import asked, cards, deck_of, life_ends, seen, shuffle, turn_of
from tests.helpers import field, legal, names, play, refused


@pytest.mark.clause("karmaka M2.1")
def test_the_last_deed_is_exposed_and_the_card_in_play_is_nowhere_else() -> None:
    state = turn_of(0, "hand.0: crisis panic; deeds.0: mimic; hand.1: spite")
    play(state, "0 points crisis")
    assert cards(state, "deeds.0") == "crisis mimic"
    state = turn_of(
        0, "hand.0: vengeance; hand.1: salvage; deeds.1: peek spite; ruins: salvage", "players=3"
    )
    play(state, "0 ability vengeance")
    assert cards(state, "inplay") == "vengeance"
    assert cards(state, "hand.0") == "" and cards(state, "ruins") == "salvage"
    play(state, "0 target 1", "1 accept")
    assert cards(state, "deeds.1") == "spite"
    assert cards(state, "ruins") == "peek salvage"
    assert cards(state, "inplay") == "" and cards(state, "future.1") == "vengeance"


@pytest.mark.clause("karmaka M2.1")
def test_cards_move_one_by_one_but_deeds_go_to_the_ruins_as_a_block() -> None:
    state = turn_of(0, "hand.0: hells_heart panic; future.1: peek spite crisis")
    play(state, "0 ability hells_heart")
    assert cards(state, "ruins") == "spite peek" and cards(state, "future.1") == "crisis"
    state = life_ends(1, "deeds.1: peek crisis spite; ruins: salvage")
    assert cards(state, "ruins") == "peek crisis spite salvage"


@pytest.mark.clause("karmaka M2.2")
def test_ability_offer_extra_play_and_end_of_turn() -> None:
    state = turn_of(0, "hand.0: peek peek crisis; hand.1: spite; hand.2: spite", "players=3")
    play(state, "0 ability peek")
    assert asked(state) == (0, "choose-rival")
    play(state, "0 target 1")
    assert asked(state) == (1, "offer")
    play(state, "1 decline")
    assert asked(state) == (0, "play-again")
    assert legal(state, 0) == [
        "points crisis", "points peek", "ability crisis", "ability peek", "future crisis",
        "future peek", "skip",
    ]  # fmt: skip
    play(state, "0 ability peek", "0 target 1", "1 decline", "0 points crisis")
    assert asked(state) == (1, "play")


@pytest.mark.clause("karmaka M2.2")
def test_no_extra_play_without_cards_and_impossible_parts_are_skipped() -> None:
    state = turn_of(0, "hand.0: panic; hand.1: spite")
    play(state, "0 ability panic", "0 target 1")
    assert cards(state, "ruins") == ""
    play(state, "1 accept")
    assert asked(state) == (1, "play")
    assert field(state, "turns") == "1"


@pytest.mark.clause("karmaka M2.3")
def test_the_well_is_renewed_only_when_a_card_is_needed_and_keeps_three_ruins() -> None:
    state = turn_of(
        0,
        "hand.0: journey; hand.1: spite; well: crisis; "
        "ruins: peek panic denial mimic embody longevity",
        "players=2 " + deck_of("journey spite crisis peek panic denial mimic embody longevity"),
    )
    play(state, "0 ability journey")
    assert asked(state) == (-1, "shuffle")
    assert cards(state, "hand.0") == "crisis"
    assert cards(state, "loose") == "longevity embody mimic"
    assert cards(state, "ruins") == "peek panic denial"
    shuffle(state, "mimic embody")
    assert cards(state, "hand.0") == "crisis embody mimic"
    assert cards(state, "well") == "longevity"
    assert seen(state, 1, "hand", 0) == "? ? ?"


@pytest.mark.clause("karmaka M2.3")
def test_three_ruins_never_become_a_well() -> None:
    state = turn_of(
        0,
        "hand.0: journey panic; hand.1: spite; well: ; ruins: peek crisis denial",
        "players=2 " + deck_of("journey panic spite peek crisis denial"),
    )
    play(state, "0 ability journey")
    assert asked(state) == (1, "offer")
    assert cards(state, "hand.0") == "panic"


@pytest.mark.clause("karmaka M2.4")
def test_the_victim_alone_is_asked_else_the_rivals_in_turn_order() -> None:
    three = "players=3"
    state = turn_of(1, "hand.0: spite; hand.1: vengeance panic; hand.2: spite", three)
    play(state, "1 ability vengeance", "1 target 0")
    assert asked(state) == (0, "offer")
    play(state, "0 decline")
    assert cards(state, "ruins") == "vengeance"
    assert asked(state) == (2, "play")
    state = turn_of(1, "hand.0: spite; hand.1: salvage panic; hand.2: spite", three)
    play(state, "1 ability salvage")
    assert asked(state) == (2, "offer")
    play(state, "2 decline")
    assert asked(state) == (0, "offer")
    play(state, "0 accept")
    assert cards(state, "future.0") == "salvage"
    assert seen(state, 2, "future", 0) == "salvage"


@pytest.mark.clause("karmaka M2.5")
def test_four_players_reach_their_neighbours_only() -> None:
    state = turn_of(0, "hand.0: crisis panic; hand.1: spite; hand.2: spite", "players=4")
    play(state, "0 ability crisis")
    assert legal(state, 0) == ["target 1", "target 3"]
    assert refused(state, 0, "target 2") == "karmaka M2.5"
    state = turn_of(0, "hand.0: panic crisis; hand.1: spite; hand.2: spite", "players=4")
    play(state, "0 ability panic")
    assert legal(state, 0) == ["target 0", "target 1", "target 3"]


@pytest.mark.clause("karmaka M2.6")
def test_chains_of_copies() -> None:
    state = turn_of(
        0, "hand.0: denial embody panic; deeds.0: mimic; deeds.1: peek; hand.1: spite crisis"
    )
    play(state, "0 ability denial", "0 ruin embody")
    assert asked(state) == (1, "offer")
    assert seen(state, 0, "hand", 1) == "crisis spite"
    assert cards(state, "ruins") == "embody" and cards(state, "inplay") == "denial"
    play(state, "1 accept")
    assert asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka M2.7")
def test_a_turn_draws_from_the_deck_and_plays_one_card() -> None:
    state = turn_of(0, "hand.0: panic panic; hand.1: crisis; deck.1: peek spite")
    play(state, "0 future panic")
    assert cards(state, "hand.1") == "crisis peek" and cards(state, "deck.1") == "spite"
    assert "pass" in legal(state, 1)
    assert seen(state, 0, "hand", 1) == "? ?"
    play(state, "1 pass")
    assert seen(state, 1, "future", 0) == "?" and seen(state, 0, "future", 0) == "panic"


@pytest.mark.clause("karmaka M2.7")
def test_partners_in_teams_have_a_fourth_way_to_play() -> None:
    state = turn_of(0, "hand.0: panic crisis; hand.1: spite", "players=4 mode=teams")
    assert "partner panic" in legal(state, 0)
    play(state, "0 partner panic")
    assert cards(state, "future.2") == "panic"
    assert [seen(state, seat, "future", 2) for seat in range(4)] == ["panic", "?", "panic", "?"]


@pytest.mark.clause("karmaka M2.8")
def test_death_scores_the_best_colour_with_mosaic_and_leads_to_rebirth() -> None:
    state = life_ends(1, "deeds.1: embody spite peek; future.1: crisis denial; ruins: salvage")
    assert field(state, "rungs") == "0 1" and field(state, "rings") == "0 0"
    assert cards(state, "ruins") == "embody spite peek salvage"
    assert cards(state, "hand.1") == "crisis denial" and cards(state, "future.1") == ""
    assert len(cards(state, "deck.1").split()) == 4
    assert asked(state)[0] == 0


@pytest.mark.clause("karmaka M2.8")
def test_too_few_points_give_a_ring_and_surplus_points_are_lost() -> None:
    state = life_ends(1, "deeds.1: spite peek")
    assert field(state, "rungs") == "0 0" and field(state, "rings") == "0 1"
    state = life_ends(1, "deeds.1: spite spite vengeance vengeance")
    assert field(state, "rungs") == "0 1"


@pytest.mark.clause("karmaka M2.8")
def test_annas_ring_makes_her_a_monkey() -> None:
    state = life_ends(1, "deeds.1: spite dwindle embody peek; rungs: 0 2; rings: 0 2")
    assert asked(state) == (1, "spend-rings")
    assert legal(state, 1) == ["rings 0", "rings 1", "rings 2"]
    play(state, "1 rings 1")
    assert field(state, "rungs") == "0 3" and field(state, "rings") == "0 1"


@pytest.mark.clause("karmaka M2.8")
def test_transcendence_wins_at_once() -> None:
    state = life_ends(1, "deeds.1: spite spite embody; rungs: 0 3; future.1: peek")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (2, 1) and outcome.reason == "transcendence"
    assert cards(state, "deeds.1") == "spite spite embody" and cards(state, "future.1") == "peek"
    assert refused(state, 0, "pass") == "karmaka M2.8"


@pytest.mark.clause("karmaka M2.8", "karmaka G27")
def test_old_deeds_take_part_in_the_shuffle_for_the_new_deck() -> None:
    deck = "panic dwindle spite spite embody peek crisis"
    state = life_ends(
        1, "deeds.1: spite spite embody peek crisis; ruins: ; well:", "players=2 " + deck_of(deck)
    )
    assert asked(state) == (-1, "shuffle")
    assert cards(state, "ruins") == "spite spite embody"
    assert cards(state, "loose") == "crisis peek"
    shuffle(state, "peek")
    assert cards(state, "deck.1") == "crisis peek"


@pytest.mark.clause("karmaka M2.8")
def test_six_cards_saved_leave_no_deck() -> None:
    state = life_ends(1, "future.1: peek peek peek spite spite mimic mimic")
    assert cards(state, "hand.1") == "spite spite peek peek peek mimic mimic"
    assert cards(state, "deck.1") == ""


@pytest.mark.clause("karmaka M2.8")
def test_events_of_a_death() -> None:
    state = turn_of(0, "hand.0: panic panic; deeds.1: spite; future.1: peek")
    events = play(state, "0 future panic")
    assert names(events) == ["future", "died", "stayed", "buried", "reborn", "new-deck"]
    assert [str(sight) for sight in state.sights(events, 0)][1:3] == [
        "seat 1 dies with 3 points", "seat 1 stays and gets a Ring: 1 now",
    ]  # fmt: skip
    assert state.sights(events, 0)[4].cards == ("?",)
    assert state.sights(events, 1)[4].cards == ("peek",)

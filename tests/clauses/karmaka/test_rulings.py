"""The rulings on abilities and offers (G1 to G18)."""

import pytest

from tests.clauses.karmaka.positions import (
    asked,
    cards,
    deck_of,
    life_ends,
    seen,
    shuffle,
    turn_of,
)
from tests.helpers import field, legal, play, refused


@pytest.mark.clause("karmaka G1")
@pytest.mark.parametrize("card", ["roulette", "sowing", "jubilee", "denial"])
def test_the_card_in_play_cannot_be_picked(card: str) -> None:
    state = turn_of(0, f"hand.0: {card} peek; hand.1: spite")
    play(state, f"0 ability {card}")
    assert not any(text.endswith(card) for text in legal(state, 0))


@pytest.mark.clause("karmaka G1")
def test_the_card_in_play_is_never_shuffled_or_fetched() -> None:
    state = turn_of(
        0,
        "hand.0: another_day; hand.1: spite; well: ; ruins: peek panic denial mimic",
        "players=2 " + deck_of("another_day spite peek panic denial mimic"),
    )
    play(state, "0 ability another_day")
    assert cards(state, "loose") == "mimic"
    for card in ("salvage", "recycle"):
        state = turn_of(0, f"hand.0: {card} dwindle; hand.1: spite; ruins: peek mimic")
        play(state, f"0 ability {card}")
        assert legal(state, 0) == ["fetch 1", "fetch 2"]


@pytest.mark.clause("karmaka G2")
@pytest.mark.parametrize("card", ["peek", "longevity"])
def test_the_chosen_rival_is_the_victim_even_if_nothing_bad_happened(card: str) -> None:
    state = turn_of(0, f"hand.0: {card} mimic; deck.2: spite; hand.1: spite", "players=3")
    play(state, f"0 ability {card}", "0 target 2")
    assert asked(state) == (2, "offer")


@pytest.mark.clause("karmaka G3")
def test_refused_by_the_victim_a_card_goes_to_the_ruins() -> None:
    state = turn_of(0, "hand.0: crisis mimic; hand.1: spite; hand.2: spite", "players=3")
    play(state, "0 ability crisis", "0 target 1", "1 decline")
    assert cards(state, "ruins") == "crisis" and asked(state) == (1, "play")


@pytest.mark.clause("karmaka G4")
def test_the_player_opposite_is_asked_too() -> None:
    state = turn_of(0, "hand.0: salvage mimic; hand.1: spite; hand.2: spite", "players=4")
    play(state, "0 ability salvage", "1 decline")
    assert asked(state) == (2, "offer")
    play(state, "2 decline")
    assert asked(state) == (3, "offer")


@pytest.mark.clause("karmaka G5")
@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
def test_an_ability_on_the_partner_has_no_victim(card: str) -> None:
    state = turn_of(0, f"hand.0: {card} mimic; hand.1: spite", "players=4 mode=teams")
    play(state, f"0 ability {card}")
    assert legal(state, 0) == ["target 0", "target 1", "target 2", "target 3"]
    play(state, "0 target 2")
    assert asked(state) == (1, "offer")
    play(state, "1 decline")
    assert asked(state) == (3, "offer")
    play(state, "3 decline")
    assert cards(state, "ruins") == card


@pytest.mark.clause("karmaka G6")
def test_embody_and_mimic_work_once_each_in_a_chain() -> None:
    state = turn_of(0, "hand.0: embody peek; deeds.0: mimic panic; hand.1: spite; deeds.1: embody")
    play(state, "0 ability embody", "0 deed 1")
    assert asked(state) == (1, "offer")
    state = turn_of(0, "hand.0: mimic peek; deeds.0: mimic panic; hand.1: spite; deeds.1: embody")
    play(state, "0 ability mimic", "0 deed 1")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G6")
def test_a_card_ruined_by_denial_starts_the_count_anew() -> None:
    state = turn_of(0, "hand.0: embody embody peek; deeds.0: denial another_day; hand.1: spite")
    play(state, "0 ability embody", "0 deed 1", "0 ruin embody")
    assert legal(state, 0) == ["deed 1", "deed 2"]
    play(state, "0 deed 2", "1 decline")
    assert asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka G7")
def test_mimic_on_mimic_does_not_lead_to_a_third_player() -> None:
    state = turn_of(
        0,
        "hand.0: mimic peek; hand.1: spite; deeds.1: mimic; hand.2: spite; deeds.2: panic",
        "players=3",
    )
    play(state, "0 ability mimic", "0 copy 1")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G8")
def test_mimic_must_choose_a_rival_with_deeds() -> None:
    state = turn_of(
        0, "hand.0: mimic peek; hand.1: spite; deeds.2: panic; deeds.3: panic", "players=4"
    )
    play(state, "0 ability mimic")
    assert legal(state, 0) == ["copy 2", "copy 3"]
    assert refused(state, 0, "copy 1") == "karmaka G8"
    state = turn_of(
        0, "hand.0: mimic peek; deeds.0: panic; hand.1: spite; hand.2: spite", "players=3"
    )
    play(state, "0 ability mimic")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G9")
def test_denial_as_the_last_card_does_nothing() -> None:
    state = turn_of(0, "hand.0: denial; hand.1: spite; hand.2: spite", "players=3")
    play(state, "0 ability denial")
    assert asked(state) == (1, "offer")
    play(state, "1 decline")
    assert asked(state) == (2, "offer")


@pytest.mark.clause("karmaka G10")
def test_without_cards_one_climbs_by_rings_alone() -> None:
    options = "players=2 " + deck_of("panic dwindle peek")
    state = turn_of(0, "hand.0: panic dwindle; deeds.1: peek; well:", options)
    play(state, "0 points panic")
    assert cards(state, "hand.1") == "" and cards(state, "deck.1") == ""
    assert field(state, "rings") == "0 1" and asked(state)[0] == 0
    play(state, "0 points dwindle")
    assert asked(state) == (1, "spend-rings")
    play(state, "1 rings 0")
    assert field(state, "rings").split()[1] == "2"


@pytest.mark.clause("karmaka G10")
def test_rings_alone_lift_a_player() -> None:
    state = life_ends(1, "rings: 0 4")
    play(state, "1 rings 4")
    assert field(state, "rungs") == "0 1" and field(state, "rings") == "0 0"


@pytest.mark.clause("karmaka G10")
def test_without_a_well_destiny_and_longevity_do_nothing() -> None:
    options = "players=2 " + deck_of("destiny longevity peek spite")
    state = turn_of(0, "hand.0: destiny longevity peek; hand.1: spite; well:", options)
    play(state, "0 ability destiny")
    assert asked(state) == (1, "offer")
    play(state, "1 decline", "1 points spite", "0 ability longevity", "0 target 1")
    assert cards(state, "deck.1") == "" and asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G11")
def test_rings_are_unlimited() -> None:
    state = life_ends(1, "rings: 20 30")
    assert legal(state, 1)[-1] == "rings 30"
    play(state, "1 rings 0")
    assert field(state, "rings") == "20 31"


@pytest.mark.clause("karmaka G12")
def test_destiny_lays_cards_aside_and_looks_on_in_the_new_well() -> None:
    state = turn_of(
        0,
        "hand.0: destiny; hand.1: spite; well: crisis; ruins: peek panic denial mimic embody",
        "players=2 " + deck_of("destiny spite crisis peek panic denial mimic embody"),
    )
    play(state, "0 ability destiny")
    assert cards(state, "lifted") == "crisis" and cards(state, "loose") == "embody mimic"
    shuffle(state, "mimic")
    assert cards(state, "lifted") == "crisis embody mimic"
    play(state, "0 done", "0 return mimic", "0 return embody")
    assert cards(state, "well") == "crisis embody mimic"


@pytest.mark.clause("karmaka G13")
def test_an_extra_play_is_never_compulsory() -> None:
    state = turn_of(0, "hand.0: panic mimic; hand.1: spite")
    play(state, "0 ability panic", "0 target 0", "1 decline")
    assert "skip" in legal(state, 0)
    assert refused(state, 0, "pass") == "karmaka G13"
    play(state, "0 skip")
    assert asked(state) == (1, "play")


@pytest.mark.clause("karmaka G14")
@pytest.mark.parametrize("card", ["embody", "mimic", "denial"])
def test_a_copied_extra_play_comes_after_the_offer(card: str) -> None:
    state = turn_of(
        0,
        f"hand.0: {card} another_day; deeds.0: another_day; hand.1: spite; deeds.1: another_day",
    )
    play(state, f"0 ability {card}")
    assert asked(state) == (1, "offer") and cards(state, "inplay") == card
    play(state, "1 accept")
    assert asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka G15")
@pytest.mark.parametrize(
    ("card", "free"),
    [
        ("roulette", True), ("jubilee", True), ("destiny", True), ("transmigrate", False),
        ("salvage", False), ("recycle", False), ("sowing", False), ("denial", False),
    ],
)  # fmt: skip
def test_what_is_free_and_what_is_compulsory(card: str, free: bool) -> None:
    state = turn_of(0, f"hand.0: {card} peek; future.0: mimic; hand.1: spite; ruins: panic")
    play(state, f"0 ability {card}")
    assert ("done" in legal(state, 0)) == free


@pytest.mark.clause("karmaka G16")
@pytest.mark.parametrize(
    ("card", "verb", "zone"),
    [("roulette", "ruin", "ruins"), ("sowing", "sow", "future.0"), ("jubilee", "score", "deeds.0")],
)
@pytest.mark.parametrize("order", ["peek mimic", "mimic peek"])
def test_the_order_of_two_cards_is_ones_own(card: str, verb: str, zone: str, order: str) -> None:
    state = turn_of(0, f"hand.0: {card} peek mimic; hand.1: spite")
    first, last = order.split()
    play(state, f"0 ability {card}", f"0 {verb} {first}", f"0 {verb} {last}")
    assert cards(state, zone) == f"{last} {first}"


@pytest.mark.clause("karmaka G16")
def test_the_order_of_destiny_is_ones_own() -> None:
    state = turn_of(0, "hand.0: destiny; hand.1: spite; well: panic crisis mimic rest")
    play(state, "0 ability destiny", "0 place mimic", "0 place panic")
    assert cards(state, "future.0") == "panic mimic"


@pytest.mark.clause("karmaka G17")
def test_longevity_deals_onto_the_top() -> None:
    state = turn_of(0, "hand.0: longevity; deck.0: peek; hand.1: spite; well: panic crisis rest")
    play(state, "0 ability longevity", "0 target 0")
    assert cards(state, "deck.0") == "crisis panic peek"


@pytest.mark.clause("karmaka G18")
def test_deeds_and_ruins_are_open_and_a_gift_is_seen_by_all() -> None:
    state = turn_of(
        0,
        "hand.0: crisis mimic; hand.1: spite; deeds.1: peek panic; ruins: denial spite embody; "
        "hand.2: dwindle",
        "players=3",
    )
    assert seen(state, 2, "deeds", 1) == "peek panic"
    assert seen(state, 2, "ruins") == "denial spite embody"
    play(state, "0 ability crisis", "0 target 1", "1 deed 1", "1 accept")
    assert [seen(state, seat, "future", 1) for seat in (0, 2, -3)] == ["crisis"] * 3

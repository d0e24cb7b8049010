"""The questions and answers of the rule book (F1 to F20)."""

import pytest

from tests.clauses.karmaka.positions import asked, cards, deck_of, seen, shuffle, turn_of
from tests.helpers import legal, play, refused


@pytest.mark.clause("karmaka F1")
def test_the_offer_comes_before_the_next_card_and_such_cards_chain() -> None:
    state = turn_of(0, "hand.0: peek panic crisis; hand.1: spite")
    play(state, "0 ability peek")
    assert refused(state, 0, "ability panic") == "karmaka M2.7"
    play(state, "1 accept", "0 ability panic", "0 target 0", "1 accept", "0 future crisis")
    assert cards(state, "future.1") == "panic peek" and cards(state, "future.0") == "crisis"
    assert asked(state) == (1, "play")


@pytest.mark.clause("karmaka F2")
def test_a_draw_goes_on_after_the_ruins_were_shuffled() -> None:
    state = turn_of(
        0,
        "hand.0: another_day; hand.1: spite; well: ; ruins: peek panic denial mimic",
        "players=2 " + deck_of("another_day spite peek panic denial mimic"),
    )
    play(state, "0 ability another_day")
    shuffle(state)
    assert cards(state, "hand.0") == "mimic" and cards(state, "ruins") == "peek panic denial"


@pytest.mark.clause("karmaka F3")
def test_the_numbers_of_cards_are_open() -> None:
    state = turn_of(0, "hand.0: peek; hand.1: spite crisis; deck.1: mimic; future.1: panic panic")
    view = state.view(0)
    sizes = {name: len(view.zone(name, 1).cards) for name in ("hand", "deck", "future")}
    assert sizes == {"hand": 2, "deck": 1, "future": 2}
    assert len(view.zone("well").cards) == 64 - 6


@pytest.mark.clause("karmaka F4")
def test_order_turns_round_from_pile_to_pile() -> None:
    state = turn_of(0, "hand.0: longevity peek; hand.1: spite; well: panic crisis rest")
    play(state, "0 ability longevity", "0 target 0")
    assert cards(state, "deck.0") == "crisis panic"
    state = turn_of(0, "hand.0: hells_heart peek; hand.1: spite; future.1: panic crisis")
    play(state, "0 ability hells_heart")
    assert cards(state, "ruins") == "crisis panic"
    state = turn_of(0, "hand.0: panic peek; deeds.1: mimic spite panic; ruins: denial")
    play(state, "0 future panic")
    assert cards(state, "ruins") == "mimic spite panic denial"


@pytest.mark.clause("karmaka F5")
def test_any_card_may_be_played_for_its_ability() -> None:
    state = turn_of(0, "hand.0: transmigrate peek; hand.1: spite")
    play(state, "0 ability transmigrate", "1 decline")
    assert cards(state, "ruins") == "transmigrate"
    state = turn_of(0, "hand.0: dwindle peek; deck.1: spite")
    play(state, "0 ability dwindle", "0 target 1", "1 decline")
    assert cards(state, "ruins") == "dwindle"


@pytest.mark.clause("karmaka F6")
def test_crisis_is_the_rivals_choice() -> None:
    state = turn_of(0, "hand.0: crisis peek; hand.1: spite; deeds.1: mimic panic")
    play(state, "0 ability crisis")
    assert asked(state)[0] == 1 and refused(state, 0, "deed 1") == "karmaka M2.7"


@pytest.mark.clause("karmaka F7")
def test_the_rival_hit_through_denial_is_offered_denial() -> None:
    state = turn_of(
        0, "hand.0: denial thievery; hand.1: spite; hand.2: spite; deeds.2: panic", "players=3"
    )
    play(state, "0 ability denial", "0 target 2", "2 accept")
    assert cards(state, "future.2") == "denial"


@pytest.mark.clause("karmaka F8")
def test_salvage_and_recycle_fetch_themselves_through_denial() -> None:
    for card, zone in (("salvage", "hand.0"), ("recycle", "future.0")):
        state = turn_of(0, f"hand.0: denial {card}; hand.1: spite")
        play(state, "0 ability denial")
        assert cards(state, zone) == card and cards(state, "ruins") == ""


@pytest.mark.clause("karmaka F9")
def test_denials_chain_and_only_the_first_is_offered() -> None:
    state = turn_of(0, "hand.0: denial denial denial another_day; hand.1: spite; well: mimic rest")
    play(state, "0 ability denial", "0 ruin denial", "0 ruin denial")
    assert cards(state, "ruins") == "another_day denial denial"
    assert cards(state, "hand.0") == "mimic"
    play(state, "1 accept")
    assert cards(state, "future.1") == "denial" and asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka F10")
def test_dwindle_on_oneself_is_ones_own_choice() -> None:
    state = turn_of(0, "hand.0: dwindle peek crisis; hand.1: spite")
    play(state, "0 ability dwindle", "0 target 0")
    assert legal(state, 0) == ["ruin crisis", "ruin peek"]


@pytest.mark.clause("karmaka F11")
@pytest.mark.parametrize("deeds", ["", "embody"])
def test_embody_without_a_deed_to_copy_does_nothing(deeds: str) -> None:
    state = turn_of(0, f"hand.0: embody peek; deeds.0: {deeds}; hand.1: spite")
    play(state, "0 ability embody")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka F12")
def test_embody_copies_mimic_which_copies_a_rival() -> None:
    state = turn_of(
        0, "hand.0: embody peek; deeds.0: mimic; hand.1: spite crisis; deeds.1: vengeance"
    )
    play(state, "0 ability embody")
    assert cards(state, "ruins") == "vengeance" and cards(state, "deeds.0") == "mimic"


@pytest.mark.clause("karmaka F13")
def test_mimic_copies_a_rivals_embody_which_copies_ones_own_deed() -> None:
    state = turn_of(
        0,
        "hand.0: mimic peek; deeds.0: panic another_day; hand.1: spite; deeds.1: embody; "
        "well: crisis rest",
    )
    play(state, "0 ability mimic", "0 deed 2")
    assert cards(state, "hand.0") == "crisis peek"
    play(state, "1 decline")
    assert asked(state) == (0, "play-again")


@pytest.mark.clause("karmaka F14")
def test_the_rival_hit_with_a_copied_deed_is_offered_mimic() -> None:
    state = turn_of(
        0, "hand.0: mimic peek; hand.1: denial; deeds.1: spite; hand.2: crisis", "players=3"
    )
    play(state, "0 ability mimic", "0 target 2", "* pick crisis")
    assert asked(state) == (2, "offer")
    play(state, "2 accept")
    assert cards(state, "future.2") == "mimic"


@pytest.mark.clause("karmaka F15")
def test_mimic_may_copy_the_player_opposite_but_not_hit_that_player() -> None:
    state = turn_of(
        0, "hand.0: mimic peek; hand.1: spite; hand.2: spite; deeds.2: vengeance", "players=4"
    )
    play(state, "0 ability mimic")
    assert legal(state, 0) == ["target 1", "target 3"]
    assert refused(state, 0, "target 2") == "karmaka M2.5"


@pytest.mark.clause("karmaka F16")
def test_mimic_on_mimic_does_nothing() -> None:
    state = turn_of(0, "hand.0: mimic peek; deeds.0: panic; hand.1: spite; deeds.1: mimic")
    play(state, "0 ability mimic")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka F17")
@pytest.mark.parametrize("ruined", [0, 1, 2])
def test_roulette_draws_up_to_one_more_than_it_ruined(ruined: int) -> None:
    state = turn_of(0, "hand.0: roulette peek mimic; hand.1: spite; well: panic rest")
    stop = ["0 done"] * (ruined < 2)
    play(state, "0 ability roulette", *["0 ruin peek", "0 ruin mimic"][:ruined], *stop)
    for _ in range(ruined + 1):
        assert asked(state) == (0, "may-draw")
        play(state, "0 draw")
        assert "?" not in seen(state, 0, "hand", 0)
    assert asked(state) == (1, "offer")
    assert len(cards(state, "hand.0").split()) == 3


@pytest.mark.clause("karmaka F18")
def test_spite_picks_blindly_one_card_after_another() -> None:
    state = turn_of(0, "hand.0: spite peek; hand.1: crisis mimic")
    play(state, "0 ability spite", "* pick mimic")
    assert cards(state, "ruins") == "mimic" and asked(state) == (-1, "ruin-at-random")
    play(state, "* pick crisis")
    assert cards(state, "ruins") == "crisis mimic"


@pytest.mark.clause("karmaka F19")
def test_swindle_picks_three_blindly_and_gives_two_back() -> None:
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis mimic panic denial")
    play(state, "0 ability swindle", "* pick mimic", "* pick panic", "* pick denial")
    assert asked(state) == (0, "steal-one")
    play(state, "0 steal denial")
    assert cards(state, "hand.1") == "panic crisis mimic"


@pytest.mark.clause("karmaka F20")
def test_transmigrate_keeps_the_order_and_tells_the_position() -> None:
    state = turn_of(0, "hand.0: transmigrate peek; hand.1: spite; future.0: panic crisis mimic")
    events = play(state, "0 ability transmigrate", "0 take 3")
    assert cards(state, "future.0") == "panic crisis"
    assert state.sights(events, 1)[-1].amount == 3

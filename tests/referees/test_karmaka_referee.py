"""The Karmaka referee against the rule book's FAQ, the rulings and random games."""

import random
from collections import Counter

import pytest

from tests.referees.karmaka import CHANCE, TABLE, Referee, best_colour


def table(players: int = 2, options: dict[str, object] | None = None, /, **zones: str) -> Referee:
    """A position: zones as keyword arguments (hand_0 for hand.0), cards parted by blanks."""
    named = {name.replace("_", "."): cards.split() for name, cards in zones.items()}
    return Referee.at(players, options or {}, named)


def run(game: Referee, *moves: str) -> Referee:
    """Apply moves written as 'seat text'; the seat must be the one that is asked."""
    for move in moves:
        seat, text = move.split(" ", 1)
        assert game.to_act() == [int(seat)], move
        game.apply(int(seat), text)
    return game


def zone(game: Referee, name: str) -> str:
    return " ".join(game.zones()[name])


def asked(game: Referee) -> tuple[int, set[str]]:
    (seat,) = game.to_act()
    return seat, game.legal(seat)


# ---- set-up and turn


def test_the_deck_has_64_cards_19_of_each_colour() -> None:
    copies = Counter[str]()
    for colour, _, number in TABLE.values():
        copies[colour] += number
    assert copies == {"red": 19, "green": 19, "blue": 19, "mosaic": 7}


def test_g34_cards_are_dealt_one_at_a_time_round_the_table() -> None:
    counts = dict.fromkeys(TABLE, 0) | {"panic": 4, "peek": 4, "mimic": 2, "embody": 3}
    game = Referee(2, {"counts": counts})
    assert asked(game) == (CHANCE, {"first 0", "first 1"})
    game.apply(CHANCE, "first 1")
    order = "panic peek " * 4 + "mimic embody mimic embody embody"
    for kind in order.split():
        assert zone(game, "hand.0") == ""
        game.apply(CHANCE, f"deal {kind}")
    assert zone(game, "hand.0") == "peek peek peek peek"
    assert zone(game, "hand.1") == "mimic panic panic panic panic"  # one already drawn
    assert (zone(game, "deck.0"), zone(game, "deck.1")) == ("embody embody", "mimic")
    assert zone(game, "well") == "embody"
    assert zone(game, "turn") == "1"


def test_first_by_option_asks_no_chance_for_it() -> None:
    game = Referee(3, {"first": 2})
    assert all(text.startswith("deal ") for text in game.legal(CHANCE))


def test_a_full_shuffle_names_every_card() -> None:
    game = Referee(2, {"first": 0})
    deals = 0
    while game.to_act() == [CHANCE]:
        game.apply(CHANCE, min(game.legal(CHANCE)))
        deals += 1
    assert deals == 64
    assert len(game.zones()["well"]) == 52


def test_g21_pass_needs_cards_in_the_deck_after_the_draw() -> None:
    assert "pass" in table(hand_0="peek", deck_0="mimic embody").legal(0)
    assert "pass" not in table(hand_0="peek", deck_0="mimic").legal(0)
    game = run(table(hand_0="peek", deck_0="mimic embody", hand_1="panic"), "0 pass")
    assert (zone(game, "hand.0"), zone(game, "turn"), zone(game, "turns")) == (
        "mimic peek",
        "1",
        "1",
    )


def test_three_ways_to_play() -> None:
    start = {"hand_0": "peek", "deeds_0": "crisis", "future_0": "mimic", "hand_1": "panic"}
    assert table(**start).legal(0) == {"points peek", "ability peek", "future peek"}
    assert zone(run(table(**start), "0 points peek"), "deeds.0") == "peek crisis"
    assert zone(run(table(**start), "0 future peek"), "future.0") == "peek mimic"


def test_illegal_actions_are_refused() -> None:
    game = table(hand_0="peek")
    for seat, text in [(0, "pass"), (0, "points panic"), (1, "points peek"), (0, "skip")]:
        with pytest.raises(ValueError, match="not legal"):
            game.apply(seat, text)


# ---- karmic cost


def test_m24_an_accepted_card_goes_on_top_of_the_future_life() -> None:
    start = {"hand_0": "sowing", "hand_1": "panic", "future_1": "mimic"}
    game = run(table(**start), "0 ability sowing")
    assert (zone(game, "inplay"), zone(game, "ruins")) == ("sowing", "")
    run(game, "1 accept")
    assert (zone(game, "future.1"), zone(game, "inplay")) == ("sowing mimic", "")
    assert zone(run(table(**start), "0 ability sowing", "1 decline"), "ruins") == "sowing"


def test_without_a_victim_all_rivals_are_asked_from_the_left() -> None:
    game = table(4, hand_1="jubilee", turn="1", hand_2="peek")
    run(game, "1 ability jubilee", "2 decline", "3 decline", "0 accept")
    assert zone(game, "future.0") == "jubilee"


def test_g3_a_victim_who_declines_is_the_only_one_asked() -> None:
    game = table(3, hand_0="vengeance", deeds_1="peek", hand_1="mimic")
    run(game, "0 ability vengeance", "0 target 1", "1 decline")
    assert (zone(game, "ruins"), zone(game, "turn")) == ("vengeance peek", "1")


def test_four_players_may_only_target_neighbours() -> None:
    game = run(table(4, hand_0="vengeance"), "0 ability vengeance")
    assert game.legal(0) == {"target 1", "target 3"}
    game = run(table(4, hand_0="longevity"), "0 ability longevity")
    assert game.legal(0) == {"target 0", "target 1", "target 3"}


def test_any_player_ability_on_oneself_has_no_victim() -> None:
    game = table(3, hand_0="panic", deck_0="mimic peek", hand_1="peek")
    run(game, "0 ability panic", "0 target 0")
    assert zone(game, "ruins") == "peek"
    run(game, "1 decline", "2 accept", "0 skip")


def test_m22_the_offer_comes_before_the_extra_play_and_chains() -> None:
    game = table(hand_0="panic another_day crisis", well="sowing", hand_1="peek", deeds_1="mimic")
    run(game, "0 ability panic", "0 target 1", "1 accept", "0 ability another_day", "1 accept")
    assert "skip" in game.legal(0)
    assert "pass" not in game.legal(0)
    run(game, "0 ability crisis", "1 decline")
    assert zone(game, "future.1") == "another_day panic"
    assert zone(game, "turn") == "1"


def test_no_extra_play_with_an_empty_hand_or_beyond_the_limit() -> None:
    game = run(table(hand_0="peek", hand_1="mimic"), "0 ability peek", "1 accept")
    assert zone(game, "turn") == "1"
    start = {"hand_0": "peek peek peek", "hand_1": "mimic"}
    once = ["0 ability peek", "1 decline"]
    game = run(table(2, {"extra_plays": 1}, **start), *once, *once)
    assert (zone(game, "turn"), zone(game, "hand.0")) == ("1", "peek")
    game = run(table(2, {"extra_plays": 0}, **start), *once)
    assert (zone(game, "turn"), zone(game, "hand.0")) == ("1", "peek peek")


def test_g28_a_hand_of_one_kind_is_asked_about_unless_everybody_knows_it() -> None:
    game = run(table(hand_0="denial panic panic"), "0 ability denial")
    assert asked(game) == (0, {"ruin panic"})
    game = run(table(hand_0="salvage denial", ruins="spite"), "0 ability salvage", "1 decline")
    assert zone(game, "hand.0") == "denial spite"
    start = {"hand_0": "denial", "hand_1": "longevity", "ruins": "a b c panic panic"}
    game = run(table(**start, deck_0="another_day"), "0 ability another_day", "-1 deal panic")
    run(game, "-1 deal panic", "1 decline", "0 skip", "1 future longevity", "0 ability denial")
    assert game.legal(0) == {"target 0", "target 1"}  # the shuffled cards are all alike


# ---- red cards


def test_dwindle_is_decided_by_the_chosen_player() -> None:
    game = table(hand_0="dwindle peek", hand_1="mimic embody")
    run(game, "0 ability dwindle", "0 target 1")
    assert asked(game) == (1, {"ruin mimic", "ruin embody"})
    run(game, "1 ruin mimic", "1 decline")
    assert zone(game, "ruins") == "dwindle mimic"


def test_g1_dwindle_on_oneself_cannot_ruin_itself() -> None:
    game = run(table(hand_0="dwindle peek crisis"), "0 ability dwindle", "0 target 0")
    assert game.legal(0) == {"ruin peek", "ruin crisis"}


def test_dwindle_on_an_empty_hand_does_nothing_but_has_a_victim() -> None:
    game = table(3, hand_0="dwindle", deck_1="peek", hand_2="peek")
    run(game, "0 ability dwindle", "0 target 1", "1 accept")
    assert (zone(game, "future.1"), zone(game, "turn")) == ("dwindle", "1")


def test_crisis_takes_any_deed_of_the_rivals_choice() -> None:
    game = table(hand_0="crisis", deeds_1="mimic peek panic", hand_1="embody")
    run(game, "0 ability crisis", "1 deed 2", "1 decline")
    assert (zone(game, "deeds.1"), zone(game, "ruins")) == ("mimic panic", "crisis peek")


def test_roulette_two_ruined_three_drawn() -> None:
    game = table(hand_0="roulette peek mimic", well="panic crisis spite sowing", hand_1="peek")
    run(game, "0 ability roulette", "0 ruin peek", "0 ruin mimic")
    assert asked(game) == (0, {"draw", "done"})
    run(game, "0 draw", "0 draw", "0 draw", "1 decline")
    assert zone(game, "hand.0") == "crisis panic spite"
    assert zone(game, "ruins") == "roulette mimic peek"


def test_roulette_asks_for_no_ruin_with_an_empty_hand_and_no_draw_without_cards() -> None:
    game = run(table(hand_0="roulette", well="panic"), "0 ability roulette")
    assert game.legal(0) == {"draw", "done"}
    run(game, "0 draw", "1 accept")
    game = run(table(hand_0="roulette peek", ruins="a b c"), "0 ability roulette", "0 done")
    assert asked(game) == (1, {"accept", "decline"})


def test_roulettes_own_ruin_can_make_the_draw_possible() -> None:
    game = table(hand_0="roulette peek", ruins="mimic crisis spite", hand_1="panic")
    run(game, "0 ability roulette", "0 ruin peek", "0 draw")
    assert asked(game) == (CHANCE, {"deal spite"})
    run(game, "-1 deal spite", "1 decline")  # one refill only: nothing left for a second draw
    assert (zone(game, "hand.0"), zone(game, "ruins")) == ("spite", "roulette peek mimic crisis")


def test_hells_heart_ruins_two_from_the_top() -> None:
    game = table(hand_0="hells_heart", future_1="mimic peek panic", hand_1="embody")
    run(game, "0 ability hells_heart", "1 decline")
    assert (zone(game, "future.1"), zone(game, "ruins")) == ("panic", "hells_heart peek mimic")


def test_spite_picks_one_card_after_the_other() -> None:
    game = table(hand_0="spite", hand_1="mimic mimic peek")
    run(game, "0 ability spite")
    assert asked(game) == (CHANCE, {"pick mimic", "pick peek"})
    run(game, "-1 pick peek")
    assert zone(game, "ruins") == "peek"
    assert asked(game) == (CHANCE, {"pick mimic"})
    run(game, "-1 pick mimic", "1 decline")
    assert (zone(game, "hand.1"), zone(game, "ruins")) == ("mimic", "spite mimic peek")


def test_an_accepted_card_can_be_ruined_in_the_same_turn() -> None:
    game = table(hand_0="panic hells_heart", hand_1="mimic")
    run(game, "0 ability panic", "0 target 1", "1 accept", "0 ability hells_heart")
    assert (zone(game, "ruins"), zone(game, "future.1")) == ("panic", "")


# ---- green cards


def test_recycle_and_salvage_reach_the_top_three_ruins() -> None:
    start = {"ruins": "mimic peek panic spite", "hand_1": "embody"}
    game = run(table(hand_0="recycle", **start), "0 ability recycle")
    assert game.legal(0) == {"fetch 1", "fetch 2", "fetch 3"}
    run(game, "0 fetch 3", "1 decline")
    assert (zone(game, "future.0"), zone(game, "ruins")) == ("panic", "recycle mimic peek spite")
    game = run(table(hand_0="salvage", **start), "0 ability salvage", "0 fetch 1", "1 decline")
    assert (zone(game, "hand.0"), zone(game, "ruins")) == ("mimic", "salvage peek panic spite")


def test_salvage_with_empty_ruins_cannot_fetch_itself() -> None:
    game = run(table(hand_0="salvage"), "0 ability salvage")
    assert asked(game) == (1, {"accept", "decline"})


def test_g17_longevity_puts_two_on_top_reversed() -> None:
    game = table(hand_0="longevity", deck_1="peek", well="mimic panic spite")
    run(game, "0 ability longevity", "0 target 1", "1 decline")
    assert zone(game, "deck.1") == "mimic peek"
    assert zone(game, "hand.1") == "panic"  # drawn from the top by the rival's turn


def test_sowing_draws_first() -> None:
    game = table(hand_0="sowing", well="mimic panic spite", hand_1="peek")
    run(game, "0 ability sowing", "0 sow mimic", "1 decline")
    assert (zone(game, "future.0"), zone(game, "hand.0")) == ("panic mimic", "")


def test_sowing_with_one_card_sows_one() -> None:
    game = table(hand_0="sowing", well="mimic", hand_1="peek")
    run(game, "0 ability sowing", "1 accept")
    assert zone(game, "future.0") == "mimic"


def test_jubilee_scores_up_to_two_in_order() -> None:
    game = table(hand_0="jubilee mimic peek", deeds_0="spite", hand_1="peek")
    run(game, "0 ability jubilee", "0 score peek", "0 score mimic", "1 decline")
    assert zone(game, "deeds.0") == "mimic peek spite"


def test_the_refill_keeps_the_top_three_ruins_and_stops_when_dry() -> None:
    game = table(hand_0="journey", well="peek", ruins="mimic panic spite crisis", hand_1="peek")
    run(game, "0 ability journey", "-1 deal crisis", "1 decline")
    assert zone(game, "hand.0") == "crisis peek"
    assert zone(game, "ruins") == "journey mimic panic spite"


def test_the_well_is_not_refilled_early() -> None:
    game = table(hand_0="another_day", well="peek", ruins="mimic panic spite crisis")
    run(game, "0 ability another_day")
    assert asked(game) == (1, {"accept", "decline"})
    assert zone(game, "well") == ""


# ---- blue cards


def test_transmigrate_takes_by_position() -> None:
    game = table(hand_0="transmigrate", future_0="mimic peek panic", hand_1="peek")
    run(game, "0 ability transmigrate")
    assert game.legal(0) == {"take 1", "take 2", "take 3"}
    run(game, "0 take 2", "1 decline")
    assert (zone(game, "hand.0"), zone(game, "future.0")) == ("peek", "mimic panic")


def test_destiny_places_and_returns() -> None:
    game = table(hand_0="destiny", well="mimic peek panic spite", hand_1="peek")
    run(game, "0 ability destiny")
    assert (zone(game, "shown"), zone(game, "well")) == ("mimic panic peek", "spite")
    run(game, "0 place peek", "0 done", "0 return mimic", "1 decline")
    assert (zone(game, "future.0"), zone(game, "well")) == ("peek", "panic mimic spite")


def test_destiny_places_two_at_most() -> None:
    game = table(hand_0="destiny", well="mimic peek panic", hand_1="peek")
    run(game, "0 ability destiny", "0 place peek", "0 place mimic", "1 decline")
    assert (zone(game, "future.0"), zone(game, "well")) == ("mimic peek", "panic")


def test_g12_destiny_holds_its_cards_aside_during_a_refill() -> None:
    game = table(hand_0="destiny", well="mimic", ruins="a b c peek panic", hand_1="peek")
    run(game, "0 ability destiny")
    assert (zone(game, "shown"), zone(game, "loose")) == ("mimic", "panic peek")
    run(game, "-1 deal panic", "-1 deal peek", "0 done")
    assert game.legal(0) == {"return mimic", "return panic", "return peek"}


def test_destiny_without_any_card_asks_nothing() -> None:
    game = run(table(hand_0="destiny"), "0 ability destiny")
    assert asked(game) == (1, {"accept", "decline"})


def test_stolen_dreams_takes_the_top() -> None:
    game = table(hand_0="stolen_dreams", future_0="peek", future_1="mimic panic", hand_1="peek")
    run(game, "0 ability stolen_dreams", "1 decline")
    assert (zone(game, "future.0"), zone(game, "future.1")) == ("mimic peek", "panic")


def test_swindle_shows_three_and_takes_one() -> None:
    game = table(hand_0="swindle", hand_1="mimic mimic peek panic")
    run(game, "0 ability swindle", "-1 pick mimic", "-1 pick mimic")
    assert asked(game) == (CHANCE, {"pick peek", "pick panic"})
    run(game, "-1 pick peek")
    assert (zone(game, "shown"), zone(game, "hand.1")) == (
        "mimic mimic peek",
        "mimic mimic panic peek",
    )
    assert asked(game) == (0, {"steal mimic", "steal peek"})
    run(game, "0 steal peek", "1 decline")
    assert (zone(game, "hand.0"), zone(game, "hand.1")) == ("peek", "mimic mimic panic")
    assert zone(game, "shown") == ""


def test_thievery_takes_the_exposed_deed() -> None:
    game = table(hand_0="thievery", deeds_1="mimic peek", hand_1="panic")
    run(game, "0 ability thievery", "1 decline")
    assert (zone(game, "hand.0"), zone(game, "deeds.1")) == ("mimic", "peek")


# ---- copies


def test_denial_gives_itself_to_the_victim_of_the_copied_card() -> None:
    game = table(3, hand_0="denial thievery", deeds_2="peek", hand_1="mimic")
    run(game, "0 ability denial", "0 target 2", "2 accept")
    assert (zone(game, "ruins"), zone(game, "future.2")) == ("thievery", "denial")
    assert zone(game, "hand.0") == "peek"


def test_salvage_through_denial_fetches_itself() -> None:
    game = table(hand_0="denial salvage", hand_1="mimic")
    run(game, "0 ability denial", "1 decline")
    assert (zone(game, "hand.0"), zone(game, "ruins")) == ("salvage", "denial")


def test_denial_chains_and_leaves_all_but_the_first_in_the_ruins() -> None:
    game = table(hand_0="denial denial another_day", well="peek", hand_1="mimic")
    run(game, "0 ability denial", "0 ruin denial", "1 accept")
    assert (zone(game, "ruins"), zone(game, "future.1")) == ("another_day denial", "denial")
    assert "skip" in game.legal(0)  # G14


def test_g9_denial_as_last_card() -> None:
    game = run(table(3, hand_0="denial"), "0 ability denial", "1 decline", "2 decline")
    assert zone(game, "ruins") == "denial"


def test_the_oldest_of_four_denied_cards_is_shuffled_in() -> None:
    game = table(hand_0="denial denial denial denial another_day", hand_1="mimic")
    run(game, "0 ability denial", "0 ruin denial", "0 ruin denial", "0 ruin denial")
    run(game, "-1 deal denial", "1 decline")
    assert zone(game, "hand.0") == "denial"


def test_embody_uses_a_deed_at_any_depth() -> None:
    game = table(hand_0="embody", deeds_0="mimic vengeance", deeds_1="peek", hand_1="spite")
    run(game, "0 ability embody", "0 deed 2", "1 accept")
    assert (zone(game, "ruins"), zone(game, "deeds.0")) == ("peek", "mimic vengeance")


def test_embody_without_deeds_or_on_embody_is_useless() -> None:
    game = run(table(3, hand_0="embody"), "0 ability embody", "1 decline", "2 decline")
    assert zone(game, "ruins") == "embody"
    start = {"hand_0": "embody", "deeds_0": "embody spite"}
    run(table(3, **start), "0 ability embody", "0 deed 1", "1 decline", "2 decline")


def test_embody_mimic_and_mimic_embody_chains() -> None:
    game = table(hand_0="embody", deeds_0="mimic", deeds_1="vengeance", hand_1="peek")
    run(game, "0 ability embody", "1 decline")
    assert (zone(game, "deeds.1"), zone(game, "ruins")) == ("", "embody vengeance")
    game = table(hand_0="mimic", deeds_0="thievery", deeds_1="embody", hand_1="peek")
    run(game, "0 ability mimic", "1 decline")
    assert zone(game, "hand.0") == "embody"


def test_g6_a_chain_uses_embody_and_mimic_once_each() -> None:
    game = table(3, hand_0="embody", deeds_0="mimic", deeds_1="embody", deeds_2="spite")
    run(game, "0 ability embody", "0 copy 1", "1 decline", "2 decline")


def test_g6_denial_starts_a_fresh_chain() -> None:
    game = table(hand_0="embody embody", deeds_0="denial another_day", well="peek")
    run(game, "0 ability embody", "0 deed 1", "0 deed 2", "1 decline")
    assert (zone(game, "hand.0"), zone(game, "ruins")) == ("peek", "embody embody")


def test_mimic_on_mimic_does_nothing() -> None:
    game = table(3, hand_0="mimic", deeds_1="mimic", deeds_2="spite")
    run(game, "0 ability mimic", "0 copy 1", "1 decline", "2 accept")


def test_mimic_gives_itself_to_the_one_hit() -> None:
    game = table(3, hand_0="mimic", deeds_1="spite", hand_2="peek", hand_1="panic")
    run(game, "0 ability mimic", "0 target 2", "-1 pick peek", "2 accept")
    assert zone(game, "future.2") == "mimic"


def test_mimic_may_copy_but_not_hit_the_opposite_player() -> None:
    game = run(table(4, hand_0="mimic", deeds_2="vengeance"), "0 ability mimic")
    assert game.legal(0) == {"target 1", "target 3"}


# ---- death and rebirth


def test_best_colour_counts_mosaic() -> None:
    assert best_colour(["vengeance", "crisis", "peek", "mimic"]) == 6
    assert best_colour(["embody", "mimic"]) == 2
    assert best_colour([]) == 0


def test_the_rule_books_wolf_spends_one_ring() -> None:
    game = table(deeds_0="vengeance crisis", rung="2 0", rings="1 0", hand_1="peek")
    assert asked(game) == (0, {"rings 0", "rings 1"})
    run(game, "0 rings 1")
    assert (zone(game, "rung"), zone(game, "rings")) == ("3 0", "0 0")
    assert (zone(game, "ruins"), zone(game, "turn")) == ("vengeance crisis", "1")


def test_a_failed_life_gives_a_ring_and_spent_rings_are_lost() -> None:
    game = table(rings="2 0", hand_1="peek")
    run(game, "0 rings 2")
    assert (zone(game, "rung"), zone(game, "rings")) == ("0 0", "1 0")
    game = table(deeds_0="crisis", future_0="a b", ruins="c", well="d e f g h", hand_1="peek")
    assert zone(game, "rings") == "1 0"
    assert (zone(game, "hand.0"), zone(game, "deck.0")) == ("a b", "g f e d")
    assert (zone(game, "ruins"), zone(game, "turns")) == ("crisis c", "1")


def test_rebirth_with_six_cards_has_no_deck() -> None:
    game = table(future_0="a b c d e f g", well="h", hand_1="peek")
    assert (zone(game, "deck.0"), zone(game, "well")) == ("", "h")


def test_old_deeds_may_be_shuffled_into_the_new_deck() -> None:
    game = table(deeds_0="peek panic spite crisis", future_0="a b c d e", hand_1="mimic")
    assert asked(game) == (CHANCE, {"deal crisis"})
    run(game, "-1 deal crisis")
    assert (zone(game, "deck.0"), zone(game, "ruins")) == ("crisis", "peek panic spite")


def test_transcendence_ends_the_game_at_once() -> None:
    game = table(3, deeds_1="spite spite mimic", rung="0 3 0", turn="1", future_1="peek")
    assert game.to_act() == []
    assert game.result() == {"ranks": [2, 1, 2], "reason": "transcendence"}
    assert (zone(game, "rung"), zone(game, "deeds.1")) == ("0 4 0", "spite spite mimic")
    assert (zone(game, "turn"), zone(game, "turns")) == ("1", "0")


def test_one_rung_per_life() -> None:
    game = table(deeds_0="spite spite vengeance vengeance", hand_1="peek")
    assert zone(game, "rung") == "1 0"


def test_g10_no_cards_at_all_still_ends() -> None:
    game = Referee(2, {"counts": dict.fromkeys(TABLE, 0), "first": 0})
    while game.to_act():
        seat, legal = asked(game)
        needed = f"rings {4 + game.rung[seat]}"
        game.apply(seat, needed if needed in legal else "rings 0")
    assert game.result() == {"ranks": [1, 2], "reason": "transcendence"}
    wasting = Referee(2, {"counts": dict.fromkeys(TABLE, 0), "first": 0})
    while wasting.to_act():
        seat, legal = asked(wasting)
        wasting.apply(seat, max(legal))
    assert wasting.result() == {"ranks": [1, 1], "reason": "repetition"}


def test_longevity_keeps_a_dying_rival_alive_and_a_gift_reaches_the_next_life() -> None:
    game = table(hand_0="longevity", well="a b c", deeds_1="peek")
    run(game, "0 ability longevity", "0 target 1", "1 accept")
    assert (zone(game, "hand.1"), zone(game, "deeds.1")) == ("b", "peek")
    game = table(hand_0="vengeance crisis", deeds_1="peek")
    run(game, "0 ability vengeance", "1 accept")
    assert (zone(game, "hand.1"), zone(game, "rings")) == ("vengeance", "0 1")


# ---- modes, limits, options


def test_teams_partner_future_and_targets() -> None:
    teams: dict[str, object] = {"mode": "teams"}
    game = table(4, teams, hand_0="longevity peek", well="a b", hand_1="mimic")
    assert {"partner longevity", "partner peek"} <= game.legal(0)
    run(game, "0 ability longevity")
    assert game.legal(0) == {"target 0", "target 1", "target 2", "target 3"}
    run(game, "0 target 2", "1 decline", "3 decline")
    game = run(table(4, teams, hand_0="peek mimic", hand_1="a"), "0 partner mimic")
    assert zone(game, "future.2") == "mimic"
    assert game.knows_pile(0, "future.2") == game.knows_pile(2, "future.2") == ["mimic"]
    assert game.knows_pile(1, "future.2") == ["?"]
    game = run(table(4, teams, hand_0="panic peek", hand_1="a"), "0 ability panic", "0 target 1")
    assert "partner peek" in run(game, "1 decline").legal(0)  # G26


def test_teams_win_together() -> None:
    game = table(4, {"mode": "teams"}, deeds_1="spite spite mimic", rung="0 3 0 0", turn="1")
    assert game.result() == {"ranks": [2, 1, 2, 1], "reason": "transcendence"}


def test_the_wolf_starts_higher_against_two_partners() -> None:
    wolf: dict[str, object] = {"mode": "wolf", "wolf_seat": 1}
    game = table(3, wolf, hand_0="vengeance")
    assert zone(game, "rung") == "0 2 0"
    assert "partner vengeance" not in game.legal(0)
    assert asked(run(game, "0 ability vengeance")) == (1, {"accept", "decline"})
    game = run(table(3, wolf, hand_0="panic"), "0 ability panic")
    assert game.legal(0) == {"target 0", "target 1", "target 2"}
    assert asked(run(game, "0 target 2")) == (1, {"accept", "decline"})
    flag = wolf | {"wolf_partner_future": True}
    assert "partner panic" in table(3, flag, hand_0="panic").legal(0)
    assert "partner panic" not in table(3, flag, hand_1="panic", turn="1").legal(1)


def test_g30_the_cap_ranks_by_rung_rings_and_deeds() -> None:
    start = {"hand_0": "peek", "hand_1": "peek", "deeds_2": "spite"}
    game = run(table(3, {"cap": 1}, rings="0 1 1", **start), "0 future peek")
    assert game.result() == {"ranks": [3, 2, 1], "reason": "cap"}
    assert (zone(game, "turn"), zone(game, "turns")) == ("1", "1")
    game = run(table(3, {"cap": 1}, rung="1 0 0", rings="0 5 5", **start), "0 future peek")
    assert game.result() == {"ranks": [1, 3, 2], "reason": "cap"}


@pytest.mark.parametrize(("repeat", "turns"), [(2, "2"), (3, "4")])
def test_g30_a_repeated_position_ends_the_game(repeat: int, turns: str) -> None:
    """Each seat takes its future card back and accepts the rival's: nothing ever changes."""
    same = "transmigrate"
    game = table(2, {"repeat": repeat}, hand_0=same, future_0=same, hand_1=same, future_1=same)
    while game.to_act():
        seat, legal = asked(game)
        wanted = legal & {"ability transmigrate", "take 1", "accept"}
        game.apply(seat, wanted.pop())
    assert game.result() == {"ranks": [1, 1], "reason": "repetition"}
    assert zone(game, "turns") == turns


def test_repetition_can_be_switched_off() -> None:
    same = "transmigrate"
    options: dict[str, object] = {"repeat": 0, "cap": 20}
    game = table(2, options, hand_0=same, future_0=same, hand_1=same, future_1=same)
    while game.to_act():
        seat, legal = asked(game)
        game.apply(seat, (legal & {"ability transmigrate", "take 1", "accept"}).pop())
    assert game.result() == {"ranks": [1, 1], "reason": "cap"}


def test_a_team_stands_as_its_best_member() -> None:
    game = table(4, {"mode": "teams", "cap": 1}, hand_0="peek", rung="0 1 2 0", hand_1="a")
    run(game, "0 future peek")
    assert game.result() == {"ranks": [1, 2, 1, 2], "reason": "cap"}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {}),
        (1, {}),
        (3, {"mode": "teams"}),
        (4, {"mode": "wolf"}),
        (2, {"mode": "duel"}),
        (2, {"first": 2}),
        (3, {"mode": "wolf", "wolf_partner_future": 1}),
        (2, {"repeat": 1}),
        (2, {"cap": -1}),
        (2, {"counts": {"chatiment": 1}}),
        (2, {"counts": {"peek": -1}}),
        (2, {"colour": "red"}),
    ],
)
def test_wrong_options_are_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"option|mode"):
        Referee(players, options)


# ---- knowledge


def test_peek_knows_the_hand_until_cards_leave_unseen() -> None:
    game = table(hand_0="peek panic", hand_1="mimic mimic crisis", deck_1="spite")
    run(game, "0 ability peek", "1 decline")
    assert game.knows(0, 1) == ["crisis", "mimic", "mimic"]
    assert game.knows(1, 0) == []
    run(game, "0 skip", "1 future crisis")
    assert game.knows(0, 1) == ["mimic"]
    assert game.knows_pile(0, "future.1") == ["?"]
    assert game.knows_pile(1, "future.1") == ["crisis"]


def test_a_seen_card_that_leaves_is_a_known_copy() -> None:
    game = table(hand_0="peek panic", hand_1="mimic mimic crisis")
    run(game, "0 ability peek", "1 decline", "0 skip", "1 points mimic")
    assert game.knows(0, 1) == ["crisis", "mimic"]


def test_a_card_leaving_a_known_hand_of_one_kind_is_known() -> None:
    game = table(hand_0="peek panic", hand_1="mimic mimic")
    run(game, "0 ability peek", "1 decline", "0 skip", "1 future mimic")
    assert game.knows(0, 1) == ["mimic"]
    assert game.knows_pile(0, "future.1") == ["mimic"]


def test_swindle_is_known_to_thief_and_owner_only() -> None:
    game = table(3, hand_0="swindle", hand_1="mimic mimic crisis panic", hand_2="a")
    run(game, "0 ability swindle", "0 target 1", "-1 pick mimic", "-1 pick crisis")
    assert game.knows(0, 1) == ["crisis", "mimic"]
    run(game, "-1 pick panic", "0 steal panic", "1 decline")
    assert game.knows(0, 1) == ["crisis", "mimic"]
    assert game.knows(1, 0) == ["panic"]
    assert game.knows(2, 0) == game.knows(2, 1) == []


def test_a_third_player_loses_one_of_each_kind_by_swindle() -> None:
    game = table(3, hand_0="peek panic", hand_1="swindle", hand_2="mimic mimic crisis")
    run(game, "0 ability peek", "0 target 2", "2 decline", "0 skip")
    run(game, "1 ability swindle", "1 target 2", "-1 pick mimic", "-1 pick mimic")
    assert game.knows(0, 2) == ["crisis", "mimic", "mimic"]
    run(game, "-1 pick crisis", "1 steal crisis", "2 decline")
    assert game.knows(0, 2) == ["mimic"]
    assert game.knows(1, 2) == ["mimic", "mimic"]


def test_public_gains_are_known_to_all() -> None:
    game = table(3, hand_0="thievery", deeds_1="mimic", hand_1="salvage", hand_2="a", ruins="spite")
    run(game, "0 ability thievery", "0 target 1", "1 accept")
    assert game.knows(2, 0) == ["mimic"]
    assert game.knows_pile(2, "future.1") == ["thievery"]
    run(game, "1 ability salvage", "2 decline", "0 decline")
    assert game.knows(0, 1) == game.knows(2, 1) == ["spite"]


def test_transmigrate_by_position_moves_what_was_known() -> None:
    game = table(hand_0="sowing", hand_1="transmigrate mimic", future_1="crisis spite")
    run(game, "0 ability sowing", "1 accept")
    assert game.knows_pile(0, "future.1") == ["sowing", "?", "?"]
    run(game, "1 ability transmigrate", "1 take 1", "0 decline")
    assert game.knows(0, 1) == ["sowing"]
    assert game.knows_pile(0, "future.1") == ["?", "?"]


def test_gifts_are_known_in_the_hand_after_rebirth() -> None:
    game = table(hand_0="crisis panic", future_1="mimic", deeds_1="peek")
    run(game, "0 ability crisis", "1 accept")
    assert zone(game, "turns") == "2"
    assert game.knows(0, 1) == ["crisis"]


def test_stolen_dreams_is_known_to_both() -> None:
    game = table(3, hand_0="stolen_dreams", future_1="mimic", hand_1="a")
    run(game, "0 ability stolen_dreams", "0 target 1", "1 decline")
    assert game.knows_pile(0, "future.0") == game.knows_pile(1, "future.0") == ["mimic"]
    assert game.knows_pile(2, "future.0") == ["?"]


def test_destinys_cards_stay_known_on_their_way() -> None:
    game = table(hand_0="destiny", well="mimic peek panic spite", hand_1="longevity another_day")
    run(game, "0 ability destiny", "0 done", "0 return panic", "0 return peek")
    run(game, "1 decline")
    assert game.knows_pile(0, "well") == ["mimic", "peek", "panic", "?"]
    assert game.knows_pile(1, "well") == ["?", "?", "?", "?"]
    run(game, "1 ability longevity", "1 target 0")
    assert zone(game, "deck.0") == "peek mimic"
    assert game.knows_pile(0, "deck.0") == ["peek", "mimic"]
    assert game.knows_pile(1, "deck.0") == ["?", "?"]
    assert game.knows_pile(0, "well") == ["panic", "?"]


def test_drawing_a_known_card_is_known() -> None:
    game = table(hand_0="destiny panic", well="mimic peek panic", hand_1="another_day")
    run(game, "0 ability destiny", "0 done", "0 return panic", "0 return peek")
    run(game, "1 decline", "1 ability another_day", "0 decline")
    assert game.knows(0, 1) == ["mimic"]


def test_a_second_destiny_hides_which_known_card_was_placed() -> None:
    game = table(hand_0="destiny panic", well="mimic peek panic", hand_1="destiny")
    run(game, "0 ability destiny", "0 done", "0 return panic", "0 return peek")
    run(game, "1 decline", "1 ability destiny", "1 place peek", "1 done")
    run(game, "1 return mimic", "0 decline")
    assert game.knows_pile(0, "future.1") == ["?"]
    assert game.knows_pile(0, "well") == ["?", "?"]
    assert game.knows_pile(1, "well") == ["panic", "mimic"]


def test_a_shuffle_forgets_unless_all_cards_are_of_one_kind() -> None:
    game = table(hand_0="another_day", ruins="a b c mimic mimic", hand_1="peek")
    run(game, "0 ability another_day", "-1 deal mimic", "-1 deal mimic", "1 decline")
    assert game.knows(1, 0) == game.knows_pile(1, "well") == ["mimic"]
    game = table(hand_0="another_day", ruins="a b c mimic peek", hand_1="peek")
    run(game, "0 ability another_day", "-1 deal mimic", "-1 deal peek", "1 decline")
    assert game.knows(1, 0) == []
    assert game.knows_pile(0, "well") == ["?"]


def test_only_hidden_piles_have_a_memory() -> None:
    with pytest.raises(ValueError, match="not a hidden pile"):
        table(hand_0="peek").knows_pile(0, "ruins")


# ---- random games

MODES = [(2, "free"), (3, "free"), (4, "free"), (4, "teams"), (3, "wolf")]
PILES = ("hand.", "deck.", "future.", "deeds.", "well", "ruins", "inplay", "loose", "shown")


def check(game: Referee, swindling: bool) -> None:
    """Cards are conserved and everything a seat is sure of is true."""
    zones = game.zones()
    counted = [name for name in zones if name.startswith(PILES)]
    cards = Counter(kind for name in counted for kind in zones[name])
    if swindling:
        cards -= Counter(zones["shown"])
    assert cards == Counter({kind: number for kind, (_, _, number) in TABLE.items()})
    for seat in range(game.players):
        assert game.knows(seat, seat) == zones[f"hand.{seat}"]
        assert game.knows_pile(seat, f"future.{seat}") == zones[f"future.{seat}"]
        for other in range(game.players):
            assert Counter(game.knows(seat, other)) <= Counter(zones[f"hand.{other}"])
            for name in (f"deck.{other}", f"future.{other}", "well"):
                known = game.knows_pile(seat, name)
                assert len(known) == len(zones[name])
                assert all(k in ("?", c) for k, c in zip(known, zones[name], strict=True))


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end(seed: int) -> None:
    players, mode = MODES[seed % len(MODES)]
    rng = random.Random(seed)
    game = Referee(players, {"mode": mode})
    steps = 0
    swindling = False
    while seats := game.to_act():
        text = rng.choice(sorted(game.legal(seats[0])))
        game.apply(seats[0], text)
        steps += 1
        if text.startswith("pick"):
            swindling = bool(game.zones()["shown"])
        elif text.startswith("steal"):
            swindling = False
        if seed < 20 and steps > 64:
            check(game, swindling)
    result = game.result()
    assert result is not None
    ranks = result["ranks"]
    assert isinstance(ranks, list)
    assert len(ranks) == players
    assert min(ranks) == 1

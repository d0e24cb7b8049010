"""The Unit referee against the rule book's examples, the rulings and random games."""

import random

import pytest

from tests.referees.unit import (
    JOKER_SUITS,
    OPTION_VALUES,
    PRESETS,
    RANKS,
    SUITS,
    Referee,
    value,
)

ALL = [rank + suit for suit in SUITS for rank in RANKS]


def game(hand0: str = "", hand1: str = "", deck: str = "", **options: object) -> Referee:
    """A game begun by seat 0 with these hands (filled up from the low end) and deck top."""
    ref = Referee(2, {"first": 0, **options})
    pool = [card for card in ref.undealt if card not in f"{hand0} {hand1} {deck}".split()]
    pool.sort(key=lambda card: (card in JOKER_SUITS, value(card)))
    order: list[str] = []
    for hand in (hand0, hand1):
        cards = hand.split()
        while len(cards) < 6:
            cards.append(pool.pop(0))
        order += cards
    for card in order + deck.split() + pool:
        ref.apply(-1, f"deal {card}")
    return ref


def play(ref: Referee, *moves: str) -> Referee:
    """Apply moves written 'seat: text', several texts of one seat split by commas."""
    for move in moves:
        seat, texts = move.split(":")
        for text in texts.split(","):
            ref.apply(int(seat), text.strip())
    return ref


def empty_deck(ref: Referee) -> None:
    """Take the deck out of the game."""
    ref.discard += ref.deck
    ref.deck = []


def turn_two_danger(points: int, limit: str, **options: object) -> Referee:
    """Seat 1 has older cards in the limit and few points, and is hit by KS from seat 0."""
    ref = game("KS XB AS", limit, "JC JD", jokers=True, responses=False, **options)
    play(ref, "0: limit AS, end")
    for card in limit.split():
        ref.apply(1, f"limit {card}")
    play(ref, "1: done")
    ref.points[1] = points
    return play(ref, "1: limit JC, end", "0: joker XB attack KS, done")


# ---- setup


def test_first_seat_then_shuffle_are_chance() -> None:
    ref = Referee(2, {})
    assert ref.to_act() == [-1]
    assert ref.legal(-1) == {"first 0", "first 1"}
    assert ref.zones()["active"] == []
    ref.apply(-1, "first 1")
    for card in ALL:
        assert ref.to_act() == [-1]
        assert f"deal {card}" in ref.legal(-1)
        ref.apply(-1, f"deal {card}")
    zones = ref.zones()
    assert zones["hand.1"] == sorted(ALL[:6])
    assert zones["hand.0"] == sorted(ALL[6:12])
    assert zones["deck"] == ALL[12:]
    assert zones["phase"] == ["A_MUST"]
    assert ref.to_act() == [1]
    assert zones["turn"] == ["1"]
    assert zones["points"] == ["20", "20"]


@pytest.mark.parametrize(
    "options",
    [{"start0": 0}, {"start1": 100}, {"jokers": 1}, {"priority": True}, {"x": 1}, {"first": 2}],
)
def test_bad_options(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no such option|priority"):
        Referee(2, options)


def test_two_players_only() -> None:
    with pytest.raises(ValueError, match="for two"):
        Referee(3, {})


def test_presets_name_options() -> None:
    for names in PRESETS.values():
        Referee(2, dict.fromkeys(names, True))


def test_later_deal_two_each_active_first() -> None:
    ref = game(deck="KS KH KD KC")
    play(ref, "0: limit AS", "1: pass", "0: end", "1: done")
    assert ref.active == 1
    assert ref.turn == 2
    assert {"KS", "KH"} <= set(ref.hands[1])
    assert {"KD", "KC"} <= set(ref.hands[0])


def test_deal_to_active_only() -> None:
    ref = game(deck="KS KH KD KC", deal_to="active")
    play(ref, "0: limit AS", "1: pass", "0: end", "1: done")
    assert len(ref.hands[1]) == 8
    assert len(ref.hands[0]) == 5
    assert ref.deck[0] == "KD"


def test_last_deal_of_54_cards_serves_the_active_seat() -> None:
    ref = game("AS 2S", jokers=True)
    ref.discard += ref.deck[2:]
    del ref.deck[2:]
    play(ref, "0: limit AS", "1: pass", "0: end", "1: done")
    assert len(ref.hands[1]) == 8
    assert len(ref.hands[0]) == 5
    assert ref.deck == []


# ---- the rule book's examples


def test_limit_needed_for_nine() -> None:
    ref = game("9S 5S 4S QS", responses=False)
    assert "attack 9S" not in ref.legal(0)
    play(ref, "0: limit 5S")
    assert "attack 9S" not in ref.legal(0)
    play(ref, "0: limit 4S")
    assert "attack 9S" in ref.legal(0)


def test_one_queen_carries_nine_and_three() -> None:
    ref = play(game("9S 3S QS 4S", responses=False), "0: limit QS, attack 9S")
    assert "attack 3S" in ref.legal(0)
    assert "attack 4S" not in ref.legal(0)


def seven_against_nine() -> Referee:
    return play(game("9S QS", "8S 7S"), "0: limit QS", "1: limit 8S", "0: attack 9S")


def test_defence_seven_against_nine() -> None:
    ref = seven_against_nine()
    play(ref, "1: defend 7S against 9S")
    assert ref.zones()["field"] == ["0:9S<7S"]
    play(ref, "0: end", "1: done")
    assert ref.points == [20, 18]
    assert ref.zones()["discard"] == ["7S", "9S"]
    assert ref.zones()["limit.0.S"] == ["QS"]


def test_counter_attack() -> None:
    ref = play(seven_against_nine(), "1: attack 7S", "0: end", "1: done")
    assert ref.points == [13, 11]


def test_queen_covered_by_seven_and_five() -> None:
    ref = game("QS KS", "7S 5S 10S 2S", responses=False)
    play(ref, "0: limit KS, attack QS, end")
    play(ref, "1: limit 10S, limit 2S, defend 7S against QS, defend 5S against QS")
    assert ref.zones()["field"] == ["0:QS<7S+5S"]
    play(ref, "1: done")
    assert ref.points == [20, 20]


def test_excess_defence_hurts_the_attacker() -> None:
    ref = game("7S 5S KS", "QS 10S 9S AS", responses=False)
    play(ref, "0: limit KS, attack 7S, attack 5S, end")
    play(ref, "1: limit 10S, limit 9S, defend QS against 7S")
    assert "defend AS against 7S" not in ref.legal(1)
    assert "defend AS against 5S" in ref.legal(1)
    play(ref, "1: done")
    assert ref.points == [15, 15]


def test_two_defenders_in_excess() -> None:
    ref = game("QS JS AS", "KS 7S 10S 9S 2S", responses=False)
    play(ref, "0: limit JS, limit AS, attack QS, end")
    play(ref, "1: limit 10S, limit 9S, limit 2S, defend 7S against QS, defend KS against QS")
    assert not any(text.startswith("defend") for text in ref.legal(1))
    play(ref, "1: done")
    assert ref.points == [12, 20]


def test_joker_brings_a_king_without_limit() -> None:
    ref = game("XB KS KH", jokers=True)
    legal = ref.legal(0)
    assert "joker XB attack KS" in legal
    assert "joker XB attack KH" not in legal
    assert not any(text.startswith("limit X") or text == "attack XB" for text in legal)
    play(ref, "0: joker XB attack KS")
    assert ref.zones()["field"] == ["0:KS@XB"]
    assert ref.used(0, "S") == 0
    play(ref, "1: pass", "0: end", "1: done")
    assert ref.points == [20, 7]
    assert ref.zones()["discard"] == ["KS", "XB"]


def test_put_king_and_take_jack_back() -> None:
    ref = game("JS KS", responses=False)
    play(ref, "0: limit JS, limit KS")
    assert ref.zones()["limit.0.S"] == ["JS+", "KS+"]
    play(ref, "0: back JS")
    assert "JS*" in ref.zones()["hand.0"]
    assert not any("JS" in text for text in ref.legal(0))
    assert ref.knows(1, 0) == ["JS"]
    play(ref, "0: end", "1: done")
    assert "JS" in ref.zones()["hand.0"]
    assert ref.zones()["limit.0.S"] == ["KS"]
    play(ref, "1: limit " + ref.hands[1][0] + ", end")
    assert "attack JS" in ref.legal(0)


# ---- fields and limits


def test_occupied_limit_stays() -> None:
    ref = game("9S QS 2S", responses=False)
    play(ref, "0: limit QS, limit 2S, attack 9S")
    assert "back QS" not in ref.legal(0)
    assert "back 2S" in ref.legal(0)


def test_defender_needs_the_suit_and_limit() -> None:
    ref = game("9S QS", "9H QH 8S 7S", responses=False)
    play(ref, "0: limit QS, attack 9S, end", "1: limit QH")
    legal = ref.legal(1)
    assert "attack 9H" in legal
    assert not any(text.startswith("defend") for text in legal)
    play(ref, "1: limit 8S")
    assert "defend 7S against 9S" in ref.legal(1)


def test_second_defender_only_after_a_smaller_one() -> None:
    ref = game("7S QS", "7H 9S 8S", responses=False)
    ref.limits[1]["S"] = ["KS", "10S"]
    play(ref, "0: limit QS, attack 7S, end", "1: defend 8S against 7S")
    assert "defend 9S against 7S" not in ref.legal(1)


def test_second_defender_in_a_later_action() -> None:
    ref = game("QS KS", "7S 5S")
    ref.limits[1]["S"] = ["10S", "2S"]
    play(ref, "0: limit KS", "1: pass", "0: attack QS", "1: defend 7S against QS", "0: end")
    play(ref, "1: defend 5S against QS, done")
    assert ref.points == [20, 20]


def test_active_defends_against_counter_attack_until_end() -> None:
    ref = game("8S 7S", "QS 9S")
    play(ref, "0: limit 8S", "1: limit QS", "0: limit AH", "1: attack 9S")
    assert "defend 7S against 9S" in ref.legal(0)
    play(ref, "0: end")
    assert ref.legal(0) == set()
    assert ref.to_act() == [1]


def test_no_defence_of_own_attack() -> None:
    ref = play(game("9S QS 2S", responses=False), "0: limit QS, attack 9S")
    assert "defend 2S against 9S" not in ref.legal(0)


# ---- phases


def test_one_response_per_action() -> None:
    ref = game()
    assert "end" not in ref.legal(0)
    assert "pass" not in ref.legal(0)
    play(ref, "0: limit AS")
    assert ref.phase == "B_ONE"
    assert ref.to_act() == [1]
    assert "done" not in ref.legal(1)
    play(ref, "1: pass")
    assert ref.phase == "A_MAY"
    play(ref, "0: back AS")
    assert ref.phase == "B_ONE"
    play(ref, "1: " + min(ref.legal(1) - {"pass"}), "0: end")
    assert ref.phase == "B_FREE"
    assert "pass" not in ref.legal(1)


def test_without_responses() -> None:
    ref = play(game(responses=False), "0: limit AS")
    assert ref.phase == "A_MAY"
    assert ref.to_act() == [0]


def test_no_action_with_deck_gives_the_other_the_turn() -> None:
    for options, phase, seats in (
        ({}, "B_FREE", [1]),
        ({"turn_mode": "free"}, "BOTH_FREE", [0, 1]),
        ({"turn_mode": "free", "priority": True}, "PRIORITY", [1]),
    ):
        ref = game(**options)
        ref.hands[0] = []
        ref.begin_turn()
        assert ref.phase == phase
        assert ref.to_act() == seats


def test_lone_joker_is_no_action() -> None:
    ref = game("XB", jokers=True)
    ref.hands[0] = ["XB", "XR"]
    ref.begin_turn()
    assert ref.phase == "B_FREE"


def test_free_order() -> None:
    ref = play(game(turn_mode="free"), "0: limit AS")
    assert ref.phase == "BOTH_FREE"
    assert ref.to_act() == [0, 1]
    play(ref, "0: ready")
    assert "unready" in ref.legal(0)
    assert "ready" not in ref.legal(0)
    assert "back AS" in ref.legal(0)
    play(ref, "1: " + min(t for t in ref.legal(1) if t.startswith("limit")))
    assert ref.ready == [False, False]
    play(ref, "1: ready", "0: limit AH")
    assert ref.ready == [False, False]
    play(ref, "0: ready, unready", "1: ready")
    assert ref.turn == 1
    play(ref, "0: ready")
    assert ref.turn == 2
    assert ref.phase == "A_MUST"
    assert ref.to_act() == [1]


def test_priority() -> None:
    ref = play(game(turn_mode="free", priority=True), "0: limit AS")
    assert ref.phase == "PRIORITY"
    assert ref.to_act() == [1]
    play(ref, "1: pass", "0: limit AH", "1: pass", "0: pass")
    assert ref.turn == 2
    assert ref.to_act() == [1]
    assert "pass" not in ref.legal(1)


# ---- recovery


def test_emergency_recovery_before_damage() -> None:
    ref = turn_two_danger(5, "2H 3H 4D 5D 6D 7D")
    assert ref.phase == "DANGER"
    assert ref.to_act() == [1]
    cards = ["2H", "3H", "4D", "5D", "6D", "7D"]
    assert ref.legal(1) == {f"recover {card}" for card in cards} | {"done"}
    play(ref, "1: recover 7D")
    assert ref.points[1] == 12
    assert ref.phase == "DANGER"
    play(ref, "1: recover 2H")
    assert ref.turn == 3
    assert ref.points[1] == 1
    assert ref.zones()["gone"] == ["2H", "7D"]


def test_stopping_loses() -> None:
    ref = play(turn_two_danger(5, "2H 3H 4D 5D 6D 7D"), "1: done")
    assert ref.result() == {"ranks": [1, 2], "reason": "points"}
    assert ref.points[1] == -8
    assert ref.to_act() == []
    assert ref.turn == 2
    assert ref.knows(0, 1) == []


def test_zero_points_are_danger() -> None:
    assert turn_two_danger(13, "2H 3H 4D 5D 6D 7D").phase == "DANGER"
    assert turn_two_danger(14, "2H 3H 4D 5D 6D 7D").turn == 3


def test_recovery_is_capped_by_the_start_points() -> None:
    ref = turn_two_danger(5, "2H 3H 4D 5D 6D 7D", start1=10)
    play(ref, "1: recover 6D, recover 2H")
    assert ref.points[1] == 10
    assert ref.phase == "DANGER"
    play(ref, "1: done")
    assert ref.points[1] == -3


def test_net_recovery_is_booked_with_the_damage() -> None:
    ref = turn_two_danger(5, "2H 3H 4D 5D 6D 7D", start1=10, recovery_order="net")
    play(ref, "1: recover 6D")
    assert ref.points[1] == 5
    assert ref.phase == "DANGER"
    play(ref, "1: recover 4D")
    assert ref.points[1] == 2
    assert ref.turn == 3


def test_hearts_only() -> None:
    ref = turn_two_danger(5, "2H 3H 4D 5D 6D 7D", recovery_suits="hearts")
    assert ref.legal(1) == {"recover 2H", "recover 3H", "done"}


def test_active_only_recovery() -> None:
    ref = turn_two_danger(5, "2H 3H 4D 5D 6D 7D", recovery_who="active")
    assert ref.to_act() == [1]
    ref = game("KS QS", "2H", responses=False, recovery_who="active")
    ref.points[1] = 3
    ref.limits[0]["S"], ref.limits[1]["H"] = ["JS", "2S"], ["9H"]
    play(ref, "0: attack KS, end", "1: done")
    assert ref.result() == {"ranks": [1, 2], "reason": "points"}


def test_active_seat_recovers_first() -> None:
    ref = game("KS", "KH", responses=False)
    ref.points = [3, 3]
    ref.limits[0] |= {"S": ["QS", "AS"], "D": ["JD"]}
    ref.limits[1] |= {"H": ["QH", "AH"], "C": ["JC"]}
    play(ref, "0: attack KS, end", "1: attack KH, done")
    assert ref.to_act() == [0]
    assert ref.legal(0) == {"recover JD", "done"}
    play(ref, "0: recover JD")
    assert ref.to_act() == [1]
    assert ref.legal(1) == {"recover JC", "done"}
    play(ref, "1: done")
    assert ref.points == [1, -10]
    assert ref.result() == {"ranks": [1, 2], "reason": "points"}


def test_this_turns_limit_does_not_recover() -> None:
    ref = game("KS", "9H", responses=False)
    ref.points[1] = 3
    ref.limits[0]["S"] = ["QS", "AS"]
    play(ref, "0: attack KS, end", "1: limit 9H, done")
    assert ref.phase == "DANGER"
    assert ref.legal(1) == {"done"}


def test_occupied_limit_does_not_recover_in_danger() -> None:
    ref = game("KS", "8S 3S", responses=False)
    ref.points[1] = 3
    ref.limits[0]["S"], ref.limits[1]["S"] = ["QS", "AS"], ["9S", "2S"]
    play(ref, "0: attack KS, end", "1: defend 8S against KS, done")
    assert ref.legal(1) == {"recover 2S", "done"}
    play(ref, "1: recover 2S")
    assert ref.phase == "DANGER"
    assert ref.legal(1) == {"done"}


def test_anytime_net_recovery_is_collected_over_the_turn() -> None:
    ref = game("KS", "9H", responses=False, recovery_when="anytime", recovery_order="net")
    ref.limits[0]["S"], ref.limits[1]["D"] = ["QS", "AS"], ["9D"]
    play(ref, "0: attack KS, end", "1: recover 9D")
    assert ref.points == [20, 20]
    play(ref, "1: done")
    assert ref.points == [20, 16]


def test_anytime_recovery_fulfils_the_duty() -> None:
    ref = game("KS", recovery_when="anytime")
    ref.limits[0]["D"] = ["9D"]
    assert "recover 9D" in ref.legal(0)
    play(ref, "0: recover 9D")
    assert ref.phase == "B_ONE"
    assert ref.points == [20, 20]
    assert ref.gone == ["9D"]


# ---- extensions


def test_hearts_from_the_hand() -> None:
    ref = game("KS", "9H 8D", responses=False, ext_hearts=True)
    ref.points[1] = 5
    ref.limits[0]["S"] = ["QS", "AS"]
    ref.hands[1] = ["9H", "8D"]
    play(ref, "0: attack KS, end", "1: done")
    assert ref.legal(1) == {"recover 9H", "done"}
    play(ref, "1: recover 9H")
    assert ref.points[1] == 1


def test_clubs_extend_another_suit() -> None:
    ref = game("3H 7C 10H 5H", responses=False, ext_clubs=True)
    assert "limit 7C" in ref.legal(0)
    assert "limit 7C H" not in ref.legal(0)
    play(ref, "0: limit 3H")
    assert "limit 7C H" in ref.legal(0)
    assert "limit 7C C" not in ref.legal(0)
    play(ref, "0: limit 7C H")
    assert "attack 10H" in ref.legal(0)
    assert "back 3H" not in ref.legal(0)
    assert "back 7C" in ref.legal(0)
    assert ref.zones()["limit.0.H"] == ["3H+", "7C+"]
    play(ref, "0: limit 5H")
    assert "back 3H" in ref.legal(0)


def test_clubs_pay_from_the_club_pile() -> None:
    ref = game("3H 7C 2C", responses=False, ext_clubs=True)
    play(ref, "0: limit 3H, limit 7C H")
    assert "attack 2C" not in ref.legal(0)


def test_attached_clubs_are_no_hearts() -> None:
    ref = game("3H", ext_clubs=True, recovery_suits="hearts", recovery_when="anytime")
    ref.limits[0]["H"] = ["9H", "8H", "7C"]
    assert {t for t in ref.legal(0) if t.startswith("recover")} == {"recover 9H", "recover 8H"}
    play(ref, "0: recover 9H")
    assert "recover 8H" not in ref.recoveries(0)


def test_diamonds_defend_anything_from_their_own_limit() -> None:
    ref = game("9S QS", "7D 8D 7H", responses=False, ext_diamonds=True)
    play(ref, "0: limit QS, attack 9S, end")
    assert "defend 7D against 9S" not in ref.legal(1)
    play(ref, "1: limit 8D, defend 7D against 9S, done")
    assert ref.points == [20, 18]


def test_spades_write_off() -> None:
    ref = game("QC KC", "3S 4S 5C", responses=False, ext_spades=True)
    ref.limits[1]["C"] = ["8C"]
    play(ref, "0: limit KC, attack QC, end", "1: limit 4S, defend 3S against QC")
    assert not any(text.startswith("defend") for text in ref.legal(1))
    play(ref, "1: done")
    assert ref.points == [20, 20]
    assert ref.zones()["discard"] == ["3S", "QC"]


def test_spade_as_second_defender_writes_off() -> None:
    ref = game("QC KC", "3S 4S 5C", responses=False, ext_spades=True)
    ref.limits[1]["C"] = ["8C"]
    play(ref, "0: limit KC, attack QC, end")
    play(ref, "1: limit 4S, defend 5C against QC, defend 3S against QC, done")
    assert ref.points == [20, 20]


def test_spades_against_spades_are_normal() -> None:
    ref = game("QS KS", "3S 4S", responses=False, ext_spades=True)
    play(ref, "0: limit KS, attack QS, end", "1: limit 4S, defend 3S against QS, done")
    assert ref.points == [20, 11]


def test_joker_defends_with_a_diamond() -> None:
    ref = game("QS KS", "XR 7D", jokers=True, responses=False, ext_diamonds=True)
    play(ref, "0: limit KS, attack QS, end", "1: joker XR defend 7D against QS")
    assert ref.zones()["field"] == ["0:QS<7D@XR"]
    play(ref, "1: done")
    assert ref.points == [20, 15]
    assert ref.zones()["discard"] == ["7D", "QS", "XR"]


# ---- endings


def test_both_out_of_points() -> None:
    for points, ranks in (([13, 13], [1, 1]), ([12, 13], [2, 1]), ([13, 12], [1, 2])):
        ref = game("KS", "KH", responses=False)
        ref.points = points
        ref.limits[0]["S"], ref.limits[1]["H"] = ["QS", "AS"], ["QH", "AH"]
        play(ref, "0: attack KS, end", "1: attack KH, done", "0: done", "1: done")
        assert ref.result() == {"ranks": ranks, "reason": "points"}


def test_two_quiet_turns_end_by_cards() -> None:
    ref = game("AS 2S 3S 4S 5S 6S", "AH 2H 3H 4H 5H 7H", "AC AD 2C 2D", responses=False)
    play(ref, "0: limit AS, end", "1: done, limit AH, end")
    empty_deck(ref)
    play(ref, "0: done")
    assert ref.result() == {"ranks": [1, 2], "reason": "cards"}
    assert ref.turn == 2
    assert ref.active == 1
    assert ref.zones()["limit.1.H"] == ["AH+"]
    assert ref.knows(0, 1) == ["2H", "3H", "4H", "5H", "7H", "AC", "AD"]


def test_quiet_turns_with_a_deck_go_on() -> None:
    ref = play(game("AS", "AH", responses=False), "0: limit AS, end", "1: done, limit AH, end")
    play(ref, "0: done")
    assert ref.result() is None
    assert ref.turn == 3


def test_a_field_card_keeps_the_game_going() -> None:
    ref = game("AS 2S 3S 4S 5S 6S", "AH 2H 3H 4H 5H 7H", responses=False)
    empty_deck(ref)
    play(ref, "0: limit 2S, attack AS, end", "1: done, limit AH, end", "0: done")
    assert ref.result() is None
    assert ref.turn == 3
    play(ref, "0: back 2S, end", "1: done")
    assert ref.result() is not None
    assert ref.turn == 3


def test_empty_deck_and_no_action_end_by_cards() -> None:
    ref = game("2S AS", responses=False)
    empty_deck(ref)
    ref.hands[1] = []
    play(ref, "0: limit 2S, attack AS, end", "1: done")
    assert ref.result() == {"ranks": [1, 2], "reason": "cards"}
    assert ref.turn == 2
    assert ref.active == 1
    assert ref.zones()["phase"] == ["FINAL"]


def test_recovered_and_discarded_cards_do_not_score() -> None:
    ref = game("2S", responses=False)
    ref.hands = [["XB", "KS"], ["5H"]]
    ref.gone, ref.discard, ref.points = ["KH"], ["KD"], [10, 18]
    ref.finish("cards")
    assert ref.result() == {"ranks": [1, 1], "reason": "cards"}


def test_open_hands_are_known() -> None:
    ref = game(hands="open")
    assert ref.knows(0, 1) == sorted(ref.hands[1])
    assert game().knows(0, 1) == []


def test_illegal_actions_are_refused() -> None:
    ref = game("AS")
    for seat, text in ((1, "limit AS"), (0, "end"), (0, "limit KS"), (0, "nonsense"), (-1, "x")):
        with pytest.raises(ValueError, match="may not"):
            ref.apply(seat, text)


# ---- random games


def random_options(rng: random.Random) -> dict[str, object]:
    """Any mixture of options."""
    options = {name: rng.choice(values) for name, values in OPTION_VALUES.items()}
    if options["turn_mode"] != "free":
        options["priority"] = False
    return options


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) if seed >= 8 else {}
    ref = Referee(2, options)
    size = len(ref.undealt)
    for _ in range(3000):
        seats = ref.to_act()
        if not seats:
            break
        seat = rng.choice(seats)
        ref.apply(seat, rng.choice(sorted(ref.legal(seat))))
        zones = ref.zones()
        for owner in (0, 1):
            assert ref.points[owner] <= ref.start[owner]
            for pile in SUITS:
                assert ref.free(owner, pile) >= 0
                cards = ref.limits[owner][pile]
                assert not cards or any(card[-1] == pile for card in cards)
        cards = [c for a in ref.field for c in [a.card, *a.defenders, *a.jokers.values()]]
        for name in ("hand.0", "hand.1", "deck", "discard", "gone"):
            cards += [token.rstrip("*") for token in zones[name]]
        for owner in (0, 1):
            cards += [card for pile in ref.limits[owner].values() for card in pile]
        assert len(cards) == len(set(cards)) == size - len(ref.undealt)
    outcome = ref.result()
    assert outcome is not None
    assert outcome["reason"] in ("points", "cards")
    assert outcome["ranks"] in ([1, 1], [1, 2], [2, 1])
    assert ref.field == []

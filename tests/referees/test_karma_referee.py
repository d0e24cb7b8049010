"""The Karma referee against the rule books' examples and the rulings."""

import random
from collections import Counter

import pytest

from tests.referees.karma import KARMA, NUMBERS, Referee

NONE = ["", ""]


def two(
    hand: list[str],
    pile: str = "",
    up: list[str] | None = None,
    down: list[str] | None = None,
    deck: str = "",
    **options: object,
) -> Referee:
    """Two seats, seat 0 on turn, by default nothing on the table."""
    return Referee.at(options, 0, hand, up or NONE, down or NONE, deck, pile)


def run(game: Referee, *moves: str) -> Referee:
    """Apply moves written as 'seat: text'."""
    for move in moves:
        seat, text = move.split(": ")
        game.apply(int(seat), text)
    return game


def pile(game: Referee) -> str:
    return " ".join(game.zones()["pile"])


def hand(game: Referee, seat: int) -> str:
    return " ".join(game.zones()[f"hand.{seat}"])


def play_random(game: Referee, rng: random.Random) -> int:
    """Finish a game with random actions, checking the card count; the number of actions."""
    deck = Counter((NUMBERS + KARMA) * game.copies)
    steps = 0
    while game.to_act():
        seat = rng.choice(game.to_act())
        game.apply(seat, rng.choice(sorted(game.legal(seat))))
        steps += 1
        zones = game.zones()
        assert "GP" not in zones["pile"]
        if game.phase not in ("dealer", "shuffle"):
            cards = [c for z in zones if z not in ("turn", "turns") for c in zones[z] if c != "-"]
            assert Counter(cards) == deck
        for s in range(game.players):
            assert not Counter(game.knows(s - 1, s)) - Counter(game.hand[s])
            if game.phase == "play" and not game.count(s):
                assert not game.deck
    return steps


# Setup


@pytest.mark.clause("karma K1", "karma K2", "karma K3", "karma K4", "karma K5", "karma K6")
def test_setup() -> None:
    game = Referee(3, {})
    assert game.legal(-1) == {"dealer 0", "dealer 1", "dealer 2"}
    game.apply(-1, "dealer 1")
    order = (NUMBERS + KARMA) * 2
    for card in order:
        assert game.to_act() == [-1]
        assert game.zones()["turn"] == []
        game.apply(-1, f"deal {card}")
    zones = game.zones()
    assert zones["down.2"] == order[0:3]
    assert zones["down.0"] == order[3:6]
    assert zones["down.1"] == order[6:9]
    assert zones["hand.2"] == sorted(order[9:15])
    assert zones["hand.0"] == sorted(order[15:21])
    assert zones["deck"] == order[27:]
    assert game.to_act() == [0, 1, 2]
    for seat in (1, 0, 2):
        for _ in range(3):
            assert seat in game.to_act()
            game.apply(seat, min(game.legal(seat)))
    assert game.to_act() == [2]
    assert game.zones()["turn"] == ["2"]
    assert [len(game.zones()[f"hand.{s}"]) for s in range(3)] == [3, 3, 3]


def test_fixed_dealer_needs_no_chance() -> None:
    assert "deal 1" in Referee(2, {"dealer": 1}).legal(-1)


@pytest.mark.parametrize(("players", "edition"), [(1, "ru"), (5, "en"), (7, "full")])
def test_seats_the_deck_cannot_serve(players: int, edition: str) -> None:
    with pytest.raises(ValueError, match="players"):
        Referee(players, {"edition": edition})


def test_unknown_option() -> None:
    with pytest.raises(ValueError, match="option"):
        Referee(2, {"clear": 4})


# The turn


@pytest.mark.clause("karma K7", "karma K11")
def test_equal_or_higher() -> None:
    game = two(["8 9 10 GP", "1"], "9")
    assert game.legal(0) == {"play 9", "play 10", "play GP"}
    assert game.legal(1) == set()
    with pytest.raises(ValueError, match="play 8"):
        game.apply(0, "play 8")


@pytest.mark.clause("karma K11", "karma K12", "karma K13", "karma A27")
def test_unable_takes_the_pile_and_the_next_starts_anew() -> None:
    game = two(["", "1 2"], "3 9", up=["8", ""])
    assert game.legal(0) == {"take"}
    run(game, "0: take")
    assert hand(game, 0) == "3 9"
    assert game.zones()["up.0"] == ["8"]
    assert game.legal(1) == {"play 1", "play 2"}
    run(game, "1: play 1")
    assert game.legal(0) == {"play 3", "play 9"}


@pytest.mark.clause("karma D1", "karma A13", "karma A14")
def test_voluntary_pickup() -> None:
    assert "take" not in two(["10", "1"], "9").legal(0)
    assert "take" in two(["10", "1"], "9", edition="en").legal(0)
    assert "take" not in two(["10", "1"], edition="en").legal(0)
    assert two(["", "1"], "9", down=["3", ""]).legal(0) == {"flip 1"}
    assert two(["", "1"], "9", down=["3 4", ""], edition="en").legal(0) == {
        "flip 1",
        "flip 2",
        "take",
    }


@pytest.mark.clause("karma K8")
def test_zone_order() -> None:
    game = two(["4", "1"], up=["5", ""], down=["6 7", ""])
    assert game.legal(0) == {"play 4"}
    game = two(["", "1"], up=["5", ""], down=["6 7", ""])
    assert game.legal(0) == {"play 5"}
    game = two(["", "1"], down=["6 7", ""])
    assert game.legal(0) == {"flip 1", "flip 2"}


@pytest.mark.clause("karma K14", "karma K15")
def test_draw_to_three() -> None:
    game = run(two(["2 3 4", "1"], deck="5 6"), "0: play 2")
    assert hand(game, 0) == "3 4 5"
    game = run(two(["2 3 4 5", "1"], deck="6 7"), "0: play 2")
    assert hand(game, 0) == "3 4 5"
    game = run(two(["2 3 4", "16"], "9", deck="5 6"), "0: take")
    assert hand(game, 0) == "2 3 4 9"


@pytest.mark.clause("karma K9", "karma K10", "karma D3", "karma D4")
def test_failing_flip() -> None:
    game = run(two(["", "1"], "9", down=["4 5", ""]), "0: flip 1")
    assert hand(game, 0) == "4 9"
    assert game.zones()["down.0"] == ["-", "5", "-"]
    assert game.to_act() == [1]
    assert game.legal(1) == {"play 1"}
    game = run(two(["", "1"], "FB", down=["6 5", ""]), "0: flip 1")
    assert hand(game, 0) == "6 FB"


@pytest.mark.clause("karma K17")
def test_blind_double_clears() -> None:
    game = run(two(["", "1"], "3 9", down=["9 5", ""]), "0: flip 1")
    assert pile(game) == ""
    assert game.to_act() == [0]
    assert game.legal(0) == {"flip 2"}
    assert game.zones()["turns"] == ["0"]


@pytest.mark.clause("karma A11")
def test_blind_karma() -> None:
    game = run(two(["", "1"], "16", down=["PT 2", ""]), "0: flip 1")
    assert game.legal(0) == {"flip 2", "finish"}
    run(game, "0: flip 2")
    assert pile(game) == "16 PT 2"


# Doubles


@pytest.mark.clause("karma K16", "karma K17", "karma D8")
def test_equal_card_clears_and_plays_again() -> None:
    game = run(two(["9 2", "1"], "3 9"), "0: play 9")
    assert pile(game) == ""
    assert game.legal(0) == {"play 2"}
    game = run(two(["9 9 2", "1"], "3"), "0: play 9 9")
    assert game.legal(0) == {"play 2"}


@pytest.mark.clause("karma A15", "karma K18")
def test_pair_must_fit_and_come_from_one_place() -> None:
    assert two(["8 8 10", "1"], "9").legal(0) == {"play 10"}
    assert two(["10", "1"], "9", up=["10", ""]).legal(0) == {"play 10"}
    assert two(["", "1"], "9", up=["10 10", ""]).legal(0) == {"play 10", "play 10 10"}


@pytest.mark.clause("karma A12", "karma A35", "karma D2")
def test_draws_around_an_extra_play() -> None:
    game = run(two(["9 9 2", "1"], deck="3 4 5"), "0: play 9 9")
    assert hand(game, 0) == "2"
    game = run(two(["9 9", "1"], deck="3 4 5 6", up=["7", ""]), "0: play 9 9")
    assert hand(game, 0) == "3 4 5"
    game = run(two(["9 9 2", "1"], deck="3 4 5", draw_timing="beforeReplay"), "0: play 9 9")
    assert hand(game, 0) == "2 3 4"


@pytest.mark.clause("karma A17")
def test_out_by_a_clearing_pair() -> None:
    options: dict[str, object] = {}
    game = Referee.at(options, 0, ["7 7", "1", "2"], [""] * 3, [""] * 3, "", "4")
    run(game, "0: play 7 7")
    assert game.to_act() == [1]
    assert pile(game) == ""
    game = run(two(["7 7", "1"], "4"), "0: play 7 7")
    assert game.result() == {"ranks": [1, 2], "reason": "cards"}
    assert game.to_act() == []
    assert game.zones()["turn"] == []


@pytest.mark.clause("karma A5", "karma A8")
@pytest.mark.parametrize("card", ["PT", "BU", "FB"])
def test_karma_doubles(card: str) -> None:
    game = run(two([f"{card} 2", "1"], f"3 {card}"), f"0: play {card}")
    assert pile(game) == ""
    assert game.legal(0) == {"play 2"}


@pytest.mark.clause("karma A5")
def test_pair_of_gp_clears_instead_of_giving() -> None:
    game = run(two(["GP GP 2", "1"], "3 4"), "0: play GP GP")
    assert hand(game, 1) == "1"
    assert game.legal(0) == {"play 2"}


@pytest.mark.clause("karma A36")
def test_no_karma_doubles() -> None:
    game = two(["BU BU 3", "1"], "3", karma_doubles=False)
    assert game.legal(0) == {"play 3", "play BU"}
    game = run(two(["BU 2", "1"], "3 BU", karma_doubles=False), "0: play BU")
    assert pile(game) == "BU BU 3"
    assert game.to_act() == [1]


# Karma cards


@pytest.mark.clause("karma K30", "karma A9", "karma A10")
def test_five_or_below() -> None:
    game = two(["5 6 BU PT GP FB", "4 9"], "9 FB")
    assert game.legal(0) == {"play 5", "play BU", "play PT", "play GP", "play FB"}
    run(game, "0: play 5")
    assert game.legal(1) == {"play 9"}


@pytest.mark.clause("karma K28")
def test_bottoms_up() -> None:
    game = run(two(["BU 9", "2 4"], "3 7"), "0: play BU")
    assert pile(game) == "7 BU 3"
    assert game.legal(1) == {"play 4"}


@pytest.mark.clause("karma K29", "karma A3", "karma A7", "karma A9")
def test_what_bottoms_up_brings() -> None:
    assert run(two(["BU 9", "1"], "BU 7"), "0: play BU").legal(1) == {"play 1"}
    assert run(two(["BU 9", "1"], "PT 7"), "0: play BU").legal(1) == {"play 1"}
    assert run(two(["BU 9", "1"]), "0: play BU").legal(1) == {"play 1"}
    assert run(two(["BU 9", "6"], "FB 5"), "0: play BU").legal(1) == {"take"}


@pytest.mark.clause("karma A7", "karma A37")
def test_moved_card_and_doubles() -> None:
    game = run(two(["BU 9", "3 2"], "3 7"), "0: play BU", "1: play 3")
    assert pile(game) == ""
    assert game.to_act() == [1]
    game = two(["BU 9", "3 2"], "3 7", moved_card_can_be_doubled=False)
    run(game, "0: play BU", "1: play 3")
    assert pile(game) == "7 BU 3 3"
    assert game.to_act() == [0]
    game = two(["BU 9", "8 2"], "3 7", moved_card_can_be_doubled=False)
    run(game, "0: play BU", "1: play 8")
    game.hand[0] = ["8"]
    run(game, "0: play 8")
    assert pile(game) == ""


@pytest.mark.clause("karma K21", "karma K23")
def test_give_the_pile_between_two() -> None:
    game = run(two(["GP 9", "1"], "3 16"), "0: play GP")
    assert hand(game, 1) == "1 16 3"
    assert game.knows(0, 1) == ["16", "3"]
    assert game.zones()["removed"].count("GP") == 2
    assert game.legal(1) == {"play 1", "play 3", "play 16"}


@pytest.mark.clause("karma K22", "karma A19", "karma A20", "karma A21", "karma A44")
def test_give_the_pile_to_a_seat_that_was_out() -> None:
    game = Referee.at({}, 0, ["GP", "", "5"], [""] * 3, [""] * 3, "", "3 4")
    run(game, "0: play GP")
    assert game.to_act() == [0]
    assert pile(game) == "3 4"
    assert game.legal(0) == {"give 1", "give 2"}
    run(game, "0: give 1")
    assert game.to_act() == [1]
    assert game.result() is None
    game = Referee.at({}, 0, ["GP", "", "5"], [""] * 3, [""] * 3, "", "3 4")
    run(game, "0: play GP", "0: give 2")
    assert game.result() == {"ranks": [1, 1, 2], "reason": "cards"}


@pytest.mark.clause("karma A4")
def test_give_an_empty_pile() -> None:
    game = Referee.at({}, 0, ["GP 9", "", "5"], [""] * 3, [""] * 3)
    run(game, "0: play GP")
    assert game.to_act() == [2]
    assert hand(game, 1) == ""


@pytest.mark.clause("karma K24", "karma K27", "karma A1", "karma A2")
def test_table_card_early() -> None:
    game = run(two(["PT 9", "1"], "16", up=["2 2", ""], down=["5", ""]), "0: play PT")
    assert game.legal(0) == {"play 2", "play 2 2", "finish"}
    run(game, "0: play 2")
    assert pile(game) == "16 PT 2"
    assert game.to_act() == [1]
    game = run(two(["PT 9", "1"], "16", up=["2", ""]), "0: play PT", "0: finish")
    assert game.legal(1) == {"play 1"}
    game = run(two(["PT 9", "1"], "16", up=["2", ""], pt_follow_up="must"), "0: play PT")
    assert game.legal(0) == {"play 2"}


@pytest.mark.clause("karma K25", "karma K26", "karma D9")
def test_follow_up_without_table_cards() -> None:
    game = run(two(["PT 2 2", "1"], "16"), "0: play PT")
    assert game.legal(0) == {"play 2", "play 2 2", "finish"}
    game = run(two(["PT 2 2", "1"], "16", pt_pair=False), "0: play PT")
    assert game.legal(0) == {"play 2", "finish"}


def test_follow_up_flips_a_face_down_card_before_the_hand_is_empty() -> None:
    game = run(two(["PT 9", "1"], "16", down=["GP 3", ""]), "0: play PT")
    assert game.legal(0) == {"flip 1", "flip 2", "finish"}
    run(game, "0: flip 1")
    assert hand(game, 1) == "1 16 PT"
    assert game.to_act() == [1]


@pytest.mark.clause("karma A6")
def test_two_pt_from_different_places_do_not_clear() -> None:
    game = run(two(["PT 9", "1"], "16", up=["PT 2", ""]), "0: play PT", "0: play PT")
    assert pile(game) == "16 PT PT"
    assert game.legal(0) == {"play 2", "finish"}


@pytest.mark.clause("karma A31")
def test_two_pt_from_one_place_clear() -> None:
    game = run(two(["", "1"], "16", up=["PT PT 2", ""]), "0: play PT", "0: play PT")
    assert pile(game) == ""
    assert game.legal(0) == {"play 2"}
    game = run(two(["PT PT 9", "1"], "16"), "0: play PT", "0: play PT")
    assert pile(game) == ""
    game = run(two(["", "1"], "16", down=["PT PT 2", ""]), "0: flip 1", "0: flip 2")
    assert pile(game) == ""
    assert game.legal(0) == {"flip 3"}


@pytest.mark.clause("karma A6", "karma A8")
def test_next_player_may_double_a_lone_pt() -> None:
    game = two(["PT 9", "PT 1"], "16", up=["2", ""])
    run(game, "0: play PT", "0: finish", "1: play PT")
    assert pile(game) == ""
    assert game.legal(1) == {"play 1"}


@pytest.mark.clause("karma A32")
def test_pt_without_a_follow_up_card() -> None:
    game = run(two(["PT", "1"], "16", deck="3 4 5 6"), "0: play PT")
    assert game.to_act() == [1]
    assert hand(game, 0) == "3 4 5"


@pytest.mark.clause("karma A18")
def test_last_card_karma() -> None:
    game = run(two(["BU", "1"], "3 7"), "0: play BU")
    assert pile(game) == "7 BU 3"
    assert game.result() == {"ranks": [1, 2], "reason": "cards"}
    game = run(two(["PT", "1"], "3 7"), "0: play PT")
    assert game.result() == {"ranks": [1, 2], "reason": "cards"}


# The edition full


def full(hands: list[str], pile: str = "", up: list[str] | None = None, **more: object) -> Referee:
    return Referee.at({"edition": "full", **more}, 0, hands, up or NONE, NONE, "", pile)


@pytest.mark.clause("karma A38")
def test_three_clear() -> None:
    game = run(full(["7 2", "1"], "7"), "0: play 7")
    assert pile(game) == "7 7"
    assert game.to_act() == [1]
    game = run(full(["7 2", "1"], "7 7"), "0: play 7")
    assert game.legal(0) == {"play 2"}
    game = run(full(["7 7 2", "1"], "7"), "0: play 7 7")
    assert game.legal(0) == {"play 2"}
    game = full(["7 7 7 2", "1"], "6")
    assert game.legal(0) == {"play 7", "play 7 7", "play 7 7 7"}
    assert run(game, "0: play 7 7 7").legal(0) == {"play 2"}


@pytest.mark.clause("karma A38")
def test_two_karma_cards_act_once() -> None:
    game = run(full(["GP GP 2", "1"], "3 4"), "0: play GP GP")
    assert hand(game, 1) == "1 3 4"
    assert game.zones()["removed"].count("GP") == 3
    game = run(full(["BU BU 2", "1"], "3 4"), "0: play BU BU")
    assert pile(game) == "4 BU BU 3"
    game = run(full(["PT PT 2", "1"], "16", up=["3", ""]), "0: play PT PT", "0: play 3")
    assert pile(game) == "16 PT PT 3"
    assert game.to_act() == [1]


@pytest.mark.clause("karma A38", "karma A6")
def test_third_pt_from_another_place_does_not_clear() -> None:
    game = run(full(["PT PT 2", "1"], "16", up=["PT", ""]), "0: play PT PT", "0: play PT")
    assert pile(game) == "16 PT PT PT"
    assert game.legal(0) == {"play 2", "finish"}
    game = run(full(["PT 2", "1"], "16", up=["PT PT", ""]), "0: play PT", "0: play PT")
    run(game, "0: play PT")
    assert pile(game) == "16 PT PT PT"


# The end


@pytest.mark.clause("karma A30", "karma A33")
def test_loop_l1_ends_by_repetition() -> None:
    game = two(["", "FB"], "BU 15", up=["8", "14"], down=["1 2 3", "4 5 6"])
    loop = ("0: take", "1: play FB", "0: play BU", "1: take", "0: play 15", "1: play BU")
    run(game, *loop)
    assert pile(game) == "BU 15"
    assert game.result() is None
    run(game, *loop)
    assert game.result() == {"ranks": [2, 2], "reason": "repetition"}
    assert game.zones()["turns"] == ["12"]
    game = two(["", "FB"], "BU 15", up=["8", "14"], down=["1 2 3", "4 5 6"], repeat=0)
    run(game, *loop, *loop, *loop)
    assert game.result() is None


@pytest.mark.clause("karma A30", "karma A34")
def test_cap() -> None:
    game = run(two(["1 2 3", "4 5"], cap=2), "0: play 1", "1: play 4")
    assert game.result() == {"ranks": [2, 1], "reason": "cap"}
    game = run(two(["1 2 3", "4 5"], cap=1), "0: play 1")
    assert game.result() == {"ranks": [2, 2], "reason": "cap"}
    game = run(two(["1", "4 5"], cap=1), "0: play 1")
    assert game.result() == {"ranks": [1, 2], "reason": "cards"}


@pytest.mark.clause("karma A47")
def test_the_loser_deals_next() -> None:
    game = two(["1 2 3", "4 5"], cap=2)
    assert game.next_dealer is None
    assert run(game, "0: play 1", "1: play 4").next_dealer == 0
    # Both lose, and seat 1 would have been the next to play.
    assert run(two(["1 2 3", "4 5"], cap=1), "0: play 1").next_dealer == 1
    assert run(two(["1", "4 5"]), "0: play 1").next_dealer == 1


@pytest.mark.clause("karma A45")
def test_three_pt_of_one_turn_from_two_places_do_not_clear() -> None:
    game = two(["PT 3", "1"], "16", down=["PT PT 9", ""], edition="full")
    run(game, "0: play PT", "0: flip 1", "0: flip 2")
    assert pile(game) == "16 PT PT PT"
    assert game.legal(0) == {"flip 3", "finish"}


@pytest.mark.clause("karma A46")
def test_three_at_once_clear_where_two_are_enough() -> None:
    game = two(["9 9 9 5", "1"], "4", copies=3, clear=2)
    assert "play 9 9 9" in game.legal(0)
    run(game, "0: play 9 9 9")
    assert pile(game) == "" and game.legal(0) == {"play 5"}


def test_known_cards_shrink_when_played() -> None:
    game = run(two(["4", "5 9"], "7 8"), "0: take", "1: play 5")
    assert game.knows(1, 0) == ["7", "8"]
    assert game.knows(0, 0) == ["4", "7", "8"]
    assert game.knows(0, 1) == []
    run(game, "0: play 7")
    assert game.knows(1, 0) == ["8"]


OPTIONS: list[dict[str, object]] = [
    {"edition": "ru"},
    {"edition": "en"},
    {"edition": "full"},
    {"pt_follow_up": "must", "pt_pair": False, "draw_timing": "beforeReplay"},
    {"karma_doubles": False, "moved_card_can_be_doubled": False, "dealer": 0},
    {"copies": 3, "clear": 2, "voluntary_pickup": True, "repeat": 0, "cap": 300},
]


@pytest.mark.parametrize("block", range(2))
def test_random_games_end(block: int) -> None:
    rng = random.Random(block)
    for number in range(30):
        options = OPTIONS[number % len(OPTIONS)]
        most = 6 if options.get("edition") == "full" else 4
        game = Referee(rng.randint(2, most), options)
        play_random(game, rng)
        result = game.result()
        assert result is not None
        ranks = result["ranks"]
        assert isinstance(ranks, list)
        assert 2 in ranks
        if result["reason"] == "cards":
            assert ranks.count(2) == 1

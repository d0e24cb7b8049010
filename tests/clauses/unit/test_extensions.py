"""The four suit extensions and the presets."""

import pytest

from tests.clauses.unit.positions import UNIT, points, stage, table
from tests.helpers import field, legal, names, play, refused

HIT = "limit-s.0: QS; field: 0:9S; points: 20 9"


@pytest.mark.clause("unit U27", "unit V28")
def test_hearts_become_points_from_the_hand() -> None:
    state = table("rest", f"{HIT}; hand.1: 6H 7D", "ext_hearts=yes")
    assert refused(state, 1, "recover 6H") == "unit U22"
    play(state, "1 done")
    assert legal(state, 1) == ["recover 6H", "done"]
    assert refused(state, 1, "recover 7D") == "unit U27"
    assert "recovered-hand" in names(play(state, "1 recover 6H"))
    assert points(state) == "20:6"
    assert field(state, "gone") == "6H"


@pytest.mark.clause("unit V28")
def test_hearts_from_the_hand_keep_to_the_moment_and_the_bound_of_recovery() -> None:
    state = table("may", "hand.0: 6H 7H*; points: 10 20", "ext_hearts=yes recovery_when=anytime")
    assert "recover 6H" in legal(state, 0)
    assert refused(state, 0, "recover 7H") == "unit U20"
    state = table("rest", f"{HIT}; hand.1: KH", "ext_hearts=yes recovery_suits=hearts start1=9")
    play(state, "1 done", "1 recover KH")
    assert points(state) == "20:9"


@pytest.mark.clause("unit V28", "unit U24", "unit V38")
def test_variant_two_leaves_hearts_of_the_hand_to_both_seats() -> None:
    cards = f"{HIT}; hand.1: 6H; limit-h.1: 7H"
    state = table("rest", cards, "ext_hearts=yes recovery_who=active")
    play(state, "1 done")
    assert stage(state) == "danger 1"
    assert legal(state, 1) == ["recover 6H", "done"]
    assert refused(state, 1, "recover 7H") == "unit U24"
    play(state, "1 recover 6H")
    assert points(state) == "20:6"
    state = table("rest", cards, "recovery_who=active")
    play(state, "1 done")
    assert state.is_over()


@pytest.mark.clause("unit V38", "unit V28")
def test_variant_two_asks_also_a_hand_without_hearts() -> None:
    state = table("rest", f"{HIT}; hand.1: 6D", "ext_hearts=yes recovery_who=active")
    play(state, "1 done")
    assert stage(state) == "danger 1"
    assert legal(state, 1) == ["done"]


@pytest.mark.clause("unit V28")
def test_variant_two_at_any_time_binds_the_limit_only() -> None:
    options = "ext_hearts=yes recovery_when=anytime recovery_who=active"
    state = table("rest", "hand.1: 6H; limit-h.1: 7H; points: 10 10", options)
    assert refused(state, 1, "recover 7H") == "unit U24"
    play(state, "1 recover 6H")
    assert points(state) == "10:16"


@pytest.mark.clause("unit V28", "unit V37")
def test_hearts_of_the_hand_at_any_time_while_the_limit_waits_for_danger() -> None:
    cards = "hand.0: 6H 7D 8H*; limit-h.0: 9H; points: 10 20"
    state = table("must", cards.replace(" 8H*", ""), "ext_hearts=yes hand_hearts=anytime")
    recoveries = [text for text in legal(state, 0) if text.startswith("recover")]
    assert recoveries == ["recover 6H"]
    assert refused(state, 0, "recover 9H") == "unit U22"
    play(state, "0 recover 6H")
    assert stage(state) == "reply 1"
    assert points(state) == "16:20"
    assert field(state, "gone") == "6H"
    state = table("may", cards, "ext_hearts=yes hand_hearts=anytime")
    assert refused(state, 0, "recover 8H") == "unit U20"
    assert refused(state, 0, "recover 7D") == "unit U22"
    assert refused(table("may", cards, "hand_hearts=anytime"), 0, "recover 6H") == "unit U22"


@pytest.mark.clause("unit V28", "unit V41")
def test_danger_is_asked_about_as_well_with_hearts_of_the_hand_at_any_time() -> None:
    cards = f"{HIT}; hand.1: 6H; limit-d.1: 7D"
    state = table("rest", cards, "ext_hearts=yes hand_hearts=anytime")
    play(state, "1 done")
    assert legal(state, 1) == ["recover 6H", "recover 7D", "done"]


@pytest.mark.clause("unit U28")
def test_rule_book_example_three_of_hearts_and_seven_of_clubs_make_ten() -> None:
    state = table("may", "hand.0: 7C 10H; limit-h.0: 3H", "ext_clubs=yes responses=no")
    assert names(play(state, "0 limit 7C H")) == ["attached-h"]
    assert field(state, "limit-h.0") == "3H 7C+"
    play(state, "0 attack 10H")
    assert refused(state, 0, "back 7C") == "unit U21"


@pytest.mark.clause("unit U28")
def test_clubs_are_never_the_first_card_of_another_suit() -> None:
    state = table("may", "hand.0: 7C; limit-h.0: 3H", "ext_clubs=yes")
    assert "limit 7C H" in legal(state, 0)
    assert refused(state, 0, "limit 7C D") == "unit U28"
    assert refused(state, 0, "limit 8C H") == "unit U19"
    assert refused(table("may", "hand.0: 7C; limit-h.0: 3H"), 0, "limit 7C H") == "unit V30"


@pytest.mark.clause("unit U28")
def test_clubs_may_be_taken_back_and_used_elsewhere() -> None:
    cards = "hand.0: AH; hand.1: AC; limit-h.0: 3H 7C; limit-d.0: 2D; deck: 2S 3S 4S 5S"
    state = table("may", cards, "ext_clubs=yes responses=no", "discard")
    play(state, "0 back 7C")
    assert refused(state, 0, "limit 7C D") == "unit U20"
    play(state, "0 end", "1 done", "1 limit AC", "1 end")
    assert {"limit 7C", "limit 7C D", "limit 7C H"} <= set(legal(state, 0))
    play(state, "0 limit 7C D")
    assert field(state, "limit-d.0") == "2D 7C+"


@pytest.mark.clause("unit V29")
def test_the_card_under_attached_clubs_is_bound() -> None:
    cards = "hand.0: AH; limit-h.0: 3H 7C; points: 10 20"
    state = table("may", cards, "ext_clubs=yes recovery_when=anytime")
    assert refused(state, 0, "back 3H") == "unit V29"
    assert refused(state, 0, "recover 3H") == "unit V29"
    assert {"back 7C", "recover 7C"} <= set(legal(state, 0))
    state = table("may", cards, "ext_clubs=yes recovery_when=anytime recovery_suits=hearts")
    assert refused(state, 0, "recover 7C") == "unit U23"
    play(state, "0 back 7C", "1 pass")
    assert "recover 3H" in legal(state, 0)


@pytest.mark.clause("unit V46")
def test_only_the_last_card_of_the_suit_is_bound() -> None:
    state = table("may", "limit-h.0: 3H 5H 7C", "ext_clubs=yes")
    assert {"back 3H", "back 5H", "back 7C"} <= set(legal(state, 0))
    play(state, "0 back 3H", "1 pass")
    assert refused(state, 0, "back 5H") == "unit V29"


@pytest.mark.clause("unit V30")
def test_a_club_on_the_field_is_paid_by_the_limit_of_clubs() -> None:
    cards = "hand.0: 5C; limit-h.0: 3H 7C KC; limit-c.0: 4C"
    state = table("may", cards, "ext_clubs=yes responses=no")
    assert refused(state, 0, "attack 5C") == "unit U9"
    play(state, "0 back 4C")
    state = table("may", "hand.0: 5C 6C; limit-c.0: 4C", "ext_clubs=yes responses=no")
    play(state, "0 limit 6C", "0 attack 5C")
    assert refused(state, 0, "back 6C") == "unit U21"
    assert "back 4C" in legal(state, 0)


@pytest.mark.clause("unit U29", "unit V31")
def test_diamonds_defend_against_any_suit_paid_by_diamonds() -> None:
    cards = "hand.1: 7D 9D; limit-d.1: 8D; limit-s.1: KS; limit-s.0: QS; field: 0:10S"
    state = table("rest", cards, "ext_diamonds=yes")
    assert refused(state, 1, "defend 9D against 10S") == "unit U9"
    play(state, "1 defend 7D against 10S")
    assert refused(state, 1, "back 8D") == "unit U21"
    play(state, "1 done")
    assert points(state) == "20:17"


@pytest.mark.clause("unit U30")
def test_rule_book_example_three_of_spades_writes_off_the_queen() -> None:
    cards = "hand.1: 3S; limit-s.1: 4S; limit-c.0: KC; field: 0:QC"
    state = table("rest", cards, "ext_spades=yes")
    play(state, "1 defend 3S against QC", "1 done")
    assert points(state) == "20:20"
    assert refused(table("rest", cards), 1, "defend 3S against QC") == "unit V11"


@pytest.mark.clause("unit U30")
def test_spades_against_spades_count_as_usual() -> None:
    cards = "hand.1: 3S; limit-s.1: 4S; limit-s.0: KS; field: 0:QS"
    state = table("rest", cards, "ext_spades=yes")
    play(state, "1 defend 3S against QS", "1 done")
    assert points(state) == "20:11"


@pytest.mark.clause("unit V32")
def test_one_spade_among_the_defenders_is_enough_and_the_last() -> None:
    cards = "hand.1: 3S KC 2C; limit-s.1: 4S; limit-c.1: JC 10C; limit-c.0: 9C 8C; field: 0:QC"
    state = table("rest", cards, "ext_spades=yes")
    play(state, "1 defend 3S against QC")
    assert refused(state, 1, "defend 2C against QC") == "unit V32"
    state = table("rest", cards, "ext_spades=yes")
    play(state, "1 defend 2C against QC", "1 defend 3S against QC", "1 done")
    assert points(state) == "20:20"
    no_limit = cards.replace("limit-s.1: 4S", "limit-s.1: 2S")
    state = table("rest", no_limit, "ext_spades=yes")
    assert refused(state, 1, "defend 3S against QC") == "unit U9"


@pytest.mark.clause("unit V32")
def test_a_spade_writes_off_only_in_defence() -> None:
    cards = "hand.1: 9D; limit-s.0: KS; limit-d.1: QD; field: 0:3S"
    state = table("rest", cards, "ext_spades=yes ext_diamonds=yes")
    play(state, "1 defend 9D against 3S", "1 done")
    assert points(state) == "14:20"


@pytest.mark.clause("unit V33")
def test_diamonds_and_spades_together() -> None:
    both = "ext_spades=yes ext_diamonds=yes"
    state = table("rest", "hand.1: 7D; limit-d.1: QD; limit-s.0: KS; field: 0:9S", both)
    play(state, "1 defend 7D against 9S", "1 done")
    assert points(state) == "20:18"
    state = table("rest", "hand.1: 2S; limit-s.1: QS; limit-d.0: KD; field: 0:9D", both)
    play(state, "1 defend 2S against 9D", "1 done")
    assert points(state) == "20:20"


@pytest.mark.clause("unit V34")
def test_presets_are_the_levels_of_the_rule_book() -> None:
    levels = {}
    for preset in UNIT.presets:
        options = UNIT.setup(2, {"preset": preset.name}).options
        levels[preset.name] = [
            name for name, value in options.items() if name.startswith("ext_") and value is True
        ]
    assert levels == {
        "basic": [],
        "initial": ["ext_hearts", "ext_clubs"],
        "advanced": ["ext_hearts", "ext_clubs", "ext_diamonds"],
        "expert": ["ext_hearts", "ext_clubs", "ext_diamonds", "ext_spades"],
        "tiny": [],
    }

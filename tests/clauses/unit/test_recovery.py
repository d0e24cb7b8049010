"""Turning cards into points when they are about to run out."""

import pytest

from tests.clauses.unit.positions import points, stage, table
from tests.helpers import field, legal, names, play, refused

HIT = "hand.0: AH; hand.1: AC; limit-s.0: QS; field: 0:9S"
"""Seat 0 attacks with 9♠; whoever has 9 points or fewer on seat 1 is in danger."""
MUTUAL = "limit-s.0: QS; limit-h.1: QH; field: 0:9S 1:9H"
"""Both attack with a 9."""


def danger(cards: str, options: str = "") -> tuple[str, list[str]]:
    """Who is asked after seat 1 has nothing to add, and what they may do."""
    state = table("rest", cards, options)
    play(state, "1 done")
    return stage(state), legal(state, state.to_act()[0])


@pytest.mark.clause("unit U22", "unit V17")
def test_only_when_points_are_about_to_run_out() -> None:
    asked = danger(f"{HIT}; points: 20 9; limit-d.1: 5D")
    assert asked == ("danger 1", ["recover 5D", "done"])
    assert danger(f"{HIT}; points: 20 10; limit-d.1: 5D")[0] == "must 1"
    state = table("rest", f"{HIT}; points: 20 9; limit-d.1: 5D")
    assert refused(state, 1, "recover 5D") == "unit U22"
    play(state, "1 done")
    assert refused(state, 1, "limit AC") == "unit V17"
    assert refused(state, 1, "pass") == "unit U5"


@pytest.mark.clause("unit U22")
def test_not_placed_this_turn_not_occupied_not_above_the_start() -> None:
    cards = f"{HIT} 1:2D; points: 20 9; limit-d.1: 5D 2D".replace("1:2D", "1:4D")
    state = table("rest", f"{cards}; limit-c.1: 7C+; limit-h.1: KH")
    play(state, "1 done")
    assert legal(state, 1) == ["recover KH", "recover 2D", "done"]
    assert refused(state, 1, "recover 7C") == "unit U22"
    assert refused(state, 1, "recover 5D") == "unit V20"
    assert refused(state, 1, "recover AC") == "unit U27"
    assert refused(state, 1, "recover JC") == "unit U22"
    events = play(state, "1 recover KH")
    assert next(event.amount for event in events if event.kind.name == "gained") == 11
    assert points(state) == "16:11"
    assert field(state, "gone") == "KH"


@pytest.mark.clause("unit U23")
def test_hearts_only() -> None:
    cards = f"{HIT}; points: 20 9; limit-d.1: 5D; limit-h.1: 6H"
    assert danger(cards)[1] == ["recover 6H", "recover 5D", "done"]
    state = table("rest", cards, "recovery_suits=hearts")
    play(state, "1 done")
    assert legal(state, 1) == ["recover 6H", "done"]
    assert refused(state, 1, "recover 5D") == "unit U23"


@pytest.mark.clause("unit U24")
def test_only_the_active_player_recovers() -> None:
    cards = f"{MUTUAL}; points: 9 9; limit-d.0: 5D; limit-d.1: 6D"
    state = table("rest", cards, "recovery_who=active")
    play(state, "1 done")
    assert stage(state) == "danger 0"
    play(state, "0 recover 5D")
    assert state.is_over()
    assert points(state) == "5:0"
    state = table("rest", cards, "recovery_who=active recovery_when=anytime")
    assert refused(state, 1, "recover 6D") == "unit U24"


@pytest.mark.clause("unit V17", "unit V37")
def test_anytime_recovery_is_a_move_like_any_other() -> None:
    state = table("must", "hand.0: AH; limit-s.0: 5S; points: 10 20", "recovery_when=anytime")
    assert "recover 5S" in legal(state, 0)
    play(state, "0 recover 5S")
    assert points(state) == "15:20"
    assert stage(state) == "reply 1"
    assert field(state, "gone") == "5S"


@pytest.mark.clause("unit V18")
def test_recovered_points_come_before_the_losses() -> None:
    cards = "hand.0: AH; hand.1: AC; limit-s.0: KS; limit-h.0: QH; field: 0:JS 0:10H"
    state = table("rest", f"{cards}; limit-c.1: KC")
    play(state, "1 done")
    assert stage(state) == "danger 1"
    play(state, "1 recover KC", "1 done")
    assert points(state) == "20:-1"


@pytest.mark.clause("unit V18", "unit V40")
def test_net_books_gains_and_losses_together() -> None:
    cards = "hand.0: AH; hand.1: AC; limit-s.0: KS; limit-h.0: QH; field: 0:JS 0:10H"
    state = table("rest", f"{cards}; limit-c.1: KC", "recovery_order=net")
    play(state, "1 done")
    events = play(state, "1 recover KC")
    assert "gained" not in names(events)
    assert points(state) == "20:12"
    assert field(state, "recovered") == "0 0"
    state = table("may", "limit-s.0: KS; points: 15 20", "recovery_order=net recovery_when=anytime")
    play(state, "0 recover KS", "1 pass")
    assert field(state, "recovered") == "13 0"
    assert points(state) == "15:20"
    assert names(play(state, "0 end", "1 done")).count("gained") == 1
    assert points(state) == "20:20"


@pytest.mark.clause("unit V19", "unit V47")
def test_as_many_cards_as_one_likes_while_in_danger() -> None:
    state = table("rest", f"{HIT}; points: 20 4; limit-d.1: 2D 3D 4D")
    play(state, "1 done", "1 recover 2D")
    assert stage(state) == "danger 1"
    play(state, "1 recover 4D")
    assert points(state) == "20:1"
    assert field(state, "limit-d.1") == "3D"


@pytest.mark.clause("unit V19")
def test_one_may_stop_and_lose() -> None:
    state = table("rest", f"{HIT}; points: 20 4; limit-d.1: 7D")
    assert names(play(state, "1 done", "1 done"))[-1] == "ended-points"
    assert points(state) == "20:-5"


@pytest.mark.clause("unit U22", "unit V19", "unit V20")
@pytest.mark.parametrize(
    ("limits", "options", "told"),
    [
        ("", "", "unsaved 0"),
        ("limit-d.1: 5D", "", "unsaved 5"),
        ("limit-d.1: 6D", "", "unspent 6"),
        ("limit-d.1: 7D+", "", "unsaved 0"),
        ("limit-d.1: 4D 3D; field: 0:9S 1:2D", "", "unsaved 4"),
        ("limit-d.1: 6D; limit-h.1: 2H", "recovery_suits=hearts", "unsaved 2"),
        ("limit-d.1: 6D", "recovery_who=active ext_hearts=yes", "unsaved 0"),
    ],
)
def test_who_is_not_saved_is_said_to_be_unable_or_unwilling(
    limits: str, options: str, told: str
) -> None:
    cards = HIT.partition("; field")[0] if "field" in limits else HIT
    state = table("rest", f"{cards}; points: 20 4; {limits}".rstrip("; "), options)
    events = play(state, "1 done", "1 done")
    found = [event for event in events if event.kind.name in ("unsaved", "unspent")]
    assert [f"{event.kind.name} {event.amount}" for event in found] == [told]
    assert "done" not in names(events)[names(events).index("danger") :]


@pytest.mark.clause("unit V20")
def test_recovering_leaves_field_and_damage_alone() -> None:
    cards = f"{HIT} 1:3D; points: 20 9; limit-d.1: 4D 2D"
    state = table("rest", cards)
    play(state, "1 done")
    assert legal(state, 1) == ["recover 2D", "done"]
    assert refused(state, 1, "recover 4D") == "unit V20"
    play(state, "1 recover 2D")
    assert points(state) == "17:2"


@pytest.mark.clause("unit V21")
def test_each_recovers_up_to_their_own_start() -> None:
    cards = f"{HIT}; points: 20 9; limit-h.1: KH QH"
    state = table("rest", cards, "start1=30")
    play(state, "1 done", "1 recover KH")
    assert points(state) == "20:13"
    cards = "limit-h.1: KH; points: 20 28"
    state = table("rest", cards, "start1=30 recovery_when=anytime")
    play(state, "1 recover KH")
    assert points(state) == "20:30"


@pytest.mark.clause("unit V22")
def test_a_recovered_card_is_out_of_the_game() -> None:
    cards = f"{HIT}; points: 5 9; limit-d.1: 7D"
    state = table("rest", cards)
    play(state, "1 done", "1 recover 7D")
    assert field(state, "gone") == "7D"
    over = "hand.0: AH; hand.1: 2H; points: 3 2; quiet: yes; gone: KS"
    state = table("rest", over, rest="discard")
    play(state, "1 done")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (1, 1)


@pytest.mark.clause("unit V38")
def test_everybody_in_danger_is_asked_the_active_player_first() -> None:
    state = table("rest", f"{MUTUAL}; points: 9 9; limit-d.1: 6D")
    events = play(state, "1 done")
    assert names(events) == ["done", "danger"]
    assert stage(state) == "danger 0"
    assert legal(state, 0) == ["done"]
    play(state, "0 done")
    assert stage(state) == "danger 1"
    play(state, "1 recover 6D")
    assert state.is_over()


@pytest.mark.clause("unit V39")
def test_recovering_at_the_start_points_gains_nothing() -> None:
    state = table("may", "limit-s.0: KS", "recovery_when=anytime")
    events = play(state, "0 recover KS")
    assert [event.amount for event in events if event.kind.name == "gained"] == [0]
    assert points(state) == "20:20"
    assert field(state, "gone") == "KS"


@pytest.mark.clause("unit V41")
def test_anytime_still_asks_at_the_end_but_only_in_danger() -> None:
    cards = f"{HIT}; limit-d.1: 5D"
    assert danger(f"{cards}; points: 20 9", "recovery_when=anytime")[0] == "danger 1"
    assert danger(f"{cards}; points: 20 10", "recovery_when=anytime")[0] == "must 1"


@pytest.mark.clause("unit U22")
def test_danger_after_the_free_order() -> None:
    cards = f"{HIT}; points: 20 9; limit-d.1: 5D"
    state = table("both", f"{cards}; ready: 0", "turn_mode=free")
    play(state, "1 ready")
    assert stage(state) == "danger 1"
    assert state.view(0).facts["ready.0"] == "no"
    state = table("priority", f"{cards}; mover: 1; passes: 1", "turn_mode=free priority=yes")
    play(state, "1 pass")
    assert stage(state) == "danger 1"

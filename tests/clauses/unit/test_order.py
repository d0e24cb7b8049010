"""Points, deal and the order of a turn."""

import pytest

from koloda.engine.values.errors import OptionError
from tests.clauses.unit.positions import UNIT, deal, points, stage, table
from tests.helpers import field, legal, names, play, refused

MOVES = ("limit", "back", "attack", "defend", "joker", "recover")


def words(state_legal: list[str]) -> list[str]:
    """The legal actions that move no card."""
    return [text for text in state_legal if not text.startswith(MOVES)]


@pytest.mark.clause("unit U1")
def test_twenty_points_each_or_a_handicap() -> None:
    assert points(deal()) == "20:20"
    assert points(deal(options={"start1": 30})) == "20:30"
    with pytest.raises(OptionError, match="start0 is a whole number from 1 to 99"):
        UNIT.new(2, {"start0": 0})


@pytest.mark.clause("unit U2", "unit V2")
def test_six_cards_each_before_the_first_turn() -> None:
    state = deal("AS 2S 3S 4S 5S 6S AH 2H 3H 4H 5H 6H")
    assert field(state, "hand.0") == "AS 2S 3S 4S 5S 6S"
    assert field(state, "hand.1") == "AH 2H 3H 4H 5H 6H"
    assert len(field(state, "deck").split()) == 40
    assert stage(state) == "must 0"


@pytest.mark.clause("unit U2", "unit V1")
def test_two_cards_each_when_the_turn_passes_its_new_owner_first() -> None:
    state = table("rest", "hand.0: 9S; hand.1: 9H; deck: AC 2C 3C 4C 5C", rest="discard")
    dealt = [event for event in play(state, "1 done") if event.kind.name == "dealt"]
    assert [event.seat for event in dealt] == [1, 0]
    assert field(state, "hand.1") == "9H AC 2C"
    assert field(state, "hand.0") == "9S 3C 4C"
    assert field(state, "deck") == "5C"


@pytest.mark.clause("unit V1")
def test_fewer_cards_when_the_deck_ends() -> None:
    state = table("rest", "hand.0: 9S; hand.1: 9H; deck: AC 2C 3C", rest="discard")
    play(state, "1 done")
    assert field(state, "hand.1") == "9H AC 2C"
    assert field(state, "hand.0") == "9S 3C"
    state = table("rest", "hand.0: 9S; hand.1: 9H; deck: AC", rest="discard")
    play(state, "1 done")
    assert field(state, "hand.0") == "9S"


@pytest.mark.clause("unit V48")
def test_deal_to_the_active_player_alone() -> None:
    state = table("rest", "hand.0: 9S; hand.1: 9H; deck: AC 2C 3C", "deal_to=active", "discard")
    play(state, "1 done")
    assert field(state, "hand.1") == "9H AC 2C"
    assert field(state, "hand.0") == "9S"


@pytest.mark.clause("unit V3")
def test_chance_or_an_option_says_who_begins() -> None:
    state = UNIT.new(2)
    texts = state.setup.actions.texts
    assert [texts[action] for action, _ in state.chance_weights()] == ["first 0", "first 1"]
    assert names(play(state, "* first 1")) == ["first"]
    assert field(state, "active") == "1"
    assert field(UNIT.new(2, {"first": 1}), "active") == "1"
    with pytest.raises(OptionError, match="first is a seat from 0 to 1"):
        UNIT.new(2, {"first": 2})


@pytest.mark.clause("unit V3", "unit V50")
@pytest.mark.parametrize(
    ("points", "began", "first"),
    [("4 -3", 0, 1), ("4 -3", 1, 1), ("-3 4", 0, 0), ("-3 -3", 0, 1), ("-3 -3", 1, 0)],
)
def test_the_loser_begins_the_next_game_after_a_draw_the_other_seat(
    points: str, began: int, first: int
) -> None:
    cards = f"ending: points; points: {points}; began: {began}"
    over = table("over", cards, "start1=30 ext_hearts=yes")
    again = UNIT.rematch(over)
    assert again.options == {**over.setup.options, "first": first}
    assert field(UNIT.start(again), "active") == str(first)


@pytest.mark.clause("unit V50")
def test_who_began_is_remembered_to_the_end() -> None:
    state = deal(options={"first": 1, "responses": False})
    assert field(state, "began") == "1"
    play(state, "1 limit AS", "1 end", "0 done")
    assert field(state, "active") == "0"
    assert field(state, "began") == "1"


@pytest.mark.clause("unit U4")
def test_the_active_player_must_move_a_card() -> None:
    state = table("must", "hand.0: 9S; hand.1: 9H")
    assert legal(state, 0) == ["limit 9S"]
    for word in ("pass", "end", "done", "ready"):
        assert refused(state, 0, word) == "unit U4"


@pytest.mark.clause("unit U5", "unit V4")
def test_one_answer_to_each_action() -> None:
    state = table("must", "hand.0: 9S 8S 7S; hand.1: 9H 8H")
    play(state, "0 limit 9S")
    assert stage(state) == "reply 1"
    assert refused(state, 0, "limit 8S") == "unit U6"
    play(state, "1 pass")
    assert stage(state) == "may 0"
    play(state, "0 limit 8S")
    assert words(legal(state, 1)) == ["pass"]
    play(state, "1 limit 9H")
    assert stage(state) == "may 0"
    assert refused(state, 0, "pass") == "unit U5"


@pytest.mark.clause("unit V4")
def test_without_responses_one_acts_after_the_other() -> None:
    state = table("must", "hand.0: 9S 8S; hand.1: 9H 8H", "responses=no")
    play(state, "0 limit 9S")
    assert stage(state) == "may 0"
    play(state, "0 limit 8S", "0 end")
    assert stage(state) == "rest 1"


@pytest.mark.clause("unit U6", "unit V5", "unit V6")
def test_the_other_player_has_the_last_word() -> None:
    state = table("may", "hand.0: 7H; hand.1: 9H 8S; limit-h.0: KH; limit-h.1: QH")
    assert refused(state, 0, "done") == "unit U6"
    play(state, "0 end")
    assert stage(state) == "rest 1"
    assert refused(state, 1, "end") == "unit U6"
    play(state, "1 limit 8S", "1 attack 9H")
    assert stage(state) == "rest 1"
    assert refused(state, 0, "defend 7H against 9H") == "unit U6"
    play(state, "1 done")
    assert field(state, "active") == "1"
    assert points(state) == "11:20"


@pytest.mark.clause("unit V6")
def test_the_active_player_defends_while_still_acting() -> None:
    state = table("reply", "hand.0: 7H; hand.1: 9H; limit-h.0: KH; limit-h.1: QH")
    play(state, "1 attack 9H")
    assert "defend 7H against 9H" in legal(state, 0)


@pytest.mark.clause("unit V24")
def test_a_player_without_a_move_is_passed_over() -> None:
    state = table("rest", "active: 1; hand.1: 9H; deck: XB XR 2C 3C 4C 5C", "jokers=yes", "discard")
    events = play(state, "0 done")
    assert names(events)[-2:] == ["turn", "no-move"]
    assert stage(state) == "rest 1"
    assert field(state, "active") == "0"


@pytest.mark.clause("unit U7")
def test_free_order_both_may_act() -> None:
    state = table("must", "hand.0: 9S 8S; hand.1: 9H 8H", "turn_mode=free")
    assert state.to_act() == [0]
    play(state, "0 limit 9S")
    assert stage(state) == "both 0 1"
    play(state, "1 limit 9H", "1 limit 8H", "0 limit 8S")
    assert words(legal(state, 0)) == words(legal(state, 1)) == ["ready"]


@pytest.mark.clause("unit U7")
def test_ready_can_be_taken_back_and_any_action_clears_it() -> None:
    state = table("both", "hand.0: 9S 8S; hand.1: 9H", "turn_mode=free")
    assert state.actor() == 0
    play(state, "0 ready")
    assert state.to_act() == [0, 1]
    assert state.actor() == 1
    assert refused(state, 0, "ready") == "unit U7"
    play(state, "0 unready")
    assert refused(state, 0, "unready") == "unit U7"
    play(state, "0 ready", "1 limit 9H")
    assert field(state, "ready") == ""
    play(state, "1 ready", "0 limit 8S")
    assert field(state, "ready") == ""
    play(state, "0 ready")
    assert names(play(state, "1 ready"))[-1] == "turn"
    assert field(state, "active") == "1"
    assert refused(table("may", "hand.0: 9S"), 0, "ready") == "unit U7"


@pytest.mark.clause("unit V43")
def test_free_order_opens_at_once_when_the_active_player_has_no_move() -> None:
    cards = "active: 1; hand.1: 9H; deck: XB XR 2C 3C 4C 5C; ready: 1"
    state = table("both", cards, "turn_mode=free jokers=yes", "discard")
    play(state, "0 ready")
    assert stage(state) == "both 0 1"
    assert field(state, "active") == "0"


@pytest.mark.clause("unit V44")
def test_free_order_by_turns() -> None:
    state = table("must", "hand.0: 9S 8S; hand.1: 9H", "turn_mode=free priority=yes")
    play(state, "0 limit 9S")
    assert stage(state) == "priority 1"
    play(state, "1 limit 9H")
    assert stage(state) == "priority 0"
    play(state, "0 pass")
    assert stage(state) == "priority 1"
    assert field(state, "passes") == "1"
    play(state, "1 back 9H", "0 pass")
    assert field(state, "active") == "0"
    play(state, "1 pass")
    assert field(state, "active") == "1"
    with pytest.raises(OptionError, match="priority needs turn_mode=free"):
        UNIT.new(2, {"priority": True})


@pytest.mark.clause("unit V44", "unit V49")
def test_by_turns_the_other_player_is_first_when_there_is_no_move() -> None:
    cards = "active: 1; mover: 0; passes: 1; hand.1: 9H; deck: XB XR 2C 3C 4C 5C"
    state = table("priority", cards, "turn_mode=free priority=yes jokers=yes", "discard")
    play(state, "0 pass")
    assert stage(state) == "priority 1"
    assert field(state, "active") == "0"


@pytest.mark.clause("unit V51")
def test_the_tiny_deck_is_four_cards_and_one_turn() -> None:
    state = UNIT.new(2, {"preset": "tiny"})
    play(state, *[f"* deal {card}" for card in ["4S", "3S", "2S", "AS"]])
    assert [field(state, "hand.0"), field(state, "hand.1")] == ["3S 4S", "AS 2S"]
    play(state, "0 limit 4S", "0 end", "1 limit AS", "1 done")
    outcome = state.outcome()
    # 1 point and 7 against 1 point and 3.
    assert outcome is not None and (outcome.reason, outcome.ranks) == ("cards", (1, 2))


@pytest.mark.clause("unit V51")
def test_jokers_come_on_top_of_the_tiny_deck() -> None:
    state = UNIT.new(2, {"preset": "tiny", "jokers": True})
    assert sorted(field(state, "bag").split()) == sorted(["AS", "2S", "3S", "4S", "XB", "XR"])

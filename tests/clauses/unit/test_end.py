"""How a game ends, and who has won."""

import pytest

from koloda.engine.contract.state import NOBODY, State
from koloda.engine.values.outcome import Outcome
from tests.clauses.unit.positions import points, stage, table
from tests.helpers import field, names, play, refused


def result(state: State) -> str:
    """Ranks and reason."""
    outcome = state.outcome()
    return "" if outcome is None else str(outcome)


@pytest.mark.clause("unit U25")
def test_the_game_ends_when_points_are_gone() -> None:
    cards = "hand.0: AH; hand.1: AC; limit-s.0: QS; field: 0:9S; points: 1 9"
    state = table("rest", cards)
    assert result(state) == ""
    events = play(state, "1 done", "1 done")
    assert names(events)[-3:] == ["lost", "cleared", "ended-points"]
    assert result(state) == "1 2 points"
    assert state.actor() == NOBODY
    assert state.to_act() == []
    assert refused(state, 0, "limit AH") == "unit U25"
    assert field(state, "turns") == "1"


@pytest.mark.clause("unit U25", "unit U26", "unit V26")
def test_without_a_card_to_move_hand_limit_and_points_are_counted() -> None:
    cards = "hand.0: KH; limit-s.0: 5S; points: 7 20"
    state = table("rest", cards, rest="discard")
    events = play(state, "1 done")
    assert names(events)[-6:] == ["turn", "ended-cards", "shown", "counted", "shown", "counted"]
    assert [event.amount for event in events if event.kind.name == "counted"] == [25, 20]
    assert result(state) == "1 2 cards"
    assert points(state) == "7:20"


@pytest.mark.clause("unit U26")
def test_equal_totals_are_a_draw() -> None:
    state = table("rest", "hand.0: KH; points: 7 20", rest="discard")
    play(state, "1 done")
    assert state.outcome() == Outcome((1, 1), "cards")


@pytest.mark.clause("unit V23")
@pytest.mark.parametrize(
    ("before", "ranks"), [("9 12", "2 1 points"), ("12 9", "1 2 points"), ("9 9", "1 1 points")]
)
def test_both_at_zero_or_below(before: str, ranks: str) -> None:
    cards = f"limit-s.0: KS; limit-s.1: QS JS; field: 0:10S 0:3S 1:9S 1:4S; points: {before}"
    state = table("rest", cards)
    while not state.is_over():
        play(state, f"{state.actor()} done")
    assert result(state) == ranks


@pytest.mark.clause("unit V25")
def test_two_turns_without_a_field_card_end_the_game_once_the_deck_is_empty() -> None:
    state = table("must", "hand.0: 9S; hand.1: 8S", "responses=no", "discard")
    play(state, "0 limit 9S", "0 end", "1 done")
    assert field(state, "quiet") == "yes"
    assert stage(state) == "must 1"
    play(state, "1 limit 8S", "1 end", "0 done")
    assert result(state) == "1 2 cards"
    assert field(state, "turns") == "2"


@pytest.mark.clause("unit V25")
def test_a_field_card_starts_the_count_again() -> None:
    cards = "hand.0: 9S 5H; hand.1: 8S 7S; limit-s.1: KS; quiet: yes"
    state = table("rest", cards, rest="discard")
    play(state, "1 attack 8S", "1 done")
    assert field(state, "quiet") == "no"
    play(state, "1 limit 7S", "0 pass", "1 end", "0 done")
    assert stage(state) == "must 0"


@pytest.mark.clause("unit V42")
def test_the_deck_must_be_empty_only_at_the_second_quiet_turn() -> None:
    cards = "hand.0: 9S; hand.1: 8S; deck: 2C 3C 4C 5C"
    state = table("rest", cards, rest="discard")
    play(state, "1 done")
    assert field(state, "deck") == ""
    assert field(state, "quiet") == "yes"
    play(state, "1 limit 8S", "0 pass", "1 end", "0 done")
    assert result(state) == "1 2 cards"
    state = table("rest", f"{cards} 6C; quiet: yes", rest="discard")
    play(state, "1 done")
    assert stage(state) == "must 1"

"""Putting cards into the limit and taking them back."""

import pytest

from tests.clauses.unit.positions import after_turn, points, stage, table
from tests.helpers import field, legal, names, play, refused


@pytest.mark.clause("unit U19")
def test_any_hand_card_goes_into_the_limit_and_counts_at_once() -> None:
    state = table("may", "hand.0: 9S 8S 2H", "responses=no")
    assert legal(state, 0) == ["limit 8S", "limit 9S", "limit 2H", "end"]
    assert names(play(state, "0 limit 9S")) == ["reserved"]
    assert field(state, "limit-s.0") == "9S+"
    assert "attack 8S" in legal(state, 0)
    assert refused(state, 0, "limit KD") == "unit U19"


@pytest.mark.clause("unit U20")
def test_rule_book_example_king_in_jack_out_jack_played_next_turn() -> None:
    cards = "hand.0: KS; hand.1: AC; limit-s.0: JS; deck: 2H 3H 4H 5H"
    state = table("may", cards, "responses=no", "discard")
    play(state, "0 limit KS")
    assert names(play(state, "0 back JS")) == ["taken-back"]
    assert field(state, "hand.0") == "JS*"
    for move in ("limit JS", "attack JS"):
        assert refused(state, 0, move) == "unit U20"
    play(state, "0 end", "1 done", "1 limit AC", "1 end", "0 attack JS", "0 done")
    assert points(state) == "20:9"


@pytest.mark.clause("unit U20")
def test_a_locked_card_does_nothing_at_all() -> None:
    options = "responses=no jokers=yes ext_clubs=yes ext_diamonds=yes"
    cards = "hand.0: XR 9C* 9D*; limit-h.0: 2H; limit-d.0: KD; limit-s.1: KS; field: 1:3S"
    state = table("may", cards, options)
    for move in (
        "limit 9C H",
        "joker XR attack 9D",
        "defend 9D against 3S",
        "joker XR defend 9D against 3S",
    ):
        assert refused(state, 0, move) == "unit U20"


@pytest.mark.clause("unit V16")
def test_the_lock_ends_with_the_turn_whosever_it_is() -> None:
    state = table("reply", "hand.0: AH; hand.1: AC; limit-s.1: JS")
    play(state, "1 back JS")
    assert field(state, "hand.1") == "JS* AC"
    play(state, "0 end")
    assert "limit JS" not in legal(state, 1)
    play(state, "1 done")
    assert "JS!" in field(state, "hand.1").split()
    assert "limit JS" in legal(state, 1)


@pytest.mark.clause("unit U21", "unit V7")
def test_an_occupied_card_stays_in_the_limit() -> None:
    state = table("may", "hand.0: 2S; limit-s.0: QS 3S AS; field: 0:9S")
    assert refused(state, 0, "back QS") == "unit U21"
    assert "back 3S" in legal(state, 0)
    play(state, "0 back 3S", "1 pass", "0 back AS", "1 pass", "0 attack 2S")
    assert refused(state, 0, "back 3S") == "unit U6"
    play(state, "1 pass")
    assert refused(state, 0, "back QS") == "unit U21"
    assert refused(state, 0, "back 3S") == "unit U20"


@pytest.mark.clause("unit V7")
def test_a_card_brought_by_a_joker_occupies_nothing() -> None:
    state = table("may", "hand.0: 2S; limit-s.0: QS; field: 0:9S@XB", "jokers=yes")
    assert "back QS" in legal(state, 0)


@pytest.mark.clause("unit V15")
def test_into_the_limit_and_out_in_one_turn() -> None:
    state = table("may", "hand.0: 9S", "responses=no")
    play(state, "0 limit 9S", "0 back 9S")
    assert field(state, "hand.0") == "9S*"
    assert legal(state, 0) == ["end"]


@pytest.mark.clause("unit V8")
def test_cards_of_earlier_turns_lose_their_mark() -> None:
    state = after_turn("hand.0: AH; hand.1: AC; limit-s.0: QS+")
    assert field(state, "limit-s.0") == "QS"
    assert stage(state) == "must 1"

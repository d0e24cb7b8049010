"""Values, attack, defence, jokers, and what the limit pays for."""

import pytest

from tests.clauses.unit.positions import after_turn, deal, points, stage, table
from tests.helpers import field, legal, names, play, refused


@pytest.mark.clause("unit U8")
@pytest.mark.parametrize(
    ("card", "worth"), [("AS", 1), ("2S", 2), ("10S", 10), ("JS", 11), ("QS", 12), ("KS", 13)]
)
def test_values(card: str, worth: int) -> None:
    limit = "QS 9S" if card == "KS" else "KS"
    state = table("may", f"hand.0: {card}; limit-s.0: {limit}")
    play(state, f"0 attack {card}", "1 pass", "0 end", "1 done")
    assert points(state) == f"20:{20 - worth}"


@pytest.mark.clause("unit U9")
def test_the_limit_must_pay_for_a_field_card() -> None:
    state = table("may", "hand.0: 9S 8S; limit-s.0: 3S 5S; limit-h.0: KH")
    assert "attack 8S" in legal(state, 0)
    assert refused(state, 0, "attack 9S") == "unit U9"
    state = table("rest", "hand.1: 9S 8S; limit-s.1: 3S 5S; limit-s.0: KS; field: 0:10S")
    assert "defend 8S against 10S" in legal(state, 1)
    assert refused(state, 1, "defend 9S against 10S") == "unit U9"


@pytest.mark.clause("unit U10")
@pytest.mark.parametrize("limit", ["5S 4S", "QS"])
def test_nine_of_spades_needs_five_and_four_or_the_queen(limit: str) -> None:
    state = table("may", f"hand.0: 9S {limit}", "responses=no")
    assert refused(state, 0, "attack 9S") == "unit U9"
    play(state, *[f"0 limit {card}" for card in limit.split()], "0 attack 9S")
    assert field(state, "field") == "0:9S"


def duel() -> str:
    """The opening of the rule book's example: 9♠ attacks, the opponent puts 8♠ into the limit."""
    return "9S 5S 4S AD 2D 3D 8S 7S AH 2H 3H 4H"


@pytest.mark.clause("unit U11")
def test_rule_book_example_of_a_defence() -> None:
    state = deal(duel())
    play(state, "0 limit 5S", "1 pass", "0 limit 4S", "1 pass", "0 attack 9S", "1 limit 8S")
    play(state, "0 end", "1 defend 7S against 9S")
    assert field(state, "field") == "0:9S<7S"
    assert "lost" in names(play(state, "1 done"))
    assert points(state) == "20:18"


@pytest.mark.clause("unit U12", "unit V5", "unit V10")
def test_rule_book_example_of_a_counter_attack() -> None:
    state = deal(duel())
    play(state, "0 limit 5S", "1 pass", "0 limit 4S", "1 pass", "0 attack 9S", "1 limit 8S")
    play(state, "0 end", "1 attack 7S")
    assert field(state, "field") == "0:9S 1:7S"
    assert points(state) == "20:20"
    play(state, "1 done")
    assert points(state) == "13:11"


@pytest.mark.clause("unit U13")
def test_two_against_one_but_not_one_against_two() -> None:
    cards = "hand.1: 7S 5S 2S; limit-s.1: KS 10S; limit-s.0: QS JS 8S; field: 0:9S 0:6S"
    state = table("rest", cards)
    play(state, "1 defend 7S against 9S")
    assert refused(state, 1, "defend 7S against 6S") == "unit U19"
    play(state, "1 defend 5S against 9S")
    assert field(state, "field") == "0:9S<7S+5S 0:6S"
    assert refused(state, 1, "defend 2S against 9S") == "unit U13"
    assert "defend 2S against 6S" in legal(state, 1)


@pytest.mark.clause("unit U14", "unit V13")
def test_the_second_defender_needs_a_smaller_first_one() -> None:
    cards = "hand.1: 9S 7S 5S; limit-s.1: KS 10S; limit-s.0: QS; field: 0:8S"
    state = table("rest", cards)
    play(state, "1 defend 9S against 8S")
    assert refused(state, 1, "defend 5S against 8S") == "unit U14"
    state = table("rest", cards.replace("0:8S", "0:8S<7S").replace(" 7S", ""))
    assert "defend 5S against 8S" in legal(state, 1)
    state = table("rest", cards.replace("0:8S", "0:7S").replace(" 7S", " 8S"))
    play(state, "1 defend 8S against 7S")
    assert refused(state, 1, "defend 5S against 7S") == "unit U14"


@pytest.mark.clause("unit U14")
def test_an_equal_first_defender_is_the_only_one() -> None:
    cards = "hand.1: 7D 5S; limit-s.1: KS; limit-d.1: KD; limit-s.0: QS; field: 0:7S"
    state = table("rest", cards, "ext_diamonds=yes")
    play(state, "1 defend 7D against 7S")
    assert refused(state, 1, "defend 5S against 7S") == "unit U14"


@pytest.mark.clause("unit V13")
def test_the_second_defender_may_come_in_a_later_action() -> None:
    state = table("reply", "hand.0: AH; hand.1: 7S 5S; limit-s.1: QS; limit-s.0: KS; field: 0:10S")
    play(state, "1 defend 7S against 10S", "0 limit AH", "1 defend 5S against 10S")
    assert field(state, "field") == "0:10S<7S+5S"


@pytest.mark.clause("unit U15")
def test_rule_book_example_queen_covered_by_seven_and_five() -> None:
    state = table("rest", "hand.1: 7S 5S; limit-s.1: KS; limit-s.0: 10S 2S; field: 0:QS")
    play(state, "1 defend 7S against QS", "1 defend 5S against QS", "1 done")
    assert points(state) == "20:20"


@pytest.mark.clause("unit U16")
def test_rule_book_example_queen_against_one_of_two() -> None:
    state = table("rest", "hand.1: QS; limit-s.1: KS; limit-s.0: 10S 2S; field: 0:7S 0:5S")
    play(state, "1 defend QS against 7S", "1 done")
    assert points(state) == "15:15"


@pytest.mark.clause("unit V12")
def test_two_defenders_together_may_exceed_the_attacker() -> None:
    state = table("rest", "hand.1: 7S KS; limit-s.1: JS 9S; limit-s.0: 10S 2S; field: 0:QS")
    play(state, "1 defend 7S against QS", "1 defend KS against QS", "1 done")
    assert points(state) == "12:20"


@pytest.mark.clause("unit U17", "unit V27")
def test_a_joker_brings_a_card_of_its_colour_without_limit() -> None:
    state = table("may", "hand.0: XB KS KC KH", "jokers=yes")
    texts = [text for text in legal(state, 0) if text.startswith("joker")]
    assert texts == ["joker XB attack KS", "joker XB attack KC"]
    assert refused(state, 0, "joker XR attack KH") == "unit U17"
    assert refused(state, 0, "attack KS") == "unit U9"
    play(state, "0 joker XB attack KS", "1 pass")
    assert field(state, "field") == "0:KS@XB"
    assert refused(state, 0, "joker XB attack KC") == "unit U17"
    play(state, "0 end", "1 done")
    assert points(state) == "20:7"
    assert field(state, "discard") == "KS XB"


@pytest.mark.clause("unit V27")
def test_a_joker_defends_too_and_its_card_needs_no_limit_later() -> None:
    cards = "hand.1: XR KD QD; limit-d.1: JD; limit-h.0: 10H; field: 0:9H"
    state = table("rest", cards, "jokers=yes ext_diamonds=yes")
    play(state, "1 joker XR defend KD against 9H")
    assert field(state, "field") == "0:9H<KD@XR"
    assert "back JD" in legal(state, 1)
    assert not any("XR" in text for text in legal(state, 1))
    play(state, "1 done")
    assert points(state) == "16:20"


@pytest.mark.clause("unit V27")
def test_a_joker_never_goes_into_the_limit_and_counts_nothing() -> None:
    state = table("may", "hand.0: XB; hand.1: XR", "jokers=yes")
    assert legal(state, 0) == ["end"]
    assert len(field(deal(options={"jokers": True}), "deck").split()) == 54 - 12
    state = table("rest", "hand.0: XB XR; hand.1: AS; quiet: yes", "jokers=yes", "discard")
    play(state, "1 done")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (2, 1)


@pytest.mark.clause("unit U18")
def test_any_number_of_cards_in_one_turn() -> None:
    state = table("may", "hand.0: AS 2S 3S 4S; limit-s.0: 10S", "responses=no")
    play(state, *[f"0 attack {card}" for card in ("AS", "2S", "3S", "4S")])
    assert field(state, "field") == "0:AS 0:2S 0:3S 0:4S"


@pytest.mark.clause("unit V7", "unit V36")
def test_the_limit_of_a_suit_is_one_sum_for_all_field_cards() -> None:
    state = table("may", "hand.0: 9S 3S 2S; limit-s.0: QS", "responses=no")
    play(state, "0 attack 9S")
    assert "attack 2S" in legal(state, 0)
    play(state, "0 attack 3S")
    assert refused(state, 0, "attack 2S") == "unit U9"


@pytest.mark.clause("unit V8", "unit V9", "unit V36")
def test_the_limit_stays_and_the_field_is_discarded() -> None:
    state = after_turn("hand.0: AH; hand.1: AC; limit-s.0: QS; limit-s.1: KS; field: 0:9S<7S")
    assert field(state, "limit-s.0") == "QS"
    assert field(state, "limit-s.1") == "KS"
    assert field(state, "field") == ""
    assert field(state, "discard") == "7S 9S"
    state = after_turn("hand.0: 8S; hand.1: AC; limit-s.0: QS; field: 0:9S")
    play(state, "1 limit AC")
    assert "attack 8S" in legal(state, 0)


@pytest.mark.clause("unit V11")
def test_a_defender_has_the_suit_of_the_attacker() -> None:
    cards = "hand.1: 7H 7D 7C; limit-h.1: KH; limit-d.1: KD; limit-c.1: KC; limit-s.0: QS"
    state = table("rest", f"{cards}; field: 0:9S")
    for card in ("7H", "7D", "7C"):
        assert refused(state, 1, f"defend {card} against 9S") == "unit V11"


@pytest.mark.clause("unit V14")
def test_field_cards_stay_what_they_are() -> None:
    cards = "hand.0: 5S; hand.1: 4S; limit-s.0: KS; limit-s.1: QS; field: 0:8S<7S"
    state = table("may", cards)
    assert refused(state, 0, "defend 5S against 7S") == "unit V14"
    assert refused(state, 0, "defend 5S against 8S") == "unit V14"
    assert refused(state, 0, "back 8S") == "unit U20"
    assert refused(state, 0, "attack 8S") == "unit U19"
    assert stage(state) == "may 0"

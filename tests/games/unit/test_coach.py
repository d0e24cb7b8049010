"""What a coach says about Unit."""

import pytest

from koloda.bots.coach import idea
from koloda.engine.values.concept import Concept
from koloda.games import find_game
from tests.clauses.unit.positions import table

UNIT = find_game("unit")


def said(stage: str, cards: str, options: str = "") -> Concept | None:
    state = table(stage, cards, options)
    return idea(state, state.to_act()[0])


def why(better: str, made: str, stage: str = "may") -> str:
    state = table(stage, "hand.0: 9S 4S; limit-s.0: KS", "")
    found = UNIT.why_better(state.setup, state.view(0), better.split(), made.split())
    return "" if found is None else " ".join([found.name, *found.values.values()])


def test_what_the_limits_can_pay_for() -> None:
    told = Concept(
        "attack", {"count": "13", "points": "20", "gain": "0", "open": "yes", "sure": "none"}
    )
    assert said("may", "hand.0: 9S 4S 2H; limit-s.0: KS") == told


def test_what_has_been_struck_already_is_not_left() -> None:
    struck = "hand.0: 4S 2H; limit-s.0: KS; field: 0:9S"
    told = Concept(
        "attack", {"count": "4", "points": "11", "gain": "0", "open": "yes", "sure": "none"}
    )
    assert said("may", struck) == told
    assert said("may", struck + "; points: 20 9") == Concept(
        "struck", {"gain": "0", "open": "yes", "sure": "none"}
    )


@pytest.mark.parametrize(
    ("limits", "options", "gain"),
    [
        ("limit-s.1: QS; limit-h.1: 5H", "", "11"),  # never above 20
        ("limit-s.1: QS; limit-h.1: 5H", "recovery_order=net", "17"),  # but with the losses
        ("limit-s.1: 6S; limit-h.1: 4H+", "", "6"),  # not those of this turn
        ("limit-s.1: 6S 3S; field: 1:5S", "", "3"),  # not those that pay for the field
        ("limit-s.1: 6S; limit-h.1: 4H", "recovery_suits=hearts", "4"),
        ("limit-s.1: 6S", "recovery_who=active", "0"),
    ],
)
def test_what_stands_behind_the_points_of_the_other(limits: str, options: str, gain: str) -> None:
    told = said("may", f"hand.0: 9D; limit-d.0: KD; points: 20 9; {limits}", options)
    assert told == Concept(
        "attack", {"count": "9", "points": "9", "gain": gain, "open": "yes", "sure": "none"}
    )


def test_a_limit_can_save_points_that_are_struck() -> None:
    struck = "hand.0: 2D; limit-d.0: KD; limit-s.1: 6S; field: 0:10D; points: 20 9"
    assert said("may", struck) == Concept("struck", {"gain": "6", "open": "yes", "sure": "none"})


def test_in_the_last_word_no_defence_can_come() -> None:
    struck = "hand.1: 2D; limit-d.1: KD; field: 1:10D; points: 9 20"
    none = {"gain": "0", "open": "no", "sure": "0"}
    assert said("rest", struck) == Concept("struck", none)
    left = Concept("attack", none | {"count": "2", "points": "10", "sure": "10"})
    assert said("rest", struck.replace("9 20", "20 20")) == left


@pytest.mark.parametrize(
    ("cards", "options", "told"),
    [
        ("points: 13 20", "", "strike 13 13"),
        ("points: 14 20; field: 1:7D", "", "strike 7 13"),  # seven are struck already
        ("points: 9 20; limit-s.0: 4S", "", "strike 13 13"),  # which can become points
        ("points: 9 20; limit-s.0: 5S", "", "attack 13 9 5 no 14"),
        ("points: 14 20; limit-s.0: 9S; field: 1:7D", "", "strike 13 13"),  # never above 20
        ("points: 13 20; hand.0: AH", "ext_hearts=yes", "attack 13 13 0 no 20"),  # a closed hand
        ("points: 9 20; hand.0: AH; field: 1:7D", "ext_hearts=yes", "strike 13 13"),
        (
            "points: 9 20; hand.0: AH; field: 1:7D",
            "ext_hearts=yes recovery_order=net",
            "attack 13 2 0",
        ),
        ("points: 13 3; limit-h.0: KH; field: 0:QH", "", "attack 13 13 0 no none"),  # both die
    ],
)
def test_hits_of_a_last_word_that_no_rescue_survives(cards: str, options: str, told: str) -> None:
    found = said("rest", f"hand.1: KC; limit-d.1: 8D; limit-c.1: QC+ AC+; {cards}", options)
    assert found is not None
    assert " ".join([found.name, *found.values.values()]).startswith(told)


def test_what_pays_for_an_attack_saves_nobody() -> None:
    dying = "hand.0: 9S; limit-s.0: KS; points: 5 20; limit-h.1: KH; field: 1:QH"
    assert said("may", dying) == Concept("spare", {})
    told = Concept(
        "attack", {"count": "9", "points": "20", "gain": "0", "open": "yes", "sure": "none"}
    )
    for lost in (dying.replace("KS", "KS+"), dying.replace("QH", "QH 1:10C") + "; limit-c.1: KC"):
        assert said("may", lost) == told


def test_limits_that_pay_for_nothing() -> None:
    assert said("may", "hand.0: 9S 4S 2H") == Concept("limit", {})


def test_what_is_about_to_be_lost() -> None:
    attacked = "hand.1: 9S 8S; limit-s.1: KS; limit-s.0: QS; field: 0:10S"
    assert said("reply", attacked) == Concept("defend", {"loss": "10"})


def test_an_attack_that_could_wait_for_the_last_word() -> None:
    free = "hand.1: 9S 8S; limit-s.1: KS; limit-h.0: QH; field: 0:10H"
    assert said("reply", free) == Concept("wait", {})


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (  # 3H in the limit pays for 2H, but not the other way round
            "hand.1: 3H 2H 9S",
            Concept("brace", {"loss": "10", "card": "3H", "defender": "2H"}),
        ),
        (
            "hand.1: 6H 4H; limit-h.1: 3H",
            Concept("brace", {"loss": "10", "card": "4H", "defender": "6H"}),
        ),
        ("hand.1: 9S 8D", Concept("bear", {"points": "10"})),
        ("hand.1: 9S 8D; points: 20 9", Concept("dying", {"gain": "0"})),
        ("hand.1: 9S 8D; points: 20 9; limit-d.1: 4D", Concept("dying", {"gain": "4"})),
        ("hand.1: 9S 8D; points: 20 6; limit-d.1: 4D", Concept("dying", {"gain": "0"})),
    ],
)
def test_an_attack_that_nothing_can_stop_yet(cards: str, told: Concept) -> None:
    assert said("reply", f"{cards}; limit-h.0: QH; field: 0:10H") == told


def test_points_that_run_out() -> None:
    dying = "mover: 1; points: 20 5; limit-d.1: 2D 5D 9D; limit-s.0: KS; field: 0:9S"
    assert said("danger", dying) == Concept("danger", {"loss": "9", "points": "5"})


def test_nothing_but_taking_cards_back() -> None:
    assert said("may", "hand.0: 9S*; limit-h.0: KH 2H") is None


@pytest.mark.parametrize(
    ("better", "made", "told"),
    [
        ("defend 9S against 10S", "pass", "why-defend 9S 10S"),
        ("recover 4S", "done", "why-recover 4S"),
        ("recover 4S", "recover KS", "why-smaller 4S"),
        ("recover KS", "recover 4S", "why-recover KS"),
        ("attack 9S", "back KS", "why-back KS"),
        ("attack 9S", "end", "why-attack 9S"),
        ("attack 9S", "attack 4S", "why-larger 9 4"),
        ("attack 4S", "attack 9S", ""),
        ("limit 4S", "attack 9S", "why-limit 4S"),
        ("limit 9S", "end", "why-limit 9S"),
        ("limit 9S", "limit 4S", "why-pays 9S 4S"),
        ("limit 4S", "limit 9S", "why-stays 9S"),
        ("limit 4S", "limit 4H", ""),
        ("limit 4S", "defend 9S against 10S", ""),
        ("back KS", "limit 4S", "why-fetch KS"),
        ("back KS", "back QS", "why-fetch KS"),
        ("end", "limit 4S", "why-stays 4S"),
        ("end", "joker XB attack 4S", ""),
    ],
)
def test_why_another_move_was_better(better: str, made: str, told: str) -> None:
    assert why(better, made) == told


def test_whoever_may_answer_can_still_do_it_in_the_last_word() -> None:
    assert why("pass", "attack 9S", "reply") == "why-wait"

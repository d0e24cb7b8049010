"""What playouts of Unit guess: the score, a sensible action, the most of a suit."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.games.unit.bots.plans import to_play
from koloda.games.unit.cards import TOKENS, kinds
from koloda.games.unit.rules.recovery import most_points
from koloda.games.unit.state import UnitState
from tests.clauses.unit.positions import table


@pytest.mark.parametrize(
    ("cards", "estimate"),
    [
        ("", 0.0),
        ("points: 20 5", 0.5),
        ("limit-s.0: KS; hand.0: QS; hand.1: AH", 0.2),
        ("limit-s.0: KS; field: 0:JS", 0.475),
        ("hand.1: KH; limit-h.1: QH JH 10H 9H 8H; limit-s.1: KS QS JS 10S 9S 8S", -1.0),
    ],
)
def test_an_estimate_of_the_score(cards: str, estimate: float) -> None:
    assert table("may", cards).estimate() == pytest.approx([estimate, -estimate])


@pytest.mark.parametrize(
    ("stage", "cards", "most"),
    [
        (
            "rest",
            "hand.1: 9S 3S; limit-s.1: KS; limit-s.0: QS; field: 0:8S",
            "defend 9S against 8S",
        ),
        (
            "rest",
            "hand.1: 2S 7S; limit-s.1: KS; limit-s.0: JS; limit-h.0: 9H; field: 0:8H 0:8S",
            "defend 7S against 8S",
        ),
        ("rest", "hand.1: 9H; limit-h.1: KH; limit-s.0: KS; field: 0:QS", "attack 9H"),
        ("reply", "hand.1: 9S; limit-s.1: KS; limit-s.0: QS; field: 0:8S", "pass"),
        ("may", "hand.0: QS KS 3H", "limit KS"),
        ("may", "hand.0: QS 3H; limit-s.0: KS", "attack QS"),
        (
            "rest",
            "points: 9 20; hand.1: 9S 3S; limit-s.1: KS; limit-s.0: QS+; field: 0:8S",
            "attack 9S",
        ),
        ("may", "hand.0: 9S", "limit 9S"),
        ("may", "", "end"),
        ("must", "limit-s.0: 9S", "back 9S"),
        ("danger", "mover: 1; points: 20 5; limit-d.1: 2D 5D 9D; field: 0:9S", "recover 5D"),
        ("danger", "mover: 1; points: 20 5; limit-d.1: 2D 3D; field: 0:9S", "recover 3D"),
        ("danger", "mover: 1; points: 20 5; field: 0:9S", "done"),
    ],
)
def test_likely_actions_are_sensible(stage: str, cards: str, most: str) -> None:
    if "field: 0:9S" in cards:
        cards += "; limit-s.0: KS"
    state = table(stage, cards)
    seat = state.to_act()[0]
    texts = [
        state.setup.actions.text(state.likely_action(seat, FastRng(seed))) for seed in range(300)
    ]
    assert max(set(texts), key=texts.count) == most


@pytest.mark.parametrize(
    ("hand", "limit", "played"),
    [("KS QS", "", "QS"), ("KS QS 2S", "10S", "KS 2S"), ("3S 2S", "KS", "3S 2S"), ("KS", "3S", "")],
)
def test_the_most_of_a_suit_that_the_rest_can_pay_for(hand: str, limit: str, played: str) -> None:
    state = table("may", f"hand.0: {hand}; limit-s.0: {limit}")
    assert isinstance(state, UnitState)
    side = state.sides[0]
    chosen = to_play(side.hand, side.free(0))
    assert {TOKENS[kind] for kind in kinds(chosen)} == set(played.split())


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ("", 20),
        ("recovery_suits=hearts", 14),
        ("recovery_who=active", 5),
        ("recovery_order=net", 27),
        ("recovery_who=active ext_hearts=yes", 12),
    ],
)
def test_the_points_a_seat_could_have(options: str, most: int) -> None:
    net = "recovered: 0 0; " if "net" in options else ""
    cards = f"{net}points: 20 5; hand.1: 7H; limit-h.1: 9H 3H+; limit-s.1: KS"
    state = table("rest", cards, options)
    assert isinstance(state, UnitState)
    assert most_points(state, 1) == most


def test_a_playout_looks_a_few_turns_ahead_and_searches_are_short() -> None:
    state = table("may")
    assert state.horizon() == 40
    assert state.setup.game.hard_iterations(state.setup) == 25

"""The rule player of Unit."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.games import find_game
from koloda.games.unit.bots.greedy import choose
from tests.clauses.unit.positions import table

UNIT = find_game("unit")


def choice(stage: str, cards: str, options: str = "") -> str:
    """What the rule player does."""
    state = table(stage, cards, options)
    view = state.view(state.actor())
    return state.setup.actions.text(UNIT.greedy(view, FastRng(1)))


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("hand.0: 9S 4S 2H; limit-s.0: KS", "attack 9S"),
        ("hand.0: 9S 5S 2H", "limit 9S"),
        ("hand.0: 5S 2H; limit-s.0: 9S+", "attack 5S"),
        ("hand.0: 9S 6S 5S", "limit 6S"),
        ("hand.0: 9S 8H 2D", "limit 9S"),
        ("hand.0: 9S*", "end"),
    ],
)
def test_it_attacks_with_all_it_can_pay_and_reserves_the_rest(cards: str, action: str) -> None:
    assert choice("may", cards) == action


def test_it_waits_for_the_last_word() -> None:
    assert choice("reply", "hand.1: 9S 8S; limit-s.1: KS; limit-s.0: QS; field: 0:10S") == "pass"


@pytest.mark.parametrize(
    ("cards", "options", "action"),
    [
        ("hand.1: 9S 8S; limit-s.1: KS", "", "defend 9S against 10S"),
        ("hand.1: 3S 9H; limit-s.1: KS; limit-h.1: KH", "", "defend 3S against 10S"),
        ("hand.1: 9S 2D 3D; limit-d.1: KD", "ext_diamonds=yes", "defend 3D against 10S"),
        ("hand.1: 9S XB", "jokers=yes", "joker XB defend 9S against 10S"),
        ("hand.1: 4S XB; limit-h.1: 2H", "jokers=yes", "limit 4S"),
    ],
)
def test_it_defends_first(cards: str, options: str, action: str) -> None:
    assert choice("rest", f"{cards}; limit-s.0: QS; field: 0:10S", options) == action


def test_a_small_spade_writes_off_the_largest_card() -> None:
    cards = "hand.1: 9S 2S; limit-s.1: KS; limit-c.0: KC QC; field: 0:JC 0:9C"
    assert choice("rest", cards, "ext_spades=yes") == "defend 2S against JC"
    cards = "hand.1: 9S; limit-s.1: KS; limit-c.0: KC QC; field: 0:JC<2S"
    assert choice("rest", cards, "ext_spades=yes") == "attack 9S"


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("limit-d.1: 2D 5D 9D", "recover 2D"),
        ("points: 20 6; limit-d.1: 2D 5D 9D", "recover 5D"),
        ("points: 20 1; limit-d.1: 2D 5D 7D", "recover 7D"),
        ("limit-d.1: 9D+", "done"),
    ],
)
def test_it_recovers_as_little_as_saves_it(cards: str, action: str) -> None:
    points = "" if "points" in cards else "points: 20 9; "
    hit = f"mover: 1; {points}{cards}; limit-s.0: QS; field: 0:9S"
    assert choice("danger", hit) == action


def test_it_counts_what_it_has_recovered_and_what_its_defence_does() -> None:
    cards = "mover: 0; active: 0; points: 6 20; recovered: 2 0; limit-d.0: 2D 5D"
    field = "limit-s.0: 7S; limit-s.1: KS QS; field: 0:3S<6S 1:10S<4S"
    assert choice("danger", f"{cards}; {field}", "recovery_order=net") == "recover 2D"


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("hand.0: XB KS 9C 2H", "joker XB attack KS"),
        ("hand.0: XB 7S 2H", "limit 7S"),
        ("hand.0: XB", "end"),
    ],
)
def test_it_keeps_a_joker_for_a_large_card(cards: str, action: str) -> None:
    assert choice("may", cards, "jokers=yes") == action


def test_it_knows_what_a_joker_has_spared_the_limit() -> None:
    cards = "hand.0: 9S; limit-s.0: 10S; field: 0:KS@XB"
    assert choice("may", cards, "jokers=yes") == "attack 9S"


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("hand.0: 10H 7C 8C; limit-h.0: 3H", "limit 8C"),
        ("hand.0: 10H 7C; limit-h.0: 3H", "limit 7C H"),
        ("hand.0: AH 7C; limit-c.0: 2C; limit-h.0: 3H; field: 0:2H", "attack AH"),
        ("hand.0: 2H 7C; limit-h.0: 3H; field: 0:3D@XR", "attack 2H"),
        ("hand.0: 2D 7C; limit-h.0: 3H", "limit 7C"),
    ],
)
def test_clubs_extend_a_limit_when_that_lets_much_be_played(cards: str, action: str) -> None:
    assert choice("may", cards, "ext_clubs=yes jokers=yes") == action


@pytest.mark.parametrize(
    ("stage", "cards", "options", "action"),
    [
        ("must", "limit-s.0: KS 3S", "", "back 3S"),
        ("rest", "hand.0: 9S", "", "done"),
        ("both", "hand.1: 9S", "turn_mode=free", "ready"),
        ("priority", "mover: 0", "turn_mode=free priority=yes", "pass"),
    ],
)
def test_it_stops_when_nothing_is_left_to_do(
    stage: str, cards: str, options: str, action: str
) -> None:
    assert choice(stage, cards, options) == action


def test_the_other_style_keeps_what_it_cannot_play() -> None:
    state = table("may", "hand.0: 9S 8H 2D")
    assert state.setup.actions.text(choose(state.view(0), False)) == "end"
    state = table("must", "hand.0: 9S 8H 2D")
    assert state.setup.actions.text(choose(state.view(0), False)) == "limit 9S"


def test_it_beats_random_play() -> None:
    wins = 0
    for seed in range(40):
        rng = FastRng(seed)
        state = UNIT.new(2, {"preset": "expert", "jokers": True, "first": seed % 2})
        while not state.is_over():
            seat = state.actor()
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            elif seat == 0:
                state.apply(seat, UNIT.greedy(state.view(seat), rng))
            else:
                state.apply(seat, state.random_action(seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners == (0,)
    assert wins > 30

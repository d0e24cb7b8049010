"""The rule player of Kanobu."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.games import find_game
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import play

KANOBU = find_game("kanobu")
REST = "hand.1: {}; hand.2: G-two; pile: {}"
MANY = "Y-rock Y-rock Y-paper Y-paper"


def choice(cards: str, *moves: str, seat: int = 0, options: str = "players=3") -> str:
    """What the rule player does after these moves."""
    state = turn_of(0, cards, options)
    play(state, *moves)
    return state.setup.actions.text(KANOBU.greedy(state.view(seat), FastRng(1)))


@pytest.mark.clause("kanobu R28")
@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("P-cancel G-rock", "draw"),
        ("P-cancel B-rock", "play B-rock"),
        ("P-cancel P-star G-rock", "play P-star"),
        ("P-cancel", "play P-cancel"),
    ],
)
def test_cancel_is_kept_except_as_the_last_card(hand: str, action: str) -> None:
    assert choice(f"hand.0: {hand}; {REST.format(MANY, 'B-one')}") == action


@pytest.mark.clause("kanobu R28")
def test_cancel_answers_effects() -> None:
    cards = "hand.0: B-three Y-one; hand.1: P-cancel B-rock{}; hand.2: R-rock; pile: B-one"
    assert choice(cards.format(""), "0 play B-three", seat=1) == "play P-cancel"
    assert choice(cards.format(" R-three"), "0 play B-three", seat=1) == "play R-three"


@pytest.mark.clause("kanobu R28")
def test_cancel_is_played_when_nothing_else_is_allowed() -> None:
    cards = f"hand.0: P-cancel G-rock; {REST.format(MANY, 'B-one')}"
    assert choice(cards, options="players=3 voluntary_draw=no") == "play P-cancel"


def test_cards_that_fit_rarely_go_first() -> None:
    hand = "hand.0: B-rock BG-rock B-skip P-star; "
    assert choice(hand + REST.format(MANY, "B-one")) == "play B-rock"
    assert choice("hand.0: BG-rock B-skip P-star; " + REST.format(MANY, "B-one")) == "play BG-rock"
    assert choice("hand.0: B-skip P-star Y-one; " + REST.format(MANY, "B-two")) == "play B-skip"


def test_a_short_hand_is_attacked() -> None:
    hand = "hand.0: B-rock B-skip B-three P-star; "
    assert choice(hand + REST.format("Y-rock Y-paper", "B-one")) == "play B-three"
    back = "direction: -1; hand.0: B-rock B-skip; hand.1: {}; hand.2: {}; pile: B-one"
    assert choice(back.format("R-rock", MANY)) == "play B-rock"
    assert choice(back.format(MANY, "R-rock")) == "play B-skip"
    places = "hand.0: B-rock B-skip; hand.2: Y-rock; out: 1; pile: B-one"
    assert choice(places, options="players=3 play_for_places=yes") == "play B-skip"


def test_chance_is_answered_with_three_cards() -> None:
    cards = (
        "hand.0: P-chance Y-one; hand.1: B-rock R-rock G-rock P-cancel; hand.2: R-rock; pile: B-one"
    )
    assert choice(cards, "0 play P-chance", seat=1).startswith("lay ")
    assert choice(cards, "0 play P-chance", "1 lay B-rock", seat=1).startswith("lay ")


def test_the_colour_held_most_is_named() -> None:
    cards = f"hand.0: P-colour G-rock GR-paper R-one G-one; {REST.format(MANY, 'B-one')}"
    assert choice(cards, "0 play P-colour") == "colour G"


@pytest.mark.parametrize(
    ("opened", "action"),
    [
        ("B-rock P-cancel P-colour", "use B-rock"),
        ("B-skip BG-rock P-colour", "use BG-rock"),
        ("P-cancel P-cancel P-cancel", "keep P-cancel"),
    ],
)
def test_a_card_from_the_star(opened: str, action: str) -> None:
    cards = f"hand.0: P-star Y-one; {REST.format(MANY, 'B-one')}; deck: {opened} rest"
    assert choice(cards, "0 play P-star") == action


def test_a_drawn_card_is_played_unless_it_is_cancel() -> None:
    cards = f"hand.0: Y-two; {REST.format(MANY, 'B-one')}; deck: {{}} rest"
    assert choice(cards.format("B-rock"), "0 draw") == "play B-rock"
    assert choice(cards.format("P-cancel"), "0 draw") == "pass"
    assert choice(cards.format("G-rock"), "0 draw") == "pass"


def test_nothing_to_answer_with() -> None:
    cards = "hand.0: B-skip Y-one; hand.1: B-rock; hand.2: R-rock; pile: B-one"
    assert choice(cards, "0 play B-skip", seat=1) == "accept"

"""What a coach says about Kanobu."""

import pytest

from koloda.bots.coach import idea
from koloda.engine.values.concept import Concept
from koloda.games import find_game
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import play

REST = "hand.1: {}; hand.2: G-two; pile: B-one"
MANY = "Y-rock Y-rock Y-paper Y-paper"
FEW = "Y-rock"


def said(cards: str, *moves: str, seat: int = 0) -> Concept | None:
    state = turn_of(0, cards, "players=3")
    play(state, *moves)
    return idea(state, seat)


def why(better: str, made: str, rivals: str = MANY) -> str:
    state = turn_of(0, f"hand.0: B-rock B-paper R-rock; {REST.format(rivals)}", "players=3")
    setup = state.setup
    found = setup.game.why_better(setup, state.view(0), better.split(), made.split())
    return "" if found is None else " ".join([found.name, *found.values.values()])


@pytest.mark.parametrize(
    ("hand", "rivals", "told"),
    [
        ("B-skip B-rock", FEW, Concept("short", {"count": "1"})),
        ("P-cancel B-rock G-rock", MANY, Concept("cancel", {})),
        ("P-colour B-rock G-rock", MANY, Concept("purple", {})),
        ("B-paper B-rock G-rock", FEW, Concept("fits", {"count": "2"})),
        ("B-paper G-rock", MANY, None),
    ],
)
def test_what_matters_in_a_turn(hand: str, rivals: str, told: Concept | None) -> None:
    assert said(f"hand.0: {hand}; {REST.format(rivals)}") == told


def test_an_effect_can_be_passed_on() -> None:
    cards = "hand.0: B-three Y-one; hand.1: P-cancel B-rock; hand.2: R-rock; pile: B-one"
    assert said(cards, "0 play B-three", seat=1) == Concept("answer", {})


def test_the_colour_that_is_held_most() -> None:
    cards = f"hand.0: P-colour R-rock RY-rock R-paper G-rock; {REST.format(MANY)}"
    assert said(cards, "0 play P-colour") == Concept("colour", {"colour": "R", "count": "3"})


def test_a_star_opens_cards() -> None:
    cards = f"hand.0: P-star G-rock R-rock; {REST.format(MANY)}; deck: B-rock Y-two G-paper rest"
    assert said(cards, "0 play P-star") == Concept("star", {})


@pytest.mark.parametrize(
    ("better", "made", "told"),
    [
        ("play B-rock", "draw", "why-draw"),
        ("play B-rock", "pass", "why-pass"),
        ("play B-rock", "accept", "why-accept"),
        ("use B-rock", "keep B-rock", "why-use"),
        ("draw", "play B-rock", ""),
        ("draw", "play P-cancel", "why-cancel"),
        ("draw", "play P-star", "why-purple"),
        ("accept", "play P-cancel", ""),
        ("play B-rock", "play P-cancel", "why-cancel"),
        ("play B-rock", "play P-star", "why-purple"),
        ("play B-skip", "play B-rock", ""),
        ("play B-rock", "play BR-rock", "why-two"),
        ("play BR-rock", "play B-rock", ""),
        ("play P-star", "play BR-rock", ""),
        ("play B-rock", "play R-rock", "why-follow 1"),
        ("play R-rock", "play B-rock", ""),
        ("play B-paper", "play R-rock", ""),
        ("colour B", "colour R", "why-colour 2"),
        ("colour R", "colour B", ""),
    ],
)
def test_why_another_move_was_better(better: str, made: str, told: str) -> None:
    assert why(better, made) == told


def test_who_has_few_cards_is_to_be_slowed_down() -> None:
    assert why("play B-skip", "play B-rock", FEW) == "why-short 1"


def test_a_coach_of_kanobu_looks_longer_than_elsewhere() -> None:
    assert find_game("kanobu").coach_iterations() > find_game("unit").coach_iterations()

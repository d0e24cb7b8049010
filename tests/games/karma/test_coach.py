"""What a coach says about Karma."""

import pytest

from koloda.bots.coach import idea
from koloda.engine.values.concept import Concept
from koloda.games import find_game
from tests.helpers import given, play


def said(cards: str, options: str = "players=2") -> Concept | None:
    return idea(given(f"karma 2 {options}; stage: play; turn: 0; {cards}; removed: rest"), 0)


def why(cards: str, better: str, made: str, options: str = "") -> str:
    head = f"karma 2 players=3 {options}; stage: play; turn: 0"
    state = given(f"{head}; {cards}; hand.2: 9; removed: rest")
    setup = state.setup
    found = setup.game.why_better(setup, state.view(0), better.split(), made.split())
    return "" if found is None else " ".join([found.name, *found.values.values()])


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("hand.0: 3 7 FB; hand.1: 9; pile: 2", Concept("lowest", {"count": "2", "card": "3"})),
        ("hand.0: 3 7 7; hand.1: 9; pile: 4 2", Concept("clears", {"card": "7", "count": "2"})),
        ("hand.0: 4 7; hand.1: 9; pile: 2 4", Concept("clears", {"card": "4", "count": "2"})),
        ("hand.0: 3 GP FB; hand.1: 9; pile: 5 12", Concept("only-karma", {"count": "2"})),
        ("hand.0: GP FB; hand.1: 9; pile:", None),
        ("up.0: 5 7; hand.1: 9; pile: 2", Concept("lowest", {"count": "2", "card": "5"})),
        ("down.0: 5 7 3; hand.1: 9; pile: 2", Concept("flip", {})),
    ],
)
def test_what_matters_in_a_turn(cards: str, told: Concept | None) -> None:
    assert said(cards) == told


def test_a_clear_is_told_only_beyond_doubt() -> None:
    cards = "hand.0: 4 7; hand.1: 9; pile: 4 4"
    assert said(cards, "players=2 copies=3 clear=3") == Concept(
        "clears", {"card": "4", "count": "2"}
    )
    careful = "players=2 moved_card_can_be_doubled=no"
    found = said("hand.0: 4 7; hand.1: 9; pile: 4", careful)
    assert found == Concept("lowest", {"count": "2", "card": "4"})


def test_other_choices_have_ideas_of_their_own() -> None:
    state = given(
        "karma 2 players=3; stage: play; turn: 0; hand.0: GP PT; up.0: 7 9; hand.1: 3 4; "
        "hand.2: 8; pile: 2; removed: rest"
    )
    follows = state.clone()
    play(state, "0 play GP")
    assert idea(state, 0) == Concept("give", {"player": "2"})
    play(follows, "0 play PT")
    assert idea(follows, 0) == Concept("follow", {})


@pytest.mark.parametrize(
    ("better", "made", "told"),
    [
        ("play 12", "take", "why-take 2"),
        ("play 7", "play 12", "why-clears"),
        ("play GP GP", "play 13", "why-several 2"),
        ("play 12", "play FB", "why-save FB"),
        ("play 12", "play 13", "why-lower 13"),
        ("play 13", "play 12", ""),
        ("play 12", "play 12", ""),
        ("play GP", "play FB", ""),
        ("play GP", "finish", ""),
    ],
)
def test_why_another_move_was_better(better: str, made: str, told: str) -> None:
    cards = "hand.0: 7 12 12 13 13 FB GP; hand.1: 9; pile: 2 7"
    assert why(cards, better, made, options="copies=3 clear=2") == told


def test_why_another_choice_was_better() -> None:
    cards = "hand.0: 7; hand.1: 8 8; pile: 2 GP"
    assert why(cards, "give 2", "give 1") == "why-give 2"
    assert why(cards, "give 1", "give 2") == ""
    assert why(cards, "table 12", "table 7") == "why-choose 12"
    assert why(cards, "table 7", "table GP") == ""


def test_a_coach_of_karma_looks_longer_than_elsewhere() -> None:
    assert find_game("karma").coach_iterations() > find_game("unit").coach_iterations()

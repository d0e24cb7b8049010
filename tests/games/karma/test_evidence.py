"""What bots make of a pile that was taken: only what everybody saw, and no part of a position."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from tests.helpers import given

KARMA = find_game("karma")
TAKEN = "hand.0: 1 2; hand.1: 3 3; up.0: 16; up.1: 15; pile: 12; removed: rest; deck: 9 9 13 GP"
RU = "players=2"
EN = "players=2 edition=en"


def table(turn: int, cards: str = TAKEN, options: str = RU) -> State:
    return given(f"karma 2 {options}; stage: play; turn: {turn}; {cards}")


def noted(state: State, *moves: str, text: str = "") -> Evidence:
    """The evidence after these moves, which are played."""
    evidence = KARMA.evidence(state.setup, text)
    for move in moves:
        seat, words = move.split(maxsplit=1)
        before = state.clone()
        action = state.setup.actions.parse(words)
        state.play(int(seat), action)
        evidence.note(before, int(seat), action, state)
    return evidence


def test_whoever_took_the_pile_held_nothing_that_fits() -> None:
    state = table(1)
    evidence = noted(state, "1 take")
    assert evidence.text() == "lacks.1: 12 13 14 15 16 GP PT BU FB"
    assert "lacks" not in str(state)
    credible = {True: set[str](), False: set[str]()}
    for seed in range(80):
        world = state.determinize(0, FastRng(seed))
        hand = [card for card in world.fields()["hand.1"] if not card.endswith("!")]
        fits = any(card in evidence.text().split() for card in hand)
        credible[fits].add(str(evidence.credence(world, 0)))
        assert evidence.credence(world, 1) == 1.0  # a seat knows its own hand
    assert credible == {True: {"0.0"}, False: {"1.0"}}


def test_where_the_pile_may_be_taken_at_will_it_tells_less() -> None:
    state = table(0, options=EN)
    evidence = KARMA.evidence(state.setup, "lacks.1: 3")
    assert (evidence.credence(state, 0), evidence.credence(state, 1)) == (0.25, 1.0)
    assert KARMA.evidence(state.setup).credence(state, 0) == 1.0


def test_a_card_that_everybody_saw_go_into_the_hand_is_no_doubt() -> None:
    state = table(0, TAKEN.replace("hand.1: 3 3", "hand.1: 3! 3!"))
    assert KARMA.evidence(state.setup, "lacks.1: 3").credence(state, 0) == 1.0


def test_several_piles_taken_add_up() -> None:
    cards = "hand.0: 4 12; hand.1: 3 3 5; up.0: 16; up.1: 15; pile: FB; removed: rest"
    state = table(0, cards.replace("hand.0: 4 12", "hand.0: 7 12"))
    assert noted(state, "0 take").text() == "lacks.0: 1 2 3 4 5 GP PT BU FB"
    evidence = noted(state, "1 play 5", "0 play 12", text="lacks.1: 1 2")
    assert evidence.text() == "lacks.1: 1 2"
    noted_again = noted(state, "1 take", text=evidence.text())
    assert noted_again.text() == "lacks.1: 1 2 12 13 14 15 16 GP PT BU FB"


def test_without_hand_cards_taking_tells_nothing() -> None:
    cards = "hand.0: 7; up.1: 8; pile: 12; removed: rest"
    assert noted(table(1, cards), "1 take").text() == ""


def test_a_drawn_card_ends_what_is_known() -> None:
    state = table(1, TAKEN.replace("pile: 12", "pile: 2"))
    assert noted(state, "1 play 3", text="lacks.0: 7; lacks.1: 16").text() == "lacks.0: 7"
    # Who has fewer than three cards with the pile draws at once.
    state = table(1, TAKEN.replace("hand.1: 3 3", "hand.1: 3"))
    assert noted(state, "1 take").text() == ""


def test_chance_tells_nothing_about_hands() -> None:
    state = KARMA.new(2, {"dealer": 0})
    evidence = KARMA.evidence(state.setup, "lacks.1: 3")
    rng = FastRng(1)
    while state.actor() == CHANCE:
        before = state.clone()
        action = state.sample_chance(rng)
        state.apply(CHANCE, action)
        evidence.note(before, CHANCE, action, state)
    assert evidence.text() == "lacks.1: 3"


def test_evidence_is_read_back() -> None:
    setup = KARMA.setup(3)
    text = "lacks.0: 12 GP; lacks.2: 1 16"
    assert KARMA.evidence(setup, text).text() == text
    with pytest.raises(NotationError, match=r"'lacks.3' is not known"):
        KARMA.evidence(setup, "lacks.3: 5")

"""What declined offers tell about hidden cards."""

import pytest

from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.errors import NotationError
from tests.clauses.karmaka.positions import KARMAKA, turn_of

SETUP = KARMAKA.setup(2)


def watched(state: State, *moves: str) -> Evidence:
    """The evidence of these moves."""
    evidence = KARMAKA.evidence(state.setup)
    for move in moves:
        seat, text = move.split(maxsplit=1)
        before = state.clone()
        state.play_text(int(seat), text)
        evidence.note(before, int(seat), state.setup.actions.parse(text), state)
    return evidence


@pytest.mark.parametrize(("hand", "credence"), [("spite", 0.5), ("swindle", 1.0)])
def test_whoever_declined_a_colour_hardly_collects_it(hand: str, credence: float) -> None:
    state = turn_of(0, f"hand.0: roulette peek; hand.1: {hand} mimic")
    evidence = watched(state, "0 ability roulette", "0 done", "0 done", "1 decline")
    assert evidence.text() == "declined.1: red"
    assert evidence.credence(state, 0) == credence
    assert evidence.credence(state, 1) == 1.0


def test_mosaic_and_accepted_cards_tell_nothing() -> None:
    state = turn_of(0, "hand.0: mimic embody; hand.1: spite peek")
    evidence = watched(state, "0 ability mimic", "1 decline", "1 points peek", "0 ability embody")
    assert evidence.text() == ""
    state = turn_of(0, "hand.0: roulette peek; hand.1: spite mimic")
    evidence = watched(state, "0 ability roulette", "0 done", "0 done", "1 accept")
    assert evidence.text() == "" and evidence.credence(state, 0) == 1.0


def test_a_new_life_forgets_what_was_declined() -> None:
    state = turn_of(0, "hand.0: roulette peek; deck.0: panic")
    assert watched(state, "0 ability roulette", "0 done", "0 done", "1 decline").text() == ""
    state = turn_of(0, "hand.0: roulette peek; deck.0: panic; rings: 0 1")
    moves = ["0 ability roulette", "0 done", "0 done", "1 decline"]
    assert watched(state.clone(), *moves).text() == "declined.1: red"
    assert watched(state, *moves, "1 rings 1").text() == ""


def test_evidence_is_read_as_it_was_written() -> None:
    text = "declined.0: green; declined.1: red blue"
    assert KARMAKA.evidence(SETUP, text).text() == text


@pytest.mark.parametrize("text", ["declined.2: red", "declined.1: pink", "declined.1"])
def test_other_evidence_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"declined\.|'pink'"):
        KARMAKA.evidence(SETUP, text)

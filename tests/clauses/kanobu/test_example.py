"""Kanobu, the rule book's example of play, from the deal on."""

import pytest

from tests.clauses.kanobu.positions import deal, deck, hand, pending, pile
from tests.helpers import legal, names, play

SASHA = "BG-paper B-three R-rock Y-rock Y-paper G-one"
NASTYA = "P-colour P-cancel B-paper B-paper Y-skip G-two"
SERYOZHA = "G-rock G-rock G-paper Y-scissors B-scissors Y-one"


@pytest.mark.clause("kanobu N26", "kanobu N18", "kanobu N24", "kanobu N25", "kanobu N10")
def test_the_worked_example() -> None:
    state = deal(f"{SASHA} {NASTYA} {SERYOZHA} B-rock R-three")
    assert pile(state) == "B-rock" and deck(state)[0] == "R-three"
    play(state, "0 play BG-paper", "1 play P-colour", "1 colour R")
    assert pile(state) == "B-rock BG-paper P-colour=R"
    assert legal(state, 2) == ["draw"]
    play(state, "2 draw")
    assert legal(state, 2) == ["play R-three", "pass"]
    play(state, "2 play R-three")
    assert pending(state) == "three 3 2" and legal(state, 0) == ["play B-three", "accept"]
    play(state, "0 play B-three")
    assert pending(state) == "three 6 0" and legal(state, 1) == ["play P-cancel", "accept"]
    below = deck(state)
    assert names(play(state, "1 play P-cancel")) == ["played", "cancelled", "cancelled"]
    assert pile(state) == "B-rock BG-paper P-colour=R R-three" and pending(state) == ""
    assert deck(state) == [*below, "B-three", "P-cancel"]
    assert state.view(2).zone("deck").cards == ("?",) * len(below) + ("B-three", "P-cancel")
    assert [len(hand(state, seat).split()) for seat in range(3)] == [4, 4, 6]
    assert state.to_act() == [2] and legal(state, 2) == ["draw"]
    play(state, "2 draw", "2 pass")
    assert legal(state, 0) == ["play R-rock", "draw"]

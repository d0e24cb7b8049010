"""Hints: the best few actions, the chance to win and a reason, from a seat's knowledge only."""

from koloda.bots.hints import explain, hints, is_sure
from koloda.bots.search import Choice
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence
from tests.helpers import given

WIN_OR_LOSE = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"
)


def test_the_winning_move_is_clearly_best() -> None:
    state = given(WIN_OR_LOSE)
    found = hints(state, 0, Evidence(), FastRng(1), seconds=0.2)
    texts = [state.setup.actions.text(hint.action) for hint in found]
    assert texts == ["play 9 9", "play 9"]
    assert [hint.reason for hint in found] == ["clear", "worse"]
    assert found[0].win > 0.95 and found[1].win < 0.05


def test_a_forced_move_needs_no_thought() -> None:
    state = given(WIN_OR_LOSE.replace("pile: 4", "pile: 12"))
    assert [hint.reason for hint in hints(state, 0, Evidence(), FastRng(1))] == ["only"]


def test_moves_of_nearly_the_same_worth_are_called_so() -> None:
    found = explain([Choice(3, 50, 0.10), Choice(4, 40, 0.04), Choice(5, 9, -0.6)], sure=True)
    assert [hint.reason for hint in found] == ["best", "close", "worse"]
    assert [round(hint.win, 2) for hint in found] == [0.55, 0.52, 0.2]


def test_a_lead_that_may_be_chance_is_not_called_clear() -> None:
    choices = [Choice(3, 50, 0.30), Choice(4, 40, 0.04)]
    assert [hint.reason for hint in explain(choices, sure=False)] == ["best", "worse"]
    assert [hint.reason for hint in explain(choices, sure=True)] == ["clear", "worse"]
    wins, loses = [1.0, -1.0] * 20, [-1.0, 1.0] * 20
    assert not is_sure(choices, [3, 4], [wins, loses])
    assert not is_sure(choices[:1], [3], [wins])
    assert is_sure(choices, [4, 3], [[-1.0] * 39 + [1.0], [1.0] * 40])

"""Rows of legal actions."""

from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.state import CHANCE
from koloda.games import find_game
from tests.engine.test_contract_toy import Toy
from tests.envs.tables import moments


def test_a_row_grows() -> None:
    row = ActionList()
    for action in range(40):
        row.append(action)
    assert row.listed() == list(range(40))


def test_an_action_for_each_bit_of_a_set() -> None:
    row = ActionList()
    row.append_set(100, 0b100101)
    row.append_set(7, 0)
    assert row.listed() == [100, 102, 105]


def test_a_row_holds_what_a_list_holds() -> None:
    row = ActionList()
    for name in ("karma", "kanobu", "karmaka", "unit"):
        for state in moments(find_game(name).new(2), 4):
            seat = state.actor()
            if seat >= 0:
                row.size = 0
                state.list_legal(seat, row)
                assert row.listed() == state.legal_actions(seat)


def test_a_game_that_only_knows_lists_fills_a_row() -> None:
    state, rng, row = Toy().new(2), FastRng(1), ActionList()
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample_chance(rng))
    state.list_legal(state.actor(), row)
    assert row.listed() == state.legal_actions(state.actor())

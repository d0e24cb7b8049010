"""Errors: a fault with its values is one sentence, here and in another process."""

import pickle

import pytest

from koloda.engine.values.errors import KolodaError, NotationError, OptionError, quoted
from koloda.engine.values.faults import NO_GAME
from koloda.engine.values.refusal import IllegalAction
from koloda.games import find_game


def test_a_fault_and_its_values_are_a_sentence() -> None:
    error = OptionError(NO_GAME, game=quoted("chess"), known="karma")
    assert str(error) == "there is no game 'chess'; there is karma"
    assert (error.fault.name, error.values) == ("no-game", {"game": "'chess'", "known": "karma"})


def test_a_game_of_somebody_else_may_say_a_plain_sentence() -> None:
    error = NotationError("stones position: {7} is not a heap")
    assert str(error) == "stones position: {7} is not a heap"
    assert (error.fault.name, error.values) == ("", {})


def test_errors_come_back_from_other_processes() -> None:
    for error in (KolodaError("no"), OptionError(NO_GAME, game="x", known="y")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.values) == (type(error), str(error), error.values)
    with pytest.raises(IllegalAction) as told:
        find_game("karma").new(2).play(0, 0)
    again = pickle.loads(pickle.dumps(told.value))
    assert again.refusal == told.value.refusal and str(again) == str(told.value)

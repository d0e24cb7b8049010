"""The shuffle of Karma: all at once it is the one that drivers make card by card."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.engine.values.options import Value
from koloda.games import find_game

KARMA = find_game("karma")


@pytest.mark.parametrize("options", [{}, {"dealer": 1}, {"edition": "full"}])
@pytest.mark.parametrize("placed", [0, 1, 17])
def test_shuffling_at_once_draws_the_same_cards(options: dict[str, Value], placed: int) -> None:
    one_by_one, at_once = KARMA.new(2, options), KARMA.new(2, options)
    slow, quick = FastRng(5), FastRng(5)
    for _ in range(placed):
        at_once.apply(CHANCE, at_once.sample_chance(quick))
    at_once.run_chance(quick)
    while one_by_one.actor() == CHANCE:
        one_by_one.play(CHANCE, one_by_one.sample_chance(slow))
    assert str(at_once) == str(one_by_one)
    assert quick.below(1000) == slow.below(1000)
    at_once.run_chance(quick)
    assert str(at_once) == str(one_by_one)

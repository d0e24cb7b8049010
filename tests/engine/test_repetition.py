"""Positions met before."""

from collections import Counter

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.repetition import FEW, RepetitionTable

SPAN = 1 << 30


def some_keys(number: int) -> list[int]:
    """Keys of sixty bits, nearly all of them different."""
    rng = FastRng(7)
    return [rng.below(SPAN) * SPAN + rng.below(SPAN) for _ in range(number)]


@given_any(st.lists(st.integers(0, 5 * FEW), max_size=10 * FEW))
def test_every_position_is_counted(keys: list[int]) -> None:
    memory, counts = RepetitionTable(), Counter[int]()
    for key in keys:
        counts[key] += 1
        assert memory.visit(key) == memory.met() == counts[key]
    assert memory.keys() == keys


def test_hundreds_of_positions() -> None:
    memory, keys = RepetitionTable(), some_keys(1500)
    assert {memory.visit(key) for key in keys} == {1}
    assert {memory.visit(key) for key in keys} == {2}


def test_keys_that_share_their_marks_are_told_apart() -> None:
    memory = RepetitionTable()
    for key in some_keys(100):
        memory.visit(key)
    newest = memory.newest
    assert memory.visit(newest ^ 1 << 59) == 1
    assert memory.visit(newest) == 2


@pytest.mark.parametrize("number", [0, 3, FEW - 1, FEW, FEW + 1, 2 * FEW, 10 * FEW])
def test_a_copy_goes_its_own_way(number: int) -> None:
    memory, keys = RepetitionTable(), some_keys(number)
    memory.replace(keys)
    copy, other = memory.clone(), memory.clone()
    assert copy.visit(1) == 1 and memory.visit(2) == 1 and copy.visit(2) == 1
    assert copy.clone().visit(1) == 2
    assert [memory.visit(key) for key in keys] == [copy.visit(key) for key in keys] == [2] * number
    assert other.keys() == keys and other.met() == 1


def test_keys_survive_being_written_and_read() -> None:
    memory, again = RepetitionTable(), RepetitionTable()
    keys = some_keys(200)
    memory.replace([*keys, *keys[:50]])
    again.replace(memory.keys())
    assert again.keys() == memory.keys() and again.met() == memory.met() == 2


def test_only_the_newest_is_kept() -> None:
    memory = RepetitionTable()
    memory.replace([*some_keys(50), 5, 6, 5])
    memory.keep_newest(8)
    assert memory.keys() == [8, 8] and memory.met() == 2
    memory.forget()
    assert memory.keys() == [] and memory.met() == 1 and memory.visit(8) == 1


@pytest.mark.parametrize("number", [3, FEW, 10 * FEW])
def test_what_one_forgets_its_copy_still_knows(number: int) -> None:
    memory, keys = RepetitionTable(), some_keys(number)
    for key in keys:
        memory.visit(key)
    copy = memory.clone()
    memory.forget()
    memory.forget()
    assert memory.visit(keys[0]) == 1 and memory.keys() == keys[:1]
    assert copy.keys() == keys and copy.visit(keys[0]) == 2
    memory.forget()
    assert [memory.visit(key) for key in keys] == [1] * number

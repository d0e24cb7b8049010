"""Sets of numbers below 120."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.wide_bits import (
    WideBitsTable,
    difference,
    first,
    has_number,
    intersection,
    no_bits,
    nth,
    numbers,
    rest,
    size,
    some,
    union,
    wide_bits,
    with_number,
    without_number,
)

SETS = st.sets(st.integers(0, 119))


@given(SETS, SETS)
def test_a_set_does_what_sets_do(some_numbers: set[int], others: set[int]) -> None:
    one, other = wide_bits(list(some_numbers)), wide_bits(list(others))
    assert numbers(one) == sorted(some_numbers) and size(one) == len(some_numbers)
    assert some(one) == bool(some_numbers)
    assert numbers(union(one, other)) == sorted(some_numbers | others)
    assert numbers(intersection(one, other)) == sorted(some_numbers & others)
    assert numbers(difference(one, other)) == sorted(some_numbers - others)
    assert [nth(one, place) for place in range(len(some_numbers))] == sorted(some_numbers)
    assert {number for number in range(120) if has_number(one, number)} == some_numbers


@given(SETS, st.integers(0, 119))
def test_numbers_come_and_go(found: set[int], number: int) -> None:
    bits = wide_bits(list(found))
    assert numbers(with_number(bits, number)) == sorted(found | {number})
    assert numbers(without_number(bits, number)) == sorted(found - {number})


def test_the_lowest_number_and_the_others() -> None:
    bits = wide_bits([7, 59, 60, 119])
    found = []
    while some(bits):
        found.append(first(bits))
        bits = rest(bits)
    assert found == [7, 59, 60, 119] and bits == no_bits()


def test_a_table_of_sets() -> None:
    table = WideBitsTable([[], [3, 100]])
    assert numbers(table.at(0)) == [] and numbers(table.at(1)) == [3, 100]
    assert numbers(table.common(1, wide_bits([3, 4, 99, 100]))) == [3, 100]
    assert numbers(table.common(1, wide_bits([3, 4]))) == [3]
    assert [number for number in range(120) if table.holds(1, number)] == [3, 100]


def test_an_action_for_each_number() -> None:
    row = ActionList()
    row.append_wide(1000, wide_bits([0, 59, 60, 119]))
    row.append_wide(7, no_bits())
    row.append_wide(7, wide_bits([5]))
    assert row.listed() == [1000, 1059, 1060, 1119, 12]

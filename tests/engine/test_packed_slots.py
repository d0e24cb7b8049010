"""Small numbers packed into one integer, compared with plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.containers.packed_slots import (
    EMPTY,
    at_bottom,
    emptied,
    filled,
    from_bottom,
    in_slot,
    push,
    refilled,
    run_on_top,
    slots_of,
)

ROWS = st.lists(st.integers(EMPTY, 30), min_size=1, max_size=12)
STACKS = st.lists(st.integers(0, 30), max_size=80)


@given(ROWS, st.data())
def test_slots_hold_numbers_or_nothing(row: list[int], data: st.DataObject) -> None:
    slots = slots_of(row)
    assert [in_slot(slots, place) for place in range(len(row))] == row
    assert filled(slots) == sum(number != EMPTY for number in row)
    place = data.draw(st.integers(0, len(row) - 1))
    row[place] = data.draw(st.integers(EMPTY, 30))
    assert refilled(slots, place, row[place]) == slots_of(row)
    row[place] = EMPTY
    assert emptied(slots, place) == slots_of(row)


def stacked(numbers: list[int]) -> int:
    stack = 0
    for number in numbers:
        stack = push(stack, number)
    return stack


@given(STACKS)
def test_a_stack_keeps_its_order_whatever_its_size(numbers: list[int]) -> None:
    stack = stacked(numbers)
    assert from_bottom(stack) == numbers
    if numbers:
        assert at_bottom(stack, len(numbers)) == numbers[0]


@given(STACKS, st.integers(0, 30), st.integers(0, 5), st.integers(0, 90))
def test_the_run_on_top_ends_at_another_number_or_where_one_stops_looking(
    below: list[int], number: int, copies: int, most: int
) -> None:
    below = [*below, (number + 1) % 31]
    stack = stacked(below + [number] * copies)
    assert run_on_top(stack, number, most) == min(copies, most)
    assert run_on_top(stacked([number] * copies), number, copies) == copies

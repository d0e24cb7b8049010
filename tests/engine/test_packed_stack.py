"""A short stack in one integer, compared with a list."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.containers.packed_stack import NOTHING, from_top, popped, pushed, stack_of, top


@given(st.lists(st.integers(1, 63), max_size=9), st.integers(1, 63))
def test_a_stack_gives_back_what_was_put_on_it(numbers: list[int], number: int) -> None:
    stack = stack_of(numbers)
    assert from_top(stack) == numbers
    assert top(stack) == (numbers[0] if numbers else NOTHING)
    higher = pushed(stack, number)
    assert top(higher) == number
    assert popped(higher) == stack
